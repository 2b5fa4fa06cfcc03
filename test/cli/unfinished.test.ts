import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { asFile, judged } from '../support/judged.ts';
import { cliWordsIn } from '../../src/words/cli/index.ts';
import { generate } from '../second-reading/generate.ts';
import { languages } from '../../src/words/index.ts';
import { play, resumeTable } from '../support/open-table.ts';
import { RecordFile } from '../../src/cli/record-file.ts';
import { smallDice } from '../support/small-dice.ts';
import { Unfinished, type UnfinishedGame } from '../../src/cli/unfinished.ts';
import type { Failure } from '../../src/cli/enter-table.ts';
import type { RecordLine } from '../../src/record/index.ts';

interface Settings {
  readonly pace: number;
}

const readSettings = (kept: unknown): Settings | null => {
  const { pace } = (kept ?? {}) as { readonly pace?: unknown };
  return typeof pace === 'number' ? { pace } : null;
};

let folder: string;
let path: string;
let record: string;
let unfinished: Unfinished<Settings>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-cli-'));
  path = join(folder, 'state', 'solo.json');
  record = join(folder, 'g1.jsonl');
  unfinished = held();
});
afterEach(() => {
  unfinished.release();
  rmSync(folder, { recursive: true });
});

function held(): Unfinished<Settings> {
  const hold = Unfinished.hold(path, readSettings);
  if ('problem' in hold) throw new Error(`refused: ${hold.exitCode}`);
  return hold;
}

const lines = generate(smallDice(3).below, { players: 7, rules: {}, id: 'g1' }) as unknown as RecordLine[];

/** Keeps a game whose record holds that. */
function keep(text: string | Uint8Array): void {
  writeFileSync(record, text);
  expect(unfinished.keep(record, { pace: 3 })).toBe(true);
}

async function found(): Promise<UnfinishedGame<Settings>> {
  const game = await unfinished.find();
  if (game === null || 'problem' in game) throw new Error('no game is found');
  return game;
}

const failing = async (): Promise<Failure> => {
  const failure = await unfinished.find();
  if (failure === null || !('problem' in failure)) throw new Error('it does not fail');
  return failure;
};

