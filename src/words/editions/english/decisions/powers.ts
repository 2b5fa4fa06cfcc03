import { bold, say } from '../../../span.ts';
import type {
  InvestigatePhrases,
  PeekPhrases,
  SpecialElectionPhrases,
} from '../../../phrases/decisions/powers.ts';
import type { Themed } from '../../../theme.ts';

export const investigate: Themed<InvestigatePhrases> = {
  investigate: {
    classic: { either: ['Investigate: whose party card will you see?', 'Investigate: whose card?'] },
    corporate: { either: ['Audit: whose personnel file will you see?', 'Audit: whose file?'] },
    cats: { either: ['Sniff test: whose paw print will you sniff at?', 'Sniff test: whose print?'] },
  },
  youLearnTheParty: {
    classic: "You learn the party, not the role: Hitler's card says Fascist.",
    corporate: "You learn the side, not the role: the Rat's file says mole.",
    cats: "You learn the side, not the role: the civil rat's print is a rat's.",
  },
  nobodyYet: {
    classic: {
      either: [
        'Nobody has been investigated yet, and nobody can be twice.',
        'Nobody can be investigated twice.',
      ],
    },
    corporate: {
      either: ['Nobody has been audited yet, and nobody can be twice.', 'Nobody can be audited twice.'],
    },
    cats: {
      either: ['Nobody has been sniffed at yet, and nobody can be twice.', 'Nobody can be sniffed at twice.'],
    },
  },
  investigatedInRound: {
    classic: ({ who, number }, round) => ({
      either: [
        say`Not ${bold(who)}: investigated in round ${round}, and nobody is twice in a game.`,
        say`Not ${bold(who)}: investigated in round ${round}.`,
        say`Not ${bold(`seat ${number}`)}: investigated in round ${round}.`,
      ],
    }),
    corporate: ({ who, number }, round) => ({
      either: [
        say`Not ${bold(who)}: audited in round ${round}, and nobody is twice in a game.`,
        say`Not ${bold(who)}: audited in round ${round}.`,
        say`Not ${bold(`seat ${number}`)}: audited in round ${round}.`,
      ],
    }),
    cats: ({ who, number }, round) => ({
      either: [
        say`Not ${bold(who)}: sniffed at in round ${round}, and nobody is twice in a game.`,
        say`Not ${bold(who)}: sniffed at in round ${round}.`,
        say`Not ${bold(`seat ${number}`)}: sniffed at in round ${round}.`,
      ],
    }),
  },
};

export const peek: Themed<PeekPhrases> = {
  peek: {
    classic: {
      either: [
        'Peek: hold Space to see the top three, then Enter',
        'Peek at three: hold Space, then Enter',
        'Peek: hold Space, then Enter',
      ],
    },
    corporate: {
      either: [
        'Preview: hold Space to see the top three, then Enter',
        'Preview three: hold Space, then Enter',
        'Look: hold Space, then Enter',
      ],
    },
    cats: {
      either: [
        'Peek in the box: hold Space to see the top three, then Enter',
        'Peek in the box: hold Space, then Enter',
        'Peek: hold Space, then Enter',
      ],
    },
  },
  orderStays: {
    classic: { either: ['Tile 1 is drawn first; their order stays.', 'Tile 1 is drawn first; order stays'] },
    corporate: {
      either: ['Blueprint 1 is drawn first; their order stays.', 'Plan 1 is drawn first; order stays'],
    },
    cats: { either: ['Bill 1 is drawn first; their order stays.', 'Bill 1 is drawn first; order stays'] },
  },
  nextDraws: {
    classic: 'The next President draws these.',
    corporate: 'The next CEO draws these.',
    cats: 'The next mayor draws these.',
  },
  tellOrNot: { either: ['Say so, lie, or say nothing.', 'Say so, lie or say nothing.'] },
};

export const specialElection: Themed<SpecialElectionPhrases> = {
  pick: {
    classic: {
      either: [
        'Special election: who is the next President?',
        'Special election: who is next President?',
        'Who is the next President?',
      ],
    },
    corporate: {
      either: [
        'Emergency appointment: who is the next CEO?',
        'Emergency: who is the next CEO?',
        'Who is the next CEO?',
      ],
    },
    cats: {
      either: ['Extra meeting: who is the next mayor?', 'Who is the next mayor?'],
    },
  },
  anyoneAlive: {
    classic: {
      either: [
        'Anyone alive but you; term limits bar only Chancellors.',
        'Anyone alive but you; no term limits.',
      ],
    },
    corporate: {
      either: [
        'Anyone still here but you; rotation bars only Chief Engineers.',
        'Anyone left but you; no rotation.',
      ],
    },
    cats: {
      either: ['Anyone in town but you; the nap rule is for rat-catchers.', 'Anyone left but you; no naps.'],
    },
  },
  orderResumes: ({ who, number }) => ({
    either: [
      say`Then order resumes left of you, at ${bold(who)}. Pick ${number} and ${number} stands twice.`,
      say`Then order resumes at ${bold(who)}. Pick ${number} and ${number} stands twice.`,
      say`Then order resumes at ${bold(`seat ${number}`)}. Pick ${number} and ${number} stands twice.`,
      say`Order resumes at ${bold(`seat ${number}`)}.`,
    ],
  }),
};
