import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { dice, seedFrom } from '../../src/chance/index.ts';
import { awaited, deal, faultIn, newGame, options, play, seatsIn, view } from '../../src/game/index.ts';
import { govern, letters } from '../support/positions.ts';

// The example takes the Mastermind's place among the expansions, and its option.
vi.mock('../../src/game/expansions/mastermind/index.ts', async () => {
  const { leanDeck } = await import('../support/lean-deck.ts');
  return { mastermind: leanDeck };
});

const chance = dice(seedFrom('lean'));
const players = Array.from({ length: 7 }, (_, seat) => ({ name: `Seat ${seat}` }));
const dealt = (rules: { mastermind?: 'certain' }) => deal({ id: 'lean', rules, players }, chance);

test('an expansion may bring another deck, and a deal must be made of it', () => {
  const lean = dealt({ mastermind: 'certain' });
  expect(letters(lean.deck.toSorted())).toBe('F'.repeat(10) + 'L'.repeat(6));
  expect(faultIn(lean)).toBeNull();
  expect(faultIn({ ...lean, deck: [...lean.deck, 'fascist'] })?.clause).toBe('R-05');
  expect(letters(dealt({}).deck)).toHaveLength(17);
});

test('an expansion may bring another board, whose powers open', () => {
  const lean = dealt({ mastermind: 'certain' });
  const game = newGame({ ...lean, deck: lean.deck.toSorted(), firstPresident: 0 });
  expect(view(game, null).powers.slice(0, 3)).toEqual(['peek', 'investigate', 'special-election']);
  govern(game, 0, 1, 'fascist');
  expect(game.phase).toBe('peek');
  expect(view(newGame(dealt({})), null).powers[0]).toBeNull();
});

test('games with such an expansion end', () => {
  for (let number = 0; number < 50; number += 1) {
    const game = newGame(dealt({ mastermind: 'certain' }));
    while (game.ending === null) {
      for (const seat of seatsIn(awaited(game))) {
        const refusal = play(game, seat, chance.pick(options(game, seat)), {
          shuffle: (tiles) => chance.shuffle(tiles),
        });
        expect(refusal).toBeNull();
      }
    }
  }
});

test('the example is the one that docs/expansions.md tells', () => {
  const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  const told = /^```ts\n(.*?)^```$/ms.exec(read('docs/expansions.md'))?.[1];
  expect(told).toBeDefined();
  expect(read('test/support/lean-deck.ts')).toContain(told);
});
