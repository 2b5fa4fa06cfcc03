import { inWords } from './grammar.ts';
import type { Themed } from '../../theme.ts';
import type { TipPhrases } from '../../phrases/tips.ts';

export const tips: Themed<TipPhrases> = {
  dead: {
    classic: [
      'The dead keep silent: not a word, not a look, until the game is over.',
      'Watch who votes for whom: at the end you can see how close you were.',
    ],
    corporate: [
      'The dismissed keep silent: not a word, not a look, until the game ends.',
      'Watch who votes for whom: at the end you can see how close you were.',
    ],
    cats: [
      'The banished keep silent: not a word, not a look, until the game ends.',
      'Watch who purrs at whom: at the end you can see how close you were.',
    ],
  },
  always: {
    liberal: {
      classic: [
        'Say at once what you saw: the table is solving a puzzle.',
        'Take your time: hurried votes help the Fascists.',
      ],
      corporate: [
        'Say at once what you saw: the table is solving a puzzle.',
        'Take your time: hurried votes help the moles.',
      ],
      cats: [
        'Say at once what you saw: the table is solving a puzzle.',
        'Take your time: hurried votes help the rats.',
      ],
    },
    fascist: {
      classic: [
        'Be a Liberal to all: coming out gains you nothing.',
        'Settle what to do with each hand before you look: pausing betrays you.',
      ],
      corporate: [
        'Be loyal staff to all: coming out gains you nothing.',
        'Settle what to do with each hand before you look: pausing betrays you.',
      ],
      cats: [
        'Be a town cat to all: dropping the disguise gains you nothing.',
        'Settle what to do with each hand before you look: pausing betrays you.',
      ],
    },
    hitler: {
      classic: [
        'Be the most helpful Liberal at the table: you need its votes.',
        'Lie little and quarrel with nobody: let the Fascists take the risks.',
      ],
      corporate: [
        'Be the most helpful of the loyal staff: you need their votes.',
        'Lie little and quarrel with nobody: let the moles take the risks.',
      ],
      cats: [
        'Be the most helpful cat in town: you need the purrs of the others.',
        'Lie little and quarrel with nobody: let the other rats take the risks.',
      ],
    },
    mastermind: {
      classic: [
        'Keep the tracks level: you lose with either team.',
        'Pass for a Liberal, and be worth keeping alive.',
      ],
      corporate: [
        'Keep the tracks level: you lose with either team.',
        'Pass for loyal staff, and be worth keeping on.',
      ],
      cats: [
        'Keep the tracks level: you lose with either side.',
        'Pass for a town cat, and be worth keeping in town.',
      ],
    },
  },
  liberal: {
    sawLiberal: {
      classic: ({ name }) => `You know that ${name} is Liberal: show trust, and say why.`,
      corporate: ({ name }) => `You know that ${name} is loyal: show trust, and say why.`,
      cats: ({ name }) => `You know that ${name} is a cat: show trust, and say why.`,
    },
    sawFascist: {
      classic: ({ name }) => `You saw ${name}'s Fascist card: say so, and expect a denial.`,
      corporate: ({ name }) => `You saw that ${name} is a mole: say so, and expect a denial.`,
      cats: ({ name }) => `You smelled the rat in ${name}: say so, and expect a denial.`,
    },
    zone: {
      classic: 'Whom you elect now may be Hitler: ask for reasons before you vote Ja.',
      corporate: 'Whom you appoint now may be the Rat: ask for reasons before a yes.',
      cats: 'Whom you seat now may be the civil rat: ask for reasons, then purr.',
    },
    tiles: {
      classic: (laid) => `Six Liberal tiles exist, ${inWords(laid).toLowerCase()} of them on the board by now.`,
      corporate: (laid) => `Six sound blueprints exist, ${inWords(laid).toLowerCase()} of them built by now.`,
      cats: (laid) => `Six cat laws exist, ${inWords(laid).toLowerCase()} of them on the board by now.`,
    },
  },
  fascist: {
    zone: {
      classic: 'Hitler as Chancellor wins at once: speak for it without haste.',
      corporate: 'The Rat as Chief Engineer wins at once: speak for it without haste.',
      cats: 'The civil rat as rat-catcher wins at once: speak for it without haste.',
    },
    suspects: {
      classic: 'A Fascist policy has three suspects: you, your partner and the deck.',
      corporate: 'A faulty blueprint has three suspects: you, your partner, the cabinet.',
      cats: 'A rat law has three suspects: you, your partner and the bill box.',
    },
  },
  hitler: {
    zone: {
      classic: 'Elected Chancellor you win at once: look like the safe choice.',
      corporate: 'Appointed Chief Engineer you win at once: look like the safe choice.',
      cats: 'Seated as rat-catcher you win at once: look like the safe choice.',
    },
    executionNext: {
      classic: 'The next Fascist policy may kill: a clean record is your shield.',
      corporate: 'The next faulty blueprint may get you fired: keep your record clean.',
      cats: 'The next rat law may banish: a clean record is your shield.',
    },
  },
  mastermind: {
    zone: {
      classic: 'You know who Hitler is: neither election nor bullet may find that seat.',
      corporate: 'You know who the Rat is: let nobody appoint or dismiss that seat.',
      cats: 'You know who the civil rat is: let nobody seat it or banish it.',
    },
    fourLiberal: {
      classic: 'Four Liberal policies: now you want the fifth Fascist one.',
      corporate: 'Four sound blueprints: now you want the fifth faulty one.',
      cats: 'Four cat laws: now you want the fifth rat law.',
    },
    fiveFascist: {
      classic: 'Be Chancellor when the fourth Liberal policy is laid.',
      corporate: 'Be Chief Engineer when the fourth sound blueprint is built.',
      cats: 'Be rat-catcher when the fourth cat law is passed.',
    },
  },
};
