// Half of bench/tables.ts: one process with many tables, each behind a WebSocket door of its own, journal on. Prints
// the ports as JSON, serves until its input ends, and prints how long fdatasync takes beside it.
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { freshSeed } from '../src/chance/index.ts';
import { Callers, openPort, Web } from '../src/doors/port/index.ts';
import { webSocketDoor } from '../src/doors/web-socket/index.ts';
import { percentile } from './median.ts';
import { tableFor } from './table.ts';

const folder = mkdtempSync(join(tmpdir(), 'secret-cli-bench-'));
const after = (milliseconds: number, then: () => void): (() => void) => {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
};

const ports: number[] = [];
for (let number = 0; number < Number(process.argv[2] ?? 200); number += 1) {
  const table = tableFor(10, `TABLE-${number}`, {
    seed: freshSeed(),
    newGameId: () => `${number}`,
    openRecord: (id) => {
      const file = openSync(join(folder, `${id}.jsonl`), 'w', 0o600);
      return {
        write: (line) => void writeSync(file, `${JSON.stringify(line)}\n`),
        close: () => closeSync(file),
      };
    },
    now: Date.now,
    after,
  });
  const callers = new Callers(after);
  const protocol = webSocketDoor({ table, after, seated: callers.seated });
  const web = new Web({ callers, protocol, browser: null, certificate: null });
  const door = await openPort({ host: '127.0.0.1', port: 0, after, callers, ssh: null, web });
  if ('refused' in door) throw new Error(door.refused);
  ports.push(door.port);
}
console.log(JSON.stringify({ ports }));

const probe = openSync(join(folder, 'probe'), 'w');
const syncs: number[] = [];
const probing = setInterval(() => {
  writeSync(probe, 'x'.repeat(100));
  const started = performance.now();
  fdatasyncSync(probe);
  syncs.push(performance.now() - started);
}, 500);

process.stdin.resume();
process.stdin.on('end', () => {
  clearInterval(probing);
  console.log(JSON.stringify({ fdatasync: percentile(syncs, 0.99) }));
  rmSync(folder, { recursive: true });
  process.exit(0);
});
