import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Alone, program } from '../support/alone-in-terminal.ts';
import { has } from '../support/needs.ts';
import { isOver } from '../support/key-player.ts';
import { soloGame } from '../proofs/solo.ts';
import { Tmux } from '../support/tmux.ts';

const isRound = (round: number) => (screen: string) => new RegExp(`^ Round ${round}`, 'm').test(screen);

describe.skipIf(!has('tmux', '-V'))('solo, in a terminal of 80×24, keys only', () => {
  let tmux: Tmux;
  let folder: string;
  let ann: Alone;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'secret-cli-'));
    tmux = new Tmux();
    ann = new Alone(tmux, folder);
  });
  afterEach(() => {
    tmux.end();
    rmSync(folder, { recursive: true });
  });

  it('a game is played to its end, its record is legal, and another one is dealt at once', async () => {
    expect(await soloGame('ci', 2)).toBeNull();
    const pane = ann.start('--name Ann --speed fast --players 5');
    await ann.play(pane);
    pane.press('r');
    expect(await pane.shows(/Hold Space to open it/)).toMatch(/you: \d Ann/);
    expect(ann.records()).toHaveLength(2);
  });

  it('a game that was killed goes on where it stood, to its end', async () => {
    const killed = ann.start('--name Ann --speed fast --seed tea');
    await ann.play(killed, isRound(3));
    const before = ann.records().flat();
    killed.kill();
    await killed.shows(/\[ended with 137\]/);
    const pane = ann.start('');
    expect(await pane.shows(/^ Round/m)).toMatch(/you: \d Ann/);
    expect(isOver(await ann.play(pane))).toBe(true);
    const [record = [], ...others] = ann.records();
    expect(others).toEqual([]);
    expect(record.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
    expect(JSON.parse(record.at(-1) ?? '')).toMatchObject({ type: 'end' });
    expect(
      spawnSync('node', [program, 'verify', join(folder, 'secret-cli', 'records', '*')], { shell: true })
        .status,
    ).toBe(0);
  });

  it('a game that was left is kept and gone on with, until another is begun in its place', async () => {
    const left = ann.start('--name Ann --speed fast');
    await ann.play(left, isRound(2));
    left.press('q');
    expect(await left.shows(/Leave the game\?/)).toMatch(/Go on with it by: {2}npx secret-cli solo/);
    left.press('y');
    expect(await left.shows(/\[ended with 0\]/)).toMatch(
      /The game is kept\. Go on with it by: {2}npx secret-cli solo/,
    );
    expect(await ann.start('--players 5').shows(/\[ended with 2\]/)).toMatch(/unfinished.*--new/s);
    const pane = ann.start('--speed slow');
    await pane.shows(/^ Round [23]/m);
    const second = ann.start('');
    expect(await second.shows(/\[ended with 4\]/)).toMatch(/open in another terminal/);
    pane.kill('SIGTERM');
    expect(await pane.shows(/\[ended with 143\]/)).toMatch(/The game is kept/);
    await ann.start('--new --name Ann --players 5').shows(/Hold Space to open it/);
    const [first = [], ...others] = ann.records();
    expect(JSON.parse(first.at(-1) ?? '')).toMatchObject({ type: 'abandoned' });
    expect(others).toHaveLength(1);
  });

  it('the same seed, players, bots and rules give the same deal and the same seat', async () => {
    const deals = [];
    for (const name of ['one', 'other']) {
      const alone = new Alone(tmux, join(folder, name));
      await alone.start('--name Ann --players 9 --seed tea').shows(/you: \d Ann/);
      const [[deal = ''] = []] = alone.records();
      const { players, roles, deck, firstPresident } = JSON.parse(deal);
      deals.push({ players, roles, deck, firstPresident });
    }
    expect(deals[0]).toEqual(deals[1]);
    expect(deals[0]?.roles).toHaveLength(9);
  });
});
