import { bold, dim, row, type Ink, type Line } from '../line.ts';
import { glyphs, rules } from '../glyphs.ts';
import { width, wrap } from '../../text/index.ts';
import type { ChatLine } from '../../table/index.ts';
import type { ChatWords } from '../../words/index.ts';
import type { Entry } from './feed.ts';
import type { SafeText } from '../../text/index.ts';
import type { Viewer } from '../../game/index.ts';
import { pageColumns } from '../layout.ts';
import type { Sheet } from '../sheet.ts';

/**
 * The second row of an entry begins right of where a seat's number stands in the first, be it of what was said or of a
 * notice: so nobody's words can pass for the beginning of an entry.
 */
const indent = '   ';

/** Whom a mention is meant for. */
export interface Reader {
  readonly seat: Viewer;
  readonly name: SafeText | null;
}

/** What was said and noted, as entries beside the log. */
export const chatEntries = (
  said: readonly ChatLine[],
  reader: Reader,
  columns: number,
  sheet: Sheet,
): readonly Entry[] => said.map((line) => ({ lines: entry(line, ' ', reader, columns, sheet) }));

/** What was said and noted, as entries of a page of its own, round by round. */
export const chatPageEntries = (said: readonly ChatLine[], reader: Reader, sheet: Sheet): readonly Entry[] =>
  said.map((line) => ({
    lines: entry(line, '  ', reader, pageColumns(sheet.layout), sheet),
    heading:
      line.round === null ? dim(rules.theirs.repeat(pageColumns(sheet.layout))) : roundHead(line.round, sheet),
  }));

function roundHead(round: number, sheet: Sheet): Line {
  const start = `${rules.theirs}${rules.theirs} ${sheet.words.chat.round(round)} `;
  return dim(start + rules.theirs.repeat(pageColumns(sheet.layout) - width(start)));
}

/** What was said begins with its speaker, a notice with a sign: no name or number can stand in its place. */
function entry(line: ChatLine, gap: string, reader: Reader, columns: number, sheet: Sheet): readonly Line[] {
  const { chat } = sheet.words;
  if (line.type !== 'said') {
    const text = `${glyphs.dot} ${noted(line, chat)}`;
    return hanging(text, columns).map((part, index) => (index === 0 ? row(part) : row(indent, part)));
  }
  const { seat, name } = line;
  const who = seat === null ? chat.spectator : `${seat + 1} ${name}`;
  const [first = '', ...others] = hanging(`${who}${gap}${line.text}`, columns);
  return [
    row(bold(first.slice(0, who.length)), accented(first.slice(who.length), reader)),
    ...others.map((other) => row(indent, accented(other, reader))),
  ];
}

/** What a line of the talk tells that nobody has said. */
export const noted = (line: Exclude<ChatLine, { readonly type: 'said' }>, chat: ChatWords): string =>
  line.type === 'rules' ? chat.rulesChanged : chat.notices[line.notice](line.seat, () => line.name);

/** A text over as many rows as it takes; those after the first leave room for the indent. */
function hanging(text: string, columns: number): readonly string[] {
  const [first = ''] = wrap(text, columns);
  const rest = text.slice(first.length).trimStart();
  return [first, ...(rest === '' ? [] : wrap(rest, columns - indent.length))];
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
