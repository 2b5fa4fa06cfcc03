import { bold, fitted, row, type Line } from '../line.ts';
import { headed } from '../rule.ts';
import { talk } from '../layout.ts';
import { wrap } from '../../text/index.ts';
import { logLine, type NameOf, type Told, type Words } from '../../words/index.ts';

const indent = 3;

/** The end of the public log: whole entries only, the newest last. */
export function log(story: readonly Told[], nameOf: NameOf, words: Words): readonly Line[] {
  const shown: Line[] = [];
  for (let index = story.length - 1; index >= 0; index -= 1) {
    const told = story[index];
    const entry = told ? entryOf(told, nameOf, words) : [];
    if (shown.length + entry.length > talk.lines) break;
    shown.unshift(...entry);
  }
  const blank = Array.from({ length: talk.lines - shown.length }, (): Line => []);
  return [headed(words.board.log, talk.columns), ...shown, ...blank].map((line) =>
    row(' ', fitted(line, talk.columns)),
  );
}

function entryOf(told: Told, nameOf: NameOf, words: Words): readonly Line[] {
  const text = logLine(words, told, nameOf);
  if (text === null) return [];
  const { event, before } = told;
  const round = event.type === 'round-began' ? event.round : before.round;
  return wrap(text, talk.columns - indent).map((line, index) =>
    index === 0 ? row(bold(String(round)), ' ', line) : row(' '.repeat(indent), line),
  );
}
