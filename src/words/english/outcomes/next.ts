import { who } from '../grammar.ts';
import type { Scene } from '../../words.ts';
import type { Sentence } from '../../span.ts';

/** A head, and who acts next: office, head and name give way in this order. */
export function thenNext({ view, nameOf }: Scene, ...heads: readonly [string, ...string[]]): Sentence {
  const [name, seat] = [who(view.president, nameOf), view.president + 1];
  const [first, ...others] = [
    [`${name} names the next Chancellor`, `${name} names the next C`],
    [`Seat ${seat} names the next C`, `Next P: ${seat}`],
  ].flatMap((nexts) => heads.flatMap((head) => nexts.map((next) => `${head} ${next}`)));
  return { either: [first ?? '', ...others] };
}
