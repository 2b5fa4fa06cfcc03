import { describe, expect, test } from 'vitest';
import { inEnglish } from '../support/in-english.ts';
import { readPassOptions, type RawPassOptions } from '../../src/cli/pass-options.ts';
import { seedFrom } from '../../src/chance/index.ts';

const five = ['Ann', 'Ben', 'Cem', 'Dot', 'Eve'];
const nothing: RawPassOptions = { rules: [] };

const read = (names: readonly string[], raw: Partial<RawPassOptions> = {}) =>
  inEnglish(readPassOptions(names, { ...nothing, ...raw }));

function problem(names: readonly string[], raw: Partial<RawPassOptions> = {}): string {
  const options = read(names, raw);
  return 'problem' in options ? options.problem : '';
}

test('five names are enough for a game, in the order of seats, and all else has a default', () => {
  expect(read(five)).toMatchObject({
    names: five,
    bots: 0,
    private: false,
    tableName: null,
    rules: {},
    anew: true,
    asksForAnother: false,
  });
});

describe('people and bots', () => {
  test.each([
    [['Ann'], '4'],
    [five, '5'],
    [[...five, 'Fay', 'Gus', 'Hal', 'Ida', 'Jon'], '0'],
  ])('%j and %s bots are a game', (names, bots) => {
    expect(read(names, { bots })).toMatchObject({ names, bots: Number(bots) });
  });

  test.each([
    [['Ann', 'Ben'], '2', 4],
    [five, '6', 11],
    [['Ann'], '0', 1],
  ])('%j and %s bots are %i seats, which no game has', (names, bots, taken) => {
    const line = problem(names, { bots });
    expect(line).toContain('5 to 10 seats');
    expect(line).toContain(`not ${taken};`);
  });

  test.each(['10', '-1', 'two', ''])('--bots %j is refused', (bots) => {
    expect(problem(five, { bots })).toContain('--bots takes a number from 0 to 9');
  });
});

describe('names', () => {
  test.each([
    [[...five.slice(1), 'ben'], '"ben" is there twice'],
    [[...five, 'Βen'], 'mixes alphabets'],
    [[...five, 'Bot Ada'], 'looks like a bot'],
    [[...five, ''], 'there is nothing in it'],
    [[...five, '\u001b[2J'], 'a character that is not shown'],
    [[...five, 'A name of seventeen'], 'wider than 16 columns'],
  ])('%j: %s', (names, says) => {
    const line = problem(names);
    expect(line).toContain(says);
    expect(line).not.toContain('\u001b');
  });
});

describe('a game that is unfinished', () => {
  test('is gone on with where nothing is said of another', () => {
    expect(read([])).toMatchObject({ names: [], anew: false, asksForAnother: false });
    expect(read([], { records: '/tmp', lang: 'ko' })).toMatchObject({ anew: false, asksForAnother: false });
  });

  test('is given up for one with names, or with --new', () => {
    expect(read(five)).toMatchObject({ anew: true });
    expect(read([], { new: true })).toMatchObject({ names: [], anew: true });
  });

  test.each([
    { bots: '0' },
    { private: true },
    { table: 'KITE-42' },
    { rules: ['rulebook'] },
    { seed: 'tea' },
  ] as const)('is not what is meant by %j', (raw) => {
    expect(read([], raw)).toMatchObject({ anew: false, asksForAnother: true });
  });
});

test('a seed is a text, and the same one is the same', () => {
  expect(read(five, { seed: 'tea' })).toMatchObject({ seed: seedFrom('tea') });
});

test('house rules and the table’s name are read as host reads them', () => {
  expect(read(five, { table: 'Kitchen', rules: ['rulebook'], private: true })).toMatchObject({
    tableName: 'Kitchen',
    rules: { trackerReset: 'enactment' },
    private: true,
  });
  expect(problem(five, { table: '' })).toContain('--table');
  expect(problem(five, { rules: ['silence=on'] })).toContain('silence is table, government or off');
});
