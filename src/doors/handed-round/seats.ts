import type { Place, Table, TableSession } from '../../table/index.ts';
import type { SafeText } from '../../text/index.ts';
import type { Seat } from '../../game/index.ts';

/** The sessions that one terminal shows. */
export interface Seats {
  /** Runs the table, and sees what everybody may see. */
  readonly board: TableSession;
  readonly people: ReadonlyMap<Seat, TableSession>;
}

/** Seats these people at a new table, in their order, and so many bots behind them. */
export function seatAll(table: Table, names: readonly SafeText[], bots: number): Seats {
  const board = entered(table.watch({ hosts: true }));
  const people = new Map(names.map((name, seat) => [seat, entered(table.sit(name))]));
  for (let bot = 0; bot < bots; bot += 1) void board.command({ type: 'add-bot' });
  return { board, people };
}

/** Seats everybody again at a table that goes on with a game. */
export function takeUpAll(table: Table): Seats {
  const board = entered(table.watch({ hosts: true }));
  const people = board.latest.table.seats.flatMap(({ person }, seat) => (person ? [seat] : []));
  return { board, people: new Map(people.map((seat) => [seat, entered(table.takeUp(seat))])) };
}

function entered(place: ReturnType<Table['sit']>): Place {
  if ('refused' in place) throw new Error(`the table of this terminal lets nobody in: ${place.refused}`);
  return place;
}
