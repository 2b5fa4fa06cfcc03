import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firstHold } from '../../src/screen/press.ts';
import { eventually } from '../support/eventually.ts';
import { has } from '../support/needs.ts';
import { Tmux, type Pane } from '../support/tmux.ts';

const program = fileURLToPath(new URL('../../bin/secret-cli.js', import.meta.url));

/** What tmux tells of a terminal's modes. */
const MODES = [
  'alternate_on',
  'cursor_flag',
  'insert_flag',
  'keypad_cursor_flag',
  'keypad_flag',
  'mouse_any_flag',
  'origin_flag',
  'wrap_flag',
  'pane_title',
];

/** A shell that waits for a command. */
const PROMPT = /^\$ ?$/m;

/** Loaded before the program: a fault that shows at a signal, and secrets that no lapse of time closes. */
const PRELOADED = `
  process.on('SIGUSR2', () => { throw new Error('a fault'); });
  const { setTimeout } = globalThis;
  globalThis.setTimeout = (run, milliseconds, ...rest) =>
    setTimeout(run, milliseconds === ${firstHold} ? 2 ** 31 - 1 : milliseconds, ...rest);
`;

describe.skipIf(!has('tmux', '-V'))('a real terminal', () => {
  let tmux: Tmux;
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'secret-cli-'));
    tmux = new Tmux({ XDG_STATE_HOME: folder, XDG_CONFIG_HOME: folder, PS1: '$ ' });
    writeFileSync(join(folder, 'preloaded.cjs'), PRELOADED);
  });
  afterEach(() => {
    tmux.end();
    rmSync(folder, { recursive: true });
  });

  /** A shell of somebody who has given the window a title. */
  async function shell(): Promise<Pane> {
    const pane = tmux.start('exec sh -i');
    await pane.shows(PROMPT);
    pane.enter(String.raw`printf '\033]2;mine\007'; echo ready`);
    await pane.shows(/^ready\n\$ ?$/m);
    await eventually(() => expect(pane.told('#{pane_title}')).toBe('mine'));
    return pane;
  }

  const modes = (pane: Pane): string[] => [
    ...MODES.map((mode) => `${mode}=${pane.told(`#{${mode}}`)}`),
    execFileSync('stty', ['-F', pane.told('#{pane_tty}'), '-g'], { encoding: 'utf8' }).trim(),
  ];

  const run = (pane: Pane, command: string): void =>
    pane.enter(`node --require ${join(folder, 'preloaded.cjs')} ${program} ${command}`);

  /** Waits for the shell to be back, and gives the screen with what the program said and its exit code. */
  async function left(pane: Pane): Promise<string> {
    await pane.shows(PROMPT);
    pane.enter('echo "left with $?"');
    return pane.shows(/^left with \d+/m);
  }

  const host = (pane: Pane): void =>
    run(pane, `host --local --port 0 --name Ada --bots 4 --records ${join(folder, 'records')}`);

  it.each([
    ['the host closes the table', (pane: Pane) => pane.press('q', 'x'), 0],
    ['Ctrl-C twice', (pane: Pane) => pane.press('C-c', 'C-c'), 0],
    ['SIGINT', (pane: Pane) => pane.kill('SIGINT'), 130],
    ['SIGTERM', (pane: Pane) => pane.kill('SIGTERM'), 143],
    ['SIGHUP', (pane: Pane) => pane.kill('SIGHUP'), 129],
    ['an error that nobody caught', (pane: Pane) => pane.kill('SIGUSR2'), 1],
  ])('is left as it was found: %s', async (_, leave, code) => {
    const pane = await shell();
    const found = modes(pane);
    host(pane);
    await pane.shows(/Start with 5/);
    expect(modes(pane)).not.toEqual(found);
    leave(pane);
    const screen = await left(pane);
    expect(screen).toContain(`left with ${code}`);
    expect(screen).toMatch(/^ready/m);
    await eventually(() => expect(modes(pane)).toEqual(found));
  });

  it('is left as it was found by a guest whose host is gone', async () => {
    const [ada, boris] = [await shell(), await shell()];
    const found = modes(boris);
    host(ada);
    const [address] = /127\.0\.0\.1:\d+/.exec(await ada.shows(/join 127\.0\.0\.1:\d+/)) ?? [''];
    run(boris, `join ${address} --name Boris`);
    await boris.shows(/you: \d+ Boris/);
    ada.kill();
    await boris.shows(/═══/);
    boris.press('q', 'y');
    await left(boris);
    await eventually(() => expect(modes(boris)).toEqual(found));
  });

  it('is given back by Ctrl-Z; fg draws everything again, and Ctrl-L what was written over it', async () => {
    const pane = await shell();
    const found = modes(pane);
    host(pane);
    await pane.shows(/Start with 5/);
    const playing = modes(pane);
    pane.press('C-z');
    await pane.shows(PROMPT);
    await eventually(() => expect(modes(pane)).toEqual(found));
    pane.enter('fg');
    const screen = await pane.shows(/Start with 5/);
    expect(modes(pane)).toEqual(playing);

    writeFileSync(pane.told('#{pane_tty}'), '\u001b[4;4Hfrom another program');
    await pane.shows(/from another program/);
    pane.press('C-l');
    await pane.until((now) => now === screen, 'the screen as it was');
  });

  it('is left as it was found by a stopped program that is ended', async () => {
    const pane = await shell();
    const found = modes(pane);
    host(pane);
    await pane.shows(/Start with 5/);
    pane.press('C-z');
    await pane.shows(PROMPT);
    pane.enter('kill %1; fg; echo "left with $?"');
    await pane.shows(/^left with 143/m);
    await eventually(() => expect(modes(pane)).toEqual(found));
  });

  it('shows no secret any more once it has lost its focus', async () => {
    const pane = await shell();
    host(pane);
    await pane.shows(/Start with 5/);
    pane.press('s');
    await pane.shows(/Look at your role: hold Space/);
    const shut = pane.screen();
    pane.press('Space');
    const open = await pane.until((screen) => screen !== shut, 'the role');
    pane.bytes('\u001b[O');
    expect(await pane.until((screen) => screen !== open, 'another screen')).toBe(shut);
  });

  it('is taken away: its program ends', async () => {
    const pane = await shell();
    await shell();
    host(pane);
    await pane.shows(/Start with 5/);
    const pid = pane.program();
    pane.close();
    await eventually(() => expect(existsSync(`/proc/${pid}`)).toBe(false));
  });

  it.each([
    ['SIGINT', (pane: Pane) => pane.kill('SIGINT')],
    ['SIGTERM', (pane: Pane) => pane.kill('SIGTERM')],
    ['SIGHUP', (pane: Pane) => pane.kill('SIGHUP')],
    ['a closed window', (pane: Pane) => pane.close()],
  ])('a host’s game that %s ends is on record as abandoned', async (_, leave) => {
    tmux.start('exec cat');
    const pane = await shell();
    host(pane);
    await pane.shows(/Start with 5/);
    pane.press('s');
    await pane.shows(/Look at your role/);
    leave(pane);
    const records = join(folder, 'records');
    await eventually(() => {
      const record = readFileSync(join(records, readdirSync(records)[0] ?? ''), 'utf8');
      expect(record.trimEnd().split('\n').at(-1)).toContain('"type":"abandoned"');
    });
  });
});
