import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { linkOver } from '../../src/doors/web-socket/web-socket-link.ts';
import { join, RemoteSession } from '../../src/wire/index.ts';
import { settled } from '../wire/links.ts';
import { ask, hello, how, openDoor, portFor, rawSocket, seatAt } from './doors.ts';
import { connect } from '../../src/doors/web-socket/index.ts';
import type { Port } from '../../src/doors/port/index.ts';
import { openTable, playRandomly, sit } from '../wire/tables.ts';
import type { WebSocket } from 'ws';
import type { Move, Seat, View } from '../../src/game/index.ts';
import type { TableSession, Update } from '../../src/table/index.ts';

const doors: Port[] = [];
async function opened(...about: Parameters<typeof openDoor>): Promise<Port> {
  const door = await openDoor(...about);
  doors.push(door);
  return door;
}
afterEach(async () => {
  await Promise.all(doors.splice(0).map((door) => door.close()));
});

describe('over a WebSocket', () => {
  it('one person and four bots play a whole game', async () => {
    const session = await seatAt(await opened(openTable(5, 4)), 'Ada');
    const over = await playRandomly(session, 'over a socket');
    expect(over.view?.ending?.roles).toHaveLength(5);
    expect(session.log.at(0)).toMatchObject({ type: 'round-began', round: 1 });
    expect(session.log.at(-1)).toMatchObject({ type: 'ended' });
  });

  it('five people play a whole game, and all see the same end', async () => {
    const door = await opened(openTable(5, 0));
    const names = ['Ada', 'Bob', 'Cleo', 'Dan', 'Eve'];
    const sessions = await Promise.all(names.map((name) => seatAt(door, name)));
    const overs = await Promise.all(sessions.map((session) => playRandomly(session, 'five')));
    const open = overs.map((over) => ({ ...over, viewer: null, view: { ...over.view, mine: null }, news: [] }));
    expect(new Set(open.map((over) => JSON.stringify(over))).size).toBe(1);
  });

  it('a full table, a taken name, a wrong name and another version are refused with their code', async () => {
    const table = openTable(5, 3);
    const door = await opened(table);
    await seatAt(door, 'Ada');
    expect(await ask(door, 'ada')).toMatchObject({ refused: { code: 'name-taken' } });
    expect(await ask(door, '\u0007')).toMatchObject({
      refused: { code: 'bad-name', because: 'forbidden-character' },
    });
    const { socket, heard, open, closed } = rawSocket(door);
    await open;
    socket.send(hello('Bob', 1));
    await closed;
    expect(heard).toEqual(['{"type":"refused","code":"version","protocol":7}']);
    sit(table, 'Bob');
    expect(await ask(door, 'Cleo')).toMatchObject({ refused: { code: 'full' } });
  });

  it('a guest whose connection breaks keeps the seat, shown to be away', async () => {
    const table = openTable(5, 0);
    const ada = sit(table, 'Ada');
    const door = await opened(table);
    const { socket, open } = rawSocket(door);
    await open;
    socket.send(hello('Bob'));
    await eventually(() => expect(ada.latest.table.seats[1]).toMatchObject({ name: 'Bob', away: false }));
    socket.terminate();
    await eventually(() => expect(ada.latest.table.seats[1]).toMatchObject({ name: 'Bob', away: true }));
  });

  it('ten who join at once all get in, and the eleventh is told that it is full', async () => {
    const door = await opened(openTable(10, 0));
    const names = Array.from({ length: 10 }, (_, index) => `Guest ${index}`);
    const sessions = await Promise.all(names.map((who) => seatAt(door, who)));
    expect(new Set(sessions.map(({ latest }) => latest.viewer)).size).toBe(10);
    expect(await ask(door, 'Eve')).toMatchObject({ refused: { code: 'full' } });
    for (const session of sessions) session.leave();
  });

  it('a double click seats nobody twice', async () => {
    const door = await opened(openTable(5, 0));
    const [first, second] = await Promise.all([ask(door, 'Ada'), ask(door, 'Ada')]);
    const refused = [first, second].filter((outcome) => 'refused' in outcome);
    expect(refused).toEqual([{ refused: { type: 'refused', code: 'name-taken' } }]);
    const bob = await seatAt(door, 'Bob');
    expect(bob.latest.table.seats).toHaveLength(2);
  });

  it('a spectator looks on at a running game and says nothing in it', async () => {
    const table = openTable(5, 4);
    const door = await opened(table);
    const ada = await seatAt(door, 'Ada');
    await playRandomly(ada, 'watched', ({ decision }) => decision !== null);
    const eve = await seatAt(door, { type: 'watch' });
    expect(eve.token).toBeNull();
    expect(eve.latest).toMatchObject({ viewer: null, decision: null, table: { spectators: 1 } });
    expect(eve.log.at(0)).toMatchObject({ type: 'round-began' });
    expect(await eve.say('It is seat 3!')).toBe('spectator');
    expect(await eve.answer(ada.latest.decision?.id ?? '', { type: 'veto' })).toBe('spectator');
    await playRandomly(ada, 'watched on');
    expect(await eve.say('Well played')).toBeNull();
  });

  it('a host that closes says why before the link ends', async () => {
    const table = openTable(5, 0);
    const door = await opened(table);
    const [ada, bob] = [await seatAt(door, 'Ada'), await seatAt(door, 'Bob')];
    table.close('host-left');
    await door.close();
    expect(await Promise.all([ada.ended, bob.ended])).toEqual(['closed', 'closed']);
    expect(ada.latest.table.closedBecause).toBe('host-left');
  });
});

