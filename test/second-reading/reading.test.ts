import { describe, expect, test } from 'vitest';
import type { HouseRules, Policy, Role } from './lines.ts';
import { Reading, type Shuffle } from './reading.ts';
import type { Position } from './table.ts';

/** How many fascists, for five players and up, sit before Hitler, who has the last seat. */
const fascistsBefore = [1, 1, 2, 2, 3, 3];

test('S01 R-28: a tie rejects the government and passes the presidency on', () => {
  const reading = at(6, {});
  elect(reading, 3, [0, 1, 2]);
  expect(reading.state()).toMatchObject({ tracker: 1, candidate: 1, lastElected: null, nominee: null });
});

test('R-27: a ballot may change until the last one is in', () => {
  const reading = at(5, {});
  reading.play({ type: 'nominate', seat: 0, chancellor: 1 }, never);
  for (const seat of [0, 1, 2, 3]) reading.play({ type: 'vote', seat, ballot: 'ja' }, never);
  expect(reading.awaited()).toEqual([4]);
  for (const seat of [0, 1, 2]) reading.play({ type: 'vote', seat, ballot: 'nein' }, never);
  expect(reading.state().nominee).toBe(1);
  reading.play({ type: 'vote', seat: 4, ballot: 'ja' }, never);
  expect(reading.state()).toMatchObject({ tracker: 1, candidate: 1 });
});

test('S05 C-01: of five living players only the last Chancellor is barred', () => {
  const reading = at(5, { deck: 'LLL…' });
  govern(reading, 2, 'liberal', 'liberal');
  expect(reading.state()).toMatchObject({ candidate: 1, liberal: 1 });
  expect(eligible(reading)).toEqual([0, 3, 4]);
});

test('S04 R-26: of six the last President is barred too, but not of the five whom an execution leaves', () => {
  const reading = at(6, { fascist: 3, deck: 'FFF…', candidate: 2 });
  govern(reading, 4, 'fascist', 'fascist');
  reading.play({ type: 'execute', seat: 2, target: 3 }, never);
  expect(reading.state()).toMatchObject({ candidate: 4, living: [0, 1, 2, 4, 5] });
  expect(eligible(reading)).toEqual([0, 1, 2, 5]);

  const six = at(6, { candidate: 3, lastElected: { president: 2, chancellor: 4 } });
  expect(eligible(six)).toEqual([0, 1, 5]);
});

test('S09 R-30: a power that chaos lays bare is lost, and the third Fascist policy still makes Hitler dangerous', () => {
  const chaos = (): Reading => {
    const reading = at(7, { fascist: 2, deck: 'FFFF…' });
    for (const chancellor of [1, 2, 3]) elect(reading, chancellor, []);
    return reading;
  };
  const danger = chaos();
  expect(danger.state()).toMatchObject({ fascist: 3, tracker: 0, candidate: 3, lastElected: null });
  elect(danger, 6);
  expect(danger.state()).toMatchObject({ ending: { winner: 'fascist', by: 'hitler-elected' }, hand: [] });
  expect(danger.awaited()).toEqual([]);

  const safe = chaos();
  govern(safe, 0, 'fascist', 'fascist');
  expect(safe.steps(3).map((step) => step.type)).toEqual(Array(6).fill('execute'));
});

describe('S13 C-02: a government elected at tracker 2 vetoes', () => {
  const vetoed = (rules: Partial<HouseRules>): Reading => {
    const reading = at(8, { liberal: 3, fascist: 5, tracker: 2, deck: 'FFFL…' }, rules);
    veto(reading, 4, never);
    return reading;
  };

  test('the election had reset the tracker', () => {
    const lastElected = { president: 0, chancellor: 4 };
    expect(vetoed({}).state()).toMatchObject({ tracker: 1, liberal: 3, fascist: 5, lastElected, candidate: 1 });
  });

  test('with trackerReset enactment chaos follows', () => {
    const after = vetoed({ trackerReset: 'enactment' }).state();
    expect(after).toMatchObject({ tracker: 0, liberal: 4, fascist: 5, lastElected: null, candidate: 1 });
  });
});

