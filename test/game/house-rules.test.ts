import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  chaos,
  elect,
  eligible,
  enactAs,
  events,
  govern,
  must,
  position,
  refused,
  veto,
} from '../support/positions.ts';
import {
  areAlike,
  cardsFor,
  completeRules,
  differingRules,
  houseRules,
  mustBeSilent,
  options,
  presets,
  ruleNames,
  valuesOf,
  view,
  type Game,
  type Rules,
  type Seat,
} from '../../src/game/index.ts';

/** Each option with a scenario that it changes. */
const flipped: { readonly [Name in keyof Rules]: (rules: Partial<Rules>) => unknown } = {
  termLimitRelax: (rules) => eligible(position({ players: 6, rules, dead: [4], gov: [2, 5], president: 3 })),
  trackerReset: (rules) => {
    const game = position({ players: 8, rules, liberal: 3, fascist: 5, tracker: 2, deck: 'FFFL…' });
    elect(game, 0, 4);
    veto(game);
    return [game.tracker, game.liberalPolicies];
  },
  silence: (rules) => {
    const game = session(rules);
    return [0, 1, 2].map((seat) => mustBeSilent(game, seat));
  },
  reinvestigate: (rules) => {
    const game = position({ players: 9, rules, fascist: 1, phase: 'investigate', investigated: [8] });
    return options(game, 0).length;
  },
  hitlerKnows: (rules) =>
    [6, 7].map((players) => view(position({ players, rules }), players - 1).mine?.known.length),
  chaosUnlocksVeto: (rules) => {
    const game = position({ players: 7, rules, fascist: 4, deck: 'FFFL…' });
    chaos(game);
    elect(game, 3, 4);
    must(game, 3, { type: 'discard', policy: 'fascist' });
    return options(game, 4).some(({ type }) => type === 'veto');
  },
  deathReveal: (rules) => {
    const game = position({ players: 7, rules, fascist: 4, phase: 'execute', gov: [0, 1] });
    return events((table) => must(game, 0, { type: 'execute', target: 5 }, table))[0];
  },
  notHitlerBadge: (rules) => view(position({ players: 7, rules, fascist: 3, notHitler: [2] }), null).notHitler,
  mastermind: (rules) => cardsFor(7, rules).map(({ roles }) => roles),
  mastermindParty: (rules) =>
    view(position({ players: 7, mastermind: 0, rules: { mastermind: 'certain', ...rules } }), 0).mine?.party,
  mastermindTiming(rules) {
    const game = position({
      players: 7,
      mastermind: 0,
      rules: { mastermind: 'certain', ...rules },
      liberal: 4,
      fascist: 4,
      deck: 'FFF…',
    });
    govern(game, 0, 1, 'fascist');
    return game.phase;
  },
};

/** Government (0, 1) of seven has drawn. */
function session(rules: Partial<Rules>): Game {
  const game = position({ players: 7, rules, deck: 'LFF…' });
  elect(game, 0, 1);
  return game;
}

describe('the registry', () => {
  test('has the options of rules 1g and the Mastermind’s, the default first', () => {
    expect(completeRules({})).toEqual({
      termLimitRelax: 'five-alive',
      trackerReset: 'election',
      silence: 'table',
      reinvestigate: false,
      hitlerKnows: 'by-count',
      chaosUnlocksVeto: true,
      deathReveal: 'none',
      notHitlerBadge: true,
      mastermind: 'off',
      mastermindParty: 'liberal',
      mastermindTiming: 'immediate',
    });
  });

  test('names the clause that an option decides, and values that differ', () => {
    for (const name of ruleNames) {
      expect(houseRules[name].clause).toMatch(/^(C|MM)-\d+$/);
      const values: readonly unknown[] = houseRules[name].values;
      expect(new Set(values).size).toBe(values.length);
    }
  });

  test('is what docs/rules.md lists', () => {
    const page = readFileSync(new URL('../../docs/rules.md', import.meta.url), 'utf8');
    for (const name of ruleNames) {
      const { clause, values } = houseRules[name];
      const listed = values.map((value) => `\`${value}\``).join(' · ');
      expect(page).toContain(`| \`${name}\` | ${clause} | ${listed} |`);
    }
  });

  test('knows no other names', () => {
    for (const name of ['speed', 'toString', '__proto__', '']) expect(valuesOf(name)).toBeUndefined();
  });

  test('keeps only what differs from the default', () => {
    expect(differingRules(completeRules({ silence: 'off', reinvestigate: true }))).toEqual({
      silence: 'off',
      reinvestigate: true,
    });
  });

  test('knows tables that play alike, whatever of their rules is left out', () => {
    expect(areAlike({}, completeRules({}))).toBe(true);
    expect(areAlike({ silence: 'off' }, completeRules({ silence: 'off' }))).toBe(true);
    for (const name of ruleNames)
      expect(areAlike({}, { [name]: valuesOf(name)?.at(-1) } as Partial<Rules>)).toBe(false);
  });

  test('has the published rulebook as a preset, and the defaults as another', () => {
    expect(presets).toEqual({ standard: {}, rulebook: { trackerReset: 'enactment', silence: 'government' } });
  });
});

describe('each option changes a scenario', () => {
  test.each(Object.entries(flipped))('%s', (name, scenario) => {
    const values = valuesOf(name) ?? [];
    expect(values.length).toBeGreaterThan(1);
    const outcomes = values.map((value) => JSON.stringify(scenario({ [name]: value })));
    expect(new Set(outcomes).size).toBe(values.length);
    expect(JSON.stringify(scenario({}))).toBe(outcomes[0]);
  });
});

