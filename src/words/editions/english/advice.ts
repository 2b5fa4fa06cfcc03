import type { AdvicePhrases } from '../../phrases/advice.ts';
import type { Either } from '../../span.ts';
import type { Person } from '../../phrases/person.ts';
import type { Themed } from '../../theme.ts';

/** “R7 with 2 Boris: F”, or of others “R7 2 Boris + 5 José: F”; then with numbers alone. */
function of(round: number, members: readonly Person[], came: string, briefly = came): Either {
  const link = members.length === 1 ? 'with ' : '';
  return {
    either: [
      `R${round} ${link}${members.map(({ who }) => who).join(' + ')}: ${came}`,
      `R${round} ${link}${members.map(({ number }) => number).join('+')}: ${briefly}`,
    ],
  };
}

const onCard = (round: number, president: Person, target: Person, said: string): Either => ({
  either: [
    `R${round} ${president.who} says ${said} of ${target.who}`,
    `R${round} ${president.number} on ${target.number}: ${said}`,
  ],
});

const ended = (round: number, president: Person, target: Person, does: string): Either => ({
  either: [
    `R${round} ${president.who} ${does} ${target.who}`,
    `R${round} ${president.number} ${does} ${target.number}`,
  ],
});

export const advice: Themed<AdvicePhrases> = {
  head: 'Advice',
  column: { mine: 'you', table: 'all' },
  movedHead: 'what moved it most',
  explained: {
    classic: 'How likely each is a Fascist or Hitler, in tenths: as you can tell, and as all can.',
    corporate: 'How likely each is a mole or the Rat, in tenths: as you can tell, and as all can.',
    cats: 'How likely each is a rat, in tenths: as you can tell, and as all can.',
  },
  shut: {
    either: [
      'Hold Space to see what follows from your own role and tiles.',
      'Hold Space: what you alone can tell.',
    ],
  },
  nothingAsked: 'Nothing is asked of you now.',
  does: {
    nominate: {
      classic: ({ who }) => `A careful player would name ${who}.`,
      corporate: ({ who }) => `A careful player would propose ${who}.`,
      cats: ({ who }) => `A careful player would name ${who}.`,
    },
    vote: {
      ja: {
        classic: 'A careful player would say Ja.',
        corporate: 'A careful player would approve.',
        cats: 'A careful player would purr.',
      },
      nein: {
        classic: 'A careful player would say Nein.',
        corporate: 'A careful player would reject them.',
        cats: 'A careful player would hiss.',
      },
    },
    discard: {
      classic: (tile) => `A careful player would discard ${tile}.`,
      corporate: (tile) => `A careful player would shred ${tile}.`,
      cats: (tile) => `A careful player would bin ${tile}.`,
    },
    enact: {
      classic: (tile) => `A careful player would lay ${tile}.`,
      corporate: (tile) => `A careful player would build ${tile}.`,
      cats: (tile) => `A careful player would pass ${tile}.`,
    },
    veto: {
      classic: 'A careful player would ask for the veto.',
      corporate: 'A careful player would ask to scrap both.',
      cats: 'A careful player would ask to bat both off.',
    },
    agree: {
      classic: 'A careful player would agree to the veto.',
      corporate: 'A careful player would agree to scrap them.',
      cats: 'A careful player would agree to bat them off.',
    },
    refuse: {
      classic: 'A careful player would refuse the veto.',
      corporate: 'A careful player would refuse to scrap them.',
      cats: 'A careful player would refuse to bat them off.',
    },
    investigate: {
      classic: ({ who }) => `A careful player would investigate ${who}.`,
      corporate: ({ who }) => `A careful player would audit ${who}.`,
      cats: ({ who }) => `A careful player would sniff at ${who}.`,
    },
    'special-election': {
      classic: ({ who }) => `A careful player would make ${who} President next.`,
      corporate: ({ who }) => `A careful player would make ${who} CEO next.`,
      cats: ({ who }) => `A careful player would make ${who} mayor next.`,
    },
    execute: {
      classic: ({ who }) => `A careful player would execute ${who}.`,
      corporate: ({ who }) => `A careful player would dismiss ${who}.`,
      cats: ({ who }) => `A careful player would banish ${who}.`,
    },
    peek: {
      classic: 'A careful player would look at the tiles.',
      corporate: 'A careful player would look at the plans.',
      cats: 'A careful player would look at the bills.',
    },
  },
  because: {
    'no-choice': 'There is nothing else to do.',
    'hitler-wins': {
      classic: ({ who }) => `${who} is Hitler: elected now, your side wins at once.`,
      corporate: ({ who }) => `${who} is the Rat: appointed now, your side wins at once.`,
      cats: ({ who }) => `${who} is the civil rat: seated now, your side wins at once.`,
    },
    'may-be-hitler': {
      classic: ({ who }, chance) => `${who} may be Hitler (${chance}%), who would win by this election.`,
      corporate: ({ who }, chance) => `${who} may be the Rat (${chance}%), who would win by this vote.`,
      cats: ({ who }, chance) => `${who} may be the civil rat (${chance}%), which would win by this vote.`,
    },
    'not-hitler': {
      classic: ({ who }) => `${who} can't be Hitler: this election can't lose the game.`,
      corporate: ({ who }) => `${who} can't be the Rat: this vote can't lose the game.`,
      cats: ({ who }) => `${who} can't be the civil rat: this vote can't lose the game.`,
    },
    'least-suspected': {
      classic: ({ who }, chance) => `${who} is the least suspect: ${chance}% likely to be on the Fascist side.`,
      corporate: ({ who }, chance) =>
        `${who} is the least suspect: ${chance}% likely to be on the moles' side.`,
      cats: ({ who }, chance) => `${who} is the least suspect: ${chance}% likely to be on the rats' side.`,
    },
    fellow: ({ who }, chance) => `${who} is one of yours, and ${chance}% suspect to all.`,
    likeliest: {
      classic: (tile, chance) => `Together you are ${chance}% likely to lay ${tile}.`,
      corporate: (tile, chance) => `Together you are ${chance}% likely to build ${tile}.`,
      cats: (tile, chance) => `Together you are ${chance}% likely to pass ${tile}.`,
    },
    next: {
      classic: (tile, chance, otherwise) =>
        `These two are ${chance}% likely to lay ${tile}, the next two ${otherwise}%.`,
      corporate: (tile, chance, otherwise) =>
        `These two are ${chance}% likely to build ${tile}, the next two ${otherwise}%.`,
      cats: (tile, chance, otherwise) =>
        `These two are ${chance}% likely to pass ${tile}, the next two ${otherwise}%.`,
    },
    chaos: {
      classic: (tile, chance, otherwise) =>
        `These two are ${chance}% likely to lay ${tile}, chaos ${otherwise}%.`,
      corporate: (tile, chance, otherwise) =>
        `These two are ${chance}% likely to build ${tile}, a walkout ${otherwise}%.`,
      cats: (tile, chance, otherwise) =>
        `These two are ${chance}% likely to pass ${tile}, a catfight ${otherwise}%.`,
    },
    wins: (tile) => `${tile} wins you the game at once.`,
    serves: (tile) => `${tile} is what your side needs.`,
    'worth-it': (tile, before, after) =>
      `${tile} would make you ${after}% suspect to all instead of ${before}%, and is worth it.`,
    'too-dear': (tile, before, after) =>
      `${tile} would make you ${after}% suspect to all instead of ${before}%: too dear now.`,
    'veto-spares': (tile) => `It keeps ${tile} off the board.`,
    'veto-denied': {
      classic: (tile) => `So ${tile} can still be laid.`,
      corporate: (tile) => `So ${tile} can still be built.`,
      cats: (tile) => `So ${tile} can still pass.`,
    },
    'tells-most': {
      classic: ({ who }, chance) =>
        `No card tells more: ${who} is ${chance}% likely to be on the Fascist side.`,
      corporate: ({ who }, chance) =>
        `No file tells more: ${who} is ${chance}% likely to be on the moles' side.`,
      cats: ({ who }, chance) => `No scent tells more: ${who} is ${chance}% likely to be on the rats' side.`,
    },
    'least-hitler': {
      classic: ({ who }, chance) => `${who} is the least likely to be Hitler: ${chance}%.`,
      corporate: ({ who }, chance) => `${who} is the least likely to be the Rat: ${chance}%.`,
      cats: ({ who }, chance) => `${who} is the least likely to be the civil rat: ${chance}%.`,
    },
    'likeliest-hitler': {
      classic: ({ who }, chance) => `${who} is the likeliest to be Hitler: ${chance}%.`,
      corporate: ({ who }, chance) => `${who} is the likeliest to be the Rat: ${chance}%.`,
      cats: ({ who }, chance) => `${who} is the likeliest to be the civil rat: ${chance}%.`,
    },
    'most-trusted': ({ who }, chance) => `All trust ${who}: only ${chance}% suspect.`,
    'against-you': {
      classic: ({ who }) => `${who} lays what you don't want.`,
      corporate: ({ who }) => `${who} builds what you don't want.`,
      cats: ({ who }) => `${who} passes what you don't want.`,
    },
  },
  moved: {
    laid: (round, members, tile) => of(round, members, tile),
    contradicted: (round, members, tile) =>
      of(round, members, `${tile}; they contradict each other`, `${tile} ≠`),
    vetoed: {
      classic: (round, members) => of(round, members, 'veto'),
      corporate: (round, members) => of(round, members, 'scrapped'),
      cats: (round, members) => of(round, members, 'batted off'),
    },
    passed: (round, { who, number }) => ({
      either: [`R${round} what ${who} passed you`, `R${round} what ${number} passed`],
    }),
    accused: {
      classic: (round, president, target) => onCard(round, president, target, 'Fascist'),
      corporate: (round, president, target) => onCard(round, president, target, 'mole'),
      cats: (round, president, target) => onCard(round, president, target, 'rat'),
    },
    cleared: {
      classic: (round, president, target) => onCard(round, president, target, 'Liberal'),
      corporate: (round, president, target) => onCard(round, president, target, 'loyal'),
      cats: (round, president, target) => onCard(round, president, target, 'cat'),
    },
    executed: {
      classic: (round, president, target) => ended(round, president, target, 'executes'),
      corporate: (round, president, target) => ended(round, president, target, 'dismisses'),
      cats: (round, president, target) => ended(round, president, target, 'banishes'),
    },
    deck: {
      classic: (round) => ({ either: [`R${round} the tiles left in the deck`, `R${round} the deck`] }),
      corporate: (round) => ({ either: [`R${round} the blueprints left`, `R${round} blueprints`] }),
      cats: (round) => ({ either: [`R${round} the bills left in the box`, `R${round} the box`] }),
    },
  },
};
