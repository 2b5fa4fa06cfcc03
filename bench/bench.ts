// npm run bench: each figure beside its yardstick, measured in the same run, and the bar that it must reach.
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { median } from './median.ts';
import { firstFrame } from './first-frame.ts';
import { startUp } from './start-up.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const processes = 5;

/** Runs a benchmark in a process of its own and reads what it printed. */
const measure = <T>(file: string, ...args: string[]): T =>
  JSON.parse(
    execFileSync(process.execPath, [`${root}scripts/run-ts.js`, `bench/${file}`, ...args], {
      cwd: root,
      encoding: 'utf8',
      // Ink alone writes nothing where CI is set.
      env: { ...process.env, CI: 'false' },
    }),
  );

const repeated = <T>(file: string): T[] => Array.from({ length: processes }, () => measure<T>(file));

function row(what: string, figure: string, bar: string, reached: boolean): void {
  console.log(`${what.padEnd(46)} ${figure.padEnd(44)} ${bar.padEnd(30)} ${reached ? 'reached' : 'MISSED'}`);
}

const whole = (figure: number): string => Math.round(figure).toLocaleString('en');

console.log(
  `Node ${process.versions.node} on ${cpus().length} × ${cpus()[0]?.model ?? 'an unknown processor'}\n`,
);

const engines = repeated<{ limit: number; engine: number }>('engine.ts');
const ratio = median(engines.map(({ limit, engine }) => engine / limit));
const engine = whole(median(engines.map((run) => run.engine)));
const limit = whole(median(engines.map((run) => run.limit)));
row(
  'engine, random games, 7 seats',
  `${ratio.toFixed(3)} of the limit (${engine} of ${limit}/s)`,
  '≥ 0.06 of bench/limit',
  ratio >= 0.06,
);

const views = repeated<{ microseconds: number; bytes: number }>('view.ts');
const microseconds = median(views.map((run) => run.microseconds));
row(
  'a view and its JSON, 10 seats',
  `${microseconds.toFixed(1)} µs (${views[0]?.bytes} bytes)`,
  '≤ 10 µs',
  microseconds <= 10,
);

const inference = measure<{
  liberals: number;
  spectators: number;
  liberalPrior: number;
  spectatorPrior: number;
} | null>('inference.ts');
if (inference !== null) {
  const { liberals, spectators, liberalPrior, spectatorPrior } = inference;
  for (const [who, loss, prior, bar] of [
    ['of others, as people’s liberals could', liberals, liberalPrior, 0.64],
    ['of all, as a spectator could', spectators, spectatorPrior, 0.649],
  ] as const)
    row(`suspicion ${who}`, `log loss ${loss.toFixed(3)} (prior ${prior.toFixed(3)})`, `≤ ${bar}`, loss <= bar);
}

const careful = measure<{
  plain: number;
  carefulLiberals: number;
  carefulFascists: number;
  p50: number;
  p99: number;
}>('careful.ts');
row(
  'a decision of careful, 10 seats',
  `p50 ${careful.p50.toFixed(1)} ms, p99 ${careful.p99.toFixed(1)}`,
  'p50 ≤ 5 ms, p99 ≤ 20',
  careful.p50 <= 5 && careful.p99 <= 20,
);
const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
row(
  'liberals win, 7 seats: careful against plain',
  `${percent(careful.carefulLiberals)}; plain against careful ${percent(careful.carefulFascists)}`,
  `plain against plain ${percent(careful.plain)}`,
  careful.carefulLiberals > careful.plain && careful.carefulFascists < careful.plain,
);

const { bare, version, help } = startUp();
for (const [name, figure] of Object.entries({ '--version': version, '--help': help })) {
  const times = figure / bare;
  row(
    `secret-cli ${name}`,
    `${times.toFixed(2)} × node -e 0 (${whole(figure)} of ${whole(bare)} ms)`,
    '≤ 1.3 × node -e 0',
    times <= 1.3,
  );
}

const frames = await firstFrame();
const toFrame = frames.watch / frames.bare;
row(
  'watch to first frame, in a terminal',
  `${toFrame.toFixed(2)} × node -e 0 (${whole(frames.watch)} of ${whole(frames.bare)} ms)`,
  '≤ 4 × node -e 0',
  toFrame <= 4,
);

const toQuestion = frames.solo / frames.bare;
row(
  'solo to its first question, in a terminal',
  `${toQuestion.toFixed(2)} × node -e 0 (${whole(frames.solo)} of ${whole(frames.bare)} ms)`,
  '≤ 4 × node -e 0',
  toQuestion <= 4,
);

