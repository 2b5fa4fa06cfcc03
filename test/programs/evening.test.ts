import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { has } from '../support/needs.ts';
import { isOver, KeyPlayer } from '../support/key-player.ts';
import { Tmux, type Pane } from '../support/tmux.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const program = `${root}bin/secret-cli.js`;

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

  /** Starts the program for somebody with a home of their own. */
  const start = (who: string, command: string): Pane =>
    tmux.start(`XDG_STATE_HOME=${join(folder, who)} exec node ${program} ${command}`);

  const host = (options: string): Pane =>
    start('host', `host --local --port 0 --records ${join(folder, 'records')} ${options}`);

  const guest = (name: string, address: string): Pane => start(name, `join ${address} --name ${name}`);

  const addressOn = async (pane: Pane): Promise<string> =>
    /join (127\.0\.0\.1:\d+)/.exec(await pane.shows(/join 127\.0\.0\.1:\d+/))?.[1] ?? '';

  const records = (): string[] => {
    const path = join(folder, 'records');
    return readdirSync(path).map((name) => join(path, name));
  };

  const record = (): string => records()[0] ?? '';

  /** Lets everybody press keys until all see the end, or `stop` says so of the screens. */
  async function play(
    panes: readonly Pane[],
    stop: (screens: readonly string[]) => boolean = () => false,
  ): Promise<readonly string[]> {
    const players = panes.map((pane) => new KeyPlayer(pane));
    const patience = Date.now() + 500_000;
    for (;;) {
      const screens = panes.map((pane) => pane.screen());
      if (screens.every(isOver) || stop(screens)) return screens;
      if (Date.now() > patience) throw new Error(`the game never ended:\n${screens.join('\n')}`);
      for (const [index, player] of players.entries()) {
        const screen = screens[index] ?? '';
        if (!isOver(screen)) player.play(screen);
      }
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }

  it('one host and four guests play a game to its end; one is killed and comes back into the seat; the record is legal', async () => {
    const ada = host('--name Ada');
    const address = await addressOn(ada);
    expect(ada.screen()).toMatch(/This machine alone can join/);
    const panes = [ada];
    for (const name of ['Boris', 'Rosa', 'Tom', 'Zoe']) {
      panes.push(guest(name, address));
      await ada.shows(new RegExp(name));
    }
    expect(panes.map((pane) => pane.screen()).join('\n')).not.toMatch(/network could read/);
    await play(panes, ([screen]) => /^ Round [3-9]/m.test(screen ?? '') || isOver(screen ?? ''));
    panes.pop()?.kill();
    await ada.shows(/Zoe .*away|THE END/);
    const back = start('Zoe', `join ${address}`);
    await back.shows(/you: 5 Zoe|THE END/);
    panes.push(back);
    for (const screen of await play(panes)) {
      expect(screen).toMatch(/(LIBERALS|FASCISTS) WIN/);
      expect(screen).toMatch(/HITLER/);
      for (const line of screen.trimEnd().split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    }
    expect(statSync(record()).mode & 0o777).toBe(0o600);
    const verified = spawnSync('node', [program, 'verify', record()], { encoding: 'utf8' });
    expect(verified).toMatchObject({ status: 0, stdout: '1 game, 0 illegal\n' });
  });

  it('one host and four bots play two games', async () => {
    const ada = host('--name Ada --bots 4');
    await play([ada]);
    ada.press('r');
    await ada.shows(/Start with 5/);
    await play([ada]);
    expect(records()).toHaveLength(2);
    for (const path of records()) expect(readFileSync(path, 'utf8').trimEnd()).toMatch(/\n\{"type":"end".*\}$/);
  });

  it('a host without a seat, four bots and the example bot play a game to its end', async () => {
    const table = host('--no-seat --json --players 5 --bots 4');
    const listening = await table.shows(/"type":"listening"/);
    const port = /"port":(\d+)/.exec(listening)?.[1] ?? '';
    tmux.start(`exec node ${root}examples/bot.js 127.0.0.1:${port} Robo`);
    const ended = await table.shows(/\[ended with 0\]/);
    expect(ended).toMatch(/"type":"ended"/);
    expect(spawnSync('node', [program, 'verify', record()]).status).toBe(0);
  });

  it('a guest who leaves keeps the seat, and a host who closes the table breaks the game off', async () => {
    const ada = host('--name Ada --bots 3');
    const boris = guest('Boris', await addressOn(ada));
    await play([ada, boris], ([screen]) => /^ Round 1/m.test(screen ?? ''));
    boris.press('C-c');
    await boris.shows(/LEAVE/);
    boris.press('y');
    expect(await boris.shows(/\[ended with 0\]/)).toMatch(/Your seat is kept/);
    await ada.shows(/Boris .*away/);
    ada.press('C-c', 'C-c');
    await ada.shows(/\[ended with 0\]/);
    expect(readFileSync(record(), 'utf8').trimEnd().split('\n').at(-1)).toMatch(/"type":"abandoned"/);
    expect(spawnSync('node', [program, 'verify', record()]).status).toBe(0);
  });
});
