import { bold, say } from '../../../span.ts';
import type { Person } from '../../../phrases/person.ts';
import type { Sentence } from '../../../span.ts';
import type { Themed } from '../../../theme.ts';
import type { VotePhrases } from '../../../phrases/decisions/vote.ts';

const ballots = (count: number): string => `${count} ballot${count === 1 ? '' : 's'}`;
const votes = (count: number): string => `${count} vote${count === 1 ? '' : 's'}`;
const paws = (count: number): string => `${count} paw${count === 1 ? '' : 's'}`;

export const vote: Themed<VotePhrases> = {
  candidates: {
    classic: ({ president, chancellor }) => ({
      either: [
        `Vote: President ${president.who} + Chancellor ${chancellor.who}?`,
        `Vote: P ${president.who} + C ${chancellor.who}?`,
        `Vote: President ${president.number} + Chancellor ${chancellor.number}?`,
        `Vote: P ${president.number} + C ${chancellor.number}?`,
      ],
    }),
    corporate: ({ president, chancellor }) => ({
      either: [
        `Vote: CEO ${president.who} + Chief Engineer ${chancellor.who}?`,
        `Vote: CEO ${president.who} + engineer ${chancellor.who}?`,
        `CEO ${president.who} + CE ${chancellor.who}?`,
        `Vote: CEO ${president.number} + Chief Engineer ${chancellor.number}?`,
        `CEO ${president.number} + CE ${chancellor.number}?`,
      ],
    }),
    cats: ({ president, chancellor }) => ({
      either: [
        `Vote: mayor ${president.who} + rat-catcher ${chancellor.who}?`,
        `Vote: M ${president.who} + R ${chancellor.who}?`,
        `Vote: mayor ${president.number} + rat-catcher ${chancellor.number}?`,
        `Vote: M ${president.number} + R ${chancellor.number}?`,
      ],
    }),
  },
  waitingFor: (people) => ({
    either: [
      `Waiting for ${people.map(({ who }) => who).join(', ')}`,
      `Waiting for ${numbers(people, ', ')}`,
      `Waiting for ${numbers(people, ' ')}`,
    ],
  }),
  yoursIsInWaitingFor: {
    classic: (people) => yoursIsIn('Your ballot is in.', people),
    corporate: (people) => yoursIsIn('Your vote is in.', people),
    cats: (people) => yoursIsIn('Your paw is in.', people),
  },
  electThem: {
    classic: ({ majority, alive }) => ({
      either: [
        `${majority} Ja of ${alive} elect them · no ballot in yet`,
        `${majority} Ja of ${alive} elect · none in yet`,
      ],
    }),
    corporate: ({ majority, alive }) => ({
      either: [
        `${majority} of ${alive} must approve · no vote in yet`,
        `${majority} of ${alive} appoint · none in yet`,
      ],
    }),
    cats: ({ majority, alive }) => ({
      either: [
        `${majority} purrs of ${alive} seat them · no paw in yet`,
        `${majority} purrs of ${alive} · none in yet`,
      ],
    }),
  },
  electThemSomeIn: {
    classic: ({ majority, alive, voted }) => ({
      either: [
        `${majority} Ja of ${alive} elect them · ${ballots(voted)} in, face down`,
        `${majority} Ja of ${alive} elect · ${voted} in, face down`,
      ],
    }),
    corporate: ({ majority, alive, voted }) => ({
      either: [
        `${majority} of ${alive} must approve · ${votes(voted)} in, face down`,
        `${majority} of ${alive} appoint · ${voted} in, face down`,
      ],
    }),
    cats: ({ majority, alive, voted }) => ({
      either: [
        `${majority} purrs of ${alive} seat them · ${paws(voted)} in, face down`,
        `${majority} purrs of ${alive} · ${voted} in, face down`,
      ],
    }),
  },
  rejectionMoves: {
    classic: (tracker) => `A rejection moves the tracker to ${tracker}.`,
    corporate: (tracker) => ({
      either: [
        `A rejection moves the deadlock counter to ${tracker}.`,
        `A rejection: deadlock goes to ${tracker}.`,
      ],
    }),
    cats: (tracker) => ({
      either: [
        `If they are hissed down, patience moves to ${tracker}.`,
        `Hissed down, patience goes to ${tracker}.`,
      ],
    }),
  },
  rejectionLays: {
    classic: 'A rejection lays the top tile.',
    corporate: { either: ['A rejection gets the top blueprint built.', 'Rejected: top plan is built.'] },
    cats: { either: ['If they are hissed down, the top bill passes.', 'Hissed down: top bill passes.'] },
  },
  electingHitler: {
    classic: ({ name }) => ({
      either: [
        say`${bold('HITLER ZONE')}  If ${name} is Hitler and this passes, the Fascists win at once.`,
        say`${bold('HITLER ZONE')}  If ${name} is Hitler and this passes, the Fascists win.`,
        say`${bold('HITLER ZONE')}  Elect Hitler and the Fascists win.`,
        say`${bold('HITLER ZONE')}  Elect H: the Fascists win.`,
        say`${bold('HITLER ZONE')} Elect H: Fascists win`,
      ],
    }),
    corporate: ({ name }) => ({
      either: [
        say`${bold('RAT ZONE')}  If ${name} is the Rat and this passes, the moles win at once.`,
        say`${bold('RAT ZONE')}  If ${name} is the Rat and this passes, the moles win.`,
        say`${bold('RAT ZONE')}  Appoint the Rat and the moles win.`,
        say`${bold('RAT ZONE')} Appoint the Rat: moles win`,
        say`${bold('RAT ZONE')} Hire the Rat: moles win`,
      ],
    }),
    cats: ({ name }) => ({
      either: [
        say`${bold('CIVIL-RAT ZONE')}  If ${name} is the civil rat and this passes, the rats win at once.`,
        say`${bold('CIVIL-RAT ZONE')}  If ${name} is the civil rat and this passes, the rats win.`,
        say`${bold('CIVIL-RAT ZONE')}  Seat the civil rat, the rats win.`,
        say`${bold('CIVIL-RAT ZONE')}  Seat CR: the rats win.`,
        say`${bold('CIVIL-RAT ZONE')} Seat CR: rats win`,
      ],
    }),
  },
  changeable: {
    either: ['You can change yours until the last one is in.', 'Yours can change till the last.'],
  },
  yoursIsLast: {
    classic: ({ ja, nein }) => ({
      either: [
        `Yours is the last: ${ja} or ${nein} turns all ballots over.`,
        `Yours is the last: ${ja} or ${nein} opens all.`,
      ],
    }),
    corporate: ({ ja, nein }) => ({
      either: [
        `Yours is the last: ${ja} or ${nein} turns all votes over.`,
        `Yours is the last: ${ja} or ${nein} opens all.`,
      ],
    }),
    cats: ({ ja, nein }) => ({
      either: [
        `Yours is the last: ${ja} or ${nein} turns all paws over.`,
        `Yours is the last: ${ja} or ${nein} opens all.`,
      ],
    }),
  },
  changesIt: ({ ja, nein }, { alive, voted }) => ({
    either: [
      `${ja} or ${nein} changes it until the last is in · ${voted} of ${alive} in`,
      `${ja} or ${nein} changes it · ${voted} of ${alive} in`,
    ],
  }),
  holdToSeeYours: {
    either: ['Hold Space to see yours: this screen has neighbours.', 'Hold Space to see yours.'],
  },
};

const numbers = (people: readonly Person[], separator: string): string =>
  people.map(({ number }) => number).join(separator);

const yoursIsIn = (yours: string, people: readonly Person[]): Sentence => ({
  either: [
    `${yours} Waiting for ${people.map(({ who }) => who).join(', ')}`,
    `${yours} Waiting for ${numbers(people, ', ')}`,
    `${yours} Waiting for ${numbers(people, ' ')}`,
    `It is in. Waiting for ${numbers(people, ' ')}`,
  ],
});
