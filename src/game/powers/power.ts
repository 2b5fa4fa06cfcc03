import { beyondTheTable } from '../nomination.ts';
import { chooseSeat, type Act, type Bar } from '../act.ts';
import { deadSeats, type Game } from '../game.ts';
import { only, type Seat } from '../seats.ts';
import { refusals } from '../refusals.ts';
import type { CallSpecialElection, Execute, Investigate, Peek } from '../commands.ts';
import type { Power } from '../vocabulary.ts';

type UsesPower = Investigate | Peek | CallSpecialElection | Execute;

/** What all powers share: the President uses them once, when due, and never after chaos. */
export const power = (phase: Power): Pick<Act<UsesPower>, 'phase' | 'actors' | 'untimely' | 'notYours'> => ({
  phase,
  actors: (game) => only(game.president),
  untimely: (game) => refusals[game.afterChaos ? 'power-lost-in-chaos' : 'no-such-power-due'],
  notYours: () => refusals['not-your-power'],
});

/** The choices of a power over another living player (C-17). */
export const overAnother = <P extends UsesPower & { readonly target: Seat }>(type: P['type']) =>
  chooseSeat<P, 'target' & Exclude<keyof P, 'type'>>(type, 'target' as 'target' & Exclude<keyof P, 'type'>);

export const targetBars: readonly Bar[] = [
  beyondTheTable,
  { refusal: refusals['targets-self'], forbids: (game) => only(game.president) },
  { refusal: refusals['targets-dead'], forbids: deadSeats },
];

/** Notes on the board who used the power, and on whom. */
export function noteUse(game: Game, used: Power, target: Seat | null): void {
  const government = game.government?.number ?? 0;
  game.usedPowers[game.fascistPolicies - 1] = { power: used, president: game.president, target, government };
}
