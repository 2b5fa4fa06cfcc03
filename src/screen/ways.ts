import { partedBy, type ScreenState } from './state.ts';
import { wayBack, wayIn } from '../words/index.ts';
import type { DoorName } from '../table/index.ts';

/** How a person has come to the table that a screen shows, and what brings them back. */
export interface Came {
  /** Null at the table's own machine. */
  readonly door: DoorName | null;
  /** The name or address by which they found that machine, without a port. */
  readonly at: string;
}

/** A door with the line that leads through it. */
export interface Way {
  readonly door: DoorName;
  readonly line: string;
}

/**
 * The lines that bring this person back into their seat, a door each: as secret as the seat's token that is in them.
 * None for who has no seat, or no table any more.
 */
export function waysBack(state: ScreenState): readonly Way[] {
  const { came, token } = state;
  const { viewer, table } = state.update;
  if (came === null || token === null || viewer === null || partedBy(state) !== null) return [];
  return table.doors.map((open) => ({ door: open.door, line: wayBack(open, came.at, token) }));
}

/** Whether the link by which this person came can be read by others on their network, as far as is known here. */
export function isReadable({ came, update: { table } }: ScreenState): boolean {
  if (came === null || came.door === null || isThisMachine(came.at)) return false;
  return table.doors.some(({ door, secure }) => door === came.door && !secure);
}

const isThisMachine = (host: string): boolean => /^(?:127\.|::1$|localhost$)/.test(host);

/** What leads to the doors beside the one that this person came by, without their seat's token. */
export function otherDoors({
  came,
  update: { table },
}: ScreenState): Readonly<Partial<Record<DoorName, string>>> {
  if (came === null) return {};
  const others = table.doors.filter(({ door }) => door !== came.door);
  return Object.fromEntries(others.map((open) => [open.door, wayIn(open, came.at, null)]));
}
