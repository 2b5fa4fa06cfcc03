// One process's measure of served screens, printed as JSON: five tables of ten, all by SSH and in 80×24, while a seat of
// each table acts once a second and somebody presses a key ten times a second.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client, type ClientChannel } from 'ssh2';
import { median, percentile } from './median.ts';

const tables = Number(process.argv[2] ?? 5);
const seconds = Number(process.argv[3] ?? 30);
const idleSeconds = 10;
const keysASecond = 10;
const root = fileURLToPath(new URL('../../../', import.meta.url));
const names = ['Ada', 'Boris', 'Carol', 'Dora', 'Emil', 'Fritz', 'Gina', 'Hugo', 'Ida', 'Jonas'];
/** Synchronized output, in which each frame is wrapped. */
const [beginsFrame, endsFrame] = ['\u001b[?2026h', '\u001b[?2026l'];
/** What a terminal is asked for before its first frame, and what it answers. */
const [asksCursor, cursor] = ['\u001b[6n', '\u001b[2;2R'];
/** Keys that turn a page, and what only that page shows. */
const pages = [
  ['h', 'History'],
  ['b', 'LIBERAL'],
] as const;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A guest's terminal that draws nothing: it counts what it is sent. */
class Guest {
  readonly client = new Client();
  /** Bytes of each frame. */
  frames: number[] = [];
  bytes = 0;
  /** Milliseconds from the first packet to the first frame. */
  opened = 0;
  turns = 0;
  #channel: ClientChannel | null = null;
  #heard = '';
  #sought: { readonly text: string; readonly found: () => void } | null = null;

  async come(port: number, username: string): Promise<void> {
    const started = performance.now();
    await new Promise<void>((resolve, reject) => {
      this.client.on('ready', resolve).on('error', reject);
      this.client.on('keyboard-interactive', (_name, _instructions, _language, _prompts, answer) => answer([]));
      this.client.connect({ host: '127.0.0.1', port, username, tryKeyboard: true });
    });
    // As interactive programs do.
    this.client.setNoDelay(true);
    this.#channel = await new Promise<ClientChannel>((resolve, reject) => {
      this.client.shell({ term: 'xterm', cols: 80, rows: 24 }, (error, channel) =>
        error ? reject(error) : resolve(channel),
      );
    });
    this.#channel.on('data', (bytes: Buffer) => this.#hear(bytes));
    await this.sees('Name');
    this.opened = performance.now() - started;
    this.type('\r');
    await this.sees('you:');
  }

  type(keys: string): void {
    this.#channel?.write(keys);
  }

  /** Resolves once a text is sent, from now on. */
  sees(text: string): Promise<void> {
    this.#heard = '';
    return new Promise((found) => {
      this.#sought = { text, found };
    });
  }

  #hear(bytes: Buffer): void {
    this.bytes += bytes.length;
    const text = bytes.toString('latin1');
    if (text.includes(asksCursor)) this.type(cursor);
    const begun = text.indexOf(beginsFrame);
    const ended = text.lastIndexOf(endsFrame);
    if (begun !== -1 && ended !== -1) this.frames.push(ended + endsFrame.length - begun);
    if (this.#sought === null) return;
    this.#heard += text;
    if (!this.#heard.includes(this.#sought.text)) return;
    const { found } = this.#sought;
    this.#sought = null;
    found();
  }
}

const host = spawn(process.execPath, [`${root}scripts/run-ts.js`, 'bench/ssh-host.ts', String(tables)], {
  cwd: root,
  stdio: ['pipe', 'pipe', 'inherit'],
});
const lines = createInterface({ input: host.stdout })[Symbol.asyncIterator]();
const read = async <Answer>(): Promise<Answer> => JSON.parse((await lines.next()).value ?? 'null');
const ask = <Answer>(command: string): Promise<Answer> => {
  host.stdin.write(`${command}\n`);
  return read();
};
interface Memory {
  readonly used: number;
  readonly resident: number;
}

const ports = await read<number[]>();
const memory: { guests: number; used: number; resident: number }[] = [];
const noteMemory = async (guests: number): Promise<void> => {
  await wait(500);
  memory.push({ guests, ...(await ask<Memory>('memory')) });
};
const guests: Guest[] = [];
await noteMemory(0);
for (const name of names)
  for (const port of ports) {
    const guest = new Guest();
    await guest.come(port, name);
    guests.push(guest);
    if (guests.length === 1 || guests.length === names.length) await noteMemory(guests.length);
  }

const before = await ask<NodeJS.CpuUsage>('begin');
await wait(1000);
for (const guest of guests) guest.type('\r');
await wait(2000);
for (const guest of guests) guest.frames = [];

const keys: number[] = [];
const ends = performance.now() + seconds * 1000;
for (let press = 0; performance.now() < ends; press += 1) {
  const guest = guests[(press * 7) % guests.length];
  const due = performance.now() + 1000 / keysASecond;
  const [key, text] = pages[(guest?.turns ?? 0) % pages.length] ?? pages[0];
  const started = performance.now();
  const seen = guest?.sees(text);
  guest?.type(key);
  await Promise.race([seen, wait(5000)]);
  keys.push(performance.now() - started);
  if (guest) guest.turns += 1;
  await wait(Math.max(due - performance.now(), 0));
}
const frames = guests.flatMap((guest) => guest.frames);
const after = await ask<NodeJS.CpuUsage>('rest');
await wait(1000);
await noteMemory(guests.length);
const silentFrom = guests.reduce((sum, { bytes }) => sum + bytes, 0);
await wait(idleSeconds * 1000);
const idle = guests.reduce((sum, { bytes }) => sum + bytes, 0) - silentFrom;
host.stdin.end();

const spread = (figures: readonly number[]) => ({ p50: median(figures), p99: percentile(figures, 0.99) });
console.log(
  JSON.stringify({
    guests: guests.length,
    key: spread(keys),
    frame: spread(frames),
    cpu: (after.user + after.system - before.user - before.system) / 1000 / frames.length,
    opened: spread(guests.map(({ opened }) => opened)),
    memory,
    idle,
  }),
);
process.exit(0);
