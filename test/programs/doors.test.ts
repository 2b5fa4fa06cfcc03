import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { connect as tls } from 'node:tls';
import { spawn, spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askForScreen, PageGuest } from '../support/page-guest.ts';
import { comeBySsh } from '../doors/ssh-client.ts';
import { eventually } from '../support/eventually.ts';
import { has } from '../support/needs.ts';
import { isOver, KeyPlayer } from '../support/key-player.ts';
import { playRandomly } from '../wire/tables.ts';
import { rawSocket, seatAt } from '../doors/doors.ts';
import { Tmux, type Pane } from '../support/tmux.ts';

const program = fileURLToPath(new URL('../../bin/secret-cli.js', import.meta.url));

/** What a terminal sends for the keys that people press here by their names. */
const sent: Readonly<Record<string, string>> = { Space: ' ', Enter: '\r', Down: '\u001b[B' };

/** Somebody whose screen is drawn in the host. */
interface Guest {
  readonly screen: string;
  type(keys: string): void;
}

const keysOf = (guest: Guest) => ({ press: (key: string) => guest.type(sent[key] ?? key) });

/** Plays for a guest whenever their screen asks, until the answer is called. */
function playing(guest: Guest): () => void {
  const player = new KeyPlayer(keysOf(guest));
  const timer = setInterval(() => player.play(guest.screen), 50);
  return () => clearInterval(timer);
}

