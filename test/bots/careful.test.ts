import { deal, type Role } from '../../src/game/index.ts';
import { derive, dice, seedFrom } from '../../src/chance/index.ts';
import { expect, test } from 'vitest';
import { playGame } from '../../src/lab/index.ts';
import type { BotName } from '../../src/bots/index.ts';

const games = 30;
const players = Array.from({ length: 7 }, (_, seat) => ({ name: `player ${seat}` }));
const seed = seedFrom('careful');

/** How many of the same deals the liberals win, with one bot in each of their seats and another in all others. */
function liberalsWin(liberals: BotName, fascists: BotName): number {
  const botOf = (role: Role): BotName => (role === 'liberal' ? liberals : fascists);
  return Array.from({ length: games }, (_, number) => {
    const { roles } = deal({ id: '', rules: {}, players }, dice(derive(seed, 'game', String(number))));
    const { by } = playGame({ seed, bots: roles.map(botOf), rules: {} }, number);
    return by === 'liberal-policies' || by === 'hitler-executed';
  }).filter(Boolean).length;
}

test('careful wins more than plain on either side of the same deals', () => {
  const plain = liberalsWin('plain', 'plain');
  expect(liberalsWin('careful', 'plain')).toBeGreaterThan(plain);
  expect(liberalsWin('plain', 'careful')).toBeLessThan(plain);
});
