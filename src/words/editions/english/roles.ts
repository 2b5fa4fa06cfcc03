import type { RolePhrases } from '../../phrases/roles.ts';
import type { Themed } from '../../theme.ts';

/** “5 Zoë, 6 Tomás”, or their numbers where there is no room. */
const everyOne = (head: string, people: readonly { readonly who: string; readonly number: number }[]) => ({
  either: [
    `${head} ${people.map(({ who }) => who).join(', ')}`,
    `${head} ${people.map(({ number }) => number).join(', ')}`,
  ] as const,
});

export const roles: Themed<RolePhrases> = {
  title: 'Roles',
  ritualHead: 'The ritual, if you sit in one room: read it aloud',
  ritual: {
    hitlerLooks: {
      classic: [
        'Everyone, eyes shut.',
        'Fascist and Hitler: open your eyes and find each other.',
        '(a long pause)',
        'Eyes shut again.',
        'Everyone may look.',
      ],
      corporate: [
        'Everyone, eyes shut.',
        'Mole and Rat: open your eyes and find each other.',
        '(a long pause)',
        'Eyes shut again.',
        'Everyone may look.',
      ],
      cats: [
        'Everyone, eyes shut.',
        'Both rats: open your eyes and find each other.',
        '(a long pause)',
        'Eyes shut again.',
        'Everyone may look.',
      ],
    },
    hitlerIsSeen: {
      classic: [
        'Everyone, eyes shut, one fist out in front.',
        'Fascists, not Hitler: eyes open, find each other.',
        'Hitler: eyes stay shut, thumb up.',
        'Fascists: the raised thumb is Hitler. (a long pause)',
        'Eyes shut, hands down. Everyone may look.',
      ],
      corporate: [
        'Everyone, eyes shut, one fist out in front.',
        'Moles, not the Rat: eyes open, find each other.',
        'Rat: eyes stay shut, thumb up.',
        'Moles: the raised thumb is the Rat. (a long pause)',
        'Eyes shut, hands down. Everyone may look.',
      ],
      cats: [
        'Everyone, eyes shut, one fist out in front.',
        'Rats, not the civil rat: eyes open, find each other.',
        'Civil rat: eyes stay shut, thumb up.',
        "Rats: the thumb is the civil rat's. (a long pause)",
        'Eyes shut, hands down. Everyone may look.',
      ],
    },
  },
  envelope: ({ name, number }) => [
    'Your envelope',
    `seat ${number}, ${name}`,
    '',
    'Hold Space to open it.',
    'Let go and it closes.',
    '',
    'Nobody beside you should see',
    'the inside.',
  ],
  card: {
    head: {
      classic: { liberal: 'LIBERAL', fascist: 'FASCIST', hitler: 'HITLER', mastermind: 'MASTERMIND' },
      corporate: { liberal: 'LOYAL STAFF', fascist: 'MOLE', hitler: 'THE RAT', mastermind: 'PUPPET-MASTER' },
      cats: {
        liberal: 'TOWN CAT',
        fascist: 'RAT IN DISGUISE',
        hitler: 'CIVIL RAT',
        mastermind: 'THE OLD TOMCAT',
      },
    },
    party: {
      classic: { liberal: 'party Liberal', fascist: 'party Fascist', mastermind: 'party Neither' },
      corporate: {
        liberal: 'personnel file: loyal',
        fascist: 'personnel file: mole',
        mastermind: 'personnel file: neither',
      },
      cats: {
        liberal: "paw print: a cat's",
        fascist: "paw print: a rat's",
        mastermind: 'paw print: neither',
      },
    },
    beforeRitual: ['Who is on your side?', 'The ritual shows it, eyes closed.'],
    youKnow: 'You know',
    knows: {
      nobody: 'nobody.',
      nobodyKnownBy: {
        classic: (fascists) =>
          fascists === 1
            ? 'nobody. The Fascist knows you.'
            : `nobody. ${fascists === 2 ? 'Two' : 'Three'} Fascists know you.`,
        corporate: (moles) =>
          moles === 1
            ? 'nobody. The mole knows you.'
            : `nobody. ${moles === 2 ? 'Two' : 'Three'} moles know you.`,
        cats: (rats) =>
          rats === 1
            ? 'nobody. The other rat knows you.'
            : `nobody. ${rats === 2 ? 'Two' : 'Three'} rats know you.`,
      },
      fascist: {
        classic: ({ who }) => `${who}  Fascist`,
        corporate: ({ who }) => `${who}  mole`,
        cats: ({ who }) => ({ either: [`${who}  rat in disguise`, `${who}  rat`] }),
      },
      fascistKnowingYou: {
        classic: ({ who }) => ({ either: [`${who}  Fascist, who knows you`, `${who}  Fascist`] }),
        corporate: ({ who }) => ({ either: [`${who}  mole, who knows you`, `${who}  mole`] }),
        cats: ({ who }) => ({
          either: [`${who}  rat in disguise, who knows you`, `${who}  rat in disguise`, `${who}  rat`],
        }),
      },
      hitler: {
        classic: ({ who }) => `${who}  HITLER`,
        corporate: ({ who }) => `${who}  THE RAT`,
        cats: ({ who, number }) => ({ either: [`${who}  CIVIL RAT`, `${number}  CIVIL RAT`] }),
      },
      hitlerKnowingNobody: {
        classic: ({ who }) => ({ either: [`${who}  HITLER, who knows nobody`, `${who}  HITLER`] }),
        corporate: ({ who }) => ({ either: [`${who}  THE RAT, who knows nobody`, `${who}  THE RAT`] }),
        cats: ({ who, number }) => ({
          either: [`${who}  CIVIL RAT, who knows nobody`, `${who}  CIVIL RAT`, `${number}  CIVIL RAT`],
        }),
      },
      all: {
        hitler: {
          classic: (person) => everyOne('HITLER', [person]),
          corporate: (person) => everyOne('THE RAT', [person]),
          cats: (person) => everyOne('CIVIL RAT', [person]),
        },
        fascists: {
          classic: (people) => everyOne('FASCIST', people),
          corporate: (people) => everyOne(people.length === 1 ? 'MOLE' : 'MOLES', people),
          cats: (people) => everyOne(people.length === 1 ? 'RAT' : 'RATS', people),
        },
        others: {
          classic: 'Everybody else is a Liberal.',
          corporate: 'Everybody else is loyal.',
          cats: 'Everybody else is a cat.',
        },
      },
    },
    wins: {
      liberal: {
        classic: ['You win with five Liberal policies,', 'or when Hitler is executed.'],
        corporate: ['You win with five sound blueprints,', 'or when the Rat is dismissed.'],
        cats: ['You win with five cat laws,', 'or when the civil rat is banished.'],
      },
      fascist: {
        classic: ['You win with six Fascist policies, or', 'Hitler elected after three.'],
        corporate: ['You win by six faulty blueprints, or', 'the Rat appointed after three.'],
        cats: ['You win with six rat laws, or', 'the civil rat seated after three.'],
      },
      hitler: {
        classic: ['You win with six Fascist policies, or', 'elected Chancellor after three.'],
        corporate: ['You win by six faulty blueprints, or', 'as Chief Engineer after three.'],
        cats: ['You win with six rat laws, or', 'seated as rat-catcher after three.'],
      },
      mastermind: {
        classic: ['You win by the 5th F after four L, or', 'as Chancellor by the 4th L after it.'],
        corporate: ['You win by the 5th F after four S, or', 'as engineer by the 4th S after it.'],
        cats: ['You win by the 5th R after four C, or', 'as rat-catcher by the 4th C after it.'],
      },
    },
  },
  ask: 'Look at your role: hold Space',
  askUnclear: {
    either: [
      'Close it, then Enter: “I know my role.” If anything was unclear, say so now.',
      'Close it, then Enter: “I know my role.” Unclear? Say so.',
      'Close it, then Enter: “I know my role.”',
    ],
  },
  firstPresident: {
    classic: (looked, players, { who, number }) => ({
      either: [
        `${looked} · ${players} players · ${who} is the first President`,
        `${looked} · ${who} is the first President`,
        `${looked} · first President: ${who}`,
        `${looked} · first President: seat ${number}`,
        `${looked} · first P: seat ${number}`,
      ],
    }),
    corporate: (looked, players, { who, number }) => ({
      either: [
        `${looked} · ${players} players · ${who} is the first CEO`,
        `${looked} · ${who} is the first CEO`,
        `${looked} · first CEO: seat ${number}`,
        `${looked} · CEO: seat ${number}`,
      ],
    }),
    cats: (looked, players, { who, number }) => ({
      either: [
        `${looked} · ${players} players · ${who} is the first mayor`,
        `${looked} · ${who} is the first mayor`,
        `${looked} · first mayor: seat ${number}`,
        `${looked} · mayor: seat ${number}`,
      ],
    }),
  },
};
