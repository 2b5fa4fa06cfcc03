import { spansOf, versionsOf, type Phrase, type Sentence } from '../span.ts';

/** The sentence, bold at each of its lengths. */
export function inBold(sentence: Sentence): Sentence {
  const [longest, ...shorter] = versionsOf(sentence);
  return { either: [boldPhrase(longest), ...shorter.map(boldPhrase)] };
}

const boldPhrase = (phrase: Phrase): Phrase => spansOf(phrase).map((span) => ({ ...span, weight: 'bold' }));
