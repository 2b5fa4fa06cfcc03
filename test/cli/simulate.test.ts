import { speaking } from '../support/in-english.ts';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { simulate } from '../../src/cli/simulate.ts';
import { hasFile } from '../support/needs.ts';
import { judge } from '../../src/record/index.ts';
import type { SimulateOptions } from '../../src/cli/simulate-options.ts';

const folder = mkdtempSync(join(tmpdir(), 'simulate-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command; returns its exit code and what it wrote. */
async function run(options: SimulateOptions): Promise<{ code: number; out: string; err: string }> {
  const written = { out: '', err: '' };
  const code = await simulate(
    options,
    speaking({
      out: (text) => void (written.out += text),
      err: (text) => void (written.err += text),
      stdin: Readable.from([]),
    }),
  );
  return { code, ...written };
}

const few: SimulateOptions = { games: '30', players: '5', seed: 'few' };
const summary = async (options: SimulateOptions): Promise<Record<string, unknown>> =>
  JSON.parse((await run({ ...options, json: true })).out) as Record<string, unknown>;

async function recordBytes(name: string, options: SimulateOptions): Promise<string> {
  const records = join(folder, name);
  const { code } = await run({ ...options, records, force: true });
  expect(code).toBe(0);
  return readFileSync(records, 'utf8');
}

describe('simulate', () => {
  test('prints a table with margins, and the seed', async () => {
    const { code, out, err } = await run(few);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^30 games of 5 players .* random .* standard$/m);
    expect(out).toMatch(/^seed few$/m);
    expect(out.match(/^(Liberals|Fascists): .* \d+\.\d\d % ± \d+\.\d\d$/gm)).toHaveLength(4);
    expect(out.match(/ a game .*\d\.\d\d\d {3}± \d\.\d\d\d$/gm)).toHaveLength(3);
  });

  test('leaves the margin of a mean out after one game', async () => {
    const { out } = await run({ ...few, games: '1' });
    expect(out).not.toContain('NaN');
  });

  test('--json prints one object with the five ways to end and the means', async () => {
    const { out } = await run({ ...few, json: true });
    expect(out.endsWith('}\n')).toBe(true);
    const found = JSON.parse(out) as Record<string, unknown>;
    expect(Object.keys(found)).toEqual([
      'games',
      'players',
      'seed',
      'outcomes',
      'nominations',
      'vetoes',
      'topDecks',
      'gamesPerSecond',
    ]);
    expect(found).toMatchObject({ games: 30, players: 5, seed: 'few' });
    const outcomes = found['outcomes'] as Record<string, number>;
    expect(Object.keys(outcomes)).toEqual([
      'liberal-policies',
      'hitler-executed',
      'fascist-policies',
      'hitler-elected',
      'mastermind',
    ]);
    expect(Object.values(outcomes).reduce((sum, count) => sum + count)).toBe(30);
  });

  test('MM-12: tells how often a Mastermind won, where there may be one', async () => {
    const rules = ['mastermind=certain'];
    const outcomes = (await summary({ ...few, rules }))['outcomes'] as Record<string, number>;
    expect(outcomes['mastermind']).toBeGreaterThan(0);
    expect((await run({ ...few, rules })).out).toMatch(/^The Mastermind +\d/m);
    expect((await run(few)).out).not.toMatch(/Mastermind/);
  });

  test('takes any text as a seed', async () => {
    const seed = '\u202eübel\u0007 🎲';
    expect(await summary({ ...few, seed })).toMatchObject({ seed });
    const { out } = await run({ ...few, seed });
    expect(['\u202e', '\u0007'].filter((character) => out.includes(character))).toEqual([]);
  });

  test('without a seed takes a fresh one, which gives the same games again', async () => {
    const { gamesPerSecond: _, ...first } = await summary({ games: '30', players: '7' });
    const { gamesPerSecond: __, ...again } = await summary({
      games: '30',
      players: '7',
      seed: String(first['seed']),
    });
    expect(first['seed']).toMatch(/^[0-9a-f]{64}$/);
    expect(again).toEqual(first);
    expect((await summary({ games: '1', players: '7' }))['seed']).not.toBe(first['seed']);
  });
});

describe('simulate --records', () => {
  test('gives the same bytes for the same seed, and other games for another', async () => {
    const once = await recordBytes('once', { ...few, bots: 'plain,random' });
    expect(await recordBytes('again', { ...few, bots: 'plain,random' })).toBe(once);
    expect(await recordBytes('other', { ...few, bots: 'plain,random', seed: 'other' })).not.toBe(once);
  });

  test('writes games that the referee finds legal, whatever stood in the file before', async () => {
    writeFileSync(join(folder, 'legal'), 'x'.repeat(1_000_000));
    const text = await recordBytes('legal', { ...few, players: '9', bots: 'plain', rules: ['rulebook'] });
    const verdicts = [];
    for await (const verdict of judge(inPieces(text))) verdicts.push(verdict);
    expect(verdicts).toHaveLength(30);
    expect(verdicts.filter(({ legal }) => !legal)).toEqual([]);
  });

  test('leaves a file alone that holds something, unless it is told to overwrite it', async () => {
    const records = join(folder, 'precious');
    writeFileSync(records, 'a night of games');
    const { code, out, err } = await run({ ...few, records });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^secret-cli simulate: --records: .*precious has something in it; .* --force .*\.\n$/);
    expect(readFileSync(records, 'utf8')).toBe('a night of games');
    writeFileSync(records, '');
    expect(await run({ ...few, records })).toMatchObject({ code: 0, err: '' });
  });

  test('takes - for no file: one of that name would be a nuisance', async () => {
    const { code, out, err } = await run({ ...few, records: '-' });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^secret-cli simulate: --records takes a file; .*\.\n$/);
    expect(existsSync('-')).toBe(false);
  });

  test('writes only what docs/record.md lists, without times', async () => {
    const fields: Record<string, readonly string[]> = {
      game: ['type', 'format', 'version', 'id', 'rules', 'players', 'roles', 'deck', 'firstPresident'],
      nominate: ['type', 'seat', 'chancellor'],
      vote: ['type', 'seat', 'ballot'],
      discard: ['type', 'seat', 'policy'],
      enact: ['type', 'seat', 'policy'],
      veto: ['type', 'seat'],
      'answer-veto': ['type', 'seat', 'consent'],
      investigate: ['type', 'seat', 'target'],
      'special-election': ['type', 'seat', 'target'],
      execute: ['type', 'seat', 'target'],
      peek: ['type', 'seat'],
      reshuffle: ['type', 'deck'],
      claim: ['type', 'seat', 'about', 'policies'],
      end: ['type', 'winner', 'by'],
    };
    const investigation = ['type', 'seat', 'about', 'target', 'party'];
    const seen = new Set<string>();
    for (const players of ['5', '10']) {
      const text = await recordBytes('fields', { games: '100', players, seed: 'fields', bots: 'plain,random' });
      for (const json of text.trimEnd().split('\n')) {
        const line = JSON.parse(json) as Record<string, unknown>;
        const type = String(line['type']);
        seen.add(type);
        expect(Object.keys(line)).toEqual(line['about'] === 'investigation' ? investigation : fields[type]);
      }
    }
    expect([...seen].sort()).toEqual(Object.keys(fields).sort());
  });

  test('names the rules that differ from the default, and the bots round the seats', async () => {
    const options = { ...few, players: '6', bots: 'plain,random', rules: ['trackerReset=enactment'] };
    const [deal = ''] = (await recordBytes('rules', options)).split('\n');
    expect(JSON.parse(deal)).toMatchObject({
      rules: { trackerReset: 'enactment' },
      players: ['plain', 'random', 'plain', 'random', 'plain', 'random'].map((name) => ({ bot: { name } })),
    });
  });

  // Not every system has a device that is always full.
  test.skipIf(!hasFile('/dev/full'))('exits with 5 where the disk is full', async () => {
    const { code, out, err } = await run({ ...few, records: '/dev/full' });
    expect({ code, out }).toEqual({ code: 5, out: '' });
    expect(err).toContain('ENOSPC');
  });

  test.each(['missing/file', ''])('exits with 5 and one line where %j can not be written', async (name) => {
    const { code, out, err } = await run({ ...few, records: join(folder, name) });
    expect({ code, out }).toEqual({ code: 5, out: '' });
    expect(err).toMatch(/^secret-cli simulate: can't write .* \(E\w+\); .*\.\n$/);
  });

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('stops on %s with %i, behind a whole game', async (signal, expected) => {
    const listening = process.listenerCount(signal);
    const records = join(folder, signal);
    const running = run({ games: '1000000', players: '10', seed: 'long', records });
    while (!existsSync(records) || statSync(records).size === 0) await setImmediate();
    process.emit(signal, signal);
    expect(await running).toEqual({ code: expected, out: '', err: '' });
    expect(readFileSync(records, 'utf8')).toMatch(/"type":"end"[^\n]*\n$/);
    expect(process.listenerCount(signal)).toBe(listening);
  });
});