describe('an unfinished game', () => {
  it('is found with its settings, and goes on in its own file', async () => {
    keep(`${asFile(lines.slice(0, 20))}{"type":"vo`);
    const { settings, leftOff, openRecord, ...game } = await found();
    expect({ settings, record: game.record }).toEqual({ settings: { pace: 3 }, record });
    const opened = resumeTable(leftOff, { openRecord });
    await play(opened);
    const text = readFileSync(record, 'utf8');
    expect(text.startsWith(asFile(lines.slice(0, 20)))).toBe(true);
    expect(await judged(text)).toMatchObject([{ legal: true, winner: expect.any(String) }]);
    expect(await unfinished.find()).toBeNull();
  });

  it('lies in a file that is its owner’s alone, until it is forgotten', async () => {
    keep(asFile(lines.slice(0, 20)));
    expect(statSync(path).mode & 0o777).toBe(0o600);
    unfinished.forget();
    expect(existsSync(path)).toBe(false);
    expect(await unfinished.find()).toBeNull();
    unfinished.forget();
  });

  it('takes the place of the one before', async () => {
    keep(asFile(lines.slice(0, 20)));
    record = join(folder, 'g2.jsonl');
    keep(asFile(lines.slice(0, 30)));
    expect((await found()).leftOff.bytes).toBe(asFile(lines.slice(0, 30)).length);
  });

  it('is found by one process at a time', async () => {
    expect(Unfinished.hold(path, readSettings)).toMatchObject({ exitCode: 4 });
    unfinished.release();
    unfinished = held();
  });

  it.each([
    ['of which no line is whole', '{"type":"game"'],
    ['that is over', asFile(lines)],
    ['that was broken off', asFile([...lines.slice(0, 9), { type: 'abandoned', reason: 'host' }])],
  ])('is none %s', async (_, text) => {
    keep(text);
    expect(await unfinished.find()).toBeNull();
  });

  it.each(['', '{', '[]', 'null', '{"version":1}', '{"version":1,"record":7,"settings":{"pace":1}}', '\u0000'])(
    'fails as storage where its note says %j, and another can be kept in its place',
    async (damage) => {
      keep(asFile(lines.slice(0, 20)));
      writeFileSync(path, damage);
      expect((await failing()).exitCode).toBe(5);
      expect(readFileSync(path, 'utf8')).toBe(damage);
      keep(asFile(lines.slice(0, 20)));
      await found();
    },
  );

  it.each([
    ['version', 2],
    ['settings', { pace: 'slow' }],
    ['settings', null],
  ])('fails as storage where its note’s %s is %j, of another program', async (field, value) => {
    keep(asFile(lines.slice(0, 20)));
    const kept = JSON.parse(readFileSync(path, 'utf8')) as object;
    writeFileSync(path, JSON.stringify({ ...kept, [field]: value }));
    expect((await failing()).exitCode).toBe(5);
  });

  it('fails as storage where its note is there but can’t be read', async () => {
    mkdirSync(path);
    expect((await failing()).exitCode).toBe(5);
  });

  it('fails as storage where its record is gone', async () => {
    keep(asFile(lines.slice(0, 20)));
    rmSync(record);
    expect((await failing()).exitCode).toBe(5);
  });

  it.each([
    ['of another version', asFile([{ ...lines[0], version: 2 }, ...lines.slice(1, 9)])],
    ['that breaks a rule', asFile(lines.slice(0, 9).toSpliced(1, 1))],
    ['that is none', 'a letter\nin two lines\n'],
    ['of other bytes', Uint8Array.from([0xff, 0xfe, 0x0a, 0x00])],
  ])('fails as a record %s, of which nothing is cut off', async (_, text) => {
    keep(text);
    appendFileSync(record, 'torn');
    const before = readFileSync(record);
    expect((await failing()).exitCode).toBe(6);
    expect(readFileSync(record)).toEqual(before);
  });

  test('can’t be kept where no file can be written, and that is said', () => {
    expect(Unfinished.hold('/dev/null/solo.json', readSettings)).toMatchObject({ exitCode: 5 });
  });
});

describe.each(languages)('in %s', (language) => {
  it('says in a line what to do about a game that can’t be gone on with', async () => {
    const words = cliWordsIn(language);
    keep(asFile([{ ...lines[0], version: 2 }]));
    const damaged = (await failing()).problem(words);
    expect(damaged).toContain(`${record}:1: format`);
    rmSync(record);
    const gone = (await failing()).problem(words);
    expect(gone).toContain('ENOENT');
    writeFileSync(path, 'junk');
    const noteDamaged = (await failing()).problem(words);
    rmSync(path);
    mkdirSync(path);
    const noteUnreadable = (await failing()).problem(words);
    expect(noteUnreadable).toContain('EISDIR');
    for (const said of [noteDamaged, noteUnreadable]) expect(said).toContain(path);
    const failures = [damaged, gone, noteDamaged, noteUnreadable];
    for (const said of failures) expect(said).toContain('--new');
    for (const said of [...failures, words.unfinished.busy, words.unfinished.notKept('EACCES')])
      expect(said).toMatch(/^[^\n]+$/);
  });
});

test('a record that goes on keeps what it had, and no other file is begun', () => {
  expect(() => RecordFile.goOn(record, 3)).toThrow('ENOENT');
  expect(existsSync(record)).toBe(false);
  writeFileSync(record, 'abcdef');
  const file = RecordFile.goOn(record, 3);
  file.write({ type: 'abandoned', reason: 'x' });
  file.close();
  expect(readFileSync(record, 'utf8')).toBe('abc{"type":"abandoned","reason":"x"}\n');
  expect(() => RecordFile.start(record)).toThrow('EEXIST');
});
