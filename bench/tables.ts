// One process's measure of many tables of ten, one action a second each: milliseconds from a command to the last
// seat's update, printed as JSON beside the p99 of fdatasync in the same run.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { beforeAGame } from './table.ts';
import { connect } from '../src/doors/web-socket/index.ts';
import { percentile } from './median.ts';
import { Reconnecting } from '../src/wire/index.ts';

const tables = Number(process.argv[2] ?? 200);
const seconds = Number(process.argv[3] ?? 20);
const seats = 10;
const root = fileURLToPath(new URL('../../../', import.meta.url));
const after = (milliseconds: number, then: () => void): (() => void) => {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
};

const host = spawn(process.execPath, [`${root}scripts/run-ts.js`, 'bench/tables-host.ts', String(tables)], {
  cwd: root,
  stdio: ['pipe', 'pipe', 'inherit'],
});
const lines = createInterface({ input: host.stdout })[Symbol.asyncIterator]();
const read = async (): Promise<Record<string, unknown>> => JSON.parse((await lines.next()).value ?? '{}');

async function sit(port: number, seat: number): Promise<Reconnecting> {
  const greeting = { type: 'hello', name: `Seat ${seat}` } as const;
  const session = await connect(
    { host: '127.0.0.1', port },
    { greeting, after, random: Math.random, now: Date.now },
  );
  if (!(session instanceof Reconnecting)) throw new Error(JSON.stringify(session));
  return session;
}

/** Takes the next open decision of a table; resolves with the milliseconds until every seat has seen what came of it. */
async function act(table: readonly Reconnecting[]): Promise<number | null> {
  const asked = table.find(
    ({ latest }) => latest.decision && latest.view?.awaited.includes(latest.viewer ?? -1),
  );
  const decision = asked?.latest.decision;
  const move = decision?.options[Math.floor(Math.random() * decision.options.length)];
  if (!asked || !decision || !move) return null;
  const isPublic = move.type !== 'discard';
  const started = performance.now();
  const seen = isPublic
    ? table.map(
        (session) =>
          new Promise<void>((resolve) => {
            const stop = session.onUpdate(() => {
              stop();
              resolve();
            });
          }),
      )
    : [];
  await asked.answer(decision.id, move);
  await Promise.all(seen);
  return isPublic ? performance.now() - started : null;
}

const { ports } = (await read()) as { ports: number[] };
const seated: Reconnecting[][] = [];
for (const port of ports) {
  const table: Reconnecting[] = [];
  for (let seat = 0; seat < seats; seat += 1) table.push(await sit(port, seat));
  seated.push(table);
}
for (const command of beforeAGame) for (const session of seated.flat()) await session.command(command);

const times: number[] = [];
const acting = seated.map((table, index) =>
  setTimeout(
    () => {
      const every = setInterval(() => void act(table).then((time) => time !== null && times.push(time)), 1000);
      setTimeout(() => clearInterval(every), seconds * 1000);
    },
    (index * 1000) / tables,
  ),
);
await new Promise((resolve) => setTimeout(resolve, (seconds + 2) * 1000));
acting.forEach(clearTimeout);
for (const table of seated) for (const session of table) session.leave();
host.stdin.end();
const { fdatasync } = await read();
console.log(
  JSON.stringify({
    tables,
    actions: times.length,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    fdatasync,
  }),
);
process.exit(0);
