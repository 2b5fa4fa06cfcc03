/** The rulebook. Pure: no clock, dice, files, network or package; chance comes in from outside. */
export { awaited, barred, options, play, type Barred } from './play.ts';
export { claims } from './claims.ts';
export { deal, faultIn, newGame } from './set-up.ts';
export { cardsFor, deckCounts, maxPlayers, minPlayers, roleCounts } from './cards.ts';
export type { Chance, Deal, Player } from './set-up.ts';
export { boardFor, fascistSquares, hitlerZoneFrom, liberalSquares, trackerEnd, vetoFrom } from './board.ts';
export { limitsAreRelaxed } from './nomination.ts';
export { hitlerKnowsFascists } from './knowledge.ts';
export { mastermindPlayers } from './expansions/mastermind/house-rules.ts';
export { mastermindWins } from './expansions/mastermind/winning.ts';
export { mustBeSilent } from './silence.ts';
export { handOf, view, type Mine, type PublicPhase, type View, type Viewer } from './view.ts';
export {
  areAlike,
  completeRules,
  differingRules,
  houseRules,
  presetNames,
  presetOf,
  presets,
  ruleNames,
  valuesOf,
} from './house-rules.ts';
export type { PresetName, RuleName, Rules, RuleValue } from './house-rules.ts';
export { reaches } from './events.ts';
export type { AfterWhat, Event, News, PublicEvent, SecretEvent } from './events.ts';
export { has, seatsIn, type Seat, type SeatSet } from './seats.ts';
export { refusals, type Clause, type Reason, type Refusal } from './refusals.ts';
export { type Game, type Pair, type Session, type Surroundings, type UsedPower } from './game.ts';
export * from './vocabulary.ts';
export type * from './commands.ts';
