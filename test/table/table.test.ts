import { describe, expect, it } from 'vitest';
import { bots } from '../../src/bots/index.ts';
import { asFile, judged } from '../support/judged.ts';
import { Clock } from '../support/clock.ts';
import { safeText } from '../../src/text/index.ts';
import { seedFrom } from '../../src/chance/index.ts';
import { smallDice } from '../support/small-dice.ts';
import { Table, type TableSession } from '../../src/table/index.ts';
import type { Move } from '../../src/game/index.ts';
import type { RecordLine } from '../../src/record/index.ts';

const pause = 700;

interface Opened {
  readonly table: Table;
  readonly clock: Clock;
  readonly record: RecordLine[];
  readonly people: TableSession[];
}

/** A table of five with that many bots, and people in all the other seats but `free` of them. */
function open(botSeats: number, free = 0, seed = 'evening', journal?: (line: RecordLine) => void): Opened {
  const clock = new Clock();
  const record: RecordLine[] = [];
  const table = new Table({
    name: safeText('Ada’s table', 40),
    players: 5,
    rules: {},
    bots: Array.from({ length: botSeats }, (_, index) => ({
      name: safeText(`Bot ${index}`, 16),
      bot: bots.plain,
    })),
    standIn: bots.plain,
    seed: seedFrom(seed),
    gameId: 'game',
    journal: journal ?? ((line) => void record.push(line)),
    now: () => 1,
    after: clock.after,
    botPause: pause,
  });
  const people = Array.from({ length: 5 - botSeats - free }, (_, index) => sit(table, `Person ${index}`));
  return { table, clock, record, people };
}

function sit(table: Table, name: string): TableSession {
  const session = table.sit(safeText(name, 16));
  if ('refused' in session) throw new Error(`refused: ${session.refused}`);
  return session;
}

/** Lets people and bots play until the table is over or `stop` says so. */
async function play({ people, clock }: Opened, stop: () => boolean = () => false): Promise<void> {
  const dice = smallDice(7);
  for (let step = 0; step < 3000 && people.some(({ latest }) => latest.table.stage === 'playing'); step += 1) {
    if (stop()) return;
    const session = people.find(
      ({ latest, viewer }) => latest.decision && latest.view?.awaited.includes(viewer ?? -1),
    );
    if (session?.latest.decision)
      await session.answer(session.latest.decision.id, dice.pick(session.latest.decision.options));
    else clock.pass(pause);
  }
}

const president = ({ people }: Opened): TableSession => {
  const found = people.find(({ latest, viewer }) => latest.view?.president === viewer);
  if (found === undefined) throw new Error('no person presides');
  return found;
};

/** Takes the first session of a game to the President's draw. */
async function toDraw(opened: Opened): Promise<TableSession> {
  await play(opened, () => opened.people[0]?.latest.view?.phase === 'legislate');
  return president(opened);
}

