import { followedBy, type Sentence } from '../../span.ts';
import { orElse } from '../or-else.ts';
import { person } from '../../phrases/person.ts';
import type { Phrases } from '../../phrases/index.ts';
import type { Scene } from '../../words.ts';

/** A head, and who acts next: the head gets short before the name gives way to a number. */
export function thenNext({ outcomes: { next } }: Phrases, { view, nameOf }: Scene, head: Sentence): Sentence {
  const president = person(view.president, nameOf);
  return orElse(followedBy(head, next.named(president)), followedBy(head, next.numbered(president)));
}
