import { describe, expect, test } from 'vitest';
import { claimIn } from '../../src/screen/index.ts';
import { languages, themes, wordsIn } from '../../src/words/index.ts';
import type { Claim, Policy, TileClaim } from '../../src/game/index.ts';

const claim = (about: TileClaim, ...policies: readonly Policy[]): Claim => ({ type: 'claim', about, policies });
const one = claim('president-hand', 'liberal', 'fascist', 'fascist');
const hands = [claim('president-hand', 'fascist', 'fascist', 'fascist'), one];
const peek = claim('peek', 'fascist', 'liberal', 'fascist');

const editions = languages.flatMap((language) => themes.map((theme) => [language, theme] as const));

describe.each(editions)('%s, %s: a claim typed in chat', (language, theme) => {
  const { letter } = wordsIn({ language, theme }).terms;
  const [l, f] = [letter.liberal, letter.fascist];

  test('the two letters differ, whatever their case', () => {
    expect(l.toLowerCase()).not.toBe(f.toLowerCase());
    expect(Array.from(l + f)).toHaveLength(2);
  });

  test.each([
    ['in its own letters', l, f],
    ['in small ones', l.toLowerCase(), f.toLowerCase()],
    ['however they are composed', l.normalize('NFD'), f.normalize('NFD')],
    ['in the original’s', 'l', 'F'],
  ])('is known %s, a hand in any order and a peek as it lies', (_, liberal, fascist) => {
    expect(claimIn(`${fascist}${liberal}${fascist}`, hands, letter)).toBe(one);
    expect(claimIn(`${fascist}${liberal}${fascist}`, [peek], letter)).toBe(peek);
    expect(claimIn(`${liberal}${fascist}${fascist}`, [peek], letter)).toBeUndefined();
  });

  test('is none where a letter is no policy’s, or is missing', () => {
    for (const text of ['', f, `${l}${f}?`, `${l} ${f}${f}`, `${l}${f}${f}${f}`])
      expect(claimIn(text, hands, letter)).toBeUndefined();
  });
});

test('a party card is claimed by no letters', () => {
  const seen: Claim = { type: 'claim', about: 'investigation', target: 1, party: 'liberal' };
  expect(claimIn('l', [seen], wordsIn({ language: 'en', theme: 'classic' }).terms.letter)).toBeUndefined();
});
