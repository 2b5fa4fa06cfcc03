/** Many games of bots, and what is counted of them. */
export { playGame, type Simulation } from './play-game.ts';
export { margin, Mean, shareMargin, Tally } from './tally.ts';
