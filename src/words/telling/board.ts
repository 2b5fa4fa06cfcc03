import { person } from '../phrases/person.ts';
import type { BoardWords } from '../board-words.ts';
import type { Either } from '../span.ts';
import type { NameOf } from '../words.ts';
import type { Phrases } from '../phrases/index.ts';
import type { View } from '../../game/index.ts';

/** The labels of the board in an edition's phrases. */
export function board({ board: phrases }: Pick<Phrases, 'board'>): BoardWords {
  const { brokenOff, ballotsExplained, next, nextLong } = phrases;
  return {
    ...phrases,
    windowTitle: (isAsked, table) => (isAsked ? phrases.yourMoveAt(table) : table),
    brokenOff: (by) => brokenOff[by],
    you: (seat, nameOf, hosts) => (hosts ? phrases.youHost : phrases.you)(person(seat, nameOf)),
    rounds: (first, last) => (first === last ? phrases.roundShort(first) : phrases.rounds(first, last)),
    ballotsExplained: (first, last) =>
      first === last ? ballotsExplained.one(first) : ballotsExplained.several(first, last),
    next: (seat, nameOf, afterSpecial) => next[timeOf(afterSpecial)](person(seat, nameOf)),
    nextLong: (seat, nameOf, afterSpecial) => nextLong[timeOf(afterSpecial)](person(seat, nameOf)),
    figures: ({ liberalPolicies, fascistPolicies, tracker, deck }) =>
      phrases.figures({ liberal: liberalPolicies, fascist: fascistPolicies, tracker, deck }),
    pair: (view, nameOf) => pair(phrases, view, nameOf),
  };
}

const timeOf = (afterSpecial: boolean): 'usual' | 'afterSpecial' => (afterSpecial ? 'afterSpecial' : 'usual');

const gap = '   ';

/** Short of room the zone gives way to the names, then the names to it. */
function pair({ pair: say, zone }: Phrases['board'], view: View, nameOf: NameOf): Either {
  const { president, chancellor, phase } = view;
  const placed = say[phase === 'nominate' || phase === 'vote' ? 'stands' : 'inOffice'];
  const inZone = (text: string): string => (view.hitlerZone ? `${text}${gap}${zone.on}` : text);
  const named = placed.president(person(president, nameOf).who);
  if (chancellor === null) return { either: [inZone(named), named] };
  const both = `${named}${gap}${placed.chancellor(person(chancellor, nameOf).who)}`;
  const numbered = [placed.president(String(president + 1)), placed.chancellor(String(chancellor + 1))];
  return { either: [inZone(both), both, inZone(numbered.join(gap))] };
}
