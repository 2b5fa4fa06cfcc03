import { say, spansOf, type Phrase, type Span } from '../../span.ts';
import type { Person } from '../../phrases/person.ts';

type Gap = Phrase | Span | number;

/** Tag of a template: its text, with a space wherever a Chinese character meets letters or digits at a gap's edge. */
export const spaced = (texts: TemplateStringsArray, ...gaps: readonly (string | number)[]): string =>
  withSpaces(texts, gaps)
    .map((text, index) => `${text}${gaps[index] ?? ''}`)
    .join('');

/** The same for spans and phrases in the gaps, as `say` puts them together. */
export const saySpaced = (texts: TemplateStringsArray, ...gaps: readonly Gap[]): Phrase =>
  say(Object.assign(withSpaces(texts, gaps), { raw: texts.raw }), ...gaps);

/** “a、b、c”. */
export const listed = (items: readonly string[]): string => items.join('、');

/** Some people with their seats' numbers. */
export const whoAll = (people: readonly Person[]): string => listed(people.map(({ who }) => who));

/** Some people by their seats' numbers alone. */
export const numbered = (people: readonly Person[]): string =>
  listed(people.map(({ number }) => String(number)));

function withSpaces(texts: readonly string[], gaps: readonly Gap[]): string[] {
  const inGaps = gaps.map(textOf);
  return texts.map((text, index) => {
    const before = meet(inGaps[index - 1]?.slice(-1), text || inGaps[index]) ? ' ' : '';
    const after = meet(text.slice(-1), inGaps[index]) ? ' ' : '';
    return `${before}${text}${after}`;
  });
}

function textOf(gap: Gap): string {
  if (typeof gap === 'number') return String(gap);
  if (typeof gap === 'object' && 'text' in gap) return gap.text;
  return spansOf(gap)
    .map(({ text }) => text)
    .join('');
}

const han = /^\p{Script=Han}/u;
const foreign = /^(?!\p{Script=Han})[\p{L}\p{N}]/u;

/** Whether one of the two ends or begins with a Chinese character, and the other with a letter or digit. */
const meet = (before = '', after = ''): boolean =>
  (han.test(before) && foreign.test(after)) || (foreign.test(before) && han.test(after));
