import { describe, expect, test } from 'vitest';
import {
  chaos,
  elect,
  events,
  govern,
  must,
  position,
  reject,
  veto,
  type Position,
} from '../support/positions.ts';
import { claims, deal, faultIn, play, view, type Chance, type Game, type Rules } from '../../src/game/index.ts';
import { dice, seedFrom } from '../../src/chance/index.ts';

const won = { winner: 'mastermind', by: 'mastermind' };
/** How many liberals are dealt beside a Mastermind, by the number of players. */
const liberals = { 5: 2, 6: 3, 7: 3, 8: 4, 9: 4, 10: 5 };

/** Seven players, the Mastermind at seat 0, two fascists at 4 and 5, Hitler at 6. */
const seven = (told: Omit<Position, 'players'> = {}): Game => position({ players: 7, mastermind: 0, ...told });

const dealt = (players: number, rules: Partial<Rules>, chance: Chance) =>
  deal({ id: 'game', rules, players: Array.from({ length: players }, () => ({ name: '' })) }, chance);

const count = (roles: readonly string[], role: string): number =>
  roles.filter((other) => other === role).length;

describe('dealing', () => {
  test.each(Object.entries(liberals))(
    'M01, MM-3: of %s players the Mastermind leaves %i liberals',
    (size, left) => {
      const players = Number(size);
      const chance = dice(seedFrom(size));
      const { roles } = dealt(players, { mastermind: 'certain' }, chance);
      const usual = dealt(players, {}, chance).roles;
      expect(count(roles, 'mastermind')).toBe(1);
      expect(count(roles, 'liberal')).toBe(left);
      expect(count(roles, 'fascist')).toBe(count(usual, 'fascist'));
      expect(count(roles, 'hitler')).toBe(1);
    },
  );

  test('MM-1, MM-4: none is dealt unless the table wants one, at any size', () => {
    const chance = dice(seedFrom('off'));
    for (const players of [5, 6, 7, 8, 9, 10]) {
      expect(dealt(players, {}, chance).roles).not.toContain('mastermind');
      expect(dealt(players, { mastermind: 'certain' }, chance).roles).toContain('mastermind');
    }
  });

  test('MM-2: where there may be one, the first draw of chance decides between two decks', () => {
    const drawn: number[] = [];
    const chance = (first: number): Chance => ({
      below: (n) => drawn.push(n) && (drawn.length === 1 ? first : 0),
      shuffle: (items) => [...items],
    });
    expect(dealt(7, { mastermind: 'maybe' }, chance(0)).roles).not.toContain('mastermind');
    expect(drawn).toEqual([2, 7]);
    drawn.length = 0;
    expect(dealt(7, { mastermind: 'maybe' }, chance(1)).roles).toContain('mastermind');
  });

  test('MM-1, R-04: a deal must have the Mastermind that its rules say', () => {
    const { roles, ...rest } = dealt(7, { mastermind: 'certain' }, dice(seedFrom('fault')));
    const without = roles.map((role) => (role === 'mastermind' ? 'liberal' : role));
    const fault = (mastermind: Rules['mastermind'], among: typeof roles): string | undefined =>
      faultIn({ ...rest, roles: among, rules: { mastermind } })?.clause;
    expect(fault('certain', roles)).toBeUndefined();
    expect(fault('certain', without)).toBe('R-04');
    expect(fault('off', roles)).toBe('R-04');
    for (const among of [roles, without]) expect(fault('maybe', among)).toBeUndefined();
  });
});

