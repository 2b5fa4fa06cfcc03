/**
 * How people play, in per cent: about 910 games of seven on a public site (what is claimed of
 * tiles: the odd ones of 462 of them). Rows by side are liberal, fascist, Hitler. Nothing is 0 or 100:
 * whoever errs is unlikely, never impossible.
 *
 * Ballots and nominations are left out: before the third Fascist policy they say almost nothing, and from then on
 * people follow each other, so that to take them one by one fits the odd games worse than to leave them.
 */
import type { Policy } from '../../game/index.ts';

type BySide<T> = readonly [liberal: T, fascist: T, hitler: T];
/** For a liberal, and for a fascist or Hitler. */
type ByTeam<T> = readonly [liberal: T, fascists: T];

/** A President with one Liberal tile of three discards it, by the Fascist policies laid before. */
export const buries: BySide<readonly number[]> = [
  [1, 1, 1, 1, 1, 1],
  [53, 69, 75, 86, 98, 95],
  [40, 57, 55, 93, 99, 99],
];
/** Points by which a fascist President buries more or less often, by whether the Chancellor is a liberal or one of theirs. */
export const buriesBeside = { liberal: 13, fellow: -35, least: 10, most: 99 } as const;

/** A President with two Liberal tiles of three discards one, and so leaves a choice. */
export const leavesChoice: BySide<number> = [26, 55, 53];

/** A Chancellor with a tile of each enacts the Fascist one. */
export const enactsFascist: BySide<number> = [0.4, 45, 38];

/** So many Liberal tiles drawn and passed, and what was enacted of them: `21l` is two, one and a Liberal policy. */
export type Course = `${0 | 1 | 2 | 3}${0 | 1 | 2}${'l' | 'f'}`;
export const courseOf = (drew: number, passed: number, enacted: Policy): Course =>
  `${drew as 0 | 1 | 2 | 3}${passed as 0 | 1 | 2}${enacted === 'liberal' ? 'l' : 'f'}`;

/** A President claims 0, 1, 2, 3 Liberal tiles. */
export const presidentSays: ByTeam<Partial<Record<Course, readonly number[]>>> = [
  {
    '00f': [92, 5, 1, 2],
    '10f': [20, 77, 2, 1],
    '11f': [11, 85, 3, 1],
    '21f': [5, 24, 70, 1],
    '11l': [1, 97, 1, 1],
    '21l': [1, 37, 61, 1],
    '22l': [1, 1, 97, 1],
    '32l': [1, 17, 49, 33],
  },
  {
    '00f': [73, 22, 3, 2],
    '10f': [62, 34, 3, 1],
    '11f': [79, 19, 1, 1],
    '21f': [78, 20, 1, 1],
    '11l': [1, 89, 9, 1],
    '21l': [2, 79, 17, 2],
    '22l': [1, 2, 93, 4],
    '32l': [1, 12, 72, 15],
  },
];

/** So many Liberal tiles received, and what was enacted of them. */
export type Received = `${0 | 1 | 2}${'l' | 'f'}`;
export const receivedOf = (passed: number, enacted: Policy): Received =>
  `${passed as 0 | 1 | 2}${enacted === 'liberal' ? 'l' : 'f'}`;

/** A Chancellor claims 0, 1, 2 Liberal tiles, by those received and what was enacted. */
export const chancellorSays: ByTeam<Partial<Record<Received, readonly number[]>>> = [
  { '0f': [92, 5, 3], '1f': [40, 59, 1], '1l': [3, 96, 1], '2l': [1, 9, 90] },
  { '0f': [93, 4, 3], '1f': [94, 5, 1], '1l': [1, 95, 4], '2l': [2, 9, 89] },
];

/** An investigator says Fascist, about a liberal and about a fascist or Hitler. */
export const accuses: BySide<ByTeam<number>> = [
  [1, 99],
  [58, 12],
  [58, 4],
];

/** How readily a President executes a seat, by that seat's side. */
export const executes: BySide<BySide<number>> = [
  [11, 21, 23],
  [25, 2, 0.3],
  [24, 2.5, 1],
];

/** What nobody has counted, judged from the rules: a veto asked for and agreed to, by the Liberal tiles passed. */
export const asksVeto: ByTeam<readonly number[]> = [
  [60, 2, 1],
  [20, 15, 30],
];
export const agreesToVeto: ByTeam<readonly number[]> = [
  [90, 10, 5],
  [20, 40, 60],
];

/** Nor this: whoever looked at the top of the deck tells it as it is. */
export const foretellsTruly: ByTeam<number> = [95, 50];
