import { describe, expect, test } from 'vitest';
import { HandedRound, seatAll, takeUpAll } from '../../src/doors/handed-round/index.ts';
import { answer, botPause, openTable, type OpenedTable } from '../support/open-table.ts';
import { asFile, judged } from '../support/judged.ts';
import { safeText } from '../../src/text/index.ts';
import { seedFrom } from '../../src/chance/index.ts';
import { smallDice } from '../support/small-dice.ts';
import type { Showing } from '../../src/doors/handed-round/round.ts';

interface Evening {
  readonly opened: OpenedTable;
  readonly round: HandedRound;
  /** All that the terminal has shown, in order. */
  readonly shown: Showing[];
  /** How often the ritual was read. */
  readonly rituals: () => number;
}

const names = ['Ann', 'Ben', 'Cem', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon'];

/** So many people and bots round one terminal. */
function evening(people: number, bots: number, ritual = true, seed = 'tea'): Evening {
  const opened = openTable(0, 0, { seed: seedFrom(seed) });
  const given = names.slice(0, people).map((name) => safeText(name, 16));
  let rituals = 0;
  const round = new HandedRound({
    ...seatAll(opened.table, given, bots),
    ritual,
    ritualRead: false,
    onRitualRead: () => void (rituals += 1),
  });
  const shown: Showing[] = [round.showing()];
  round.subscribe(() => void shown.push(round.showing()));
  return { opened, round, shown, rituals: () => rituals };
}

const heard = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Lets people do, at random, what the terminal asks of them, until `stop` says so or the game is over. */
async function play({ opened, round }: Evening, stop: (showing: Showing) => boolean = () => false) {
  const dice = smallDice(3);
  for (let step = 0; step < 3000; step += 1) {
    const showing = round.showing();
    if (stop(showing) || round.board.latest.table.stage === 'over') return;
    if (showing.at === 'curtain') round.take();
    else if (showing.at === 'ritual') round.ritualRead();
    else if (showing.at === 'board' && showing.next !== null) round.hand(showing.next);
    else if (showing.at === 'board') opened.clock.pass(botPause);
    else {
      const session = round.sessionOf(showing.seat);
      if (session.latest.table.looking) await session.command({ type: 'looked' });
      else await answer(session, dice.pick);
      round.hand(null);
    }
    await heard();
  }
  throw new Error('the game never ended');
}

describe.each([
  [5, 0],
  [10, 0],
  [3, 4],
  [1, 4],
])('%i people and %i bots', (people, bots) => {
  test('play a game to its end by what the terminal shows, and nobody has it but from behind a curtain', async () => {
    const game = evening(people, bots);
    await play(game);
    const { opened, round, shown } = game;
    expect(round.board.latest.view?.ending).not.toBeNull();
    expect(shown.at(-1)).toEqual({ at: 'board', next: null, goesOn: false });
    const taken = shown.flatMap((showing, index) =>
      showing.at === 'seat' ? [{ seat: showing.seat, before: shown[index - 1] }] : [],
    );
    expect(taken.length).toBeGreaterThan(people);
    expect(taken.map(({ before }) => before)).toMatchObject(taken.map(({ seat }) => ({ at: 'curtain', seat })));
    expect(await judged(asFile(opened.records[0] ?? []))).toMatchObject([{ legal: true }]);
  });
});

test('R-15: people look at their roles in the order of seats, then the first President reads the ritual', async () => {
  const game = evening(5, 0);
  await play(game, ({ at }) => at === 'board');
  const steps = game.shown.map(({ at, ...rest }) => ('seat' in rest ? `${at} ${rest.seat}` : at));
  expect(steps).toEqual([
    ...[0, 1, 2, 3, 4].flatMap((seat) => [`curtain ${seat}`, `seat ${seat}`]),
    'ritual',
    'board',
  ]);
  expect(game.shown.find(({ at }) => at === 'seat')).toMatchObject({ beforeRitual: true });
  const { president } = game.round.board.latest.view ?? {};
  expect(game.shown.at(-2)).toEqual({ at: 'ritual', reader: president });
  expect(game.rituals()).toBe(1);
});

test('without the ritual each sees behind the curtain whom they know', async () => {
  const game = evening(5, 0, false);
  await play(game, ({ at }) => at === 'board');
  const seats = game.shown.filter(({ at }) => at === 'seat');
  expect(seats).toHaveLength(5);
  for (const seat of seats) expect(seat).toMatchObject({ beforeRitual: false });
  expect(game.shown.map(({ at }) => at)).not.toContain('ritual');
});

test('the same people play again at once, and no lobby is waited in', async () => {
  const game = evening(4, 1);
  await play(game);
  await game.round.board.command({ type: 'again' });
  await heard();
  expect(game.round.board.latest.table).toMatchObject({ stage: 'playing', looking: true, game: 2 });
  expect(game.shown.at(-1)).toMatchObject({ at: 'curtain', seat: 0, what: 'role' });
  await play(game, ({ at }) => at === 'ritual');
  expect(game.opened.records).toHaveLength(2);
});

test('a game that is broken off while somebody is named on the curtain is looked at on the board', async () => {
  const game = evening(5, 0);
  await play(game, (showing) => showing.at === 'curtain' && showing.seat === 2);
  await game.round.board.command({ type: 'break-off', wish: true });
  await heard();
  expect(game.round.showing()).toEqual({ at: 'board', next: null, goesOn: false });
});

test('a lost record closes the table before everybody, and nobody keeps a screen of their own', async () => {
  const game = evening(5, 0);
  await play(game, ({ at }) => at === 'seat');
  game.opened.table.close('storage');
  await heard();
  expect(game.round.showing()).toEqual({ at: 'board', next: null, goesOn: false });
});

test('a game that is gone on with is looked at by everybody first', async () => {
  const game = evening(5, 0);
  await play(game, ({ at }) => at === 'board');
  const round = new HandedRound({
    ...takeUpAll(game.opened.table),
    ritual: true,
    ritualRead: true,
    onRitualRead: () => expect.unreachable('it was read'),
  });
  expect(round.showing()).toEqual({
    at: 'board',
    next: round.board.latest.view?.president,
    goesOn: true,
  });
  expect([...round.people.keys()]).toEqual([0, 1, 2, 3, 4]);
});