test('S15 C-18: the Chancellor asks once a session, and only the Chancellor', () => {
  const reading = at(7, { fascist: 5, deck: 'FFLFFF…' });
  elect(reading, 4);
  reading.play({ type: 'discard', seat: 0, policy: 'fascist' }, never);
  expect(() => reading.play({ type: 'veto', seat: 0 }, never)).toThrow('not legal');
  reading.play({ type: 'veto', seat: 4 }, never);
  expect(reading.awaited()).toEqual([0]);
  reading.play({ type: 'answer-veto', seat: 0, consent: false }, never);
  expect(() => reading.play({ type: 'veto', seat: 4 }, never)).toThrow('not legal');
  reading.play({ type: 'enact', seat: 4, policy: 'liberal' }, never);
  expect(reading.state()).toMatchObject({ liberal: 1, tracker: 0, candidate: 1 });
  veto(reading, 5, never);
  expect(reading.state()).toMatchObject({ liberal: 1, tracker: 1, candidate: 2 });
});

test('S16 R-61: there is no veto before the fifth Fascist policy', () => {
  const reading = at(7, { fascist: 4, deck: 'FFF…' });
  elect(reading, 4);
  reading.play({ type: 'discard', seat: 0, policy: 'fascist' }, never);
  expect(reading.steps(4)).toEqual([{ type: 'enact', seat: 4, policy: 'fascist' }]);
});

test.each([
  ['liberal', { winner: 'liberal', by: 'liberal-policies' }],
  ['fascist', { winner: 'fascist', by: 'fascist-policies' }],
] as const)('S17 C-05: a veto that empties the deck reshuffles before chaos lays a %s tile', (top, ending) => {
  const position = { liberal: 4, fascist: 5, tracker: 2, deck: 'FFF' };
  const reading = at(7, position, { trackerReset: 'enactment' });
  expect(reading.state().discards).toEqual(cards('FFFLL'));
  veto(reading, 4, (tiles) => {
    expect(tiles).toHaveLength(8);
    return tiles.toSorted((a, b) => Number(b === top) - Number(a === top));
  });
  expect(reading.state()).toMatchObject({ ending, discards: [] });
  expect(reading.state().deck).toHaveLength(7);
});

test('S19 R-45: chaos that leaves two tiles reshuffles them with the discards', () => {
  const reading = at(7, { liberal: 3, fascist: 4, tracker: 2, deck: 'FLL' });
  elect(reading, 1, [], (tiles) => tiles.toSorted());
  expect(reading.state()).toMatchObject({ fascist: 5, deck: cards('FFFFFFLLL'), discards: [] });
});

test('R-40: the discard pile stands still while a government legislates', () => {
  const reading = at(7, { deck: 'LFL…' });
  elect(reading, 4);
  expect(reading.state().hand).toEqual(cards('LFL'));
  reading.play({ type: 'discard', seat: 0, policy: 'liberal' }, never);
  expect(reading.state()).toMatchObject({ hand: cards('FL'), discards: [] });
  reading.play({ type: 'enact', seat: 4, policy: 'fascist' }, never);
  expect(reading.state()).toMatchObject({ hand: [], discards: cards('LL') });
});

describe('a special election called by seat 0 of government (0, 4)', () => {
  const called = (target: number): Reading => {
    const reading = at(7, { fascist: 2, deck: 'FFFFFL…' });
    govern(reading, 4, 'fascist', 'fascist');
    reading.play({ type: 'special-election', seat: 0, target }, never);
    return reading;
  };

  test('S22 R-56: the next in line, when picked, stands twice', () => {
    const passed = called(1);
    govern(passed, 2, 'fascist', 'liberal');
    expect(passed.state()).toMatchObject({ candidate: 1, liberal: 1 });
    expect(eligible(passed)).toEqual([0, 3, 4, 5, 6]);

    const failed = called(1);
    elect(failed, 2, []);
    expect(failed.state().candidate).toBe(1);
  });

  test('S23 C-14: one that fails is used up, and the order resumes left of the caller', () => {
    const reading = called(5);
    elect(reading, 2, []);
    const lastElected = { president: 0, chancellor: 4 };
    expect(reading.state()).toMatchObject({ tracker: 1, candidate: 1, lastElected });
  });

  test.each([
    [0, 1],
    [1, 2],
  ])(
    'S24 C-15: the order resumes left of the caller though seat %i is executed meanwhile',
    (target, candidate) => {
      const reading = called(5);
      govern(reading, 2, 'fascist', 'fascist');
      reading.play({ type: 'execute', seat: 5, target }, never);
      expect(reading.state()).toMatchObject({ candidate, fascist: 4 });
    },
  );

  test('S25 R-25, C-17: the last Chancellor may be President, the caller may not', () => {
    expect(() => called(0)).toThrow('not legal');
    const reading = called(4);
    expect(eligible(reading)).toEqual([1, 2, 3, 5, 6]);
    const before = reading.state();
    expect(() => reading.play({ type: 'nominate', seat: 4, chancellor: 0 }, never)).toThrow('not legal');
    expect(reading.state()).toEqual(before);
  });
});

