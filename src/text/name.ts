import { forbidden, homelessMarks, spaces, steady, withFewMarks } from './characters.ts';
import type { SafeText } from './safe-text.ts';
import { graphemes, width } from './width.ts';
import { skeleton } from './skeleton.ts';

/**
 * Why a name is refused: nothing in it but spaces; wider than 16 columns; a control, invisible or unassigned character;
 * more than two marks on a letter, or one with no letter to stand on; letters of several scripts; a character that
 * terminals show in different widths; no letter in front; something else than letters, digits, spaces and the
 * punctuation of names; a word that a board's reader would take for an office, a death or a seat's number.
 */
export const NAME_REFUSALS = [
  'empty',
  'too-wide',
  'forbidden-character',
  'stray-marks',
  'mixed-scripts',
  'unsteady-width',
  'no-letter-first',
  'unusual-character',
  'like-a-sign',
] as const;
export type NameRefusal = (typeof NAME_REFUSALS)[number];

export const NAME_COLUMNS = 16;
/** No name that fits is written with more UTF-16 units than this. */
const NAME_UNITS = 256;

/** Beside letters and digits, what stands in names: O'Neill, Maximilian-Louis, Dr. No, 阿·丁, マイケル・J. */
const usual = /^[\p{L}\p{M}\p{Nd} \-'’.·・]*$/u;
/** Letters, by their category, that look like a border or a dot of ours. */
const drawnLetters = /[ǀ-ǃꞏ]/u;
/** In front, they read as signs that a board has before a seat: dead, President, Chancellor. */
const signs = ['x', 'p', 'c'];
/** Reads as the number of the seat of whoever is named next. */
const numberBetweenWords = / \p{Nd}+ /u;

/** The scripts that UAX #31 recommends for identifiers, each of which a name may be written in. */
const SCRIPTS = [
  'Arabic Armenian Bengali Bopomofo Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Han Hangul Hebrew',
  'Hiragana Kannada Katakana Khmer Lao Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan',
].flatMap((names) => names.split(' '));
/** The scripts that UTS #39 lets stand together: how Chinese, Japanese and Korean are written. */
const TOGETHER = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Hangul'],
  ['Latin', 'Han', 'Bopomofo'],
];
const inOneWriting = [...TOGETHER, ...SCRIPTS.map((script) => [script])].map((scripts) => {
  const letters = scripts.map((script) => `\\p{Script_Extensions=${script}}`).join('');
  return new RegExp(`^[\\p{Script=Common}\\p{Script=Inherited}${letters}]*$`, 'u');
});

/**
 * A player's name in NFKC, its ends trimmed and its spaces single, or the first reason for refusing it. Nothing but
 * that is mended: whoever typed the name sees what became of it.
 */
export function safeName(raw: string): { ok: true; name: SafeText } | { ok: false; reason: NameRefusal } {
  if (raw.length > NAME_UNITS) return { ok: false, reason: 'too-wide' };
  const name = raw.normalize('NFKC').replace(spaces, ' ').replace(/ +/g, ' ').replace(/^ | $/g, '');
  const reason = refusal(name);
  return reason === undefined ? { ok: true, name: name as SafeText } : { ok: false, reason };
}

function refusal(name: string): NameRefusal | undefined {
  if (forbidden.test(name)) return 'forbidden-character';
  if (name === '') return 'empty';
  if (name.search(homelessMarks) >= 0 || graphemes(name).some(overloaded)) return 'stray-marks';
  if (!inOneWriting.some((writing) => writing.test(name))) return 'mixed-scripts';
  if (!graphemes(name).every(steady)) return 'unsteady-width';
  if (!/^\p{L}/u.test(name)) return 'no-letter-first';
  if (!usual.test(name) || drawnLetters.test(name)) return 'unusual-character';
  if (readsAsSign(name)) return 'like-a-sign';
  if (width(name) > NAME_COLUMNS) return 'too-wide';
  return undefined;
}

function readsAsSign(name: string): boolean {
  const [first = '', ...others] = name.split(' ');
  const isSign = others.length > 0 && first.length === 1 && signs.includes(skeleton(first));
  return isSign || numberBetweenWords.test(name);
}

function overloaded(grapheme: string): boolean {
  return withFewMarks(grapheme) !== grapheme;
}
