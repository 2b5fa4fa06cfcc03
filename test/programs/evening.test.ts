import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { has } from '../support/needs.ts';
import { isOver, playOnce } from '../support/key-player.ts';
import { Tmux, type Pane } from '../support/tmux.ts';

const program = fileURLToPath(new URL('../../bin/secret-cli.js', import.meta.url));

describe.skipIf(!has('tmux', '-V'))('in terminals of 80×24, keys only', () => {
  let tmux: Tmux;
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'secret-cli-'));
    tmux = new Tmux();
  });
  afterEach(() => {
    tmux.end();
    rmSync(folder, { recursive: true });
  });

  const host = (options: string): Pane =>
    tmux.start(`node ${program} host --local --port 0 --records ${folder} --name Ada ${options}`);

  const addressOn = async (pane: Pane): Promise<string> =>
    /join (127\.0\.0\.1:\d+)/.exec(await pane.shows(/join 127\.0\.0\.1:\d+/))?.[1] ?? '';

  const record = (): string => join(folder, readdirSync(folder)[0] ?? '');

  /** Lets everybody press keys until all see the end. */
  async function playToTheEnd(panes: readonly Pane[]): Promise<string[]> {
    const last = panes.map(() => '');
    const patience = Date.now() + 500_000;
    for (;;) {
      const screens = panes.map((pane) => pane.screen());
      if (screens.every(isOver)) return screens;
      if (Date.now() > patience) throw new Error(`the game never ended:\n${screens.join('\n')}`);
      for (const [index, pane] of panes.entries()) {
        if (!isOver(screens[index] ?? '')) last[index] = playOnce(pane, last[index] ?? '');
      }
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }

  it('one host, two guests and two bots play a game to its end, and its record is legal', async () => {
    const ada = host('--bots 2');
    const address = await addressOn(ada);
    expect(ada.screen()).toMatch(/not encrypted/);
    const boris = tmux.start(`node ${program} join ${address} --name Boris`);
    await ada.shows(/Boris/);
    const rosa = tmux.start(`node ${program} join ${address} --name Rosa`);
    const ends = await playToTheEnd([ada, boris, rosa]);
    for (const screen of ends) {
      expect(screen).toMatch(/(LIBERALS|FASCISTS) WIN/);
      expect(screen).toMatch(/HITLER/);
      for (const line of screen.trimEnd().split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    }
    ada.press('q');
    await ada.shows(/\[ended with 0\]/);
    expect(boris.screen()).toMatch(/THE END/);
    boris.press('q');
    await boris.shows(/\[ended with 0\]/);
    expect(statSync(record()).mode & 0o777).toBe(0o600);
    const verified = spawnSync('node', [program, 'verify', record()], { encoding: 'utf8' });
    expect(verified).toMatchObject({ status: 0, stdout: '1 games, 0 illegal\n' });
  });

  it('one host and four bots play a game to its end', async () => {
    const [end] = await playToTheEnd([host('--bots 4')]);
    expect(end).toMatch(/(LIBERALS|FASCISTS) WIN/);
    expect(readFileSync(record(), 'utf8').trimEnd().split('\n').at(-1)).toMatch(/"type":"end"/);
  });

  it('a guest who leaves gives the seat to a bot, and a host who leaves breaks the game off', async () => {
    const ada = host('--bots 3');
    const boris = tmux.start(`node ${program} join ${await addressOn(ada)} --name Boris`);
    await boris.shows(/YOUR MOVE/);
    boris.press('C-c');
    await boris.shows(/LEAVE/);
    boris.press('y');
    await boris.shows(/\[ended with 0\]/);
    ada.press('Enter');
    await ada.shows(/Boris .*bot/);
    ada.press('q');
    await ada.shows(/LEAVE/);
    ada.press('y');
    await ada.shows(/\[ended with 0\]/);
    expect(readFileSync(record(), 'utf8').trimEnd().split('\n').at(-1)).toMatch(/"type":"abandoned"/);
    expect(spawnSync('node', [program, 'verify', record()]).status).toBe(0);
  });
});
