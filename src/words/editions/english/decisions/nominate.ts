import { bold, joined, say, type Either, type Phrase } from '../../../span.ts';
import type { Limited, NominatePhrases } from '../../../phrases/decisions/nominate.ts';
import type { Office } from '../../../board-words.ts';
import type { Themed } from '../../../theme.ts';

export const nominate: Themed<NominatePhrases> = {
  name: {
    classic: 'Name your Chancellor',
    corporate: {
      either: ['Propose your Chief Engineer', 'Propose your engineer', 'Propose an engineer'],
    },
    cats: { either: ['Name your rat-catcher', 'Name a rat-catcher'] },
  },
  nameAfterChaos: {
    liberal: {
      classic: {
        either: [
          'CHAOS laid a Liberal policy. Name your Chancellor',
          'CHAOS laid a Liberal. Name your Chancellor',
          'CHAOS. Name your Chancellor',
        ],
      },
      corporate: {
        either: [
          'WALKOUT built a sound blueprint. Propose your Chief Engineer',
          'WALKOUT built a sound one. Propose an engineer',
          'WALKOUT. Name an engineer',
        ],
      },
      cats: {
        either: [
          'CATFIGHT passed a cat law. Name your rat-catcher',
          'CATFIGHT: a cat law. Name your rat-catcher',
          'CATFIGHT. Name a catcher',
        ],
      },
    },
    fascist: {
      classic: {
        either: [
          'CHAOS laid a Fascist policy. Name your Chancellor',
          'CHAOS laid a Fascist. Name your Chancellor',
          'CHAOS. Name your Chancellor',
        ],
      },
      corporate: {
        either: [
          'WALKOUT built a faulty blueprint. Propose your Chief Engineer',
          'WALKOUT built a faulty one. Propose an engineer',
          'WALKOUT. Name an engineer',
        ],
      },
      cats: {
        either: [
          'CATFIGHT passed a rat law. Name your rat-catcher',
          'CATFIGHT: a rat law. Name your rat-catcher',
          'CATFIGHT. Name a catcher',
        ],
      },
    },
  },
  notNow: {
    classic: (limited) =>
      notNow(limited, {
        full: { president: 'last elected President', chancellor: 'last elected Chancellor' },
        long: { president: 'last President', chancellor: 'last Chancellor' },
        short: { president: 'last P', chancellor: 'last C' },
      }),
    corporate: (limited) =>
      notNow(limited, {
        full: { president: 'last appointed CEO', chancellor: 'last appointed Chief Engineer' },
        long: { president: 'last CEO', chancellor: 'last Chief Engineer' },
        short: { president: 'ex-CEO', chancellor: 'ex-CE' },
      }),
    cats: (limited) =>
      notNow(limited, {
        full: { president: 'last seated as mayor', chancellor: 'last seated as rat-catcher' },
        long: { president: 'last mayor', chancellor: 'last rat-catcher' },
        short: { president: 'last M', chancellor: 'last R' },
      }),
  },
  nobodyElectedYet: {
    classic: {
      either: [
        say`${bold('Nobody is limited')}: no government has been elected yet.`,
        say`${bold('Nobody is limited')}: none was elected yet.`,
      ],
    },
    corporate: {
      either: [
        say`${bold('Nobody rotates out')}: no management has been appointed yet.`,
        say`${bold('Nobody rotates out')}: none was in office.`,
      ],
    },
    cats: {
      either: [
        say`${bold('Nobody has to nap')}: no town hall has been seated yet.`,
        say`${bold('Nobody has to nap')}: none was seated yet.`,
      ],
    },
  },
  nobodyElse: {
    many: {
      classic: {
        either: [
          say`${bold('Nobody else is limited')}: the last elected pair can't be named anyway.`,
          say`${bold('Nobody else is limited')}: the last pair is out anyway.`,
          say`${bold('Nobody else is limited')}.`,
        ],
      },
      corporate: {
        either: [
          say`${bold('Nobody else rotates out')}: the last pair can't be proposed anyway.`,
          say`${bold('Nobody else rotates out')}: the last pair is out anyway.`,
          say`${bold('Nobody else rotates')}.`,
        ],
      },
      cats: {
        either: [
          say`${bold('Nobody else has to nap')}: the last seated pair can't be named anyway.`,
          say`${bold('Nobody else has to nap')}: the last pair is out anyway.`,
          say`${bold('Nobody else has to nap')}.`,
        ],
      },
    },
    few: {
      classic: {
        either: [
          say`${bold('Nobody else is limited')}: with so few alive only the last Chancellor is.`,
          say`${bold('Nobody else is limited')}: of so few, only the last C is.`,
          say`${bold('Nobody else is limited')}: few are alive.`,
        ],
      },
      corporate: {
        either: [
          say`${bold('Nobody else rotates out')}: with so few left only the last Chief Engineer does.`,
          say`${bold('Nobody else rotates out')}: of so few, only the last CE does.`,
          say`${bold('Nobody else rotates out')}: few are left.`,
        ],
      },
      cats: {
        either: [
          say`${bold('Nobody else has to nap')}: with so few left only the last rat-catcher does.`,
          say`${bold('Nobody else has to nap')}: of so few, only the last R does.`,
          say`${bold('Nobody else has to nap')}: few are left.`,
        ],
      },
    },
  },
  rejectionMoves: {
    classic: (tracker) => ({
      either: [
        `Everybody alive votes on the two of you. A rejection moves the tracker to ${tracker}.`,
        `All vote on the two of you. A rejection moves the tracker to ${tracker}.`,
        `A rejection moves the tracker to ${tracker}.`,
      ],
    }),
    corporate: (tracker) => ({
      either: [
        `Everybody still here votes on the two of you. A rejection moves deadlock to ${tracker}.`,
        `All vote on the two of you. A rejection moves deadlock to ${tracker}.`,
        `A rejection moves deadlock to ${tracker}.`,
      ],
    }),
    cats: (tracker) => ({
      either: [
        `The whole town votes on the two of you. Hissed down, patience moves to ${tracker}.`,
        `All vote on the two of you. Hissed down, patience moves to ${tracker}.`,
        `Hissed down, patience moves to ${tracker}.`,
      ],
    }),
  },
  rejectionLays: {
    classic: {
      either: [
        'Everybody alive votes on the two of you. A rejection lays the top tile.',
        'All vote on the two of you. A rejection lays the top tile.',
        'A rejection lays the top tile.',
      ],
    },
    corporate: {
      either: [
        'Everybody still here votes on the two of you. A rejection builds the top blueprint.',
        'All vote on the two of you. A rejection builds the top one.',
        'Rejected: top plan is built.',
      ],
    },
    cats: {
      either: [
        'The whole town votes on the two of you. Hissed down, the top bill passes.',
        'All vote on the two of you. Hissed down, the top bill passes.',
        'Hissed down: top bill passes.',
      ],
    },
  },
  namingHitler: {
    classic: {
      either: [
        say`${bold('HITLER ZONE')}  Name Hitler and win the vote, and the Fascists win at once.`,
        say`${bold('HITLER ZONE')}  Name Hitler, win the vote: the Fascists win.`,
        say`${bold('HITLER ZONE')}  Elect H: the Fascists win.`,
      ],
    },
    corporate: {
      either: [
        say`${bold('RAT ZONE')}  Propose the Rat and win the vote, and the moles win at once.`,
        say`${bold('RAT ZONE')}  Propose the Rat, win the vote: the moles win.`,
        say`${bold('RAT ZONE')}  Appoint the Rat: the moles win.`,
        say`${bold('RAT ZONE')}  Appoint the Rat: moles win.`,
      ],
    },
    cats: {
      either: [
        say`${bold('CIVIL-RAT ZONE')}  Name the civil rat and win the vote: the rats win at once.`,
        say`${bold('CIVIL-RAT ZONE')}  Name it and win the vote: the rats win.`,
        say`${bold('CIVIL-RAT ZONE')}  Seat CR: the rats win.`,
      ],
    },
  },
};

/** Why somebody can't be named: by office, in full and in less and less room. */
type Last = Readonly<Record<'full' | 'long' | 'short', Readonly<Record<Office, string>>>>;

function notNow(limited: readonly Limited[], last: Last): Either {
  const each = (said: (one: Limited) => Phrase): Phrase => say`Not now: ${joined(limited.map(said), ' · ')}`;
  return {
    either: [
      each(({ person, office }) => say`${bold(person.who)}, ${last.full[office]}`),
      each(({ person, office }) => say`${bold(person.who)} (${last.short[office]})`),
      each(({ person, office }) => say`${bold(`seat ${person.number}`)}, ${last.long[office]}`),
      each(({ person, office }) => say`${bold(String(person.number))}, ${last.short[office]}`),
    ],
  };
}
