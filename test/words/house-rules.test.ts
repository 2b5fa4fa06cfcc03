import { describe, expect, test } from 'vitest';
import { completeRules, ruleNames, valuesOf, view, type RuleName, type Rules } from '../../src/game/index.ts';
import { defaultKeymap } from '../../src/screen/keymap.ts';
import { english } from '../support/english.ts';
import { languages, storyOf, themes, wordsIn, type HelpTopic, type Scene } from '../../src/words/index.ts';
import { boardFor } from '../../src/game/board.ts';
import { setOf } from '../support/positions.ts';
import { textOf } from '../../src/words/span.ts';
import { width } from '../../src/text/index.ts';
import type { Event, Seat } from '../../src/game/index.ts';
import type { Words } from '../../src/words/index.ts';
import * as example from '../support/example-game.ts';

const editions = languages.flatMap((language) =>
  themes.map((theme) => [language, theme, wordsIn({ language, theme })] as const),
);
/** Every value of every option that isn't the default. */
const others = ruleNames.flatMap((name) =>
  (valuesOf(name) ?? []).slice(1).map((value) => [name, value] as const),
);
const only = (name: RuleName, value: unknown): Partial<Rules> => ({ [name]: value });

/** All that the page of help says of a table with those rules. */
const helpWith = ({ help, houseRules, rules }: Words, house: Partial<Rules>): string[] => [
  ...help.words(house),
  ...(Object.keys(help.now) as HelpTopic[]).flatMap((topic) => houseRules.onTopic(topic, house)),
  ...houseRules.onWords(house),
  ...rules.whole(house).map(({ text }) => text),
];

describe.each(editions)('%s, %s', (_language, _theme, words) => {
  const { houseRules } = words;

  test('names each option in 24 columns and each value in 18, no two of an option alike', () => {
    for (const name of ruleNames) {
      const all = (valuesOf(name) ?? []).map((value) => houseRules.option(name, only(name, value)));
      for (const { name: said, value, means } of all) {
        expect([said, width(said) <= 24]).toEqual([said, true]);
        expect([value, width(value) <= 18]).toEqual([value, true]);
        expect(means).toMatch(/[.。]$/);
      }
      expect(new Set(all.map(({ value }) => value)).size).toBe(all.length);
      expect(new Set(all.map(({ means }) => means)).size).toBe(all.length);
    }
    const presets = [{}, { trackerReset: 'enactment', silence: 'government' }, { silence: 'off' }] as const;
    expect(new Set(presets.map((rules) => houseRules.preset(rules).value)).size).toBe(3);
  });

  test.each(others)(
    'help says what a table plays with %s %s, beside the topic and in the rules',
    (name, value) => {
      const house = only(name, value);
      const { means } = houseRules.option(name, house);
      const telling = (said: readonly string[]): number => said.filter((text) => text.includes(means)).length;
      expect(telling(helpWith(words, {}))).toBe(0);
      expect(telling(houseRules.onTopic('lobby', house))).toBe(1);
      expect(telling(words.rules.whole(house).map(({ text }) => text))).toBe(1);
      expect(telling(helpWith(words, house))).toBeGreaterThanOrEqual(3);
    },
  );

  test.each([
    ['silence', 'off', 'legislate'],
    ['reinvestigate', true, 'investigate'],
    ['termLimitRelax', 'five-seated', null],
    ['hitlerKnows', 'never', null],
    ['trackerReset', 'enactment', null],
  ] as const)('with %s %s help leaves out what that overrules', (name, value, topic) => {
    const house = only(name, value);
    const instead = houseRules.onTopic('lobby', house);
    const told = (rules: Partial<Rules>): string[] =>
      [...words.help.words(rules), ...words.rules.whole(rules).map(({ text }) => text)].filter(
        (text) => !instead.includes(text),
      );
    const [usual, here] = [told({}), told(house)];
    const shorter = usual.flatMap((text, index) => (text === here[index] ? [] : [[text, here[index] ?? '']]));
    expect(here).toHaveLength(usual.length);
    expect(shorter).toHaveLength(name === 'termLimitRelax' ? 2 : 1);
    for (const [text = '', left = ''] of shorter) expect(left.length).toBeLessThan(text.length);
    if (topic === null) return;
    const { game } = example.ballot();
    const says = (rules: Rules): string =>
      words.help.now[topic]({ view: view({ ...game, rules }, 2) } as Scene).says;
    expect(says(completeRules(house)).length).toBeLessThan(says(completeRules({})).length);
  });

  test('the lobby names those that differ with their values, or how many', () => {
    const key = defaultKeymap.houseRules;
    const said = textOf(houseRules.differing({ silence: 'government', mastermind: 'certain' }, key));
    for (const name of ['silence', 'mastermind'] as const) {
      const option = houseRules.option(name, { silence: 'government', mastermind: 'certain' });
      expect(said).toContain(option.name);
      expect(said).toContain(option.value);
    }
    expect(textOf(houseRules.differing({ silence: 'table' }, key))).toBe(textOf(houseRules.differing({}, key)));
  });
});

