import { english } from '../../src/words/cli/english/index.ts';
import { expect, test } from 'vitest';
import { didYouMean, nearest } from '../../src/cli/did-you-mean.ts';

test.each([
  ['plian', 'plain'],
  ['RANDOM', 'random'],
  ['randm', 'random'],
  ['pla', 'plain'],
  ['grandmaster', null],
  ['', null],
  ['x', null],
  ['r'.repeat(10_000), null],
])('the bot nearest to %j is %j', (word, expected) => {
  expect(nearest(word, ['random', 'plain'])).toBe(expected);
});

test('says nothing where nothing is near', () => {
  expect(didYouMean('plian', ['random', 'plain'])(english)).toBe('Did you mean plain?');
  expect(didYouMean('chess', ['random', 'plain'])(english)).toBe('');
});
