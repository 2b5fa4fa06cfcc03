import { bold, say } from '../../span.ts';
import { uses } from './uses.ts';
import type { ReminderPhrases } from '../../phrases/reminders.ts';
import type { InEach, Themed } from '../../theme.ts';

export const deadAreOut: InEach<string> = {
  classic: "The dead don't speak, vote or stand.",
  corporate: 'Dismissed: no word, vote or office.',
  cats: 'Banished: no word, vote or office.',
};

export const reminders = {
  chaosForgot: {
    classic: {
      either: [
        say`${bold('Nobody is limited')} this time: chaos wiped the last elected pair.`,
        say`${bold('Nobody is limited')}: chaos wiped the last pair.`,
      ],
    },
    corporate: {
      either: [
        say`${bold('Nobody rotates out')} this time: the walkout cleared the last pair.`,
        say`${bold('Nobody rotates out')}: the walkout cleared it.`,
      ],
    },
    cats: {
      either: [
        say`${bold('Nobody has to nap')} this time: the catfight let the last pair off.`,
        say`${bold('Nobody has to nap')}: the catfight let them off.`,
      ],
    },
  },
  electedSoLimited: {
    many: {
      classic: 'Both were elected, so both are limited.',
      corporate: 'Both were appointed, so both rotate out.',
      cats: 'Both were seated, so both must nap.',
    },
    few: {
      classic: 'Both were elected; with so few alive only the Chancellor is limited.',
      corporate: 'Both were appointed; with so few left only the Chief Engineer rotates out.',
      cats: 'Both were seated; with so few left only the rat-catcher must nap.',
    },
  },
  partyOnly: {
    classic: {
      either: [
        "The party, not the role: Hitler's card says Fascist.",
        "Party, not role: Hitler's card says Fascist.",
      ],
    },
    corporate: {
      either: [
        "The side, not the role: the Rat's file says mole.",
        "Side, not role: the Rat's file says mole.",
      ],
    },
    cats: {
      either: [
        "The side, not the role: the civil rat's print is a rat's.",
        "Side, not role: the civil rat's says rat.",
      ],
    },
  },
  fatal: {
    none: {
      classic: {
        either: [
          'Hitler: the Liberals win. Anyone else: role stays hidden, the game goes on.',
          'Hitler: the Liberals win. Else: hidden, the game goes on.',
          'Hitler: Liberals win. Else: the game goes on.',
        ],
      },
      corporate: {
        either: [
          'The Rat: the loyal staff win. Anyone else: role stays hidden, the game goes on.',
          'The Rat: loyal staff win. Else: hidden, the game goes on.',
          'The Rat: staff win. Else: the game goes on.',
        ],
      },
      cats: {
        either: [
          'The civil rat: the town cats win. Anyone else: role stays hidden, game goes on.',
          'The civil rat: the cats win. Else: the game goes on.',
          'Civil rat: cats win. Else: the game goes on.',
        ],
      },
    },
    party: {
      classic: {
        either: [
          'Hitler: the Liberals win. Anyone else: their party is shown, the game goes on.',
          'Hitler: the Liberals win. Else: party shown, game goes on.',
          'Hitler: Liberals win. Else: the party is shown.',
        ],
      },
      corporate: {
        either: [
          'The Rat: the loyal staff win. Anyone else: file is shown, the game goes on.',
          'The Rat: loyal staff win. Else: file shown, game goes on.',
          'The Rat: staff win. Else: the file is shown.',
        ],
      },
      cats: {
        either: [
          'The civil rat: the town cats win. Anyone else: print is shown, game goes on.',
          'The civil rat: the cats win. Else: print is shown.',
          'Civil rat: cats win. Else: print is shown.',
        ],
      },
    },
  },
  deadAreOut,
  drawAndLay: {
    classic: {
      either: [
        'The President draws three tiles, discards one; the Chancellor lays one of two.',
        'P draws three tiles, discards one; C lays one of two.',
        'P draws 3, discards 1; C lays 1 of the 2.',
      ],
    },
    corporate: {
      either: [
        'The CEO draws three blueprints, shreds one; the Chief Engineer builds one of two.',
        'CEO draws three, shreds one; engineer builds one of two.',
        'CEO draws 3, shreds 1; CE builds 1 of 2.',
      ],
    },
    cats: {
      either: [
        'The mayor draws three bills, bins one; the rat-catcher passes one of two.',
        'Mayor draws three, bins one; catcher passes one of two.',
        'M draws 3, bins 1; R passes 1 of the 2.',
      ],
    },
  },
  talkLater: {
    table: {
      classic: {
        either: [
          'Talk and claims open again when the policy is on the board.',
          'Talk opens again once the policy is laid.',
        ],
      },
      corporate: {
        either: [
          'Talk and claims open again when the blueprint is built.',
          'Talk opens again once one is built.',
        ],
      },
      cats: {
        either: [
          'Talk and claims open again when the law is on the board.',
          'Talk opens again once the law is passed.',
        ],
      },
    },
    government: {
      classic: {
        either: [
          'The others may talk; claims open when the policy is on the board.',
          'Others may talk; claims wait for the policy.',
        ],
      },
      corporate: {
        either: [
          'The others may talk; claims open when the blueprint is built.',
          'Others may talk; claims wait for the build.',
        ],
      },
      cats: {
        either: [
          'The others may meow; claims open when the law is on the board.',
          'Others may meow; claims wait for the law.',
        ],
      },
    },
    off: {
      classic: {
        either: [
          'Everybody may talk; claims open when the policy is on the board.',
          'All may talk; claims wait for the policy.',
        ],
      },
      corporate: {
        either: [
          'Everybody may talk; claims open when the blueprint is built.',
          'All may talk; claims wait for the build.',
        ],
      },
      cats: {
        either: [
          'Everybody may meow; claims open when the law is on the board.',
          'All may meow; claims wait for the law.',
        ],
      },
    },
  },
  talkIsOpen: {
    again: {
      claim: (key) => `Talk is open again; ${key} claims what you saw.`,
      ask: 'Talk is open again; ask both what they saw.',
    },
    before: {
      claim: (key) => `Claims are open; ${key} claims what you saw.`,
      ask: 'Claims are open; ask both what they saw.',
    },
  },
  ifAgreed: {
    classic: (tracker) => ({
      either: [
        `Agreed: three tiles are discarded, no policy is laid, the tracker moves to ${tracker}.`,
        `Agreed: three tiles go, no policy, tracker to ${tracker}.`,
        `Agreed: no policy, tracker to ${tracker}.`,
      ],
    }),
    corporate: (tracker) => ({
      either: [
        `Agreed: three blueprints are shredded, none is built, deadlock moves to ${tracker}.`,
        `Agreed: three are shredded, none built, deadlock to ${tracker}.`,
        `Agreed: no plan, deadlock at ${tracker}.`,
      ],
    }),
    cats: (tracker) => ({
      either: [
        `Agreed: three bills are binned, no law is passed, patience moves to ${tracker}.`,
        `Agreed: three bills go, no law, patience to ${tracker}.`,
        `Agreed: no law, patience to ${tracker}.`,
      ],
    }),
  },
  zoneNow: {
    classic: {
      either: [
        say`${bold('HITLER ZONE')}  From now on, electing Hitler as Chancellor loses the game.`,
        say`${bold('HITLER ZONE')}  Electing Hitler now loses the game.`,
        say`${bold('HITLER ZONE')}  Elect H: the Fascists win.`,
      ],
    },
    corporate: {
      either: [
        say`${bold('RAT ZONE')}  From now on, appointing the Rat as Chief Engineer loses the game.`,
        say`${bold('RAT ZONE')}  Appointing the Rat now loses the game.`,
        say`${bold('RAT ZONE')}  Appoint the Rat: moles win.`,
      ],
    },
    cats: {
      either: [
        say`${bold('CIVIL-RAT ZONE')}  From now on, seating the civil rat as rat-catcher loses.`,
        say`${bold('CIVIL-RAT ZONE')}  Seating the civil rat loses.`,
        say`${bold('CIVIL-RAT ZONE')}  Seat CR: the rats win.`,
      ],
    },
  },
  uses,
} satisfies Themed<ReminderPhrases>;
