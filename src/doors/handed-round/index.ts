/** One terminal that is handed round the room. */
export { HandedRound, type RoundOptions } from './round.ts';
export { HandedRoundScreen } from './handed-round-screen.tsx';
export { seatAll, takeUpAll, type Seats } from './seats.ts';
