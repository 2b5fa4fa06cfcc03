import { deadAreOut } from '../reminders.ts';
import type { InEach } from '../../../theme.ts';
import type { Reason } from '../../../../game/index.ts';
import type { Sentence } from '../../../span.ts';

/** Why the game takes no such answer. */
export const gameRefusals: Readonly<Record<Reason, Sentence | InEach<Sentence>>> = {
  malformed: 'That is no answer to this question.',
  'no-such-seat': 'Nobody sits there.',
  'not-now': { either: ['Not now: the table waits for something else.', 'Not now.'] },
  'not-the-candidate': {
    classic: {
      either: ['Only the presidential candidate names a Chancellor.', 'Only the President names a Chancellor.'],
    },
    corporate: {
      either: ['Only the candidate for CEO proposes a Chief Engineer.', 'Only the CEO proposes an engineer.'],
    },
    cats: {
      either: ['Only the candidate for mayor names a rat-catcher.', 'Only the mayor names a rat-catcher.'],
    },
  },
  'nominates-self': {
    classic: "The President can't be Chancellor, too.",
    corporate: "The CEO can't be Chief Engineer, too.",
    cats: "The mayor can't be rat-catcher, too.",
  },
  'nominates-dead': {
    classic: "The dead can't stand.",
    corporate: "The fired can't stand.",
    cats: "The gone can't stand.",
  },
  'last-president': {
    classic: { either: ["The last elected President can't be named.", 'The last President is limited.'] },
    corporate: { either: ["The last appointed CEO can't be proposed.", 'The last CEO rotates out.'] },
    cats: { either: ["The last seated mayor can't be named.", 'The last mayor must nap.'] },
  },
  'last-chancellor': {
    classic: { either: ["The last elected Chancellor can't be named.", 'The last Chancellor is limited.'] },
    corporate: {
      either: ["The last appointed Chief Engineer can't be proposed.", 'The last engineer rotates out.'],
    },
    cats: { either: ["The last seated rat-catcher can't be named.", 'The last rat-catcher must nap.'] },
  },
  'last-chancellor-of-few': {
    classic: {
      either: ['Even with five alive the last Chancellor is limited.', 'The last Chancellor is limited.'],
    },
    corporate: {
      either: ['Even with five left the last Chief Engineer rotates out.', 'The last engineer rotates out.'],
    },
    cats: {
      either: ['Even with five left the last rat-catcher must nap.', 'The last rat-catcher must nap.'],
    },
  },
  'no-vote-open': 'No vote is open.',
  'power-lost-in-chaos': {
    classic: 'Chaos gives no power.',
    corporate: 'Walkouts give no power.',
    cats: 'Catfights give no power.',
  },
  'hitler-was-elected': {
    classic: 'Hitler was elected: the game is over.',
    corporate: { either: ['The Rat was appointed: the game is over.', 'The Rat is in: the game is over.'] },
    cats: { either: ['The civil rat was seated: the game is over.', 'The civil rat is in: game over.'] },
  },
  'not-your-tiles': {
    classic: "These tiles aren't yours to choose from now.",
    corporate: "These plans aren't yours to choose from now.",
    cats: "These bills aren't yours to choose from now.",
  },
  'not-in-hand': {
    classic: "You don't hold such a tile.",
    corporate: "You don't hold such a plan.",
    cats: "You don't hold such a bill.",
  },
  'no-such-power-due': 'No such power is due.',
  'not-your-power': {
    classic: "The power is the President's alone.",
    corporate: "The power is the CEO's alone.",
    cats: "The power is the mayor's alone.",
  },
  'power-first': {
    classic: 'The President must use the power first.',
    corporate: 'The CEO must use the power first.',
    cats: 'The mayor must use the power first.',
  },
  'investigated-before': {
    classic: 'Nobody is investigated twice in a game.',
    corporate: 'Nobody is audited twice in a game.',
    cats: 'Nobody is sniffed at twice in a game.',
  },
  'not-the-special-candidate': {
    classic: {
      either: [
        'Another seat is due to name a Chancellor, by the special election.',
        'Another seat is due, by the special election.',
        'Another seat is due.',
      ],
    },
    corporate: {
      either: [
        'Another seat is due to propose somebody, by the emergency appointment.',
        'Another seat is due, by the emergency appointment.',
        'Another seat is due.',
      ],
    },
    cats: {
      either: [
        'Another seat is due to name a rat-catcher, by the extra meeting.',
        'Another seat is due, by the extra meeting.',
        'Another seat is due.',
      ],
    },
  },
  dead: deadAreOut,
  'veto-closed': {
    classic: {
      either: ['No veto yet: it opens after five Fascist policies.', 'No veto yet: after five Fascist ones.'],
    },
    corporate: {
      either: [
        'No scrapping yet: it opens after five faulty blueprints.',
        'No scrapping yet: after five faulty.',
      ],
    },
    cats: {
      either: ['No batting off yet: it opens after five rat laws.', 'No batting yet: after five rat laws.'],
    },
  },
  'not-the-chancellor': {
    classic: 'Only the Chancellor asks for a veto.',
    corporate: {
      either: ['Only the Chief Engineer asks to scrap the plans.', 'Only the engineer asks for that.'],
    },
    cats: {
      either: ['Only the rat-catcher asks to bat them off the table.', 'Only the rat-catcher asks for that.'],
    },
  },
  'no-veto-asked': {
    classic: 'Nobody has asked for a veto.',
    corporate: 'Nobody has asked to scrap.',
    cats: 'Nobody has asked to bat off.',
  },
  'not-the-president': {
    classic: 'Only the President answers a veto.',
    corporate: 'Only the CEO answers that request.',
    cats: 'Only the mayor answers that.',
  },
  'veto-unanswered': {
    classic: 'The President must answer the veto first.',
    corporate: 'The CEO must answer the request first.',
    cats: 'The mayor must answer the request first.',
  },
  'game-over': 'The game is over.',
  'nothing-to-claim': {
    classic: {
      either: [
        'Nothing to claim: you saw no tiles and no party card lately.',
        'Nothing to claim: you saw no tiles or card lately.',
        'Nothing to claim: you saw nothing lately.',
      ],
    },
    corporate: {
      either: [
        'Nothing to claim: you saw no plans and no personnel file lately.',
        'Nothing to claim: you saw no plans or file lately.',
        'Nothing to claim: you saw nothing lately.',
      ],
    },
    cats: {
      either: [
        'Nothing to claim: you saw no bills and no paw print lately.',
        'Nothing to claim: you saw no bills or print lately.',
        'Nothing to claim: you saw nothing lately.',
      ],
    },
  },
  'silent-session': {
    classic: {
      either: [
        'Silence till the policy is on the board (house rule silence: table).',
        'Silence till the policy is on the board (house rule).',
        'Silence till the policy is on the board.',
      ],
    },
    corporate: {
      either: [
        'Silence till the blueprint is built (house rule silence: table).',
        'Silence till the blueprint is built (house rule).',
        'Silence till the blueprint is built.',
      ],
    },
    cats: {
      either: [
        'Silence till the law is on the board (house rule silence: table).',
        'Silence till the law is on the board (house rule).',
        'Silence till the law is on the board.',
      ],
    },
  },
  'targets-self': {
    classic: 'A President uses a power on somebody else.',
    corporate: 'A CEO uses a power on somebody else.',
    cats: 'A mayor uses a power on somebody else.',
  },
  'targets-dead': {
    classic: 'The dead are out: a power is used on the living.',
    corporate: 'The dismissed are out: choose who is still here.',
    cats: 'The banished are out: choose who is still here.',
  },
  'veto-refused': {
    classic: 'The veto was refused, and is asked for once.',
    corporate: 'Refused: scrapping is asked for once.',
    cats: 'Refused: batting off is asked for once.',
  },
};
