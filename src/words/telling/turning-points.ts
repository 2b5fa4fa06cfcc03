import { followedBy, type Sentence } from '../span.ts';
import { person } from '../phrases/person.ts';
import { width } from '../../text/index.ts';
import type { LastPolicy, TurningPhrases } from '../phrases/end.ts';
import type { EndedBy, Policy } from '../../game/index.ts';
import type { EndWords, NameOf } from '../words.ts';
import type { Phrases } from '../phrases/index.ts';
import type { TurningPoint } from '../hindsight.ts';

/** What decided a game, each beside its round. */
export const turningPoint =
  ({ board, end: { turning } }: Phrases): EndWords['turningPoint'] =>
  (point, nameOf) => {
    const round = board.roundShort(point.round);
    const gap = ' '.repeat(Math.max(roundColumns - width(round), 0));
    return followedBy(`${round}${gap}`, saidOf(point, turning, nameOf));
  };

const roundColumns = 4;

function saidOf(point: TurningPoint, say: TurningPhrases, nameOf: NameOf): Sentence {
  switch (point.type) {
    case 'sunk':
      return say.sunk(person(point.seat, nameOf), point.liberal, point.fascist);
    case 'hitler-stood':
      return say.hitlerStood;
    case 'trusted':
      return say.trusted(person(point.seat, nameOf), point.seen);
    case 'won':
      return decisive(point, say, nameOf);
  }
}

/** What ended the game. */
function decisive(
  { by, last }: Extract<TurningPoint, { type: 'won' }>,
  say: TurningPhrases,
  nameOf: NameOf,
): Sentence {
  if (by === 'hitler-elected') return say.hitlerElected;
  const event = last?.event;
  if (event?.type === 'executed')
    return (event.hitler ? say.executedHitler : say.sparedMastermind)(person(event.president, nameOf));
  if (event?.type !== 'enacted') return say.chaos[lastPolicy(by, 'fascist')];
  return say.laid[lastPolicy(by, event.policy)]({
    president: person(event.president, nameOf),
    chancellor: person(event.chancellor, nameOf),
  });
}

/** Chaos never lays the fourth Liberal policy that the Mastermind wins by as Chancellor (MM-9). */
function lastPolicy(by: EndedBy, policy: Policy): LastPolicy {
  if (by === 'liberal-policies') return 'fifthLiberal';
  if (by === 'fascist-policies') return 'sixthFascist';
  return policy === 'liberal' ? 'fourthLiberal' : 'fifthFascist';
}