interface Spread {
  readonly p50: number;
  readonly p99: number;
}
interface Frames {
  readonly bytes: Spread;
  readonly ballot: Spread;
  readonly cpu: Spread;
  readonly first: number;
  readonly key: Spread;
  readonly busyKey: Spread;
  readonly idle: number;
}
const ours = measure<Frames>('frames.ts', 'ours');
const ink = measure<Frames>('frames.ts', 'ink');
const bytes = ours.bytes.p50 / ink.bytes.p50;
row(
  'bytes a frame of 80×24, ten seats',
  `${bytes.toFixed(2)} × Ink alone (${ours.bytes.p50} of ${whole(ink.bytes.p50)}), p99 ${whole(ours.bytes.p99)}`,
  '≤ 0.25 × Ink alone',
  bytes <= 0.25,
);
row(
  'bytes for another’s ballot',
  `p99 ${ours.ballot.p99}, p50 ${ours.ballot.p50}`,
  'p99 ≤ 500',
  ours.ballot.p99 <= 500,
);
const first = ours.first / ink.first;
row(
  'bytes of the first frame, mid-game',
  `${first.toFixed(2)} × Ink alone (${whole(ours.first)} of ${whole(ink.first)})`,
  '≤ 1.25 × Ink alone',
  first <= 1.25,
);
const cpu = ours.cpu.p50 / ink.cpu.p50;
row(
  'CPU a frame, ten screens in one process',
  `${cpu.toFixed(2)} × Ink alone (${ours.cpu.p50.toFixed(1)} of ${ink.cpu.p50.toFixed(1)} ms), p99 ${ours.cpu.p99.toFixed(1)}`,
  '≤ 1.25 × Ink alone',
  cpu <= 1.25,
);
const keys = [
  ['key to paint, ten seats', ours.key, ink.key],
  ['the same as all ten screens change', ours.busyKey, ink.busyKey],
] as const;
for (const [what, { p50, p99 }, alone] of keys)
  row(
    what,
    `p99 ${whole(p99)} ms, p50 ${whole(p50)} (Ink ${whole(alone.p99)}, ${whole(alone.p50)})`,
    'p99 ≤ 50 ms',
    p99 <= 50,
  );
row('ten screens in 10 s without news', `${ours.idle} bytes`, '0 bytes', ours.idle === 0);

const tables = measure<{ tables: number; actions: number; p50: number; p99: number; fdatasync: number }>(
  'tables.ts',
  '200',
  '30',
);
row(
  `${tables.tables} tables of 10, one action a second each`,
  `p99 ${tables.p99.toFixed(1)} ms, p50 ${tables.p50.toFixed(1)} (${tables.actions} actions)`,
  `≤ 20 ms + fdatasync p99 ${tables.fdatasync.toFixed(1)}`,
  tables.p99 <= 20 + tables.fdatasync,
);

const served = measure<{
  readonly guests: number;
  readonly key: Spread;
  readonly frame: Spread;
  readonly cpu: number;
  readonly opened: Spread;
  readonly memory: readonly { readonly guests: number; readonly used: number; readonly resident: number }[];
  readonly idle: number;
}>('ssh.ts');
const [none] = served.memory;
const each = served.memory.map(({ guests, used }) => (guests === 0 ? 0 : (used - (none?.used ?? 0)) / guests));
const mebibytes = (figure: number): string => (figure / 2 ** 20).toFixed(2);
row(
  `${served.guests} by SSH at five tables, an event a second`,
  `key to paint p99 ${whole(served.key.p99)} ms, p50 ${whole(served.key.p50)} (${served.cpu.toFixed(1)} ms of CPU a frame)`,
  'p99 ≤ 50 ms',
  served.key.p99 <= 50,
);
row(
  'memory a session, of 1, 10 and 50 by SSH',
  `${each.slice(1, 4).map(mebibytes).join(', ')} MiB`,
  '≤ 1 MB of 50',
  (each[3] ?? Infinity) <= 1e6,
);
row(
  'bytes of a frame by SSH',
  `p50 ${served.frame.p50}, p99 ${whole(served.frame.p99)}`,
  'p50 ≤ 500',
  served.frame.p50 <= 500,
);
row(
  'by SSH from the first packet to the first frame',
  `p50 ${whole(served.opened.p50)} ms, p99 ${whole(served.opened.p99)}`,
  'reported',
  true,
);
row('all of them in 10 s without news', `${served.idle} bytes`, '0 bytes', served.idle === 0);