describe('knowledge', () => {
  test.each([5, 7, 10])('MM-6: of %i the Mastermind is shown every role, and to nobody', (players) => {
    const game = position({ players, mastermind: 0 });
    const roles = game.roles.map((role, seat) => ({ seat, role }));
    expect(view(game, 0).mine?.known).toEqual(roles.slice(1));
    for (const { seat } of roles.slice(1))
      expect(view(game, seat).mine?.known.map((shown) => shown.role)).not.toContain('mastermind');
    expect(JSON.stringify(view(game, null)).replaceAll('"mastermind":"certain"', '')).not.toContain(
      '"mastermind"',
    );
  });

  test.each([
    ['liberal', 'liberal'],
    ['own', 'mastermind'],
  ] as const)(
    'M12, MM-5: with mastermindParty %s an investigation shows the party %s',
    (mastermindParty, party) => {
      const game = seven({
        rules: { mastermindParty },
        fascist: 2,
        phase: 'investigate',
        president: 1,
        gov: [1, 2],
      });
      expect(events((table) => must(game, 1, { type: 'investigate', target: 0 }, table))).toContainEqual({
        type: 'saw-party',
        target: 0,
        party,
        to: 1,
      });
      expect(view(game, 0).mine?.party).toBe(party);
    },
  );

  test('MM-5: a third party may be claimed only where there is one', () => {
    const mayClaim = (rules: Partial<Rules>): string[] => {
      const game = seven({ rules, fascist: 2, phase: 'investigate', president: 1, gov: [1, 2] });
      must(game, 1, { type: 'investigate', target: 3 });
      return claims(game, 1).flatMap((claim) => (claim.about === 'investigation' ? [claim.party] : []));
    };
    expect(mayClaim({})).toEqual(['liberal', 'fascist']);
    expect(mayClaim({ mastermindParty: 'own' })).toEqual(['liberal', 'fascist', 'mastermind']);
  });
});

describe('four liberal policies first', () => {
  const tracks = { liberal: 4, fascist: 4, deck: 'FFF…' };

  test('R-71, M02, MM-7: the fifth fascist one wins for a living Mastermind at once, without its execution', () => {
    const game = seven(tracks);
    const heard = events((table) => govern(game, 0, 1, 'fascist', table));
    expect(game).toMatchObject({ phase: 'over', ending: won });
    expect(heard.at(-1)).toMatchObject({ type: 'ended', ...won, roles: game.roles });
    expect(heard.map(({ type }) => type)).not.toContain('power-opened');
  });

  test('MM-7: whoever is in office', () => {
    const game = seven({ ...tracks, president: 1 });
    govern(game, 1, 2, 'fascist');
    expect(game.ending).toEqual(won);
  });

  test('M03, MM-7: so does one that chaos lays', () => {
    const game = seven(tracks);
    chaos(game);
    expect(game).toMatchObject({ fascistPolicies: 5, ending: won });
  });

  test('M04, MM-11: executed before, it wins nothing: the execution proceeds, and its role stays hidden', () => {
    const game = seven({ ...tracks, fascist: 3, deck: 'FFFFFF…', president: 1 });
    govern(game, 1, 2, 'fascist');
    const heard = events((table) => must(game, 1, { type: 'execute', target: 0 }, table));
    expect(heard[0]).toEqual({ type: 'executed', president: 1, target: 0, hitler: false, party: null });
    govern(game, 2, 3, 'fascist');
    expect(game).toMatchObject({ fascistPolicies: 5, phase: 'execute', ending: null });
  });
});

describe('five fascist policies first', () => {
  const tracks = { liberal: 3, fascist: 5, deck: 'LFFLFF…' };

  test('M05, MM-9: as the Chancellor who lays the fourth liberal one it wins', () => {
    const game = seven({ ...tracks, president: 1 });
    govern(game, 1, 0, 'liberal');
    expect(game).toMatchObject({ liberalPolicies: 4, ending: won });
  });

  test('M06, MM-10: laid by another Chancellor it wins nothing, and the next one wins for the Liberals', () => {
    const game = seven({ ...tracks, president: 1 });
    govern(game, 1, 2, 'liberal');
    expect(game).toMatchObject({ liberalPolicies: 4, ending: null });
    govern(game, 2, 0, 'liberal');
    expect(game.ending).toEqual({ winner: 'liberal', by: 'liberal-policies' });
  });

  test('M07, MM-9: laid by chaos it wins nothing, though the Mastermind was the last Chancellor', () => {
    const elected = seven({ ...tracks, president: 1, gov: [6, 0], tracker: 2 });
    reject(elected, 1, 2);
    const nominated = seven({ ...tracks, president: 1, tracker: 2 });
    reject(nominated, 1, 0);
    for (const game of [elected, nominated]) expect(game).toMatchObject({ liberalPolicies: 4, ending: null });
  });

  test('M08, MM-9: as the President of another Chancellor it wins nothing', () => {
    const game = seven(tracks);
    govern(game, 0, 1, 'liberal');
    expect(game).toMatchObject({ liberalPolicies: 4, ending: null });
  });

  test('M09, MM-9: the third may come from anyone', () => {
    const game = seven({ ...tracks, liberal: 2, president: 1 });
    govern(game, 1, 2, 'liberal');
    govern(game, 2, 0, 'liberal');
    expect(game).toMatchObject({ liberalPolicies: 4, ending: won });
  });
});

