import { bold, say, type Sentence } from '../../span.ts';
import type { Person } from '../../phrases/person.ts';
import type { Rules } from '../../../game/index.ts';
import type { Themed } from '../../theme.ts';
import type { WaitingPhrases } from '../../phrases/waiting.ts';

export const waiting: Themed<WaitingPhrases> = {
  nominate: {
    bar: {
      classic: ({ who }) => `${who} names a Chancellor`,
      corporate: ({ who }) => ({
        either: [`${who} proposes a Chief Engineer`, `${who} proposes somebody`, `${who} proposes`],
      }),
      cats: ({ who }) => ({ either: [`${who} names a rat-catcher`, `${who} names a catcher`] }),
    },
    mayBeNamed: {
      classic: (people) => listedAfter('May be named: ', people),
      corporate: (people) => listedAfter('Possible: ', people),
      cats: (people) => listedAfter('May be named: ', people),
    },
    nobodyLimited: {
      classic: {
        either: [
          say`${bold('Nobody is limited')}: any other living player may be named.`,
          say`${bold('Nobody is limited')}.`,
        ],
      },
      corporate: {
        either: [
          say`${bold('Nobody rotates out')}: anybody else with a job may be proposed.`,
          say`${bold('Nobody rotates')}.`,
        ],
      },
      cats: {
        either: [
          say`${bold('Nobody has to nap')}: any other cat in town may be named.`,
          say`${bold('Nobody has to nap')}.`,
        ],
      },
    },
    limitedPair: {
      classic: (...pair) => notNow(pair, 'the last elected pair', 'last pair'),
      corporate: (...pair) => notNow(pair, 'the last management', 'last pair'),
      cats: (...pair) => notNow(pair, 'the last town hall', 'last pair'),
    },
    limited: {
      president: {
        classic: (person) => notNow([person], 'last elected President', 'last President'),
        corporate: (person) => notNow([person], 'last appointed CEO', 'last CEO'),
        cats: (person) => notNow([person], 'last seated mayor', 'last mayor'),
      },
      chancellor: {
        classic: (person) => notNow([person], 'last elected Chancellor', 'last Chancellor'),
        corporate: (person) => notNow([person], 'last appointed Chief Engineer', 'last engineer'),
        cats: (person) => notNow([person], 'last seated rat-catcher', 'last catcher'),
      },
    },
    tracker: {
      classic: (tracker) => ({
        either: [
          `Tracker ${tracker} of 3: at 3 the top tile is laid, its power lost.`,
          `Tracker ${tracker} of 3: at 3 the top tile is laid.`,
        ],
      }),
      corporate: (tracker) => ({
        either: [
          `Deadlock ${tracker} of 3: at 3 the top blueprint is built, its power lost.`,
          `Deadlock ${tracker} of 3: at 3 the top one is built.`,
          `Deadlock ${tracker} of 3: at 3 staff walk out.`,
        ],
      }),
      cats: (tracker) => ({
        either: [
          `Patience ${tracker} of 3: at 3 the top bill is passed, its power lost.`,
          `Patience ${tracker} of 3: at 3 the top bill passes.`,
          `Patience ${tracker} of 3: at 3 the catfight.`,
        ],
      }),
    },
  },
  vote: {
    majority: {
      classic: (needed, alive) => `${needed} Ja of ${alive} elect them.`,
      corporate: (needed, alive) => `${needed} of ${alive} must approve.`,
      cats: (needed, alive) => ({
        either: [`${needed} purrs of ${alive} seat them.`, `${needed} of ${alive} must purr.`],
      }),
    },
    together: {
      classic: 'Ballots turn over together.',
      corporate: 'Ballots turn over together.',
      cats: 'Paws turn over together.',
    },
  },
  legislate: {
    bar: {
      classic: (silence, ...pair) => inSession(silence, pair, 'are legislating', 'legislate', 'legislate'),
      corporate: (silence, ...pair) => inSession(silence, pair, 'review the plans', 'review plans', 'review'),
      cats: (silence, ...pair) => inSession(silence, pair, 'are making a law', 'make a law', 'make law'),
    },
    whoIsHidden: {
      classic: {
        either: [
          "Which of them is choosing isn't shown: pace must not tell cards.",
          "Who of the two is choosing isn't shown: pace would tell.",
          "Which of the two is choosing isn't shown.",
        ],
      },
      corporate: {
        either: [
          "Which of them is choosing isn't shown: pace must not tell blueprints.",
          "Who of the two is choosing isn't shown: pace would tell.",
          "Which of the two is choosing isn't shown.",
        ],
      },
      cats: {
        either: [
          "Which of them is choosing isn't shown: pace must not tell bills.",
          "Who of the two is choosing isn't shown: pace would tell.",
          "Which of the two is choosing isn't shown.",
        ],
      },
    },
  },
  answerVeto: {
    bar: {
      classic: ({ who, number }) => ({
        either: [`${who} answers a request for a veto`, `Seat ${number} answers a request for a veto`],
      }),
      corporate: ({ who, number }) => ({
        either: [`${who} is asked to scrap the plans`, `Seat ${number} is asked to scrap the plans`],
      }),
      cats: ({ who, number }) => ({
        either: [`${who} is asked to let the bills drop`, `Seat ${number} is asked to let them drop`],
      }),
    },
    ifRefused: {
      classic: {
        either: [
          "Refused: the Chancellor must lay one, and can't ask again.",
          "Refused: C must lay one, and can't ask again.",
        ],
      },
      corporate: {
        either: [
          "Refused: the Chief Engineer must build one, and can't ask again.",
          "Refused: CE must build one, can't ask again.",
        ],
      },
      cats: {
        either: [
          "Refused: the rat-catcher must pass one, and can't ask again.",
          "Refused: R must pass one, can't ask again.",
        ],
      },
    },
  },
  power: {
    executesAlone: {
      classic: ({ who }) => `${who} must execute a player, and decides alone`,
      corporate: ({ who }) => `${who} must dismiss a player, and decides alone`,
      cats: ({ who }) => `${who} must banish a player, and decides alone`,
    },
    comes: {
      peek: {
        classic: {
          either: [
            'Their order stays, and the next President draws them.',
            'Their order stays; the next P draws them.',
          ],
        },
        corporate: {
          either: ['Their order stays, and the next CEO draws them.', 'Order stays; the next CEO draws them.'],
        },
        cats: {
          either: [
            'Their order stays, and the next mayor draws them.',
            'Their order stays; the next M draws them.',
          ],
        },
      },
      'special-election': 'Afterwards the order resumes where it was.',
    },
    mustBeUsed: 'A power must be used before the next round.',
  },
};

