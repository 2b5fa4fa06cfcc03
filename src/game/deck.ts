/** The policy deck: drawn from the top, and shuffled with the discards as soon as fewer than three tiles are left. */
import type { AfterWhat } from './events.ts';
import type { Game, Surroundings } from './game.ts';
import type { Policy } from './vocabulary.ts';

/** How many tiles a President draws, and how many the deck must hold whenever a government may form. */
export const handSize = 3;

/** Takes the top tile. The deck always has one: see C-04 and C-05. */
export function takeTop(game: Game): Policy {
  const top = game.deck.shift();
  if (top === undefined) throw new Error('the policy deck is empty');
  return top;
}

/** C-05: makes a new deck of what is left and the discards when too few tiles are left. */
export function reshuffleIfShort(game: Game, after: AfterWhat, { shuffle, tell }: Surroundings): void {
  if (game.deck.length >= handSize) return;
  game.deck = [...shuffle(inNoOrder([...game.deck, ...game.discards]), after)];
  game.discards = [];
  tell?.({ event: { type: 'reshuffled', cards: game.deck.length, after } });
}

/** Tiles as one canonical order tells them, liberal first: nobody can signal by theirs, and a shuffle depends on their number alone. */
export const inNoOrder = (tiles: readonly Policy[]): readonly Policy[] => [
  ...tiles.filter((tile) => tile === 'liberal'),
  ...tiles.filter((tile) => tile === 'fascist'),
];
