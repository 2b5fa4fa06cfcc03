import { bold, fitted, row } from '../line.ts';
import { logLine, type Scene } from '../../words/index.ts';
import { wrap } from '../../text/index.ts';
import type { Entry } from './feed.ts';
import type { Sheet } from '../sheet.ts';

/** The round stands before each entry, beginning with a letter: a bare number would read as a seat. */
const indent = 4;

/** The public log, or so many of its newest entries, so many columns wide. */
export function logEntries(
  { story, nameOf, view, brokenOff }: Scene,
  columns: number,
  sheet: Sheet,
  newest = story.length + 1,
): readonly Entry[] {
  const said = story.flatMap((told) => {
    const text = logLine(sheet.words, told, nameOf);
    const { event, before } = told;
    const round = event.type === 'round-began' ? event.round : before.round;
    return text === null ? [] : [{ text, round }];
  });
  if (brokenOff !== null) said.push({ text: sheet.words.board.brokenOff(brokenOff), round: view.round });
  return said.slice(-newest).map(({ text, round }) => {
    const lines = wrap(text, columns - indent).map((line, index) =>
      index === 0
        ? row(fitted(bold(sheet.words.board.roundShort(round)), indent - 1), ' ', line)
        : row(' '.repeat(indent), line),
    );
    return { lines };
  });
}