describe('by three doors at one port', () => {
  let folder: string;
  const stops: (() => void)[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'secret-cli-'));
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    rmSync(folder, { recursive: true });
  });

  /** Opens a table without a screen; `said` grows by what it prints, `ended` resolves with the exit code. */
  async function host(...options: string[]) {
    const child = spawn(
      process.execPath,
      [program, 'host', '--no-seat', '--local', '--port', '0', '--json', '--records', folder, ...options],
      { env: { ...process.env, XDG_STATE_HOME: join(folder, 'host') } },
    );
    stops.push(() => child.kill('SIGKILL'));
    const ended = once(child, 'exit').then(([code]) => code as number);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)));
    await eventually(() => expect(said).toMatch(/"listening"/));
    const listening = said.split('\n').find((line) => line.includes('"listening"')) ?? '{}';
    const { port } = JSON.parse(listening) as { port: number };
    return { port, ended, said: () => said };
  }

  const seen = async (guest: Guest, pattern: RegExp): Promise<string> => {
    await eventually(() => expect(guest.screen).toMatch(pattern));
    return guest.screen;
  };

  it.skipIf(!has('tmux', '-V'))(
    'ten seats finish a game whose record is legal, and one moves from ssh to a browser and on to npx',
    async () => {
      const tmux = new Tmux();
      stops.push(() => tmux.end());
      const { port, ended, said } = await host('--players', '10', '--bots', '4');
      const [sam, sue] = await Promise.all(['Sam', 'Sue'].map((username) => comeBySsh({ port }, { username })));
      const [bea, ben] = await Promise.all(
        ['Bea', 'Ben'].map((name) => PageGuest.come(port, { type: 'sit', name })),
      );
      if (!sam || !sue || !bea || !ben) throw new Error('four came');
      for (const guest of [sam, sue]) {
        await seen(guest, /Name ›/);
        guest.type('\r');
      }
      for (const guest of [sue, bea, ben]) stops.push(playing(guest));
      const nodes = await Promise.all(['Nia', 'Noa'].map((name) => seatAt({ port }, name)));
      for (const node of nodes) void playRandomly(node, String(node.latest.viewer));

      expect(await seen(sam, /10 seated/)).toMatch(/Bea +\S+ +browser[^]*Nia +\S+ +npx/);
      const bySsh = playing(sam);
      stops.push(bySsh);
      await seen(sam, /^ Round [2-9]/m);
      bySsh();
      const token = await wayBackOf(sam);
      const page = await PageGuest.come(port, { type: 'back', token });
      await seen(page, /you: \d+ Sam/);
      await seen(sam, /TAKEN UP ELSEWHERE/);
      sam.type('\r');
      await sam.gone;
      const byPage = playing(page);
      stops.push(byPage);
      await seen(page, /^ Round [3-9]|THE END/m);
      byPage();
      const pane = tmux.start(
        `XDG_STATE_HOME=${join(folder, 'sam')} exec node ${program} join 127.0.0.1:${port} --seat ${token.toUpperCase()}`,
      );
      await pane.shows(/you: \d+ Sam|THE END/);
      await page.gone;
      const whole = await playThrough(pane);
      expect(whole).toMatch(/(LIBERALS|FASCISTS) WIN/);
      expect(await ended).toBe(0);
      expect(said()).toMatch(/"type":"ended"/);
      expect(said()).not.toContain(token);
      const record = (JSON.parse(said().trimEnd().split('\n').at(-1) ?? '{}') as { record: string }).record;
      const verified = spawnSync('node', [program, 'verify', record], { encoding: 'utf8' });
      expect(verified).toMatchObject({ status: 0, stdout: '1 game, 0 illegal\n' });
    },
  );

  it('pages of other sites and names that were made to lead here get nothing', async () => {
    const { port } = await host('--players', '5');
    const evil = 'http://evil.example';
    expect(await askForScreen(port, { origin: evil }).status).toBe(403);
    expect(await askForScreen(port, { origin: 'null' }).status).toBe(403);
    const rebound = { origin: evil, headers: { host: `evil.example:${port}` } };
    expect(await askForScreen(port, rebound).status).toBe(421);
    expect(await rawSocket({ port }, { origin: `http://127.0.0.1:${port}` }).status).toBe(403);
    expect((await fetch(`http://127.0.0.1:${port}/`, { headers: { origin: evil } })).status).toBe(403);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  });

  it('doors may be shut, and have ports of their own', async () => {
    const { said } = await host('--players', '5', '--ssh-port', '0', '--browser-port', '0', '--https');
    const [line = '{}'] = said().split('\n');
    const { port, doors, certificate } = JSON.parse(line) as {
      port: number;
      certificate: string;
      doors: { door: string; port: number; secure: boolean }[];
    };
    const portOf = (name: string): number => doors.find(({ door }) => door === name)?.port ?? 0;
    expect(new Set([port, portOf('ssh'), portOf('browser')]).size).toBe(3);
    await expect(comeBySsh({ port })).rejects.toThrow(/./);
    const guest = await comeBySsh({ port: portOf('ssh') }, { username: 'sue' });
    await seen(guest, /Name ›/);
    guest.client.end();
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toMatch(/secret-cli join/);
    const shown = tls({ host: '127.0.0.1', port: portOf('browser'), rejectUnauthorized: false });
    await once(shown, 'secureConnect');
    expect(shown.getPeerCertificate().fingerprint256).toBe(certificate);
    shown.destroy();
    const page = await fetch(`http://127.0.0.1:${portOf('browser')}/`, { redirect: 'manual' });
    expect([page.status, page.headers.get('location')]).toEqual([
      308,
      `https://127.0.0.1:${portOf('browser')}/`,
    ]);
    const shut = await host('--players', '5', '--no-ssh', '--no-browser');
    expect(shut.said()).toMatch(/"doors":\[\{"door":"node"[^\]]*\}\]/);
    expect(await (await fetch(`http://127.0.0.1:${shut.port}/`)).text()).toMatch(/secret-cli join/);
    await expect(comeBySsh({ port: shut.port })).rejects.toThrow(/./);
  });
});

/** Opens the ways back, reads the token there, and shuts them. */
async function wayBackOf(guest: Guest): Promise<string> {
  const token = /ssh -p \d+ (\S+)@127\.0\.0\.1/;
  await eventually(async () => {
    guest.type('\u001b');
    guest.type('m');
    guest.type('w');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(guest.screen).toMatch(token);
  });
  const [, found = ''] = token.exec(guest.screen) ?? [];
  guest.type('\u001b');
  return found;
}

/** Plays in a terminal to the end of the game, and gives its last screen with the game on it. */
async function playThrough(pane: Pane): Promise<string> {
  const player = new KeyPlayer(pane);
  return pane.until((screen) => {
    if (!isOver(screen)) player.play(screen);
    return isOver(screen);
  }, 'the end of the game');
}
