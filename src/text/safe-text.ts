import { forbidden, homelessMarks, spaces, steady, withFewMarks } from './characters.ts';
import { cut, graphemes, width } from './width.ts';

declare const safe: unique symbol;

/**
 * Text from outside that is fit for any terminal: NFC, without control, format, invisible or unassigned characters
 * and with no space but U+0020, at most two marks a grapheme, and as wide in one terminal as in another. Only this room
 * makes it.
 */
export type SafeText = string & { readonly [safe]: true };

/** The most columns of what somebody says at once. */
const CHAT_COLUMNS = 200;
/** No grapheme that is let through is wider. */
const WIDEST = 2;
const REPLACEMENT = '\ufffd';
/** More UTF-16 units than a column can hold, so that what is beyond is dropped unread. */
const UNITS_A_COLUMN = 16;

const printableAscii = /^[ -~]*$/;
const lineBreaksAndTabs = /[\t-\r\x85\p{Zl}\p{Zp}]/gu;
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
/**
 * Emoji that ZWJ joins to one, by their first. A terminal that doesn't join draws each of them, so that a family of 2
 * columns takes 6 and pushes every border to its right away; without ZWJ it would be three people in all terminals.
 */
const joinedEmoji =
  /(\p{Extended_Pictographic})[\p{M}\p{Emoji_Modifier}]*(?:\u200d\p{Extended_Pictographic}[\p{M}\p{Emoji_Modifier}]*)+/gu;
const everyForbidden = new RegExp(forbidden, 'gu');
const skinTones = /\p{Emoji_Modifier}/gu;
const flagLetters = /\p{Regional_Indicator}/gu;
const widthlessMarks = /[\p{Mn}\p{Me}]/gu;

/** What somebody says, at most 200 columns of it; made safe as `safeText` does. */
export function safeChat(raw: string): SafeText {
  return safeText(raw, CHAT_COLUMNS);
}

/** How many columns what somebody says has left, made safe; below 0 where `safeChat` would cut it. */
export function chatRoom(raw: string): number {
  if (raw.length > CHAT_COLUMNS * UNITS_A_COLUMN) return -1;
  return CHAT_COLUMNS - width(safeText(raw, CHAT_COLUMNS + WIDEST));
}

/**
 * Any text from elsewhere (an address, TERM, an error's message) in at most `maxColumns` columns, cut between
 * graphemes. Line breaks, tabs and other spaces become spaces, invisible characters and skin tones go, emoji joined to
 * one become its first, flags become letters, other forbidden characters U+FFFD. Never fails, and what it made it leaves
 * as it is.
 */
export function safeText(raw: string, maxColumns: number): SafeText {
  const begun = raw.slice(0, maxColumns * UNITS_A_COLUMN);
  return cut(printableAscii.test(begun) ? begun : clean(begun), maxColumns) as SafeText;
}

function clean(raw: string): string {
  const allowed = raw
    .replace(lineBreaksAndTabs, ' ')
    .replace(spaces, ' ')
    .replace(joinedEmoji, '$1')
    .replace(invisible, '')
    .replace(skinTones, '')
    .replace(flagLetters, latinLetter)
    .replace(everyForbidden, REPLACEMENT)
    .normalize('NFC');
  const legible = graphemes(allowed).map(withFewMarks).join('');
  return graphemes(legible).map(settle).join('').replace(homelessMarks, '').normalize('NFC');
}

/** The grapheme, or the nearest text to it of which every terminal knows the width. */
function settle(grapheme: string): string {
  if (steady(grapheme)) return grapheme;
  const nearby = [withFewMarks(grapheme.normalize('NFKC')), grapheme.replace(widthlessMarks, '')];
  return nearby.find(steady) ?? REPLACEMENT;
}

/** Flags are written as two regional indicators, and not every terminal draws them. */
function latinLetter(regionalIndicator: string): string {
  return String.fromCodePoint((regionalIndicator.codePointAt(0) ?? 0) - 0x1f1e6 + 0x41);
}
