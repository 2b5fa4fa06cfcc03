import { versionsOf, type Either, type Sentence } from '../span.ts';

/** A sentence at any of its lengths, and where none of them has room, the next sentence at any of its. */
export function orElse(first: Sentence, ...others: readonly Sentence[]): Either {
  const [longest, ...shorter] = versionsOf(first);
  return { either: [longest, ...shorter, ...others.flatMap(versionsOf)] };
}
