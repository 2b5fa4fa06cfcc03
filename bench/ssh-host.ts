// Half of bench/ssh.ts: one process with tables of ten, each behind an SSH door of its own. Prints its ports as JSON;
// then for each line on its input does what it says and prints a line of JSON: `memory` measures, `begin` deals and has
// a seat of each table act once a second, `rest` stops that.
import { usualEdition } from '../src/words/index.ts';
import { createInterface } from 'node:readline';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { after, defaultKeymap } from '../src/screen/index.ts';
import { bots } from '../src/bots/index.ts';
import { dice, seedFrom } from '../src/chance/index.ts';
import { newHostKey, sshDoor } from '../src/doors/ssh/index.ts';
import type { Place } from '../src/table/index.ts';
import { Turns } from '../src/doors/hosted/index.ts';
import { beforeAGame, tableFor } from './table.ts';

const seats = 10;
const ignore = (): void => undefined;
const turns = new Turns();
const hostKey = newHostKey();
const luck = dice(seedFrom('ssh'));

/** A table, and everybody who has sat down at it. */
interface Opened {
  readonly port: number;
  readonly places: readonly Place[];
}

async function open(number: number): Promise<Opened> {
  const table = tableFor(seats, `TABLE-${number}`, {
    seed: seedFrom(`ssh ${number}`),
    newGameId: () => `${number}`,
    openRecord: () => ({ write: ignore, close: ignore }),
    now: Date.now,
    after,
  });
  const places: Place[] = [];
  const door = sshDoor({
    house: {
      table: {
        name: table.name,
        hasRoom: true,
        sit(name, shown) {
          const place = table.sit(name, shown);
          if (!('refused' in place)) places.push(place);
          return place;
        },
        watch: (shown) => table.watch(shown),
        comeBack: (kept, shown) => table.comeBack(kept, shown),
      },
      edition: usualEdition,
      keymap: defaultKeymap,
      after,
      shuffle: (tiles) => tiles,
      turns,
      code: null,
      onFault: (error) => {
        throw error;
      },
    },
    hostKey,
    port: () => 0,
    welcomed: ignore,
    seated: ignore,
  });
  const server = createServer((socket) => door.handle(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, places };
}

/** The next who is awaited answers as a bot does. */
function act({ places }: Opened): void {
  const seat = places.findIndex(
    ({ latest: { decision, view, viewer } }) => decision !== null && view?.awaited.includes(viewer ?? -1),
  );
  const place = places[seat];
  const { decision = null, view = null, viewer = null } = place?.latest ?? {};
  if (!place || !decision || !view || viewer === null) return;
  const sight = { seat: viewer, hand: view.mine?.hand ?? [], view, log: place.log };
  void place.answer(decision.id, bots.plain.decide(sight, decision.options, luck));
}

setFlagsFromString('--expose_gc');
const collect: () => void = runInNewContext('gc');

/** Bytes of what is in use, by V8 and beside it, and of the whole process. */
function memory(): { readonly used: number; readonly resident: number } {
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { used: heapUsed + external, resident: rss };
}

const opened: Opened[] = [];
for (let number = 0; number < Number(process.argv[2] ?? 5); number += 1) opened.push(await open(number));
console.log(JSON.stringify(opened.map(({ port }) => port)));

const acting: NodeJS.Timeout[] = [];
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'memory') console.log(JSON.stringify(memory()));
  if (line === 'rest') {
    for (const timer of acting) clearInterval(timer);
    console.log(JSON.stringify(process.cpuUsage()));
  }
  if (line === 'begin') {
    for (const { places } of opened)
      for (const command of beforeAGame) for (const place of places) await place.command(command);
    for (const [index, table] of opened.entries())
      // One after the other, as tables that know nothing of each other.
      setTimeout(() => acting.push(setInterval(() => act(table), 1000)), (index * 1000) / opened.length);
    console.log(JSON.stringify(process.cpuUsage()));
  }
}
process.exit(0);
