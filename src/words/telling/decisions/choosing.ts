import { person } from '../../phrases/person.ts';
import { say, versionsOf, type Sentence } from '../../span.ts';
import type { Choice, Scene } from '../../words.ts';
import type { Phrases } from '../../phrases/index.ts';
import type { SeatDecision } from '../../phrases/decisions/choosing.ts';

/** How a seat is chosen, and what Enter does with it. */
export function choosing(
  { decisions: { choosing: phrases } }: Phrases,
  decision: SeatDecision,
  { view, nameOf, keys }: Scene,
  { seat }: Choice,
): Sentence {
  const ofTen = view.living.includes(9);
  if (seat === null) return (ofTen ? phrases.chooseOfTen : phrases.choose)[decision](keys);
  const takes = versionsOf(phrases.takes[decision](person(seat, nameOf), keys));
  const moves = versionsOf(ofTen ? phrases.movesOfTen : phrases.moves);
  const [longest, ...shorter] = moves.map((move) => say`${takes[0]} · ${move}`);
  return { either: [longest ?? takes[0], ...shorter, ...takes] };
}
