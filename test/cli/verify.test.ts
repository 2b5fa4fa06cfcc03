import { speaking } from '../support/in-english.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { asFile } from '../support/judged.ts';
import { generate } from '../second-reading/generate.ts';
import { smallDice } from '../support/small-dice.ts';
import { verify } from '../../src/cli/verify.ts';

const folder = mkdtempSync(join(tmpdir(), 'secret-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const game = (number: number): object[] =>
  generate(smallDice(number).below, { players: 6, rules: {}, id: `g${number}` });
const legal = file('legal.jsonl', asFile([...game(1), ...game(2)]));
const illegal = file('illegal.jsonl', asFile([...game(1), ...game(2).with(1, { type: 'peek', seat: 0 })]));
const empty = file('empty.jsonl', '\n\r\n');

/** What `verify` says to a person, or to a program with `json`. */
async function said(files: string[], options: { json?: boolean; stdin?: string; outIsTTY?: boolean } = {}) {
  const heard = { out: '', err: '' };
  const code = await verify(
    files,
    options,
    speaking({
      out: (text) => void (heard.out += text),
      err: (text) => void (heard.err += text),
      stdin: Readable.from([Buffer.from(options.stdin ?? '')]),
      outIsTTY: options.outIsTTY ?? false,
    }),
  );
  return { code, ...heard };
}

describe('verify', () => {
  it('counts the games of every file and ends with 0 when all are legal', async () => {
    expect(await said([legal, legal])).toEqual({ code: 0, out: '4 games, 0 illegal\n', err: '' });
  });

  it('prints file, line, clause and reason of each break, and ends with 6', async () => {
    const { code, out } = await said([illegal]);
    expect(code).toBe(6);
    const line = game(1).length + 2;
    expect(out.split('\n')).toEqual([
      expect.stringMatching(new RegExp(`^${illegal}:${line}: R-51 seat 0 may not peek: `)),
      '2 games, 1 illegal',
      '',
    ]);
  });

  it('names who may not be Chancellor, as the file counts seats', async () => {
    const [dealt, nominated] = game(1) as [object, { seat: number }];
    const { out } = await said([
      file('self.jsonl', asFile([dealt, { ...nominated, chancellor: nominated.seat }])),
    ]);
    expect(out).toContain(`:2: R-22 seat ${nominated.seat} may not be Chancellor: names itself\n`);
  });

  it('reads standard input as -', async () => {
    expect(await said(['-'], { stdin: asFile(game(1)) })).toMatchObject({
      code: 0,
      out: '1 game, 0 illegal\n',
    });
  });

  it('ends with 2 and says so when there is no game', async () => {
    const { code, out, err } = await said([empty]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/holds no game/);
  });

  it('ends with 5 when a file can’t be read, after the files that can', async () => {
    const { code, out, err } = await said([join(folder, 'missing.jsonl'), folder, illegal]);
    expect(code).toBe(5);
    expect(err).toMatch(/missing\.jsonl \(ENOENT\)/);
    expect(err).toMatch(/EISDIR/);
    expect(out).toContain('2 games, 1 illegal\n');
  });

  it('prints with --json an object a game, and no summary', async () => {
    const { code, out } = await said([illegal, '-'], { json: true, stdin: asFile(game(3)) });
    expect(code).toBe(6);
    const objects = out
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    const end = game(1).at(-1) as { winner: string; by: string };
    expect(objects).toEqual([
      { file: illegal, game: 1, id: 'g1', legal: true, winner: end.winner, by: end.by },
      {
        file: illegal,
        game: 2,
        id: 'g2',
        legal: false,
        winner: null,
        by: null,
        line: game(1).length + 2,
        clause: 'R-51',
        reason: expect.any(String),
      },
      expect.objectContaining({ file: '-', game: 1, legal: true }),
    ]);
  });

  it('lets nothing in a file reach a terminal that the terminal would obey', async () => {
    const hostile = asFile(game(1).with(0, { ...game(1)[0], id: '\u001b]52;c;x\u0007\u009b2J\u202e' }));
    const { out } = await said(['-'], { json: true, stdin: hostile, outIsTTY: true });
    expect(out).toMatch(/^[ -~]*\n$/);
    expect(JSON.parse(out)).toMatchObject({ id: '\u001b]52;c;x\u0007\u009b2J\u202e' });
    const named = await said(['\u001b]0;owned\u0007']);
    expect(named.err).not.toMatch(/\p{Cc}(?!$)/u);
  });
});