describe('while a government legislates', () => {
  it('no byte goes to an outsider when the President discards', async () => {
    const table = openTable(5, 0);
    const locals = ['Ada', 'Bob', 'Cleo', 'Dan'].map((name) => sit(table, name));
    const { socket, heard, open } = rawSocket(await opened(table));
    await open;
    const eve = await join(linkOver(socket), { type: 'hello', name: 'Eve' });
    if (!(eve instanceof RemoteSession)) throw new Error('not let in');
    const everybody = [...locals, eve];
    const playing = ({ table: { stage, looking } }: Update): boolean => stage === 'playing' && !looking;
    await Promise.all(everybody.map((session) => playRandomly(session, 'start', playing)));
    const { president, chancellor } = await governmentWithout(eve, locals);
    await roundTrip(socket);
    const frames = heard.length;
    await answerFirst(seatOf(locals, president));
    await roundTrip(socket);
    expect(heard).toHaveLength(frames);
    await answerFirst(seatOf(locals, chancellor));
    await roundTrip(socket);
    expect(heard).toHaveLength(frames + 1);
  });
});

/** Waits until all that was sent to that socket before now has come. */
async function roundTrip(socket: WebSocket): Promise<void> {
  const pong = once(socket, 'pong');
  socket.ping();
  await pong;
}

function seatOf(sessions: readonly TableSession[], seat: Seat | null): TableSession {
  const session = sessions.find(({ latest }) => latest.viewer === seat);
  if (session === undefined) throw new Error(`seat ${seat} is not here`);
  return session;
}

async function answerFirst(session: TableSession): Promise<void> {
  const { decision } = session.latest;
  if (decision?.options[0] === undefined) throw new Error(`nothing is asked of seat ${session.latest.viewer}`);
  expect(await session.answer(decision.id, decision.options[0])).toBeNull();
}

/** Plays until two of the others form a government and have tiles before them. */
async function governmentWithout(outsider: TableSession, others: readonly TableSession[]): Promise<View> {
  const suits = (move: Move, { president }: View): boolean => {
    if (move.type === 'vote') return move.ballot === (president === outsider.latest.viewer ? 'nein' : 'ja');
    return move.type === 'nominate' && move.chancellor !== outsider.latest.viewer;
  };
  for (;;) {
    for (const session of [...others, outsider]) {
      const { view, decision } = session.latest;
      if (view?.phase === 'legislate' && session !== outsider) return view;
      const move = view && decision?.options.find((option) => suits(option, view));
      if (decision && move) await session.answer(decision.id, move);
    }
    await settled();
  }
}

describe('a port', () => {
  it('that something else listens on is reported as taken', async () => {
    const door = await opened(openTable(5, 0));
    const again = await portFor(openTable(5, 0), '127.0.0.1', { port: door.port });
    expect(again).toEqual({ refused: 'port-taken' });
  });

  it('at an address that isn’t this machine’s is reported so', async () => {
    const door = await portFor(openTable(5, 0), '192.0.2.1');
    expect(door).toEqual({ refused: 'no-such-address' });
  });
});

describe('who can’t reach a table is told why', () => {
  it('nobody is there', async () => {
    const door = await opened(openTable(5, 0));
    await door.close();
    expect(await ask(door, 'Ada')).toEqual({ unreachable: 'nobody-there' });
  });

  it('no such host', async () => {
    const nowhere = { host: 'nowhere.invalid', port: 7777 };
    expect(await connect(nowhere, { greeting: { type: 'hello', name: 'Ada' }, ...how })).toEqual({
      unreachable: 'no-such-host',
    });
  });

  it.each([
    ['something else than a table is there', 200, 'not-a-table'],
    ['the host doesn’t go by that name', 421, 'another-name'],
  ])('%s', async (_, status, unreachable) => {
    const other = createServer((_, response) => response.writeHead(status).end('a page'));
    await once(other.listen(0, '127.0.0.1'), 'listening');
    const { port } = other.address() as AddressInfo;
    const greeting = { type: 'watch' } as const;
    expect(await connect({ host: '127.0.0.1', port }, { greeting, ...how })).toEqual({ unreachable });
    other.close();
  });
});
