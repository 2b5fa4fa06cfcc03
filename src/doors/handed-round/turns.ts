import type { DecisionKind } from '../../words/index.ts';
import { kindOf } from '../../screen/index.ts';
import type { Seat } from '../../game/index.ts';
import type { Update } from '../../table/index.ts';

/** What is on a terminal that goes from hand to hand. */
export type OnScreen =
  /** What everybody may see. */
  | { readonly at: 'board' }
  /** Between two people: nothing of either. */
  | { readonly at: 'curtain'; readonly seat: Seat }
  /** One person's own; with what they were asked as they took it, and the moment of the game at which they did. */
  | { readonly at: 'seat'; readonly seat: Seat; readonly asked: Question | null; readonly since: string }
  /** What the first President reads aloud. */
  | { readonly at: 'ritual' };

/** What somebody is handed the terminal for. */
export type Question = 'role' | DecisionKind;

/** How a game goes round: what is shown, who had the terminal last, and whether the ritual is still to be read. */
export interface Turns {
  readonly shown: OnScreen;
  readonly last: Seat | null;
  readonly ritual: boolean;
}

/** The table as everybody sees it, and as each person at it does. */
export interface Situation {
  readonly board: Update;
  readonly people: ReadonlyMap<Seat, Update>;
}

const board: OnScreen = { at: 'board' };

/** A game begins: people look at their roles one after another, from the first of them; then the ritual is read, if it is to be. */
export function begun(situation: Situation, ritual: boolean): Turns {
  const next = nextOf(situation, null);
  return { shown: next === null ? board : { at: 'curtain', seat: next }, last: null, ritual };
}

/** A game is gone on with: everybody looks at the board first. */
export const resumed = (ritual: boolean): Turns => ({ shown: board, last: null, ritual });

/** The terminal is to go to that person; a ritual that is due comes first. */
export const given = (turns: Turns, situation: Situation, seat: Seat): Turns => ({
  ...turns,
  shown: isRitualDue(turns, situation) ? { at: 'ritual' } : { at: 'curtain', seat },
});

/** Whom the curtain names has taken it up. */
export function taken(turns: Turns, situation: Situation): Turns {
  if (turns.shown.at !== 'curtain') return turns;
  const { seat } = turns.shown;
  return {
    ...turns,
    shown: { at: 'seat', seat, asked: askedOf(situation, seat), since: momentOf(situation) },
    last: seat,
  };
}

/**
 * Somebody gives it back. Where they have answered and the same is asked of another, as in a vote, while a government
 * legislates or as roles are looked at, it goes on to them at once; else everybody looks at the board.
 */
export function handedBack(turns: Turns, situation: Situation): Turns {
  const { shown } = turns;
  if (shown.at !== 'seat') return turns;
  if (isRitualDue(turns, situation)) return { ...turns, shown: { at: 'ritual' } };
  const answered = shown.asked !== null && askedOf(situation, shown.seat) === null;
  const next = answered && shown.since === momentOf(situation) ? nextOf(situation, shown.seat) : null;
  return { ...turns, shown: next === null ? board : { at: 'curtain', seat: next } };
}

/** The ritual has been read. */
export const read = (turns: Turns): Turns => ({ ...turns, shown: board, ritual: false });

/** Everybody looks at the board. */
export const toBoard = (turns: Turns): Turns => ({ ...turns, shown: board });

/** Who is to have it next: whoever is asked something, round the table from whoever had it last; null while nobody is. */
export function nextOf(situation: Situation, last: Seat | null): Seat | null {
  const asked = [...situation.people.keys()].filter((seat) => askedOf(situation, seat) !== null);
  const inOrder = asked.sort((one, other) => one - other);
  return inOrder.find((seat) => last !== null && seat > last) ?? inOrder[0] ?? null;
}

/** What that person is asked now; null where the table doesn't wait for them. */
export function askedOf({ people }: Situation, seat: Seat): Question | null {
  const update = people.get(seat);
  if (update === undefined || update.table.stage !== 'playing') return null;
  const { table, view, decision } = update;
  if (table.looking) return table.seats[seat]?.ready === true ? null : 'role';
  return decision !== null && view?.awaited.includes(seat) ? kindOf(decision) : null;
}

/** Who reads the ritual: the first President, or where a bot stands the next person round the table. */
export function readerOf({ board: { view }, people }: Situation): Seat | null {
  const inOrder = [...people.keys()].sort((one, other) => one - other);
  return inOrder.find((seat) => view !== null && seat >= view.president) ?? inOrder[0] ?? null;
}

/** By now everybody knows their role, and not yet who else is on their side. */
const isRitualDue = ({ ritual }: Turns, { board: { table } }: Situation): boolean =>
  ritual && table.stage === 'playing' && !table.looking;

/** Names the moment of the game, as everybody sees it. */
const momentOf = ({ board: { table, view } }: Situation): string =>
  table.looking ? 'looking' : `${view?.round} ${view?.phase}`;
