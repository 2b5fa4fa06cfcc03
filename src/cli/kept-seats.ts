import { readState, writeState } from './state-file.ts';

/** A seat that this user has at somebody's table, and what takes it up again. */
export interface KeptSeat {
  /** As `formatAddress` writes it. */
  readonly host: string;
  readonly table: string;
  readonly name: string;
  readonly token: string;
}

/** So many seats are kept; the oldest are forgotten. */
const mostKept = 50;

/** The seats that this user has at tables, in a file that is theirs alone. */
export class KeptSeats {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  /** The seats at that host, the newest first; none where the file is missing or damaged. */
  at(host: string): readonly KeptSeat[] {
    return this.#read().filter((seat) => seat.host === host);
  }

  /** Keeps a seat in the place of one at the same host and table under the same name; false where the file can't be written. */
  keep(kept: KeptSeat): boolean {
    const others = this.#read().filter(
      (seat) => seat.host !== kept.host || seat.table !== kept.table || seat.name !== kept.name,
    );
    return writeState(this.#path, [kept, ...others].slice(0, mostKept));
  }

  forget(token: string): void {
    const seats = this.#read();
    const others = seats.filter((seat) => seat.token !== token);
    if (others.length < seats.length) writeState(this.#path, others);
  }

  #read(): readonly KeptSeat[] {
    const value = readState(this.#path);
    return Array.isArray(value) ? value.filter(isKeptSeat) : [];
  }
}

function isKeptSeat(value: unknown): value is KeptSeat {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as { readonly [field: string]: unknown };
  return ['host', 'table', 'name', 'token'].every((field) => typeof fields[field] === 'string');
}
