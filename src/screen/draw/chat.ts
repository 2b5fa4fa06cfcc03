import { bold, dim, row, type Ink, type Line } from '../line.ts';
import { page } from '../layout.ts';
import { rules } from '../glyphs.ts';
import { wrap } from '../../text/index.ts';
import type { ChatLine } from '../../table/index.ts';
import type { Entry } from './feed.ts';
import type { SafeText } from '../../text/index.ts';
import type { Viewer } from '../../game/index.ts';
import type { Words } from '../../words/index.ts';

const indent = '  ';

/** Whom a mention is meant for. */
export interface Reader {
  readonly seat: Viewer;
  readonly name: SafeText | null;
}

/** What was said, as entries beside the log. */
export const chatEntries = (
  said: readonly ChatLine[],
  reader: Reader,
  columns: number,
  words: Words,
): readonly Entry[] => said.map((line) => ({ lines: entry(line, ' ', reader, columns, words) }));

/** What was said, as entries of a page of its own, round by round. */
export const chatPageEntries = (said: readonly ChatLine[], reader: Reader, words: Words): readonly Entry[] =>
  said.map((line) => ({
    lines: entry(line, '  ', reader, page.columns, words),
    heading: line.round === null ? dim(rules.theirs.repeat(page.columns)) : roundHead(line.round, words),
  }));

function roundHead(round: number, { chat }: Words): Line {
  const start = `${rules.theirs}${rules.theirs} ${chat.round(round)} `;
  return dim(start + rules.theirs.repeat(page.columns - start.length));
}

function entry(line: ChatLine, gap: string, reader: Reader, columns: number, words: Words): readonly Line[] {
  const { seat, name, text } = line;
  const who = seat === null ? words.chat.spectator : `${seat + 1} ${name}`;
  const whole = `${who}${gap}${text}`;
  const [first = ''] = wrap(whole, columns);
  const rest = whole.slice(first.length).trimStart();
  const others = rest === '' ? [] : wrap(rest, columns - indent.length);
  return [
    row(bold(first.slice(0, who.length)), accented(first.slice(who.length), reader)),
    ...others.map((other) => row(indent, accented(other, reader))),
  ];
}

/** The text with mentions of its reader, by name or by seat, in the colour of who is to act. */
function accented(text: string, { seat, name }: Reader): Line {
  if (seat === null || name === null) return row(text);
  const mention = new RegExp(`(@(?:${escaped(name)}|${seat + 1})(?![\\p{L}\\p{N}]))`, 'iu');
  return text
    .split(mention)
    .map((part, index): Ink =>
      index % 2 === 1 ? { text: part, weight: 'bold', tone: 'turn' } : { text: part },
    )
    .filter((part) => part.text !== '');
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
