import { codePointWidth, width } from './width.ts';

/**
 * What no outside text may hold: controls (C0, C1, bidi and other format characters, private use, unassigned code
 * points, lone surrogates), line and paragraph separators, and everything that shows nothing by default (zero-width
 * characters, joiners, variation selectors, tags, fillers).
 */
export const forbidden = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** Spaces of any width; the empty Braille pattern looks like one. */
export const spaces = /[\p{Zs}\u2800]/gu;

/** Marks that have no letter before them to stand on. */
export const homelessMarks = /(?<=^| )\p{M}+/gu;

const marks = /\p{M}/gu;
const MARKS_A_GRAPHEME = 2;

/** The grapheme with its first two marks and no more. */
export function withFewMarks(grapheme: string): string {
  let count = 0;
  return grapheme.replace(marks, (mark) => (++count > MARKS_A_GRAPHEME ? '' : mark));
}

/** Terminals differ on skin tones, flags and Hangul letters that wait to be joined, even one by one. */
const unsteadyByThemselves =
  /[\p{Emoji_Modifier}\p{Regional_Indicator}\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/u;

/** Indic letters that join whatever is written after them, be it a border. */
const joiningWhatFollows =
  /[\u0d4e\u{111c2}\u{111c3}\u{113d1}\u{1193f}\u{11941}\u{11a84}-\u{11a89}\u{11d46}\u{11f02}]/u;

/**
 * Whether terminals that know graphemes and terminals that add up code points agree how wide `text` is. Where they
 * don't, everything to its right is out of place in one of them.
 */
export function steady(text: string): boolean {
  if (unsteadyByThemselves.test(text) || joiningWhatFollows.test(text)) return false;
  const codePoints = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  if (codePoints.length === 1) return true;
  return codePoints.reduce((sum, codePoint) => sum + codePointWidth(codePoint), 0) === width(text);
}
