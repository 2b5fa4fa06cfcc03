import { readFileSync, statSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { has } from '../support/needs.ts';
import { PassInTmux } from '../support/pass-in-tmux.ts';
import { playRound } from '../support/round-player.ts';

const ten = ['Ann', 'Ben', 'Cem', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon'];
const five = ten.slice(0, 5).join(' ');

describe.skipIf(!has('tmux', '-V'))('one terminal of 80×24, handed round', () => {
  let terminal: PassInTmux;

  beforeEach(() => {
    terminal = new PassInTmux();
  });
  afterEach(() => terminal.end());

  const oneLegal = { status: 0, stdout: '1 game, 0 illegal\n' };
  const types = (): readonly unknown[] => terminal.record().map(({ type }) => type);

  it('five people play a game to its end, and no frame shows anybody what another alone may see', async () => {
    // By that seed there is a peek, and an execution ends the fourth round.
    const pane = terminal.start(`${five} --seed 10`);
    expect(await playRound(pane)).toMatch(/(LIBERALS|FASCISTS) WIN/);
    pane.press('q', 'q');
    await pane.shows(/\[ended with 0\]/);
    const seen = await terminal.look(pane);
    expect(seen.roles.size).toBe(5);
    expect(seen.tiles.size).toBeGreaterThan(2);
    expect(seen.curtains).toBeGreaterThan(20);
    expect(types()).toEqual(expect.arrayContaining(['peek', 'execute', 'end']));
    expect(statSync(terminal.records()[0] ?? '').mode & 0o777).toBe(0o600);
    expect(terminal.verified()).toEqual(oneLegal);
  });

  it('a game of ten is killed in the middle, and goes on without names to its end', async () => {
    // By that seed two parties are shown, and a special election is called.
    const killed = terminal.start(`${ten.join(' ')} --seed 11`);
    await playRound(killed, (screen) => /^ Round 2.*\[VOTE\]/.test(screen) && /YOUR MOVE/.test(screen));
    killed.kill();
    await killed.shows(/\[ended with 137\]/);
    expect((await terminal.look(killed)).roles.size).toBe(10);
    const pane = terminal.start('');
    const board = await pane.shows(/^ Round 2.*\[VOTE\].*One terminal, ten people/);
    expect(board).toMatch(/The unfinished game goes on here\. A new one begins with --new\./);
    expect(await playRound(pane)).toMatch(/(LIBERALS|FASCISTS) WIN/);
    pane.press('q', 'q');
    await pane.shows(/\[ended with 0\]/);
    expect((await terminal.look(pane)).curtains).toBeGreaterThan(20);
    expect(types()).toEqual(expect.arrayContaining(['investigate', 'special-election', 'end']));
    expect(terminal.verified()).toEqual(oneLegal);
  });

  it('a game that is left is kept, another can’t take it meanwhile, and with names a new one is begun in its place', async () => {
    const pane = terminal.start(five);
    await pane.shows(/and look away/);
    const other = terminal.start('');
    expect(await other.shows(/\[ended with 4\]/)).toMatch(/open in another terminal/);
    pane.press('q');
    const parted = await playRound(pane, (screen) => /\[ended with 0\]/.test(screen));
    expect(parted).toMatch(/Go on with it by:  npx secret-cli pass/);
    const unsure = terminal.start('--bots 2');
    expect(await unsure.shows(/\[ended with 2\]/)).toMatch(/begin another with --new/);
    const anew = terminal.start(ten.join(' '));
    expect(await anew.shows(/and look away/)).toMatch(/ten people/);
    anew.kill('SIGTERM');
    expect(await anew.shows(/\[ended with 143\]/)).toMatch(/The game is kept/);
    const ends = terminal
      .records()
      .map((path) => readFileSync(path, 'utf8').trimEnd().split('\n').at(-1) ?? '');
    expect(ends.map((line) => JSON.parse(line).type).sort()).toEqual(['abandoned', 'game']);
  });

  it('names are asked for on a screen where none are given', async () => {
    const pane = terminal.start('--bots 2');
    await pane.shows(/Who sits in seat 1/);
    for (const [index, name] of ['Ann', 'Ben', 'Cem'].entries()) {
      pane.enter(name);
      await pane.shows(new RegExp(`Who sits in seat ${index + 2}`));
    }
    pane.press('Enter');
    expect(await pane.shows(/and look away/)).toMatch(/One terminal, three people/);
  });
});
