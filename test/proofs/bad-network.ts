import { asFile, judged } from '../support/judged.ts';
import { BadNetwork, type Troubles } from '../support/bad-network.ts';
import { BEAT, type After } from '../../src/doors/web-socket/heartbeat.ts';
import { Clock, letPass } from '../support/clock.ts';
import { connect } from '../../src/doors/web-socket/index.ts';
import { derive, dice, seedFrom, type Seed } from '../../src/chance/index.ts';
import { maxPlayers, minPlayers } from '../../src/game/index.ts';
import { openDoor } from '../doors/doors.ts';
import { openTable, playRandomly, sit } from '../wire/tables.ts';
import { Reconnecting, type Greeting } from '../../src/wire/index.ts';
import { Sent, Witness } from './bad-network-witness.ts';
import type { RecordLine } from '../../src/record/index.ts';
import type { Table } from '../../src/table/index.ts';

/** So many milliseconds pass for host, guests and networks each time that the process comes round: one or two of its own. */
const step = 50;
/** No game takes nearly as many milliseconds: two hours. */
const forever = 7_200_000;

/** How one game over a bad network went. */
export interface Outcome {
  /** What went wrong with it, or null. */
  readonly wrong: string | null;
  /** How often a link was lost. */
  readonly lost: number;
  /** What each guest's network has done. */
  readonly troubles: readonly Troubles[];
}

/**
 * Plays one game behind a real door of loopback: 5 to 10 guests who play at random and a spectator, each over a bad
 * network of their own, whose plans come from the seed and the number.
 */
export async function gameOverBadNetwork(seed: string, number: number): Promise<Outcome> {
  const players = minPlayers + (number % (maxPlayers - minPlayers + 1));
  const root = derive(seedFrom(seed), 'bad-network', String(number));
  const clock = new Clock();
  const { after } = clock;
  const stop = letPass(clock, step);
  const record: RecordLine[] = [];
  let now = 0;
  const table = openTable(players, 0, {
    seed: `${seed} ${number}`,
    now: () => (now += 1000),
    after,
    openRecord: () => ({ write: (line) => void record.push(line), close: () => {} }),
  });
  const witness = new Witness(table);
  const door = await openDoor(witness, { after });
  const greetings: Greeting[] = [...seatsOf(table, players), { type: 'watch' }];
  const guests = await Promise.all(
    greetings.map((greeting, guest) => comeIn(door.port, greeting, after, derive(root, String(guest)))),
  );
  const sessions = guests.map(({ session }) => session);
  const networks = guests.map(({ network }) => network);
  let lost = 0;
  for (const session of sessions) {
    witness.follow(session);
    session.onLink((link) => (lost += link !== 'up' && link.lost.tries === 0 ? 1 : 0));
  }
  const sent = guests.map(({ session, luck }) => new Sent(session, luck));
  const wrong =
    (await Promise.race([
      whole(sessions, `${seed} ${number}`),
      cutShort(sessions),
      tooLong(sessions, after),
    ])) ??
    (await witness.agrees(sessions, networks, after)) ??
    sent.map((each) => each.wrong(record, witness.talk)).find((found) => found !== null) ??
    (await illegal(record));
  for (const session of sessions) session.leave();
  table.close('host-left');
  for (const network of networks) network.close();
  await door.close();
  stop();
  return { wrong: wrong && `game ${number}: ${wrong}`, lost, troubles: networks.map((each) => each.troubles) };
}

/** Seats that many, away all of them: a guest whose first welcome is lost has no token, and these have to come back. */
const seatsOf = (table: Table, players: number): Greeting[] =>
  Array.from({ length: players }, (_, guest) => {
    const place = sit(table, `Guest ${guest}`);
    place.lost();
    return { type: 'back', token: place.token ?? '' };
  });

/** Comes in over a bad network, after however many tries. */
async function comeIn(port: number, greeting: Greeting, after: After, seed: Seed) {
  const luck = dice(derive(seed, 'guest'));
  const network = await BadNetwork.open({
    port,
    luck: dice(derive(seed, 'network')),
    after,
    spell: 4 * BEAT,
  });
  const how = {
    greeting,
    after,
    random: () => luck.below(1000) / 1000,
    now: Date.now,
  };
  for (;;) {
    const session = await connect({ host: '127.0.0.1', port: network.port }, how);
    if (session instanceof Reconnecting) return { session, network, luck };
    if ('refused' in session) throw new Error(`refused: ${session.refused.code}`);
  }
}

/** Plays to the end at every session. */
async function whole(sessions: readonly Reconnecting[], seed: string): Promise<null> {
  await Promise.all(sessions.map((session, guest) => playRandomly(session, `${seed} ${guest}`)));
  return null;
}

const cutShort = (sessions: readonly Reconnecting[]): Promise<string> =>
  Promise.race(sessions.map(async ({ ended }, guest) => `guest ${guest} came to an end: ${await ended}`));

async function tooLong(sessions: readonly Reconnecting[], after: After): Promise<string> {
  await new Promise<void>((resolve) => void after(forever, resolve));
  return `never ended: ${sessions.map(where).join('; ')}`;
}

const where = ({ link, latest: { table, view } }: Reconnecting): string =>
  `${JSON.stringify(link)} ${table.stage} ${view?.round} ${view?.phase}`;

async function illegal(record: readonly RecordLine[]): Promise<string | null> {
  const verdicts = await judged(asFile(record));
  const legal = verdicts.length === 1 && verdicts[0]?.legal === true && verdicts[0].winner !== null;
  return legal ? null : `the referee says ${JSON.stringify(verdicts)}`;
}
