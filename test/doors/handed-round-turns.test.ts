import { describe, expect, test } from 'vitest';
import {
  askedOf,
  begun,
  given,
  handedBack,
  nextOf,
  read,
  readerOf,
  resumed,
  taken,
  type Situation,
  type Turns,
} from '../../src/doors/handed-round/turns.ts';
import { behind } from '../../src/doors/handed-round/behind.ts';
import { position, type Position } from '../support/positions.ts';
import { sitter, tableOf, updateOf } from '../support/fake-session.ts';
import type { Sitter, TableState } from '../../src/table/index.ts';

const five = ['Ann', 'Ben', 'Cem', 'Dot', 'Eve'];

interface Told extends Partial<TableState> {
  /** The seats that bots have. */
  readonly bots?: readonly number[];
  /** Who hasn't looked at their role. */
  readonly unready?: readonly number[];
}

/** A position as the board and each person see it. */
function at(where: Partial<Position>, { bots = [], unready = [], ...more }: Told = {}): Situation {
  const game = position({ players: five.length, ...where });
  const seats = five.map((name, seat): Sitter => {
    const bot = bots.includes(seat);
    return sitter(name, { person: !bot, bot, ready: !unready.includes(seat) });
  });
  const table = tableOf(five, 'playing', 'KITE-42', { seats, looking: unready.length > 0, ...more });
  const people = five.flatMap((_, seat) =>
    bots.includes(seat) ? [] : [[seat, updateOf(game, seat, table)] as const],
  );
  return { board: updateOf(game, null, table), people: new Map(people) };
}

const looking = (unready: readonly number[]): Situation => at({}, { unready });
const vote = (voted: readonly number[], more: Told = {}): Situation =>
  at({ phase: 'vote', chancellor: 1, ja: voted }, more);
const discarding = at({ phase: 'discard', gov: [2, 4], president: 2, chancellor: 4, hand: 'LFF' });
const enacting = at({ phase: 'enact', gov: [2, 4], president: 2, chancellor: 4, hand: 'LF', buried: 'F' });

/** Somebody takes what they were handed, and gives it back when the table has come so far. */
const handed = (turns: Turns, before: Situation, after: Situation): Turns =>
  handedBack(taken(turns, before), after);

const curtain = (seat: number, last: number | null = null): Turns => ({
  shown: { at: 'curtain', seat },
  last,
  ritual: false,
});

describe('roles', () => {
  test('are looked at one after another from the first seat, each behind a curtain', () => {
    const all = looking([0, 1, 2, 3, 4]);
    const first = begun(all, true);
    expect(first.shown).toEqual({ at: 'curtain', seat: 0 });
    expect(handed(first, all, looking([1, 2, 3, 4])).shown).toEqual({ at: 'curtain', seat: 1 });
  });

  test('are looked at by people alone: bots need no hand', () => {
    expect(begun(at({}, { unready: [1, 3], bots: [0, 2, 4] }), true).shown).toEqual({
      at: 'curtain',
      seat: 1,
    });
  });

  test('R-15: once all know theirs, the first President reads the ritual; then everybody looks at the board', () => {
    const last: Turns = { shown: { at: 'curtain', seat: 4 }, last: 3, ritual: true };
    const after = at({ president: 2 });
    const due = handed(last, looking([4]), after);
    expect(due.shown).toEqual({ at: 'ritual' });
    expect(readerOf(after)).toBe(2);
    expect(read(due)).toMatchObject({ shown: { at: 'board' }, ritual: false });
  });

  test('a person reads where a bot is the first President', () => {
    expect(readerOf(at({ president: 3 }, { bots: [3, 4] }))).toBe(0);
  });

  test('without a ritual the board follows the last role', () => {
    expect(handed(curtain(4, 3), looking([4]), at({})).shown).toEqual({ at: 'board' });
  });

  test('a ritual that was due when the program ended is read before anybody has the terminal', () => {
    const again = resumed(true);
    expect(again.shown).toEqual({ at: 'board' });
    expect(given(again, at({}), 0).shown).toEqual({ at: 'ritual' });
    expect(given(again, looking([1, 2]), 1).shown).toEqual({ at: 'curtain', seat: 1 });
  });
});

