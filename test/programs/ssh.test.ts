import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { has } from '../support/needs.ts';
import { isOver, KeyPlayer } from '../support/key-player.ts';
import { Tmux, type Pane } from '../support/tmux.ts';

const program = fileURLToPath(new URL('../../bin/secret-cli.js', import.meta.url));

/** Nothing of whoever runs the tests, and no question on whether the host is the right one. */
const options = [
  '-F none -o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null -o LogLevel=ERROR',
  '-o IdentityAgent=none -o IdentitiesOnly=yes',
].join(' ');

describe.skipIf(!has('tmux', '-V') || !has('ssh', '-V'))('with the client of OpenSSH', () => {
  let folder: string;
  let tmux: Tmux;
  let host: ChildProcess | null;
  let port: number;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'secret-cli-'));
    tmux = new Tmux();
    host = null;
  });
  afterEach(async () => {
    tmux.end();
    host?.kill();
    if (host?.exitCode === null) await once(host, 'exit');
    rmSync(folder, { recursive: true });
  });

  /** What opens a table that starts once five are ready. */
  const hosting = (...more: readonly string[]): readonly string[] => [
    program,
    ...'host --no-seat --players 5 --local --port 0'.split(' '),
    '--records',
    folder,
    ...more,
  ];

  /** Opens one whose host looks on, and shows its end for as long as they like. */
  async function openOnScreen(...more: readonly string[]): Promise<void> {
    const pane = tmux.start(`XDG_STATE_HOME=${folder} exec node ${hosting(...more).join(' ')}`);
    const screen = await pane.shows(/ssh -p \d+ 127\.0\.0\.1/);
    port = Number(/ssh -p (\d+)/.exec(screen)?.[1]);
  }

  /** Opens one that nobody looks at, which goes with its first game. */
  async function open(...more: readonly string[]): Promise<void> {
    host = spawn(process.execPath, hosting('--json', ...more), {
      env: { ...process.env, XDG_STATE_HOME: folder, XDG_CONFIG_HOME: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let told = '';
    host.stdout?.on('data', (bytes: Buffer) => (told += bytes.toString()));
    const listening = await eventually(() => {
      const found = /"listening","port":(\d+)/.exec(told);
      expect(found).not.toBeNull();
      return found;
    });
    port = Number(listening?.[1]);
  }

  const ssh = (user: string, more = ''): string => `ssh ${options} -p ${port} ${more} ${user}@127.0.0.1`;
  const come = (user: string, more = ''): Pane => tmux.start(ssh(user, more));

  async function sit(pane: Pane, name: string): Promise<void> {
    await pane.shows(new RegExp(`Name › ${name}`));
    pane.press('Enter');
    await pane.shows(new RegExp(`you: \\d ${name}`));
  }

  /** Runs a client to its end; gives what it wrote and its exit status. */
  function run(command: string): { readonly status: number; readonly said: string } {
    try {
      return {
        status: 0,
        said: execFileSync('sh', ['-c', `${command} 2>&1`], { encoding: 'utf8', stdio: 'pipe' }),
      };
    } catch (error) {
      const { status, stdout } = error as { readonly status: number; readonly stdout: string };
      return { status, said: stdout };
    }
  }

  it('somebody without a key plays, leaves, and is told how to come back', async () => {
    await open('--bots', '4');
    const boris = come('boris');
    await sit(boris, 'boris');
    const player = new KeyPlayer(boris);
    await boris.until((screen) => {
      if (/^ Round 1/m.test(screen)) return true;
      player.play(screen);
      return false;
    }, 'the board');
    boris.press('q');
    await boris.shows(/Leave the table\?/);
    boris.press('y');
    const end = await boris.shows(/\[ended with 0\]/);
    const [, line = ''] = /^ {2}(ssh -p \d+ \S+@127\.0\.0\.1)$/m.exec(end) ?? [];
    expect(boris.told('#{alternate_on} #{cursor_flag}')).toBe('0 1');
    const back = tmux.start(line.replace('ssh', `ssh ${options}`));
    expect(await back.shows(/you: 5 boris/)).toMatch(/Round/);
  });

  it('somebody reads the table in the language that their client sends, and turns it with a key', async () => {
    await open('--bots', '3');
    const boris = come('boris', '-o SetEnv=LANG=es_ES.UTF-8');
    await boris.shows(/Nombre › boris/);
    boris.press('Enter');
    await boris.shows(/tú: \d boris/);
    boris.press('.');
    await boris.shows(/나: \d boris/);
    boris.press('q');
    await boris.shows(/테이블/);
    boris.press('y');
    expect(await boris.shows(/\[ended with 0\]/)).toContain('테이블');
  });

  it('somebody plays a whole game to its end, then leaves, and its record is legal', async () => {
    await openOnScreen('--bots', '4');
    const boris = come('boris');
    await sit(boris, 'boris');
    const player = new KeyPlayer(boris);
    await boris.until((screen) => {
      if (isOver(screen)) return true;
      player.play(screen);
      return false;
    }, 'the end');
    expect(boris.screen()).toMatch(/(LIBERALS|FASCISTS) WIN/);
    boris.press('q');
    await boris.shows(/\[ended with 0\]/);
    const records = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
    expect(run(`node ${program} verify ${records.map((name) => join(folder, name)).join(' ')}`)).toEqual({
      status: 0,
      said: '1 game, 0 illegal\n',
    });
  });

  it('somebody with a key finds their seat with it after their client was killed', async () => {
    await open();
    const key = join(folder, 'key');
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key]);
    const carol = come('carol');
    await sit(carol, 'carol');
    const boris = come('boris', `-i ${key}`);
    await sit(boris, 'boris');
    boris.kill();
    await carol.shows(/boris .*away/);
    const back = come('boris', `-i ${key}`);
    await back.shows(/you: \d boris/);
    expect(await carol.until((screen) => !/boris .*away/.test(screen), 'boris back')).toContain('boris');
  });

  it('a code is asked for once, again when it is wrong, and of who has a key as well', async () => {
    await open('--code', 'tea');
    const boris = come('boris');
    await boris.shows(/Code of the table:/);
    boris.enter('coffee');
    await boris.until(
      (screen) => (screen.match(/Code of the table:/g) ?? []).length === 2,
      'a second question',
    );
    expect(boris.screen()).toContain('That is not the code; 5 tries are left.');
    boris.enter('TEA');
    await sit(boris, 'boris');
    const key = join(folder, 'key');
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key]);
    const carol = tmux.start(ssh('carol', `-i ${key}`).replace('LogLevel=ERROR', 'LogLevel=INFO'));
    await carol.shows(/Code of the table:/);
    for (let wrong = 0; wrong < 6; wrong += 1) {
      await carol.until(
        (screen) => (screen.match(/Code of the table:/g) ?? []).length === wrong + 1,
        'a question',
      );
      carol.enter('wrong');
    }
    const end = await carol.shows(/\[ended with 255\]/);
    expect(end).toMatch(/1 try is left[^]*That was the wrong code too often/);
    expect(end).not.toContain('Name');
  });

  it('a window of any size is drawn in, and dragged while somebody types', async () => {
    await open();
    const boris = come('boris');
    await sit(boris, 'boris');
    boris.press('t');
    await boris.shows(/say ›/);
    const sizes = [
      [20, 5],
      [300, 90],
      [40, 12],
      [80, 24],
    ] as const;
    for (const [columns, rows] of sizes) {
      tmux.run('resize-window', '-t', 'test', '-x', String(columns), '-y', String(rows));
      boris.press('a', 'b');
    }
    expect(await boris.shows(/say › abababab/)).toMatch(/you: \d boris/);
    const nothing = tmux.start(`stty rows 0 cols 0; ${ssh('carol')}`);
    await sit(nothing, 'carol');
  });

  it('commands, files and a shell without a terminal are refused in a sentence; the table lives', async () => {
    await open();
    const boris = come('boris');
    await sit(boris, 'boris');
    const said = expect.stringContaining(
      `This host only shows the game: connect with  ssh -p ${port} 127.0.0.1`,
    ) as string;
    const file = join(folder, 'file');
    writeFileSync(file, 'x'.repeat(1_000_000));
    expect(run(`${ssh('carol')} id`)).toEqual({ status: 1, said });
    expect(run(`${ssh('carol')} 'cat > stolen' < ${file}`)).toEqual({ status: 1, said });
    expect(run(`${ssh('carol', '-s')} netconf`)).toEqual({ status: 1, said });
    expect(run(`${ssh('carol', '-T')} < /dev/null`)).toEqual({ status: 1, said });
    expect(run(`echo ls | sftp ${options} -P ${port} carol@127.0.0.1`)).toEqual({ status: 255, said });
    expect(run(`scp ${options} -P ${port} ${file} carol@127.0.0.1:`)).toEqual({ status: 255, said });
    expect(run(`scp -O ${options} -P ${port} ${file} carol@127.0.0.1:`)).toEqual({ status: 1, said });
    boris.press('r');
    await boris.shows(/\*boris +ready/);
  });

  it('forwarding and agents are refused, and the session that asks goes on', async () => {
    await open();
    const forward = `-A -X -L ${join(folder, 'near')}:127.0.0.1:${port} -R 0:127.0.0.1:${port} -D ${join(folder, 'socks')}`;
    const boris = come('boris', `${forward} -o ForwardX11=yes`);
    await sit(boris, 'boris');
    const socket = join(folder, 'near');
    expect(
      run(
        `node -e "require('net').connect('${socket}').on('data', (d) => { console.log(String(d)) }).on('close', () => {})"`,
      ).said,
    ).toBe('');
    boris.press('r');
    await boris.shows(/\*boris +ready/);
  });

  it('a second session on a connection is refused, and the first goes on', async () => {
    await open();
    const socket = join(folder, 'control');
    const boris = come('boris', `-M -S ${socket}`);
    await sit(boris, 'boris');
    const second = tmux.start(`ssh -S ${socket} -o ControlMaster=no x@127.0.0.1 -p 1`);
    expect(await second.shows(/\[ended with \d+\]/)).toMatch(/refused/);
    boris.press('r');
    await boris.shows(/\*boris +ready/);
  });
});
