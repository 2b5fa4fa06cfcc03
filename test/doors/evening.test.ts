import { expect, it } from 'vitest';
import { ask, openDoor, rawSocket, seatAt } from './doors.ts';
import { derive, dice, seedFrom } from '../../src/chance/index.ts';
import { openTable } from '../wire/tables.ts';
import type { Port } from '../../src/doors/port/index.ts';
import type { Reconnecting } from '../../src/wire/index.ts';
import type { Refused, Stage } from '../../src/table/index.ts';

const luck = dice(derive(seedFrom('an evening of ten'), 'play'));
const names = Array.from({ length: 10 }, (_, index) => `Guest ${index}`);

interface Evening {
  readonly door: Port;
  readonly guests: readonly Reconnecting[];
  readonly spectator: Reconnecting;
  /** How many updates came to anybody. */
  noticed: number;
  /** The decision that was answered last, by id. */
  past: string;
}

/** Waits until all that was sent to anybody before now has come: links are in order, and an empty line is no news. */
async function inStep({ guests, spectator }: Evening): Promise<void> {
  const sessions = [...guests, spectator];
  expect(new Set(await Promise.all(sessions.map((session) => session.say(''))))).not.toContain(null);
}

const awaitedOf = ({ guests }: Evening): Reconnecting | undefined =>
  guests.find(({ latest: { view, viewer, decision } }) => decision && view?.awaited.includes(viewer ?? -1));

/** What shouldn't be done while that seat is asked something: each with why it isn't. */
function wrongs({ guests, spectator, past }: Evening, asked: Reconnecting): Promise<Refused | null>[] {
  const { decision, view } = asked.latest;
  const id = decision?.id ?? '';
  const option = decision?.options[0] ?? { type: 'peek' };
  const dead = guests.filter(({ latest }) => view?.living.includes(latest.viewer ?? -1) === false);
  const another = guests.find((session) => session !== asked) ?? asked;
  return [
    another.answer(id, option),
    spectator.answer(id, option),
    spectator.claim({ type: 'claim', about: 'peek', policies: ['liberal', 'liberal', 'liberal'] }),
    asked.answer(past, option),
    asked.answer(id.replace(/^(\d+)\.(\d+)/, '$1.99'), option),
    asked.answer(id, { type: 'nominate', chancellor: asked.latest.viewer ?? 0 }),
    asked.claim({ type: 'claim', about: 'investigation', target: 9, party: 'liberal' }),
    another.command({ type: 'start' }),
    another.command({ type: 'kick', seat: 0 }),
    ...dead.flatMap((session) => [session.answer(id, option), session.say('It was seat 3.')]),
  ];
}

/** Does all that is wrong, by turns also at the door, and nobody notices. */
async function misbehave(evening: Evening, asked: Reconnecting, step: number): Promise<void> {
  const before = evening.noticed;
  const outcomes = await Promise.all(wrongs(evening, asked));
  expect(outcomes.filter((refused) => refused === null)).toEqual([]);
  if (step % 20 === 0) {
    expect(await ask(evening.door, 'GUEST 3')).toMatchObject({ refused: { code: 'name-taken' } });
    const { socket, open, closed } = rawSocket(evening.door);
    await open;
    socket.send('{"type":"back","protocol":7,"token":"token-99"}');
    await closed;
  }
  await inStep(evening);
  expect(evening.noticed).toBe(before);
}

/** Plays a game from its lobby to its end, with all that is wrong before each step. */
async function playGame(evening: Evening): Promise<Stage | undefined> {
  for (const guest of evening.guests) expect(await guest.command({ type: 'ready', rules: {} })).toBeNull();
  for (const guest of evening.guests) await guest.command({ type: 'looked' });
  await inStep(evening);
  for (let step = 0; ; step += 1) {
    const asked = awaitedOf(evening);
    const { decision } = asked?.latest ?? {};
    if (!asked || !decision) return evening.spectator.latest.table.stage;
    await misbehave(evening, asked, step);
    const move = luck.pick(decision.options);
    const [once, twice] = await Promise.all([asked.answer(decision.id, move), asked.answer(decision.id, move)]);
    expect(once).toBeNull();
    // A ballot may be given again while the vote is open.
    const late = decision.options[0]?.type === 'vote' ? [null] : [];
    expect([...late, 'stale', 'not-started']).toContain(twice);
    evening.past = decision.id;
    await inStep(evening);
  }
}

it('ten people and a spectator play two games over sockets, and what is wrong disturbs nobody', async () => {
  let now = 0;
  const table = openTable(10, 0, { now: () => (now += 10_000) });
  const host = table.watch({ hosts: true });
  if ('refused' in host) throw new Error('no host');
  const door = await openDoor(table);
  const guests = await Promise.all(names.map((name) => seatAt(door, name)));
  const evening: Evening = {
    door,
    guests,
    spectator: await seatAt(door, { type: 'watch' }),
    noticed: 0,
    past: '',
  };
  for (const session of guests) session.onUpdate(() => (evening.noticed += 1));
  expect(await ask(door, 'Eleventh')).toMatchObject({ refused: { code: 'full' } });

  expect(await playGame(evening)).toBe('over');
  expect(await evening.spectator.say('Well played')).toBeNull();
  expect(await host.command({ type: 'again' })).toBeNull();
  await inStep(evening);
  expect(await playGame(evening)).toBe('over');

  expect(evening.spectator.latest.table.game).toBe(2);
  expect(new Set(guests.map(({ latest: { view } }) => JSON.stringify(view?.ending))).size).toBe(1);
  table.close('host-left');
  await door.close();
  expect(new Set(await Promise.all(guests.map(({ ended }) => ended)))).toEqual(new Set(['closed']));
});
