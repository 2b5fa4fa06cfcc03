/** Reading, writing and refereeing records of games, in the format of `docs/record.md`. */
export { judge, type Verdict } from './judge.ts';
export { readLeftOff, type LeftOff, type SaidThen } from './left-off.ts';
export { RecordedGame } from './recorded-game.ts';
export type { RecordLine } from './lines.ts';
