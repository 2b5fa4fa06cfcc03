/** Reading, writing and refereeing records of games, in the format of `docs/record.md`. */
export { judge, type Verdict } from './judge.ts';
export { RecordedGame, type Outcome } from './recorded-game.ts';
export type { RecordLine, TableLine } from './lines.ts';