describe('a table may decide', () => {
  test('S04, C-01: that five seated, not five alive, relax the limits', () => {
    const rules = { termLimitRelax: 'five-seated' } as const;
    const game = position({ players: 6, rules, hitler: 0, fascist: 3, president: 2, deck: 'FFF…' });
    govern(game, 2, 5, 'fascist');
    must(game, 2, { type: 'execute', target: 4 });
    expect(eligible(game)).toEqual([0, 1]);
    expect(refused(game, 3, { type: 'nominate', chancellor: 2 })).toBe('R-23');
    const five = position({ players: 5, rules, gov: [0, 2], president: 1 });
    expect(eligible(five)).toEqual([0, 3, 4]);
    expect(refused(five, 1, { type: 'nominate', chancellor: 2 })).toBe('R-26');
  });

  test.each([
    ['table', [0, 1, 2, 6]],
    ['government', [0, 1]],
    ['off', []],
  ] as const)('R-41, C-06: that %s is silent in a session', (silence, mute) => {
    const game = session({ silence });
    const seats = [0, 1, 2, 6];
    const silent = (): Seat[] => seats.filter((seat) => mustBeSilent(game, seat));
    expect(silent()).toEqual(mute);
    must(game, 0, { type: 'discard', policy: 'liberal' });
    expect(silent()).toEqual(mute);
    must(game, 1, { type: 'enact', policy: 'fascist' });
    expect(silent()).toEqual([]);
  });

  test('R-66, C-06: nothing is claimed in a session all the same', () => {
    const claim = { type: 'claim', about: 'president-hand', policies: ['liberal', 'fascist', 'fascist'] };
    expect(refused(session({}), 0, claim)).toBe('R-41');
    expect(refused(session({ silence: 'off' }), 0, claim)).toBe('R-66');
  });

  test('S29, C-07: that somebody is investigated twice', () => {
    const game = position({ players: 9, rules: { reinvestigate: true }, deck: 'FFFFFF…' });
    govern(game, 0, 1, 'fascist');
    must(game, 0, { type: 'investigate', target: 8 });
    govern(game, 1, 2, 'fascist');
    expect(events((table) => must(game, 1, { type: 'investigate', target: 8 }, table))).toContainEqual({
      type: 'saw-party',
      target: 8,
      party: 'fascist',
      to: 1,
    });
  });

  test.each([
    [6, 'never', []],
    [7, 'always', [4, 5]],
    [10, 'always', [6, 7, 8]],
  ] as const)('R-12, C-08: that of %i Hitler knows the fascists %s', (players, hitlerKnows, known) => {
    const game = position({ players, rules: { hitlerKnows } });
    expect(view(game, players - 1).mine?.known.map(({ seat }) => seat)).toEqual(known);
    expect(view(game, players - 2).mine?.known).toContainEqual({ seat: players - 1, role: 'hitler' });
  });

  test('C-12: that a fifth fascist policy laid by chaos opens no veto, ever', () => {
    const game = position({ players: 7, rules: { chaosUnlocksVeto: false }, fascist: 4, deck: 'FFFLFFL…' });
    chaos(game);
    expect(view(game, null).veto).toBe('closed');
    for (const [president, chancellor] of [
      [3, 4],
      [4, 5],
    ] as const) {
      elect(game, president, chancellor);
      must(game, president, { type: 'discard', policy: 'fascist' });
      expect(refused(game, chancellor, { type: 'veto' })).toBe('R-61');
      must(game, chancellor, { type: 'enact', policy: 'liberal' });
    }
  });

  test('R-61, C-12: and one that a government lays opens it as ever', () => {
    const game = position({ players: 7, rules: { chaosUnlocksVeto: false }, fascist: 4, deck: 'FFFFFF…' });
    govern(game, 0, 1, 'fascist');
    must(game, 0, { type: 'execute', target: 3 });
    elect(game, 1, 2);
    must(game, 1, { type: 'discard', policy: 'fascist' });
    expect(options(game, 2)).toContainEqual({ type: 'veto' });
  });

  test.each([
    [2, 'liberal'],
    [5, 'fascist'],
    [6, 'fascist'],
  ])('C-19: that the party card of seat %i is shown at its death: %s', (target, party) => {
    const game = position({
      players: 7,
      rules: { deathReveal: 'party' },
      fascist: 4,
      phase: 'execute',
      gov: [0, 1],
    });
    expect(events((table) => must(game, 0, { type: 'execute', target }, table))[0]).toEqual({
      type: 'executed',
      president: 0,
      target,
      hitler: target === 6,
      party,
    });
  });

  test('C-22: that who is proved not Hitler is told once and not kept on show', () => {
    const game = position({ players: 7, rules: { notHitlerBadge: false }, fascist: 3, deck: 'LLL…' });
    const heard = events((table) => elect(game, 0, 4, table));
    expect(heard).toContainEqual({ type: 'proved-not-hitler', seat: 4 });
    enactAs(game, 'liberal');
    expect(view(game, null).notHitler).toEqual([]);
  });

  test('by what it plays is in every view', () => {
    const rules = { silence: 'off', reinvestigate: true } as const;
    const game = position({ players: 7, rules });
    for (const viewer of [null, 0]) expect(view(game, viewer).rules).toEqual(completeRules(rules));
  });
});
