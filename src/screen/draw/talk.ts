import { chatEntries, chatPageEntries, type Reader } from './chat.ts';
import { feed } from './feed.ts';
import { fitted, row, type Line } from '../line.ts';
import { headed, silenceBar } from '../rule.ts';
import { isSilent, type ScreenState } from '../state.ts';
import { logEntries } from './log.ts';
import { columns, page, talk } from '../layout.ts';
import type { Scene, Words } from '../../words/index.ts';

/** Log and chat side by side under the board, in so many rows. */
export function talkRows(state: ScreenState, scene: Scene, rows: number, words: Words): readonly Line[] {
  const log = feed(logEntries(scene.story, scene.nameOf, talk.log, words), rows - 1);
  const chat = chatColumn(state, talk.chat, rows - 1, words);
  return [headed(words.board.log, talk.log), ...log].map((line, index) =>
    row(' ', fitted(line, talk.log), '  ', chat[index] ?? []),
  );
}

/** A head and the newest of what was said. */
export function chatColumn(state: ScreenState, columns: number, lines: number, words: Words): readonly Line[] {
  const entries = chatEntries(state.talk, readerOf(state), columns, words);
  return [headed(words.chat.head, columns), ...feed(entries, lines)];
}

/** A row above the dock where silence must be kept aloud too; none where not. */
export function silence(state: ScreenState, words: Words): readonly Line[] {
  if (!state.update.table.together || !isSilent(state)) return [];
  return [silenceBar(words.table.silence, columns)];
}

/** All that was said, over the board. */
export function chatPage(state: ScreenState, rows: number, words: Words): readonly Line[] {
  const { chat } = words;
  const entries = chatPageEntries(state.talk, readerOf(state), words);
  const body = entries.length === 0 ? [row(chat.nothing)] : feed(entries, rows - 1, state.back);
  return pageOf(chat.head, chat.keys, body);
}

/** The whole log, over the board. */
export function logPage(state: ScreenState, scene: Scene, rows: number, words: Words): readonly Line[] {
  const entries = logEntries(scene.story, scene.nameOf, page.columns, words);
  return pageOf(words.logPage.head, words.logPage.keys, feed(entries, rows - 1, state.back));
}

const pageOf = (head: string, keys: string, body: readonly Line[]): readonly Line[] =>
  [headed(head, page.columns, row(' ', keys)), ...body].map((line) => row(' ', line));

function readerOf({ update: { viewer, table } }: ScreenState): Reader {
  return { seat: viewer, name: viewer === null ? null : (table.seats[viewer]?.name ?? null) };
}
