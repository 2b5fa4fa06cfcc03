/** Reading, writing and refereeing records of games, in the format of `docs/record.md`. */
export { judge, type Verdict } from './judge.ts';
export { RecordedGame } from './recorded-game.ts';
export type { RecordLine } from './lines.ts';
