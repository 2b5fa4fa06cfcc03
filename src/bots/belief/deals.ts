/** The ways in which the roles may have been dealt. */
import { maxPlayers, minPlayers, roleCounts, type Role, type Seat } from '../../game/index.ts';

/**
 * What a seat may be, as a place in the rates' rows: liberal, fascist, Hitler. A Mastermind counts as a liberal: it takes a liberal's
 * place, belongs to no team of fascists and plays like a liberal up to the fourth Liberal policy.
 */
export type Side = 0 | 1 | 2;
export const everySide: readonly Side[] = [0, 1, 2];
export const liberal = 0;
export const fascist = 1;
export const hitler = 2;

export const sideOf = (role: Role): Side =>
  role === 'hitler' ? hitler : role === 'fascist' ? fascist : liberal;

/** The side of each seat. */
export type SidesDealt = readonly Side[];

/** Every way to deal the roles to so many players, each as likely before anything is known: 20 at five, 840 at ten. */
export function dealsFor(players: number): readonly SidesDealt[] {
  return allDeals[players - minPlayers] ?? [];
}

/** The side of a seat of the table. */
export const sideAt = (deal: SidesDealt, seat: Seat): Side => deal[seat] ?? liberal;

const allDeals: readonly (readonly SidesDealt[])[] = Array.from(
  { length: maxPlayers - minPlayers + 1 },
  (_, index) => {
    const players = minPlayers + index;
    const fascists = roleCounts[players as keyof typeof roleCounts].fascist;
    return arrangements([players - fascists - 1, fascists, 1], players);
  },
);

/** Every order of so many of each side. */
function arrangements(counts: readonly [number, number, number], seats: number): SidesDealt[] {
  if (seats === 0) return [[]];
  return everySide.flatMap((side) => {
    if (counts[side] === 0) return [];
    const [l, f, h] = counts.with(side, counts[side] - 1);
    return arrangements([l ?? 0, f ?? 0, h ?? 0], seats - 1).map((rest): SidesDealt => [side, ...rest]);
  });
}
