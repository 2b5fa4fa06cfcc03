import type { HouseRulePhrases } from '../../phrases/house-rules.ts';
import type { Themed } from '../../theme.ts';

export const houseRules: Themed<HouseRulePhrases> = {
  head: 'House rules',
  keys: { change: '↑↓ or a digit chooses · ←→ changes · Esc back', read: '↑↓ reads on · Esc back' },
  none: (key) => `House rules (${key}): none`,
  differing: (named, key) => ({
    either: [`House rules (${key}): ${named.join('; ')}`, `House rules (${key}): ${named.length}`],
  }),
  named: (name, value) => `${name}: ${value}`,
  instead: (means) => `House rule: ${means}`,
  readyAnew: 'After a change everybody sees it, and must be ready anew.',
  name: {
    preset: 'All of them',
    termLimitRelax: {
      classic: 'Limits relax with',
      corporate: 'Rotation relaxes with',
      cats: 'Nap rule relaxes with',
    },
    trackerReset: {
      classic: 'Tracker resets at',
      corporate: 'Deadlock resets at',
      cats: 'Patience is back at',
    },
    silence: 'Silence',
    reinvestigate: {
      classic: 'Investigated twice',
      corporate: 'Audited twice',
      cats: 'Sniffed at twice',
    },
    hitlerKnows: {
      classic: 'Hitler knows Fascists',
      corporate: 'The Rat knows the moles',
      cats: 'Civil rat knows the rats',
    },
    chaosUnlocksVeto: {
      classic: 'Chaos opens the veto',
      corporate: 'Walkout opens scrapping',
      cats: 'Catfight opens batting',
    },
    deathReveal: { classic: 'The dead show', corporate: 'The dismissed show', cats: 'The banished show' },
    notHitlerBadge: {
      classic: 'Mark of not Hitler',
      corporate: 'Mark of not the Rat',
      cats: 'Mark of not civil rat',
    },
    mastermind: { classic: 'Mastermind', corporate: 'Puppet-master', cats: 'Old tomcat' },
    mastermindParty: {
      classic: "Mastermind's card",
      corporate: "Puppet-master's file",
      cats: "Old tomcat's print",
    },
    mastermindTiming: {
      classic: 'Mastermind wins',
      corporate: 'Puppet-master wins',
      cats: 'Old tomcat wins',
    },
  },
  value: {
    termLimitRelax: {
      'five-alive': {
        short: { classic: 'five alive', corporate: 'five left', cats: 'five in town' },
        means: {
          classic: 'With five or fewer alive, only the last Chancellor is limited.',
          corporate: 'With five or fewer left, only the last Chief Engineer rotates out.',
          cats: 'With five or fewer left in town, only the last rat-catcher must nap.',
        },
      },
      'five-seated': {
        short: 'a table of five',
        means: {
          classic: 'Only at a table of five is the last Chancellor alone limited, however many are alive.',
          corporate:
            'Only at a table of five does the last Chief Engineer alone rotate, however many are left.',
          cats: 'Only at a table of five does the last rat-catcher alone nap, however many are left.',
        },
      },
    },
    trackerReset: {
      election: {
        short: { classic: 'an election', corporate: 'an appointment', cats: 'a seating' },
        means: {
          classic: 'An elected government sets the tracker back to 0, whether it lays a policy or not.',
          corporate: 'An appointed management sets the deadlock back to 0, whether it builds or not.',
          cats: 'A seated town hall sets patience back to 0, whether it passes a law or not.',
        },
      },
      enactment: {
        short: { classic: 'a policy alone', corporate: 'a build alone', cats: 'a law alone' },
        means: {
          classic: 'Only a policy that is laid sets the tracker back to 0; an election by itself does not.',
          corporate: 'Only a built blueprint sets the deadlock back to 0; an appointment does not.',
          cats: 'Only a law that is passed sets patience back to 0; a seated town hall does not.',
        },
      },
    },
    silence: {
      table: {
        short: 'the whole table',
        means: {
          classic: 'While a government legislates, nobody at the table speaks.',
          corporate: 'During a design review, nobody at the table speaks.',
          cats: 'During the nap-hour, nobody at the table speaks.',
        },
      },
      government: {
        short: { classic: 'government', corporate: 'management', cats: 'town hall' },
        means: {
          classic:
            'While a government legislates, only the President and the Chancellor are silent; the others talk.',
          corporate: 'During a design review, only the CEO and the Chief Engineer are silent; the others talk.',
          cats: 'During the nap-hour, only the mayor and the rat-catcher are silent; the others talk.',
        },
      },
      off: {
        short: 'off',
        means: {
          classic: 'Everybody may talk while a government legislates; claims wait for its policy.',
          corporate: 'Everybody may talk during a design review; claims wait until it is over.',
          cats: 'Everybody may talk during the nap-hour; claims wait until it is over.',
        },
      },
    },
    reinvestigate: {
      false: {
        short: 'no',
        means: {
          classic: 'Nobody is investigated twice.',
          corporate: 'Nobody is audited twice.',
          cats: 'Nobody is sniffed at twice.',
        },
      },
      true: {
        short: 'yes',
        means: {
          classic: 'Whoever was investigated may be investigated again.',
          corporate: 'Whoever was audited may be audited again.',
          cats: 'Whoever was sniffed at may be sniffed at again.',
        },
      },
    },
    hitlerKnows: {
      'by-count': {
        short: 'at 5 and 6',
        means: {
          classic: 'With five or six players Hitler knows the Fascist; with more Hitler knows nobody.',
          corporate: 'With five or six players the Rat knows the mole; with more the Rat knows nobody.',
          cats: 'With five or six players the civil rat knows the other rat; with more it knows nobody.',
        },
      },
      never: {
        short: 'never',
        means: {
          classic: 'Hitler knows nobody, however many play.',
          corporate: 'The Rat knows nobody, however many play.',
          cats: 'The civil rat knows nobody, however many play.',
        },
      },
      always: {
        short: 'always',
        means: {
          classic: 'Hitler knows every Fascist, however many play.',
          corporate: 'The Rat knows every mole, however many play.',
          cats: 'The civil rat knows every rat, however many play.',
        },
      },
    },
    chaosUnlocksVeto: {
      true: {
        short: 'yes',
        means: {
          classic: 'The fifth Fascist policy opens the veto, even where chaos lays it.',
          corporate: 'The fifth faulty blueprint opens scrapping, even where a walkout builds it.',
          cats: 'The fifth rat law opens batting off, even where a catfight passes it.',
        },
      },
      false: {
        short: 'no',
        means: {
          classic: 'A fifth Fascist policy that chaos lays opens no veto: there is none in this game then.',
          corporate: 'A fifth faulty blueprint that a walkout builds opens no scrapping in this game.',
          cats: 'A fifth rat law that a catfight passes opens no batting off in this game.',
        },
      },
    },
    deathReveal: {
      none: {
        short: 'nothing',
        means: {
          classic: 'Whoever is executed and is not Hitler shows no card.',
          corporate: 'Whoever is dismissed and is not the Rat shows no file.',
          cats: 'Whoever is banished and is not the civil rat shows no print.',
        },
      },
      party: {
        short: { classic: 'their party card', corporate: 'their file', cats: 'their paw print' },
        means: {
          classic: 'Whoever is executed shows everybody their party card, but not the role.',
          corporate: 'Whoever is dismissed shows everybody their personnel file, but not the role.',
          cats: 'Whoever is banished shows everybody their paw print, but not the role.',
        },
      },
    },
    notHitlerBadge: {
      true: {
        short: 'shown',
        means: {
          classic: 'Whoever is proven not to be Hitler stays marked on the board.',
          corporate: 'Whoever is proven not to be the Rat stays marked on the board.',
          cats: 'Whoever is proven not to be the civil rat stays marked on the board.',
        },
      },
      false: {
        short: 'not shown',
        means: {
          classic: 'The board marks nobody as proven not to be Hitler: remember it yourselves.',
          corporate: 'The board marks nobody as proven not to be the Rat: remember it yourselves.',
          cats: 'The board marks nobody as proven not to be the civil rat: remember it yourselves.',
        },
      },
    },
    mastermind: {
      off: {
        short: 'none',
        means: {
          classic: 'There is no Mastermind.',
          corporate: 'There is no puppet-master.',
          cats: 'There is no old tomcat.',
        },
      },
      maybe: {
        short: 'maybe',
        means: {
          classic:
            'One of the Liberals may be the Mastermind, who knows every role and wins alone: by the fifth Fascist policy beside four Liberal ones, or, where the fifth Fascist one came first, as the Chancellor who lays the fourth Liberal one.',
          corporate:
            'One of the loyal staff may be the puppet-master, who knows every role and wins alone: by the fifth faulty blueprint beside four sound ones, or, where the fifth faulty one came first, as the Chief Engineer who builds the fourth sound one.',
          cats: 'One of the town cats may be the old tomcat, who knows every role and wins alone: by the fifth rat law beside four cat laws, or, where the fifth rat law came first, as the rat-catcher who passes the fourth cat law.',
        },
      },
      certain: {
        short: 'certain',
        means: {
          classic:
            'One of the Liberals is the Mastermind, who knows every role and wins alone: by the fifth Fascist policy beside four Liberal ones, or, where the fifth Fascist one came first, as the Chancellor who lays the fourth Liberal one.',
          corporate:
            'One of the loyal staff is the puppet-master, who knows every role and wins alone: by the fifth faulty blueprint beside four sound ones, or, where the fifth faulty one came first, as the Chief Engineer who builds the fourth sound one.',
          cats: 'One of the town cats is the old tomcat, who knows every role and wins alone: by the fifth rat law beside four cat laws, or, where the fifth rat law came first, as the rat-catcher who passes the fourth cat law.',
        },
      },
    },
    mastermindParty: {
      liberal: {
        short: { classic: 'Liberal', corporate: 'loyal', cats: "a cat's" },
        means: {
          classic: 'The party card of a Mastermind says Liberal.',
          corporate: 'The personnel file of a puppet-master says loyal.',
          cats: "The paw print of an old tomcat is like a town cat's.",
        },
      },
      own: {
        short: 'its own',
        means: {
          classic: 'The party card of a Mastermind says Neither.',
          corporate: 'The personnel file of a puppet-master says Neither.',
          cats: "The paw print of an old tomcat is like nobody else's.",
        },
      },
    },
    mastermindTiming: {
      immediate: {
        short: 'at once',
        means: {
          classic: 'The fifth Fascist policy wins for a Mastermind at once.',
          corporate: 'The fifth faulty blueprint wins for a puppet-master at once.',
          cats: 'The fifth rat law wins for an old tomcat at once.',
        },
      },
      'after-execution': {
        short: { classic: 'after execution', corporate: 'after dismissal', cats: 'after banishment' },
        means: {
          classic:
            'Where the fifth Fascist policy brings an execution, a Mastermind wins only by outliving it.',
          corporate:
            'Where the fifth faulty blueprint brings a dismissal, a puppet-master wins only if still there after it.',
          cats: 'Where the fifth rat law brings a banishment, an old tomcat wins only if still in town after it.',
        },
      },
    },
  },
  preset: {
    standard: { short: 'standard', means: 'The rules as help tells them, with nothing changed.' },
    rulebook: {
      short: 'rulebook',
      means: {
        classic: 'As printed: only a policy resets the tracker, and only the government is silent.',
        corporate: 'As printed: only a build resets the deadlock, and only the management is silent.',
        cats: 'As printed: only a law brings patience back, and only the town hall is silent.',
      },
    },
    own: { short: 'your own', means: 'What you have chosen below, one by one.' },
  },
};
