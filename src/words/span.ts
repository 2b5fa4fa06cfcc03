import { endsInWideMark } from '../text/index.ts';

/** What a colour stands for: a team, or the one whose turn it is. */
export type Tone = 'liberal' | 'fascist' | 'turn';

/** A piece of text that looks alike. */
export interface Span {
  readonly text: string;
  readonly weight?: 'bold' | 'dim';
  readonly tone?: Tone;
}

/** A sentence or a part of one. */
export type Phrase = string | readonly Span[];

/** The same said at several lengths, the longest first: the first that fits its place is shown. */
export interface Either {
  readonly either: readonly [Phrase, ...Phrase[]];
}

export type Sentence = Phrase | Either;

/** What a sentence may be shown as, the longest first. */
export const versionsOf = (sentence: Sentence): readonly [Phrase, ...Phrase[]] =>
  typeof sentence === 'object' && 'either' in sentence ? sentence.either : [sentence];

/** Two sentences as one, each at any of its lengths; the first gets short last. */
export function followedBy(first: Sentence, second: Sentence): Either {
  const [longest, ...shorter] = versionsOf(first).flatMap((one) =>
    versionsOf(second).map((other): Phrase => say`${one}${gapAfter(textOf(one))}${other}`),
  );
  return { either: [longest ?? '', ...shorter] };
}

/** Whole sentences, one behind the other. */
export const sentences = (first: string, ...others: readonly string[]): string =>
  others.reduce((said, next) => `${said}${gapAfter(said)}${next}`, first);

/** A blank, unless a mark of Chinese punctuation is before it: that has its own in its second column. */
const gapAfter = (text: string): string => (endsInWideMark(text) ? '' : ' ');

/** The spans of a phrase. */
export const spansOf = (phrase: Phrase): readonly Span[] =>
  typeof phrase === 'string' ? [{ text: phrase }] : phrase;

/** A sentence at its full length, without its looks. */
export const textOf = (sentence: Sentence): string =>
  spansOf(versionsOf(sentence)[0])
    .map(({ text }) => text)
    .join('');

export const bold = (text: string): Span => ({ text, weight: 'bold' });

/** Tag of a template: the phrase made of its text and of the spans and phrases in its gaps. */
export function say(texts: TemplateStringsArray, ...gaps: readonly (Phrase | Span | number)[]): Phrase {
  return texts.flatMap((text, index) => [...spansIn(text), ...spansIn(gaps[index] ?? '')]);
}

/** The phrases with another between each two of them. */
export const joined = (phrases: readonly Phrase[], separator: string): Phrase =>
  phrases.flatMap((phrase, index) =>
    index === 0 ? spansOf(phrase) : [...spansIn(separator), ...spansOf(phrase)],
  );

function spansIn(gap: Phrase | Span | number): readonly Span[] {
  if (gap === '') return [];
  if (typeof gap === 'number') return [{ text: String(gap) }];
  return typeof gap === 'object' && 'text' in gap ? [gap] : spansOf(gap);
}