describe('a table', () => {
  it('starts the game when the last seat is taken, and not before', () => {
    const opened = open(2, 1);
    expect(opened.people[0]?.latest).toMatchObject({
      table: { stage: 'gathering' },
      view: null,
      decision: null,
    });
    sit(opened.table, 'Last');
    expect(opened.people[0]?.latest).toMatchObject({
      table: { stage: 'playing' },
      view: { round: 1, phase: 'nominate' },
    });
  });

  it('refuses a name that is taken or looks like one, and anybody once it is full', () => {
    const { table } = open(2, 1);
    expect(table.sit(safeText('person 0', 16))).toEqual({ refused: 'name-taken' });
    sit(table, 'Last');
    expect(table.sit(safeText('Late', 16))).toEqual({ refused: 'full' });
  });

  it('frees the seat of who leaves before the game', () => {
    const { table, people } = open(2, 1);
    people[1]?.leave();
    expect(people[0]?.latest.table.seats.filter((sitter) => sitter === null)).toHaveLength(2);
    expect(sit(table, 'Person 1').viewer).toBe(1);
  });

  it('plays a whole game of people and bots whose record is legal', async () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const opened = open(2, 0, seed);
      await play(opened);
      const { view } = opened.people[0]?.latest ?? {};
      expect(view?.ending?.roles).toHaveLength(5);
      expect(await judged(asFile(opened.record))).toMatchObject([
        { legal: true, winner: view?.ending?.winner },
      ]);
    }
  });

  it('keeps each line of the record before anybody sees what it led to', async () => {
    const order: string[] = [];
    const opened = open(0, 1, 'order', (line) => void order.push(`kept ${line.type}`));
    opened.people[0]?.onUpdate(({ news }) => void order.push(...news.map((event) => `heard ${event.type}`)));
    opened.people.push(sit(opened.table, 'Last'));
    expect(order).toEqual(['kept game', 'heard round-began']);
    await play(opened, () => order.includes('heard nominated'));
    expect(order.indexOf('kept nominate')).toBeLessThan(order.indexOf('heard nominated'));
  });

  it('closes when its record can’t be kept, and shows nobody what happened', async () => {
    let full = false;
    const opened = open(0, 0, 'full disk', () => {
      if (full) throw new Error('ENOSPC');
    });
    const before = president(opened);
    full = true;
    const move = before.latest.decision?.options[0] as Move;
    await before.answer(before.latest.decision?.id ?? '', move);
    for (const { latest } of opened.people) {
      expect(latest).toMatchObject({
        table: { stage: 'closed', closedBecause: 'storage' },
        view: null,
        decision: null,
        news: [],
      });
    }
  });

  it('takes an answer to an old decision, a repeated one and one in another’s place without harm', async () => {
    const opened = open(0);
    const nominating = president(opened);
    const { id, options } = nominating.latest.decision ?? { id: '', options: [] };
    const other = opened.people.find((session) => session !== nominating) as TableSession;
    expect(await other.answer(id, options[0] as Move)).toBe('stale');
    expect(await nominating.answer(id, options[0] as Move)).toBeNull();
    const lines = opened.record.length;
    expect(await nominating.answer(id, options[0] as Move)).toBe('stale');
    expect(await nominating.answer('nonsense', options[0] as Move)).toBe('stale');
    expect(opened.record).toHaveLength(lines);
  });

  it('keeps a ballot’s decision open while neighbours vote, so that it may change', async () => {
    const opened = open(0);
    await play(opened, () => opened.people[0]?.latest.view?.phase === 'vote');
    const [mine, ...others] = opened.people as [TableSession, ...TableSession[]];
    const { id } = mine.latest.decision ?? { id: '' };
    expect(await mine.answer(id, { type: 'vote', ballot: 'ja' })).toBeNull();
    for (const other of others.slice(1))
      await other.answer(other.latest.decision?.id ?? '', { type: 'vote', ballot: 'nein' });
    expect(await mine.answer(id, { type: 'vote', ballot: 'nein' })).toBeNull();
    expect(mine.latest.view?.mine?.ballot).toBe('nein');
  });

  it('R-27: tells nobody but the voter of a changed ballot', async () => {
    const opened = open(0);
    await play(opened, () => opened.people[0]?.latest.view?.phase === 'vote');
    const [mine, other] = opened.people as [TableSession, TableSession];
    await mine.answer(mine.latest.decision?.id ?? '', { type: 'vote', ballot: 'ja' });
    let heard = 0;
    other.onUpdate(() => void (heard += 1));
    await mine.answer(mine.latest.decision?.id ?? '', { type: 'vote', ballot: 'nein' });
    expect(heard).toBe(0);
  });

  it('R-41: sends nothing to outsiders when the President discards', async () => {
    const opened = open(0);
    const discarding = await toDraw(opened);
    const { chancellor } = discarding.latest.view ?? {};
    const heard = new Set<number>();
    for (const session of opened.people) session.onUpdate(() => void heard.add(session.viewer ?? -1));
    await discarding.answer(
      discarding.latest.decision?.id ?? '',
      discarding.latest.decision?.options[0] as Move,
    );
    expect([...heard].sort()).toEqual([discarding.viewer, chancellor].sort());
  });

  it('lets a bot play on for who leaves, marks its steps as forced and tells everybody', async () => {
    const opened = open(0);
    await play(opened, () => (opened.people[0]?.latest.view?.round ?? 0) >= 2);
    const gone = opened.people.splice(4, 1)[0] as TableSession;
    gone.leave();
    expect(opened.people[0]?.latest.table.seats[4]).toMatchObject({ away: true, bot: true });
    await play(opened);
    expect(await judged(asFile(opened.record))).toMatchObject([{ legal: true }]);
    const after = opened.record.slice(opened.record.findIndex(({ type }) => type === 'table.left'));
    expect(after[1]).toMatchObject({ type: 'table.bot', seat: 4 });
    const steps = after.filter(
      (line) => 'seat' in line && line.type !== 'claim' && !line.type.startsWith('table.'),
    );
    const forced = steps.filter((line) => 'forced' in line);
    expect(forced.length).toBeGreaterThan(0);
    expect(steps.filter((line) => 'seat' in line && line.seat === 4)).toEqual(forced);
  });

  it('breaks the game off when its host leaves: a legal record without a winner', async () => {
    const opened = open(2);
    await play(opened, () => (opened.people[0]?.latest.view?.round ?? 0) >= 2);
    opened.table.close('host-left');
    expect(opened.people[0]?.latest.table).toMatchObject({ stage: 'closed', closedBecause: 'host-left' });
    expect(await judged(asFile(opened.record))).toMatchObject([{ legal: true, winner: null, by: null }]);
  });

  it('leaves a game that is over as it is when its host leaves', async () => {
    const opened = open(4);
    await play(opened);
    opened.table.close('host-left');
    expect(opened.people[0]?.latest).toMatchObject({ table: { stage: 'over' }, view: { ending: {} } });
    expect(opened.record.at(-1)).toMatchObject({ type: 'end' });
  });

  it('lets bots wait the same pause before every decision', async () => {
    const opened = open(4);
    let updates = 0;
    opened.people[0]?.onUpdate(() => void (updates += 1));
    await play(opened, () => !opened.people[0]?.latest.decision);
    const before = updates;
    opened.clock.pass(pause - 1);
    expect(updates).toBe(before);
    opened.clock.pass(1);
    expect(updates).toBeGreaterThan(before);
  });
});