test.each([
  [{ liberal: 4, fascist: 5, deck: 'LFF…' }, 'liberal', { winner: 'liberal', by: 'liberal-policies' }],
  [{ liberal: 4, fascist: 5, deck: 'FFF…' }, 'fascist', { winner: 'fascist', by: 'fascist-policies' }],
  [{ liberal: 3, fascist: 5, deck: 'FFF…' }, 'fascist', { winner: 'fascist', by: 'fascist-policies' }],
] as const)(
  'M10, MM-12, MM-13: %j: a team’s last policy wins for it, and the Mastermind loses',
  (tracks, policy, ending) => {
    const game = seven({ ...tracks, president: 1 });
    govern(game, 1, 0, policy);
    expect(game.ending).toEqual(ending);
  },
);

describe('M11: with mastermindTiming after-execution', () => {
  const rules = { mastermindTiming: 'after-execution' } as const;
  const shot = (target: number): Game => {
    const game = seven({ rules, liberal: 4, fascist: 4, deck: 'FFF…', president: 1 });
    govern(game, 1, 2, 'fascist');
    expect(game).toMatchObject({ phase: 'execute', ending: null });
    must(game, 1, { type: 'execute', target });
    return game;
  };

  test('M11, MM-8: Hitler shot wins for the Liberals', () => {
    expect(shot(6).ending).toEqual({ winner: 'liberal', by: 'hitler-executed' });
  });

  test('M11, MM-8: the Mastermind shot, the game goes on', () => {
    expect(shot(0)).toMatchObject({ ending: null, phase: 'nominate' });
  });

  test('M11, MM-8: anybody else shot, the Mastermind wins', () => {
    expect(shot(4).ending).toEqual(won);
  });

  test('M11, MM-8: a tile that chaos lays gives no execution, and it wins at once', () => {
    const game = seven({ rules, liberal: 4, fascist: 4, deck: 'F…' });
    chaos(game);
    expect(game.ending).toEqual(won);
  });

  test('MM-9: the fourth liberal policy of its own wins at once all the same', () => {
    const game = seven({ rules, liberal: 3, fascist: 5, deck: 'LFF…', president: 1 });
    govern(game, 1, 0, 'liberal');
    expect(game.ending).toEqual(won);
  });

  test('MM-8: an execution that another square gave wins nothing', () => {
    const game = seven({ rules, liberal: 4, fascist: 3, deck: 'FFF…', president: 1 });
    govern(game, 1, 2, 'fascist');
    must(game, 1, { type: 'execute', target: 4 });
    expect(game.ending).toBeNull();
  });
});

test.each(['certain', 'maybe'] as const)(
  'M13, MM-14: %s, but none was dealt or left: nothing special happens',
  (mastermind) => {
    const seat = mastermind === 'certain' ? { mastermind: 0, dead: [0] } : {};
    const game = position({
      players: 7,
      rules: { mastermind },
      liberal: 4,
      fascist: 4,
      deck: 'FFF…',
      president: 1,
      ...seat,
    });
    govern(game, 1, 2, 'fascist');
    expect(game).toMatchObject({ phase: 'execute', ending: null });
  },
);

test('MM-15: the Mastermind votes, is limited, vetoes and uses powers like anyone', () => {
  const game = seven({ fascist: 5, deck: 'FFFFFF…' });
  elect(game, 0, 1);
  veto(game);
  expect(game.termLimits).toEqual({ president: 0, chancellor: 1 });
  expect(play(game, 1, { type: 'nominate', chancellor: 0 }, { shuffle: (tiles) => tiles })?.clause).toBe(
    'R-23',
  );
  const shot = seven({ fascist: 4, phase: 'execute', gov: [0, 1] });
  must(shot, 0, { type: 'execute', target: 6 });
  expect(shot.ending).toEqual({ winner: 'liberal', by: 'hitler-executed' });
});