test('S28 R-59: executing Hitler ends the game, executing a fascist does not', () => {
  const fifth = (target: number): Reading => {
    const reading = at(7, { fascist: 4, deck: 'FFF…' });
    govern(reading, 4, 'fascist', 'fascist');
    reading.play({ type: 'execute', seat: 0, target }, never);
    return reading;
  };
  expect(fifth(6).state().ending).toEqual({ winner: 'liberal', by: 'hitler-executed' });
  const goesOn = fifth(5);
  expect(goesOn.state()).toMatchObject({ ending: null, candidate: 1, living: [0, 1, 2, 3, 4, 6] });
  expect(goesOn.steps(5)).toEqual([]);
});

test('R-53: nobody is investigated twice', () => {
  const reading = at(9, { deck: 'FFFFFF…' });
  govern(reading, 4, 'fascist', 'fascist');
  reading.play({ type: 'investigate', seat: 0, target: 8 }, never);
  govern(reading, 5, 'fascist', 'fascist');
  expect(reading.steps(1).map((step) => 'target' in step && step.target)).toEqual([0, 2, 3, 4, 5, 6, 7]);
});

test('a game by a rule that this reading does not know is refused', () => {
  const rules: object = { speed: 'high' };
  expect(() => at(7, {}, rules)).toThrow('speed');
});

test('S04 C-01: with termLimitRelax five-seated an execution relaxes nothing', () => {
  const rules = { termLimitRelax: 'five-seated' } as const;
  const reading = at(
    6,
    { candidate: 3, living: [0, 1, 2, 3, 5], lastElected: { president: 2, chancellor: 5 } },
    rules,
  );
  expect(eligible(reading)).toEqual([0, 1]);
});

test('C-12: with chaosUnlocksVeto false a fifth Fascist policy laid by chaos opens no veto', () => {
  const reading = at(7, { fascist: 4, tracker: 2, deck: 'FFFL…' }, { chaosUnlocksVeto: false });
  elect(reading, 1, []);
  elect(reading, 2);
  reading.play({ type: 'discard', seat: 1, policy: 'fascist' }, never);
  expect(reading.steps(2).map((step) => step.type)).toEqual(['enact', 'enact']);
});

test('C-08: Hitler knows the fascists at six and not at seven, unless the table decided otherwise', () => {
  expect(at(6, {}).shownTo(5)).toEqual([4]);
  expect(at(7, {}).shownTo(6)).toEqual([]);
  expect(at(6, {}, { hitlerKnows: 'never' }).shownTo(5)).toEqual([]);
  expect(at(7, {}, { hitlerKnows: 'always' }).shownTo(6)).toEqual([4, 5]);
});