describe('ballots', () => {
  test('R-27: are cast one after another, round the table from whoever had it last', () => {
    const all = vote([]);
    expect(nextOf(all, 2)).toBe(3);
    expect(handed(curtain(3, 2), all, vote([3])).shown).toEqual({ at: 'curtain', seat: 4 });
    expect(handed(curtain(4, 3), vote([3]), vote([3, 4])).shown).toEqual({ at: 'curtain', seat: 0 });
  });

  test('what bots cast meanwhile is passed over', () => {
    expect(handed(curtain(0), vote([]), vote([0, 1, 2])).shown).toEqual({ at: 'curtain', seat: 3 });
  });

  test('the last one is followed by the board, whatever came of it', () => {
    const rejected = at({ round: 2, president: 1, tracker: 1 });
    expect(handed(curtain(2, 1), vote([0, 1, 3, 4]), rejected).shown).toEqual({ at: 'board' });
  });

  test('whoever looks or changes a ballot unasked gives it back to the board', () => {
    expect(handed(curtain(3), vote([3]), vote([3])).shown).toEqual({ at: 'board' });
  });

  test('whoever gives it back without an answer is next again', () => {
    const turns = handed(curtain(3, 2), vote([2]), vote([2]));
    expect(turns.shown).toEqual({ at: 'board' });
    expect(nextOf(vote([0, 1, 2, 4]), turns.last)).toBe(3);
  });
});

describe('a government', () => {
  test('R-40: goes from the President straight to the Chancellor', () => {
    expect(handed(curtain(2), discarding, enacting).shown).toEqual({ at: 'curtain', seat: 4 });
  });

  test('waits at the board for a Chancellor that is a bot', () => {
    const { board, people } = enacting;
    const withoutEve: Situation = { board, people: new Map([...people].filter(([seat]) => seat !== 4)) };
    expect(handed(curtain(2), discarding, withoutEve).shown).toEqual({ at: 'board' });
    expect(nextOf(withoutEve, 2)).toBeNull();
  });

  test('R-46: everybody sees its policy before the next question', () => {
    const next = at({ round: 2, president: 3, fascist: 1, gov: [2, 4] });
    const turns = handed(curtain(4, 2), enacting, next);
    expect(turns.shown).toEqual({ at: 'board' });
    expect(nextOf(next, turns.last)).toBe(3);
  });

  test('R-61: everybody hears that the Chancellor wishes a veto', () => {
    const asks = { gov: [2, 4], president: 2, chancellor: 4, fascist: 5, hand: 'LF', buried: 'F' } as const;
    const wish = at({ ...asks, phase: 'answer-veto' });
    expect(handed(curtain(4), at({ ...asks, phase: 'enact' }), wish).shown).toEqual({ at: 'board' });
    const refused = at({ ...asks, phase: 'enact', vetoRefused: true });
    expect(handed(curtain(2), wish, refused).shown).toEqual({ at: 'board' });
  });
});

describe('the curtain', () => {
  test('says what is asked, and how many have voted', () => {
    expect(behind(vote([0, 2]), 1)).toEqual({
      what: 'vote',
      moment: { round: 1, phase: 'vote' },
      progress: { done: 2, of: 5 },
      silent: false,
    });
    expect(behind(vote([0, 2]), 2).what).toBeNull();
  });

  test('R-41: says that nobody may speak while a government legislates, and not which of the two by its phase', () => {
    expect(behind(discarding, 2)).toEqual({
      what: 'discard',
      moment: { round: 1, phase: 'legislate' },
      progress: null,
      silent: true,
    });
    expect(behind(discarding, 4).what).toBeNull();
    const chatty = at({
      phase: 'enact',
      gov: [2, 4],
      president: 2,
      chancellor: 4,
      hand: 'LF',
      buried: 'F',
      rules: { silence: 'off' },
    });
    expect(behind(chatty, 4)).toMatchObject({ what: 'enact', silent: false });
  });

  test('counts who has looked at their role', () => {
    expect(behind(looking([3, 4]), 3)).toEqual({
      what: 'role',
      moment: null,
      progress: { done: 3, of: 5 },
      silent: false,
    });
  });
});

test('nothing is asked while the table is paused, or when the game is over', () => {
  expect(askedOf(at({}, { paused: true }), 0)).toBeNull();
  expect(askedOf(at({}, { stage: 'over' }), 0)).toBeNull();
  expect(nextOf(at({}, { paused: true }), null)).toBeNull();
});
