/** What is dealt from: role cards by the number of players, and the policy deck. */
import { expansions, expansionsOn } from './expansions/index.ts';
import { completeRules, type Rules } from './house-rules.ts';
import type { Cards } from './expansions/expansion.ts';
import type { Policy, Role } from './vocabulary.ts';

export const minPlayers = 5;
export const maxPlayers = 10;

/** how many of each role are dealt, by the number of players, at a table without expansions. */
export const roleCounts = {
  5: { liberal: 3, fascist: 1, hitler: 1 },
  6: { liberal: 4, fascist: 1, hitler: 1 },
  7: { liberal: 4, fascist: 2, hitler: 1 },
  8: { liberal: 5, fascist: 2, hitler: 1 },
  9: { liberal: 5, fascist: 3, hitler: 1 },
  10: { liberal: 6, fascist: 3, hitler: 1 },
} as const satisfies Record<number, Partial<Record<Role, number>>>;

/** */
export const deckCounts = { liberal: 6, fascist: 11 } as const satisfies Record<Policy, number>;

/** The sets of cards that so many players may be dealt under these rules, each as likely; none for other than 5–10. */
export function cardsFor(players: number, rules: Partial<Rules>): readonly Cards[] {
  let sets = usualCards.get(players) ?? [];
  for (const name of expansionsOn(rules)) {
    const { cards } = expansions[name];
    if (cards) sets = sets.flatMap((usual) => cards(usual, completeRules(rules)));
  }
  return sets;
}

const listed = <T extends string>(counts: Readonly<Record<T, number>>): readonly T[] =>
  (Object.entries(counts) as [T, number][]).flatMap(([item, count]) =>
    Array.from({ length: count }, () => item),
  );

const usualCards: ReadonlyMap<number, readonly Cards[]> = new Map(
  Object.entries(roleCounts).map(([players, counts]) => [
    Number(players),
    [{ roles: listed<keyof typeof counts>(counts), deck: listed<Policy>(deckCounts) }],
  ]),
);
