import { forbidden, homelessMarks, spaces, steady, withFewMarks } from './characters.ts';
import type { SafeText } from './safe-text.ts';
import { graphemes, width } from './width.ts';

/**
 * Why a name is refused: nothing in it but spaces and punctuation; wider than 16 columns; a control, invisible or
 * unassigned character; more than two marks on a letter, or one with no letter to stand on; letters of several scripts;
 * a character that terminals show in different widths.
 */
export const NAME_REFUSALS = [
  'empty',
  'too-wide',
  'forbidden-character',
  'stray-marks',
  'mixed-scripts',
  'unsteady-width',
] as const;
export type NameRefusal = (typeof NAME_REFUSALS)[number];

export const NAME_COLUMNS = 16;
/** No name that fits is written with more UTF-16 units than this. */
const NAME_UNITS = 256;

const substance = /[\p{L}\p{N}\p{S}]/u;

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
  if (!substance.test(name)) return 'empty';
  if (name.search(homelessMarks) >= 0 || graphemes(name).some(overloaded)) return 'stray-marks';
  if (!inOneWriting.some((writing) => writing.test(name))) return 'mixed-scripts';
  if (!graphemes(name).every(steady)) return 'unsteady-width';
  if (width(name) > NAME_COLUMNS) return 'too-wide';
  return undefined;
}

function overloaded(grapheme: string): boolean {
  return withFewMarks(grapheme) !== grapheme;
}
