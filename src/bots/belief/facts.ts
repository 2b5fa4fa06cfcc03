/** What a viewer knows for certain of who is what. */
import { fascist, hitler, liberal, sideAt, sideOf, type Side, type SidesDealt } from './deals.ts';
import type { Event, Mine, Party, Seat } from '../../game/index.ts';

/** One thing that is certain: that a seat is of one of these sides. */
interface Fact {
  readonly seat: Seat;
  readonly sides: readonly Side[];
}

const notHitler: readonly Side[] = [liberal, fascist];

/** A party card; the Mastermind's own counts as a liberal's, as its holder does. */
const behind = (party: Party): readonly Side[] => (party === 'fascist' ? [fascist, hitler] : [liberal]);

/** By the role cards that a seat was shown, the party cards that it saw, and what everybody has learnt of the rest. */
export function factsFor(mine: Mine | null, log: readonly Event[]): readonly Fact[] {
  const own = mine === null ? [] : [{ seat: mine.seat, role: mine.role }, ...mine.known];
  return [
    ...own.map(({ seat, role }): Fact => ({ seat, sides: [sideOf(role)] })),
    ...log.flatMap((event): Fact[] => {
      switch (event.type) {
        case 'saw-party':
          return [{ seat: event.target, sides: behind(event.party) }];
        case 'proved-not-hitler':
          return [{ seat: event.seat, sides: notHitler }];
        case 'executed':
          return [
            { seat: event.target, sides: event.hitler ? [hitler] : notHitler },
            ...(event.party === null ? [] : [{ seat: event.target, sides: behind(event.party) }]),
          ];
        default:
          return [];
      }
    }),
  ];
}

export const allows = (facts: readonly Fact[], deal: SidesDealt): boolean =>
  facts.every(({ seat, sides }) => sides.includes(sideAt(deal, seat)));