describe('simulate refuses with 2 and one line that says what would do:', () => {
  const from1 = /--games takes a (?:whole )?number from 1/;
  const from5 = /--players takes a (?:whole )?number from 5 to 10/;
  const wrong: readonly (readonly [string, SimulateOptions, RegExp])[] = [
    ['no number of games', { players: '5' }, from1],
    ['no games', { ...few, games: '0' }, from1],
    ['less than no games', { ...few, games: '-3' }, from1],
    ['half a game', { ...few, games: '1.5' }, from1],
    ['a number in words', { ...few, games: 'ten' }, /not "ten"/],
    ['more games than can be counted', { ...few, games: '9'.repeat(30) }, from1],
    ['no number of players', { games: '5' }, from5],
    ['four players', { ...few, players: '4' }, from5],
    ['eleven players', { ...few, players: '11' }, from5],
    ['a misspelt bot', { ...few, bots: 'plian' }, /no bot is called "plian". Did you mean plain\?/],
    [
      'an unknown bot',
      { ...few, bots: 'random,grandmaster' },
      /"grandmaster". The bots are: random, plain, careful/,
    ],
    ['a bot without a name', { ...few, bots: 'plain,' }, /no bot is called ""/],
    ['a name that every object has', { ...few, bots: 'constructor' }, /no bot is called/],
    ['a misspelt option', { ...few, rules: ['trackreset=election'] }, /Did you mean trackerReset\?/],
    ['an unknown value', { ...few, rules: ['mastermind=always'] }, /mastermind is off, maybe or certain\./],
  ];

  test.each(wrong)('%s', async (_, options, message) => {
    const { code, out, err } = await run(options);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^secret-cli simulate: [^\n]*\n$/);
    expect(err).toMatch(message);
  });
});

async function* inPieces(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