describe('what sentences remind of is what the table plays', () => {
  const sceneWith = (house: Partial<Rules>, living: readonly Seat[] = [0, 2, 5, 8, 9]): Scene => {
    const { game } = example.ballot();
    const rules = completeRules(house);
    return {
      view: view({ ...game, rules, living: setOf(living) }, 2),
      me: 2,
      nameOf: (seat) => example.tenNames[seat] ?? '',
      players: 10,
      story: storyOf([], { players: 10, powers: boardFor(10), rules }),
      brokenOff: null,
      beforeRitual: false,
      keys: defaultKeymap,
    };
  };
  const waits = (phase: 'legislate' | 'execute', house: Partial<Rules>): string =>
    english.waiting[phase](sceneWith(house)).rows.map(textOf).join(' ');

  test('C-01: five alive relax the limits of a table of ten, unless it relaxes them at tables of five alone', () => {
    expect(english.help.now.nominate(sceneWith({})).says).toContain('with five alive the President is free');
    const strict = english.help.now.nominate(sceneWith({ termLimitRelax: 'five-seated' })).says;
    expect(strict).toContain('not the last elected pair');
  });

  test('C-01: the log says that few are left only where that relaxes the limits', () => {
    const killed: Event = { type: 'executed', president: 0, target: 6, hitler: false, party: null };
    const dead = [1, 3, 4, 7].map((target) => ({ ...killed, target }) satisfies Event);
    const said = (house: Partial<Rules>): string | null => {
      const story = storyOf([...dead, killed], {
        players: 10,
        powers: boardFor(10),
        rules: completeRules(house),
      });
      const last = story.at(-1);
      return last === undefined ? null : english.log.executed(killed, last.before, (seat) => `${seat}`);
    };
    expect(said({})).not.toBe(said({ termLimitRelax: 'five-seated' }));
    expect(said({})).toContain(said({ termLimitRelax: 'five-seated' }) ?? '?');
  });

  test('C-06: talk opens again after a silent session; where others may talk, only claims wait', () => {
    expect(waits('legislate', {})).toContain('Talk and claims open again');
    expect(waits('legislate', { silence: 'government' })).toContain('The others may talk');
    expect(waits('legislate', { silence: 'off' })).toContain('Everybody may talk');
  });

  test('C-06: after a session talk opens again for those who were silent, and claims for all', () => {
    const asked = (house: Partial<Rules>): string => waits('execute', house);
    expect(asked({})).toContain('Talk is open again');
    expect(asked({ silence: 'government' })).toContain('Claims are open; ask both');
    expect(asked({ silence: 'off' })).toContain('Claims are open; ask both');
  });

  test('C-19: an execution keeps the role hidden, or shows the party', () => {
    expect(waits('execute', {})).toContain('role stays hidden');
    expect(waits('execute', { deathReveal: 'party' })).toContain('party is shown');
  });

  test('of a Mastermind that isn’t there, help says nothing', () => {
    expect(english.houseRules.onTopic('roles', { mastermind: 'maybe' })).toHaveLength(1);
    expect(english.houseRules.onTopic('roles', {})).toEqual([]);
  });
});