function listedAfter(head: string, people: readonly Person[]): Sentence {
  const list = (said: (person: Person) => string | number, separator: string): string =>
    `${head}${people.map(said).join(separator)}`;
  return {
    either: [list(({ who }) => who, '  '), list(({ who }) => who, ' '), list(({ number }) => number, '  ')],
  };
}

function notNow(people: readonly Person[], long: string, short: string): Sentence {
  const names = people.map(({ who }) => who).join(', ');
  const seats = people.map(({ number }) => `seat ${number}`).join(', ');
  return {
    either: [
      `Not: ${names} (${long})`,
      `Not: ${names} (${short})`,
      `Not: ${seats} (${long})`,
      `Not: ${seats} (${short})`,
    ],
  };
}

const whoIsSilent: Readonly<Record<Rules['silence'], string>> = {
  table: 'SILENCE  ',
  government: 'BOTH SILENT  ',
  off: '',
};

function inSession(
  silence: Rules['silence'],
  pair: readonly Person[],
  long: string,
  short: string,
  numbered: string,
): Sentence {
  const names = pair.map(({ who }) => who);
  return {
    either: [
      `${whoIsSilent[silence]}${names.join(' and ')} ${long}`,
      `${whoIsSilent[silence]}${names.join(' + ')} ${short}`,
      `${whoIsSilent[silence]}Seats ${pair.map(({ number }) => number).join(' and ')} ${numbered}`,
    ],
  };
}
