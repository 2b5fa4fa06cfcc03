/** A place at the table, from 0, clockwise. */
export type Seat = number;

declare const seatSet: unique symbol;
/** A set of seats in one number: seat `s` is in it when bit `s` is set. Plain data, cheap to copy and compare. */
export type SeatSet = number & { readonly [seatSet]: true };

export const noSeats = 0 as SeatSet;

/** The set of the seats 0 … count−1. */
export const firstSeats = (count: number): SeatSet => ((1 << count) - 1) as SeatSet;
/** The set of that one seat; the empty set for null. */
export const only = (seat: Seat | null): SeatSet => (seat === null ? 0 : 1 << seat) as SeatSet;
export const has = (set: SeatSet, seat: Seat): boolean => ((set >> seat) & 1) === 1;
export const union = (a: SeatSet, b: SeatSet): SeatSet => (a | b) as SeatSet;
export const without = (a: SeatSet, b: SeatSet): SeatSet => (a & ~b) as SeatSet;

/** By set of at most ten seats: how many are in it. */
const sizes = Uint8Array.from({ length: 1 << 10 }, (_, set) => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
});

/** How many seats are in the set. */
export const size = (set: SeatSet): number => sizes[set] ?? 0;

/** The seats of the set, ascending. */
export function seatsIn(set: SeatSet): Seat[] {
  const seats: Seat[] = [];
  for (let rest: number = set; rest !== 0; rest &= rest - 1) seats.push(31 - Math.clz32(rest & -rest));
  return seats;
}

/** The first seat of a non-empty set that sits clockwise of `seat`, coming round to `seat` itself last. */
export function nextIn(set: SeatSet, seat: Seat): Seat {
  const beyond = set & ~((2 << seat) - 1);
  const rest = beyond === 0 ? set : beyond;
  return 31 - Math.clz32(rest & -rest);
}
