import { graphemes, safeText } from '../text/index.ts';
import type { Key } from './terminal/keys.ts';

/** What somebody is typing, and where in it the next letter goes. */
export interface Draft {
  readonly before: string;
  readonly after: string;
}

export const emptyDraft: Draft = { before: '', after: '' };

export const draftText = ({ before, after }: Draft): string => before + after;

/** The most UTF-16 units of a draft: more than anything that is asked for, and little enough to be drawn at each key. */
const LONGEST_DRAFT = 1024;

const isShort = (text: string): boolean => text.length <= LONGEST_DRAFT;

/** What a key would put into a draft, a paste as one line; null for a key that puts nothing in. */
export function inserted(key: Key): string | null {
  if (key.name === 'paste') return key.text.replaceAll(/\s+/g, ' ');
  if (key.name === 'space') return ' ';
  return key.name === 'char' ? key.text : null;
}

/** The draft after a key that edits it; null for any other key. What doesn't fit in is dropped from its end. */
export function edited({ before, after }: Draft, key: Key, fits = isShort): Draft | null {
  const text = inserted(key);
  if (text !== null)
    return { before: before + beginning(text, (begun) => fits(before + begun + after)), after };
  switch (key.name) {
    case 'backspace':
      return { before: dropLast(before), after };
    case 'delete':
      return { before, after: dropFirst(after) };
    case 'left':
      return { before: dropLast(before), after: before.slice(dropLast(before).length) + after };
    case 'right':
      return {
        before: before + after.slice(0, after.length - dropFirst(after).length),
        after: dropFirst(after),
      };
    case 'home':
      return { before: '', after: before + after };
    case 'end':
      return { before: before + after, after: '' };
    default:
      return key.name === 'ctrl' && key.text === 'u' ? { before: '', after } : null;
  }
}

/** As much of a text as fits, in whole characters. */
function beginning(text: string, fits: (begun: string) => boolean): string {
  let begun = '';
  for (const grapheme of graphemes(text.slice(0, LONGEST_DRAFT))) {
    if (!fits(begun + grapheme)) break;
    begun += grapheme;
  }
  return begun;
}

const dropLast = (text: string): string => graphemes(text).slice(0, -1).join('');

const dropFirst = (text: string): string => graphemes(text).slice(1).join('');

/** The draft fit for a terminal, as it is drawn. */
export const legible = ({ before, after }: Draft): Draft => ({
  before: safeText(before, LONGEST_DRAFT),
  after: safeText(after, LONGEST_DRAFT),
});
