import type { Key } from './terminal/keys.ts';

/** What somebody is typing, and where in it the next letter goes. */
export interface Draft {
  readonly before: string;
  readonly after: string;
}

export const emptyDraft: Draft = { before: '', after: '' };

export const draftText = ({ before, after }: Draft): string => before + after;

/** The draft after a key that edits it; null for any other key. */
export function edited({ before, after }: Draft, key: Key): Draft | null {
  switch (key.name) {
    case 'char':
    case 'paste':
      return { before: before + key.text, after };
    case 'space':
      return { before: `${before} `, after };
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

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const dropLast = (text: string): string =>
  Array.from(graphemes.segment(text), ({ segment }) => segment)
    .slice(0, -1)
    .join('');

const dropFirst = (text: string): string =>
  Array.from(graphemes.segment(text), ({ segment }) => segment)
    .slice(1)
    .join('');
