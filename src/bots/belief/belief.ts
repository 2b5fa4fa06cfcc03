/** What a careful player makes of what it knows: how likely each seat is a fascist, or Hitler, and what made it so. */
import { allows, factsFor } from './facts.ts';
import { ClueReader, type Clue } from './clues.ts';
import { dealsFor, hitler, liberal, type Side } from './deals.ts';
import { learn } from './learn.ts';
import { Worlds } from './worlds.ts';
import { deckCounts, type Event, type View } from '../../game/index.ts';

/** What a viewer goes by: its view, and all that it has heard. */
export interface Known {
  readonly view: View;
  readonly log: readonly Event[];
}

/** How much a clue made a seat likelier to be a fascist or Hitler, from −1 to 1. */
export interface Shift {
  readonly clue: Clue;
  readonly by: number;
}

export interface Belief {
  /** The chance that a seat is a fascist or Hitler, by seat. */
  readonly suspicion: readonly number[];
  /** The chance that it is Hitler, by seat. */
  readonly hitler: readonly number[];
  /** What moved the suspicion of a seat, by seat, in the order of the game. */
  readonly shifts: readonly (readonly Shift[])[];
  readonly worlds: Worlds;
}

/**
 * The exact chances of all deals of the roles (20 at five players, 840 at ten) by Bayes' rule: a deal that contradicts
 * what the viewer was shown is impossible, and each public act makes the others likelier or less as people play
 * (`rates.ts`), together with what may have been left in the deck. The viewer's own acts tell it nothing. A Mastermind
 * counts as the liberal in whose place it was dealt.
 *
 * For a spectator's view, what anybody at the table can make of the game. Where the game is over it is still what that
 * viewer could know of it before.
 */
export function belief({ view, log }: Known): Belief {
  const { mine } = view;
  const players = playersAt(view);
  const facts = factsFor(mine, log);
  const deals = dealsFor(players).filter((deal) => allows(facts, deal));
  const { liberal: liberals, fascist: fascists } = deckCounts;
  const worlds = new Worlds(deals, liberals, liberals + fascists);
  const shifts = Array.from({ length: players }, (): Shift[] => []);
  let before = suspicionIn(worlds, players);
  for (const clue of new ClueReader(log, deckCounts).clues) {
    learn(worlds, clue, mine?.seat ?? null);
    const after = suspicionIn(worlds, players);
    after.forEach((now, seat) => shifts[seat]?.push({ clue, by: now - (before[seat] ?? 0) }));
    before = after;
  }
  const hitlers = chanceBySeat(worlds, players, (side) => side === hitler);
  return { suspicion: before, hitler: hitlers, shifts, worlds };
}

/** What the table can make of the game, as far as everybody knows it: a seat's own knowledge left out. */
export const publicBelief = ({ view, log }: Known): Belief =>
  belief({ view: { ...view, mine: null }, log: log.filter(({ type }) => !secrets.has(type)) });

const secrets: ReadonlySet<Event['type']> = new Set([
  'drew',
  'passed',
  'received',
  'saw-party',
  'saw-deck',
] satisfies Event['type'][]);

/** How many were dealt in: the living, and those that the board says were executed. */
const playersAt = ({ living, usedPowers }: View): number =>
  living.length + usedPowers.filter((use) => use?.power === 'execute').length;

const suspicionIn = (worlds: Worlds, players: number): readonly number[] =>
  chanceBySeat(worlds, players, (side) => side !== liberal);

function chanceBySeat(worlds: Worlds, players: number, counts: (side: Side) => boolean): readonly number[] {
  const chances = Array.from({ length: players }, () => 0);
  const likely = worlds.chances();
  for (let world = 0; world < likely.length; world += 1) {
    const sides = worlds.deals[world] ?? [];
    const chance = likely[world] ?? 0;
    for (let seat = 0; seat < sides.length; seat += 1)
      if (counts(sides[seat] ?? liberal)) chances[seat] = (chances[seat] ?? 0) + chance;
  }
  return chances;
}
