import { noted } from '../draw/chat.ts';
import { logLine, type Words } from '../../words/index.ts';
import type { ScreenState } from '../state.ts';

/** The public log, an entry each, with its round. */
export function logLines({ story, update }: ScreenState, words: Words): readonly string[] {
  const nameOf = (seat: number): string => update.table.seats[seat]?.name ?? '';
  return story.flatMap((told) => {
    const text = logLine(words, told, nameOf);
    const { event, before } = told;
    const round = event.type === 'round-began' ? event.round : before.round;
    return text === null ? [] : [`${words.board.roundShort(round)} ${text}`];
  });
}

/** What was said and noted, each with whose words it is. */
export const talkLines = ({ talk }: ScreenState, { chat }: Words): readonly string[] =>
  talk.map((line) => {
    if (line.type !== 'said') return noted(line, chat);
    return `${line.seat === null ? chat.spectator : `${line.seat + 1} ${line.name}`}: ${line.text}`;
  });
