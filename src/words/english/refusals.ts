import type { Reason, Seat } from '../../game/index.ts';
import { who } from './grammar.ts';
import type { NameOf } from '../words.ts';
import type { Office } from '../board-words.ts';
import { followedBy, type Sentence } from '../span.ts';
import type { ScreenReason, TableReason } from '../table-words.ts';

/** Why an answer was not taken, as a sentence. */
export const refusals: Readonly<Record<Reason | TableReason | ScreenReason, Sentence>> = {
  alone: {
    either: ['Your tiles lie open to you now. Somebody near? Press it again.', 'Your tiles lie open now.'],
  },
  'side-by-side': {
    either: ['Your tiles lie face down now: hold Space to see them.', 'Your tiles lie face down now.'],
  },
  'look-first': {
    either: ['Hold Space and look first: Enter puts it away for good.', 'Hold Space and look first.'],
  },
  cut: 'Its end is cut off: a line of chat takes 200 columns.',
  malformed: 'That is no answer to this question.',
  'no-such-seat': 'Nobody sits there.',
  'not-now': { either: ['Not now: the table waits for something else.', 'Not now.'] },
  'not-the-candidate': {
    either: ['Only the presidential candidate names a Chancellor.', 'Only the President names a Chancellor.'],
  },
  'nominates-self': "The President can't be Chancellor, too.",
  'nominates-dead': "The dead can't stand.",
  'last-president': {
    either: ["The last elected President can't be named.", 'The last President is limited.'],
  },
  'last-chancellor': {
    either: ["The last elected Chancellor can't be named.", 'The last Chancellor is limited.'],
  },
  'last-chancellor-of-few': {
    either: ['Even with five alive the last Chancellor is limited.', 'The last Chancellor is limited.'],
  },
  'no-vote-open': 'No vote is open.',
  'power-lost-in-chaos': 'Chaos gives no power.',
  'hitler-was-elected': 'Hitler was elected: the game is over.',
  'not-your-tiles': "These tiles aren't yours to choose from now.",
  'not-in-hand': "You don't hold such a tile.",
  'no-such-power-due': 'No such power is due.',
  'not-your-power': "The power is the President's alone.",
  'power-first': 'The President must use the power first.',
  'investigated-before': 'Nobody is investigated twice in a game.',
  'not-the-special-candidate': {
    either: [
      'Another seat is due to name a Chancellor, by the special election.',
      'Another seat is due, by the special election.',
      'Another seat is due.',
    ],
  },
  dead: "The dead don't speak, vote or stand.",
  'veto-closed': {
    either: ['No veto yet: it opens after five Fascist policies.', 'No veto yet: after five Fascist ones.'],
  },
  'not-the-chancellor': 'Only the Chancellor asks for a veto.',
  'no-veto-asked': 'Nobody has asked for a veto.',
  'not-the-president': 'Only the President answers a veto.',
  'veto-unanswered': 'The President must answer the veto first.',
  'game-over': 'The game is over.',
  'nothing-to-claim': {
    either: [
      'Nothing to claim: you saw no tiles and no party card lately.',
      'Nothing to claim: you saw no tiles or card lately.',
      'Nothing to claim: you saw nothing lately.',
    ],
  },
  'silent-session': {
    either: [
      'Silence till the policy is on the board (house rule silence: table).',
      'Silence till the policy is on the board (house rule).',
      'Silence till the policy is on the board.',
    ],
  },
  'targets-self': 'A President uses a power on somebody else.',
  'targets-dead': 'The dead are out: a power is used on the living.',
  'veto-refused': 'The veto was refused, and is asked for once.',
  stale: 'Too late: the table has moved on.',
  'not-started': 'The game is not running.',
  'link-lost': {
    either: [
      'The link is lost: once it is back, the board shows whether this got there.',
      'The link is lost: later the board shows if it got there.',
      'The link is lost: it may not have got there.',
      'The link is lost.',
    ],
  },
  'host-only': 'Only the host may do that.',
  'lobby-only': 'That is done in the lobby, before a game.',
  'game-only': 'That is done while a game is played.',
  'over-only': 'That is done after a game.',
  spectator: {
    either: [
      'Spectators speak only in the lobby and after the end.',
      'Spectators speak before and after games.',
    ],
  },
  paused: 'The host has paused the game.',
  looking: 'Not yet: roles are being looked at.',
  'no-such-sitter': 'Nobody of that kind sits there.',
  'table-full': 'Every seat is taken.',
  'too-few': {
    either: ['Too few to start: the game is for five to ten.', 'Too few to start: it takes five to ten.'],
  },
  'not-ready': 'Not everybody is here and ready.',
  'nothing-said': 'There is nothing in that to say.',
  'too-long': 'Too long: a line of chat takes 200 columns.',
  'too-fast': { either: ['Too fast: wait a moment, then say it again.', 'Too fast: wait a moment.'] },
};

/** The office that somebody was last elected to whom the term limits bar. */
export const limits: Readonly<Partial<Record<Reason, Office>>> = {
  'last-president': 'president',
  'last-chancellor': 'chancellor',
  'last-chancellor-of-few': 'chancellor',
};

/** Why that seat can't be chosen. */
export const barred = (seat: Seat, reason: Reason, nameOf: NameOf): Sentence =>
  followedBy({ either: [`Not ${who(seat, nameOf)}.`, `Not seat ${seat + 1}.`] }, refusals[reason]);