describe('a Mastermind at seat 0', () => {
  const mastermind = { winner: 'mastermind', by: 'mastermind' } as const;
  const withMastermind = (position: Parameters<typeof at>[1], rules: Partial<HouseRules> = {}): Reading =>
    at(7, position, { mastermind: 'certain', ...rules });

  test('MM-6: knows everybody, and nobody knows it', () => {
    const reading = withMastermind({});
    expect(reading.shownTo(0)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const seat of [1, 2, 3, 4, 5, 6]) expect(reading.shownTo(seat)).not.toContain(0);
  });

  test('M02, M03: wins by the fifth Fascist policy once four Liberal ones are laid, by chaos too', () => {
    const enacted = withMastermind({ liberal: 4, fascist: 4, deck: 'FFF…' });
    govern(enacted, 2, 'fascist', 'fascist');
    expect(enacted.state().ending).toEqual(mastermind);
    const erupted = withMastermind({ liberal: 4, fascist: 4, tracker: 2, deck: 'F…' });
    elect(erupted, 1, []);
    expect(erupted.state().ending).toEqual(mastermind);
  });

  test('M05, M06: wins by the fourth Liberal policy after it, if it is the Chancellor who lays that', () => {
    const own = withMastermind({ liberal: 3, fascist: 5, candidate: 1, deck: 'LLL…' });
    govern(own, 0, 'liberal', 'liberal');
    expect(own.state().ending).toEqual(mastermind);
    const others = withMastermind({ liberal: 3, fascist: 5, candidate: 1, deck: 'LLL…' });
    govern(others, 2, 'liberal', 'liberal');
    expect(others.state().ending).toBeNull();
  });

  test('M11: waits for the execution where the table wants that', () => {
    const shot = (target: number): Reading => {
      const rules = { mastermindTiming: 'after-execution' } as const;
      const reading = withMastermind({ liberal: 4, fascist: 4, candidate: 1, deck: 'FFF…' }, rules);
      govern(reading, 2, 'fascist', 'fascist');
      reading.play({ type: 'execute', seat: 1, target }, never);
      return reading;
    };
    expect(shot(6).state().ending).toEqual({ winner: 'liberal', by: 'hitler-executed' });
    expect(shot(0).state().ending).toBeNull();
    expect(shot(3).state().ending).toEqual(mastermind);
  });
});

const never: Shuffle = () => {
  throw new Error('no reshuffle is due');
};

function cards(letters: string): Policy[] {
  return [...letters].map((letter) => (letter === 'L' ? 'liberal' : 'fascist'));
}

/** A position; tiles neither placed nor in `deck` lie below it where it ends in an ellipsis, else in the discards. */
function at(
  players: number,
  { deck = '…', ...position }: Partial<Omit<Position, 'deck'>> & { deck?: string },
  rules: Partial<HouseRules> = {},
): Reading {
  const fascists = fascistsBefore[players - 5] ?? 0;
  const top = cards(deck.replace('…', ''));
  const left = (policy: Policy, all: number): Policy[] => {
    const used = (position[policy] ?? 0) + top.filter((tile) => tile === policy).length;
    return Array.from({ length: all - used }, () => policy);
  };
  const rest = [...left('liberal', 6), ...left('fascist', 11)];
  const open = deck.endsWith('…');
  return new Reading(
    {
      type: 'game',
      format: 'secret-cli.record',
      version: 1,
      id: 'position',
      rules,
      players: Array.from({ length: players }, (_, seat) => ({ name: `Seat ${seat + 1}` })),
      roles: Array.from({ length: players }, (_, seat): Role => {
        if (seat === players - 1) return 'hitler';
        if (seat === 0 && rules.mastermind === 'certain') return 'mastermind';
        return seat >= players - 1 - fascists ? 'fascist' : 'liberal';
      }),
      deck: open ? [...top, ...rest] : top,
      firstPresident: 0,
    },
    { discards: open ? [] : rest, ...position },
  );
}

function eligible(reading: Reading): number[] {
  const steps = reading.steps(reading.state().candidate);
  return steps.flatMap((step) => (step.type === 'nominate' ? [step.chancellor] : []));
}

/** The candidate nominates; the seats in `jas` vote Ja, by default all, and the other living ones Nein. */
function elect(reading: Reading, chancellor: number, jas?: number[], shuffle: Shuffle = never): void {
  const { candidate, living } = reading.state();
  reading.play({ type: 'nominate', seat: candidate, chancellor }, shuffle);
  for (const seat of living) {
    reading.play({ type: 'vote', seat, ballot: (jas ?? living).includes(seat) ? 'ja' : 'nein' }, shuffle);
  }
}

function govern(reading: Reading, chancellor: number, discarded: Policy, enacted: Policy): void {
  elect(reading, chancellor);
  reading.play({ type: 'discard', seat: reading.state().candidate, policy: discarded }, never);
  reading.play({ type: 'enact', seat: chancellor, policy: enacted }, never);
}

function veto(reading: Reading, chancellor: number, shuffle: Shuffle): void {
  elect(reading, chancellor);
  const president = reading.state().candidate;
  reading.play({ type: 'discard', seat: president, policy: 'fascist' }, never);
  reading.play({ type: 'veto', seat: chancellor }, never);
  reading.play({ type: 'answer-veto', seat: president, consent: true }, shuffle);
}
