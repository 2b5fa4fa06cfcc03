/** The rulebook. Pure: no clock, dice, files, network or package; chance comes in from outside. */
export { awaited, barred, options, play, type Barred } from './play.ts';
export { claims } from './claims.ts';
export { deal, deckCounts, faultIn, maxPlayers, minPlayers, newGame, roleCounts } from './set-up.ts';
export type { Chance, Deal, Player } from './set-up.ts';
export { fascistSquares, hitlerZoneFrom, liberalSquares, trackerEnd } from './board.ts';
export { fewAlive } from './nomination.ts';
export { handOf, view, type Mine, type PublicPhase, type View, type Viewer } from './view.ts';
export { houseRules, presets, type Rules } from './house-rules.ts';
export { reaches } from './events.ts';
export type { AfterWhat, Event, News, PublicEvent, SecretEvent } from './events.ts';
export { has, seatsIn, type Seat, type SeatSet } from './seats.ts';
export { refusals, type Clause, type Reason, type Refusal } from './refusals.ts';
export { inSession, type Game, type Pair, type Session, type Surroundings, type UsedPower } from './game.ts';
export * from './vocabulary.ts';
export type * from './commands.ts';
