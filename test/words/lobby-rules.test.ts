import { describe, expect, test } from 'vitest';
import { english } from '../support/english.ts';
import { languages, themes, versionsOf, wordsIn, type Company, type Sentence } from '../../src/words/index.ts';
import { mastermindPlayers, maxPlayers, minPlayers, type Rules } from '../../src/game/index.ts';
import { spansOf, textOf } from '../../src/words/span.ts';
import { tenNames } from '../support/example-game.ts';
import { width } from '../../src/text/index.ts';

const editions = languages.flatMap((language) =>
  themes.map((theme) => [language, theme, wordsIn({ language, theme })] as const),
);
const sizes = Array.from({ length: maxPlayers - minPlayers + 1 }, (_, index) => minPlayers + index);
const shortest = (sentence: Sentence): string =>
  spansOf(versionsOf(sentence).at(-1) ?? '')
    .map(({ text }) => text)
    .join('');
const company = (seated: number, rules: Partial<Rules>): Company => ({
  seats: tenNames
    .slice(0, seated)
    .map((name) => ({ name, person: true, bot: false, away: false, ready: true })),
  startsByItself: false,
  capacity: 10,
  host: 0,
  rules,
  wantsBreakOff: [],
});

describe.each(editions)('%s, %s', (_language, _theme, { lobby, chat, clock }) => {
  test('MM-3: what is dealt fits beside the chat, and differs by whether there is a Mastermind', () => {
    for (const players of sizes) {
      const told = (['off', 'maybe', 'certain'] as const).map((mastermind) =>
        lobby.roles(players, { mastermind }),
      );
      expect(told.filter((roles) => width(shortest(roles)) > 43).map(shortest)).toEqual([]);
      expect(new Set(told.map(textOf)).size).toBe(3);
    }
    expect(textOf(lobby.roles(4, { mastermind: 'certain' }))).toBe(textOf(lobby.roles(4, {})));
  });

  test('C-06: whoever sits together is told who is silent, in one row', () => {
    const told = ([{}, { silence: 'government' }, { silence: 'off' }] as const).map((rules) =>
      lobby.together(rules),
    );
    expect(new Set(told).size).toBe(3);
    expect(told.filter((text) => width(text) > 78)).toEqual([]);
  });

  test('MM-4: fewer than seven are told how many a Mastermind is for, and nobody else is', () => {
    const said = (seated: number, rules: Partial<Rules>): Sentence =>
      lobby.ask({ company: company(seated, rules), me: 0, hosts: true, here: false }).rows[1];
    const asUsual = textOf(said(7, {}));
    for (const mastermind of ['maybe', 'certain'] as const) {
      for (const seated of [1, 5, 6]) {
        expect(textOf(said(seated, { mastermind }))).toContain(String(mastermindPlayers));
        expect(textOf(said(seated, { mastermind }))).not.toBe(asUsual);
        expect(width(shortest(said(seated, { mastermind })))).toBeLessThanOrEqual(38);
      }
      for (const seated of [7, 10]) expect(textOf(said(seated, { mastermind }))).toBe(asUsual);
    }
    expect(textOf(said(5, {}))).toBe(asUsual);
  });

  test('a change of the rules and clocks are told of', () => {
    expect(chat.rulesChanged).toMatch(/[.。]$/);
    expect(width(clock.on)).toBeLessThanOrEqual(18);
  });
});

test('MM-3: the lobby counts a Mastermind among those dealt, and a Liberal less', () => {
  const told = (players: number, mastermind: Rules['mastermind']): string =>
    textOf(english.lobby.roles(players, { mastermind }));
  expect(told(8, 'off')).toBe('8 roles: 5 Liberals, 2 Fascists, Hitler');
  expect(told(8, 'certain')).toBe('8 roles: 4 Liberals, 2 Fascists, Hitler, Mastermind');
  expect(told(8, 'maybe')).toBe('8 roles: 5 Liberals (one maybe Mastermind), 2 Fascists, Hitler');
});

test('MM-3: so do the rules that help tells', () => {
  const rows = (rules: Partial<Rules>): string[] =>
    english.rules.whole(rules).flatMap(({ kind, text }) => (kind === 'row' ? [text] : []));
  expect(rows({})).toContain('10 roles: 6 Liberals, 3 Fascists, Hitler');
  expect(rows({ mastermind: 'certain' })).toContain('10 roles: 5 Liberals, 3 Fascists, Hitler, Mastermind');
});
