import { bots } from '../../src/bots/index.ts';
import { Clock } from './clock.ts';
import { safeText } from '../../src/text/index.ts';
import { seedFrom } from '../../src/chance/index.ts';
import { smallDice } from './small-dice.ts';
import { newToken, Table, type Place, type TableOptions, type TableSession } from '../../src/table/index.ts';
import type { LeftOff, RecordLine } from '../../src/record/index.ts';

export const botPause = 700;

/** A table in a test's hands: its clock stands still, its records are lists. */
export interface OpenedTable {
  readonly table: Table;
  readonly clock: Clock;
  /** The record of each game, in order. */
  readonly records: RecordLine[][];
  readonly host: Place;
  /** Everybody seated, the host first. */
  readonly people: Place[];
}

/** Opens a table whose host sits, with that many people in all and bots; nobody is ready yet. */
export function openTable(people: number, botSeats: number, options: Partial<TableOptions> = {}): OpenedTable {
  const clock = new Clock();
  const records: RecordLine[][] = [];
  const table = new Table({
    ...usual(clock, records),
    capacity: 10,
    rules: {},
    bots: botSeats,
    ...options,
  });
  const seated = Array.from({ length: people }, (_, index) => sit(table, `Person ${index}`, index === 0));
  return { table, clock, records, host: seated[0] as Place, people: seated };
}

/** Goes on with a game that was left off, its people all back; what is added to its record is the first of the records. */
export function resumeTable(leftOff: LeftOff, options: Partial<TableOptions> = {}): OpenedTable {
  const clock = new Clock();
  const records: RecordLine[][] = [];
  const resumed = { ...usual(clock, records), ...options };
  const table = Table.resume(resumed, leftOff, () => resumed.openRecord(leftOff.deal.id));
  if ('refused' in table) throw new Error(`refused: ${table.refused}`);
  const seats = leftOff.deal.players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  const people = seats.map((seat, index) => mustBeIn(table.takeUp(seat, { hosts: index === 0 })));
  return { table, clock, records, host: people[0] as Place, people };
}

function usual(clock: Clock, records: RecordLine[][]): Omit<TableOptions, 'capacity' | 'rules' | 'bots'> {
  let tokens = 0;
  return {
    name: safeText('KITE-42', 16),
    startsByItself: false,
    code: null,
    botNames: Array.from({ length: 9 }, (_, index) => safeText(`Bot ${index + 1}`, 16)),
    bot: bots.plain,
    seed: seedFrom('evening'),
    newGameId: () => `game-${records.length + 1}`,
    newToken: () => newToken((bytes) => new Uint8Array(bytes).fill((tokens += 1))),
    openRecord: () => {
      const lines: RecordLine[] = [];
      records.push(lines);
      return { write: (line) => void lines.push(line), close: () => {} };
    },
    now: () => 1_000_000 + clock.now(),
    after: clock.after,
    botPause,
  };
}

/** Takes a seat, which must succeed. */
export function sit(table: Table, name: string, hosts = false): Place {
  return mustBeIn(table.sit(safeText(name, 16), { hosts }));
}

function mustBeIn(place: ReturnType<Table['sit']>): Place {
  if ('refused' in place) throw new Error(`refused: ${place.refused}`);
  return place;
}

/** Gets everybody ready, starts, and puts every role card away. */
export async function begin({ people, host }: OpenedTable): Promise<void> {
  for (const person of people) await person.command({ type: 'ready', rules: host.latest.table.rules });
  if (host.latest.table.stage === 'lobby') await host.command({ type: 'start' });
  for (const person of people) await person.command({ type: 'looked' });
}

/** Lets people, at random, and bots play until the game is over or `stop` says so. */
export async function play(
  { people, clock }: OpenedTable,
  stop: () => boolean = () => false,
  seed = 7,
): Promise<void> {
  const dice = smallDice(seed);
  for (let step = 0; step < 5000; step += 1) {
    if (stop() || people.every(({ latest }) => latest.table.stage !== 'playing')) return;
    const asked = people.find(
      ({ latest }) => latest.decision && latest.view?.awaited.includes(latest.viewer ?? -1),
    );
    if (asked) await answer(asked, dice.pick);
    else clock.pass(botPause);
  }
  throw new Error('the game never ended');
}

/** Answers a session's open decision. */
export async function answer(
  session: TableSession,
  pick: <T>(items: readonly T[]) => T = ([first]) => first as never,
) {
  const { decision } = session.latest;
  if (decision === null) throw new Error('nothing is asked');
  return session.answer(decision.id, pick(decision.options));
}
