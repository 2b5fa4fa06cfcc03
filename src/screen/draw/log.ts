import { bold, row } from '../line.ts';
import { logLine, type NameOf, type Told } from '../../words/index.ts';
import { wrap } from '../../text/index.ts';
import type { Entry } from './feed.ts';
import type { Sheet } from '../sheet.ts';

const indent = 3;

/** The public log, or so many of its newest entries, so many columns wide. */
export function logEntries(
  story: readonly Told[],
  nameOf: NameOf,
  columns: number,
  sheet: Sheet,
  newest = story.length,
): readonly Entry[] {
  const said = story.flatMap((told) => {
    const text = logLine(sheet.words, told, nameOf);
    const { event, before } = told;
    const round = event.type === 'round-began' ? event.round : before.round;
    return text === null ? [] : [{ text, round }];
  });
  return said.slice(-newest).map(({ text, round }) => {
    const lines = wrap(text, columns - indent).map((line, index) =>
      index === 0 ? row(bold(String(round)), ' ', line) : row(' '.repeat(indent), line),
    );
    return { lines };
  });
}
