import { cards, position, type Position } from './positions.ts';
import type { Ballot, Event, Game, Power, Seat, UsedPower } from '../../src/game/index.ts';

/** The ten players of the drawn example game, in their seats. */
export const tenNames = [
  'Ada',
  'Boris',
  'José',
  'Rosa',
  '王小明',
  '김민수',
  'Maximilian-Louis',
  'Zoë',
  'Tomás',
  'Nadia',
];

/** A position of the example game as one seat sees it, with as much of the log as its screen needs. */
export interface Example {
  readonly game: Game;
  readonly me: Seat;
  readonly log: readonly Event[];
}

const used = (power: Power, president: number, target: number): UsedPower => ({
  power,
  president: president - 1,
  target: target - 1,
  government: 0,
});
const powersUsed = [
  used('investigate', 10, 2),
  used('investigate', 3, 8),
  used('special-election', 4, 8),
  used('execute', 7, 1),
  used('execute', 10, 2),
];

/** Ballots by seat: `J`, `n`, or a dot for the dead. */
const ballots = (letters: string): (Ballot | null)[] =>
  Array.from(letters, (letter) => (letter === 'J' ? 'ja' : letter === 'n' ? 'nein' : null));

const seatsWith = (letters: string, wanted: string): Seat[] =>
  Array.from(letters).flatMap((letter, seat) => (letter === wanted ? [seat] : []));

const votes = (letters: string): Pick<Position, 'ja' | 'nein'> => ({
  ja: seatsWith(letters, 'J'),
  nein: seatsWith(letters, 'n'),
});

const zone = { players: 10, hitler: 5, liberal: 3, investigated: [1, 7] } as const;
const round13 = {
  ...zone,
  round: 13,
  dead: [0],
  fascist: 4,
  usedPowers: powersUsed.slice(0, 4),
  gov: [6, 9],
  notHitler: [9],
  president: 8,
  tracker: 1,
  deck: 'LLLFFF',
} as const satisfies Position;

const began = (round: number, president: number): Event => ({
  type: 'round-began',
  round,
  president: president - 1,
  because: 'next',
});
const named = (president: number, chancellor: number): Event => ({
  type: 'nominated',
  president: president - 1,
  chancellor: chancellor - 1,
});

/** 9.1: José is to vote on Tomás and 김민수, three ballots are in. */
export const ballot = (cast: readonly Seat[] = [1, 5, 8]): Example => ({
  game: position({ ...round13, phase: 'vote', chancellor: 5, ja: cast }),
  me: 2,
  log: [
    ...Array.from({ length: 4 }, (): Event => ({ type: 'chaos', policy: 'fascist' })),
    began(12, 8),
    named(8, 5),
    { type: 'rejected', president: 7, chancellor: 4, ballots: ballots('.nJnJJnJnn'), tracker: 1 },
    began(13, 9),
    named(9, 6),
  ],
});

/** 9.12, for somebody else: Tomás is to name a Chancellor, four Fascist policies are laid. */
export const nominateWait = (): Example => ({
  game: position({ ...round13, phase: 'nominate', ...votes('.JnnJnJJnn') }),
  me: 2,
  log: [began(12, 8), began(13, 9)],
});

/** 9.3: four Ja to five Nein, and Nadia is next. */
export const rejected = (): Example => ({
  game: position({
    ...round13,
    phase: 'nominate',
    round: 14,
    president: 9,
    tracker: 2,
    ...votes('.nnnJJJnJn'),
  }),
  me: 2,
  log: [
    began(13, 9),
    named(9, 6),
    { type: 'rejected', president: 8, chancellor: 5, ballots: ballots('.nnnJJJnJn'), tracker: 2 },
    began(14, 10),
  ],
});

const round14 = {
  ...round13,
  round: 14,
  president: 9,
  chancellor: 8,
  gov: [9, 8],
  notHitler: [8, 9],
  tracker: 0,
  deck: 'LFF',
  ...votes('.JnJnJJnJJ'),
} as const satisfies Position;
const elected: readonly Event[] = [
  began(14, 10),
  named(10, 9),
  { type: 'elected', government: 10, president: 9, chancellor: 8, ballots: ballots('.JnJnJJnJJ'), tracker: 0 },
  { type: 'proved-not-hitler', seat: 8 },
];

/** 9.3 and 9.15: Nadia and Tomás are elected and legislate. */
export const legislating = (me: Seat = 2): Example => ({
  game: position({ ...round14, phase: 'discard', hand: 'LFF' }),
  me,
  log: elected,
});

/** 9.14: Tomás as Chancellor holds a Liberal and a Fascist tile. */
export const chancellor = (): Example => ({
  game: position({ ...round14, phase: 'enact', hand: 'LF', buried: 'F' }),
  me: 8,
  log: elected,
});

const afterFifth = {
  ...round14,
  fascist: 5,
  usedPowers: [...powersUsed.slice(0, 4), null],
  phase: 'execute',
} satisfies Position;
const fifthLaid: readonly Event[] = [
  ...Array.from({ length: 4 }, (): Event => ({ type: 'chaos', policy: 'fascist' })),
  ...elected,
  { type: 'enacted', policy: 'fascist', president: 9, chancellor: 8 },
  { type: 'power-opened', power: 'execute', president: 9 },
];

/** 9.16 and 9.17: the fifth Fascist policy is laid, and Nadia must execute a player. */
export const policyLaid = (me: Seat = 2): Example => ({ game: position(afterFifth), me, log: fifthLaid });

const round15 = {
  ...zone,
  round: 15,
  dead: [0, 1],
  fascist: 5,
  usedPowers: powersUsed,
  gov: [9, 8],
  notHitler: [8, 9],
  president: 2,
  tracker: 0,
} as const satisfies Position;

/** 9.12: José, whom two dead seats passed the presidency to, is to name a Chancellor. */
export const nominate = (): Example => ({
  game: position({ ...round15, phase: 'nominate', deck: 'LFF', ...votes('..nJnJJnJJ') }),
  me: 2,
  log: [began(14, 10), began(15, 3)],
});

/** 9.13: José drew F, L, F and is to discard one. */
export const president = (): Example => ({
  game: {
    ...position({
      ...round15,
      phase: 'discard',
      chancellor: 7,
      gov: [2, 7],
      notHitler: [7, 8, 9],
      hand: 'FLF',
      deck: '',
      ...votes('..JJJJnJnJ'),
    }),
    hand: cards('FLF'),
  },
  me: 2,
  log: [began(15, 3), named(3, 8)],
});

const round16 = {
  ...round15,
  round: 16,
  liberal: 4,
  president: 3,
  chancellor: 9,
  gov: [3, 9],
  notHitler: [7, 8, 9],
  deck: 'LLFFF',
  buried: 'F',
  ...votes('..JJJnnJnJ'),
} as const satisfies Position;

/** 9.19: José, who was President of the last session, may claim what he drew; Zoë has claimed what she got. */
export const claim = (): Example => ({
  game: position({
    ...round15,
    round: 16,
    phase: 'nominate',
    liberal: 4,
    president: 3,
    gov: [2, 7],
    notHitler: [7, 8, 9],
    deck: 'LLFFFFFF',
    ...votes('..JJJJnJnJ'),
  }),
  me: 2,
  log: [
    began(15, 3),
    named(3, 8),
    { type: 'elected', government: 1, president: 2, chancellor: 7, ballots: ballots('..JJJJnJnJ'), tracker: 0 },
    { type: 'enacted', policy: 'liberal', president: 2, chancellor: 7 },
    began(16, 4),
    {
      type: 'claimed',
      seat: 7,
      government: 1,
      claim: { type: 'claim', about: 'chancellor-hand', policies: cards('LF') },
    },
  ],
});

/** 9.14: Nadia as Chancellor may ask for a veto. */
export const chancellorVeto = (): Example => ({
  game: position({ ...round16, phase: 'enact', hand: 'FF' }),
  me: 9,
  log: [began(16, 4), named(4, 10)],
});

/** 9.14: Rosa as President answers Nadia's request for a veto. */
export const vetoAnswer = (): Example => ({
  game: position({ ...round16, phase: 'answer-veto', hand: 'FF' }),
  me: 3,
  log: [began(16, 4), named(4, 10), { type: 'veto-asked', chancellor: 9 }],
});

/** 9.17: José is to investigate somebody in round 6. */
export const investigate = (): Example => ({
  game: position({
    players: 10,
    hitler: 5,
    liberal: 2,
    fascist: 2,
    usedPowers: [used('investigate', 10, 2), null],
    investigated: [1],
    round: 6,
    phase: 'investigate',
    president: 2,
    chancellor: 6,
    gov: [2, 6],
    deck: 'LLFFF',
    ...votes('JnJJJnJnJn'),
  }),
  me: 2,
  log: [began(3, 10), { type: 'investigated', president: 9, target: 1 }, began(6, 3)],
});

/** 9.17: José in a game of six may look at the top three. */
export const peek = (): Example => ({
  game: position({
    players: 6,
    liberal: 2,
    fascist: 3,
    usedPowers: [null, null, null],
    round: 6,
    phase: 'peek',
    president: 2,
    chancellor: 4,
    gov: [2, 4],
    deck: 'LFF…',
    ...votes('JnJJJn'),
  }),
  me: 2,
  log: [began(6, 3)],
});

/** 9.17: Rosa picks the next President in round 7. */
export const special = (): Example => ({
  game: position({
    players: 10,
    hitler: 5,
    liberal: 2,
    fascist: 3,
    usedPowers: [used('investigate', 10, 2), used('investigate', 3, 8), null],
    investigated: [1, 7],
    round: 7,
    phase: 'special-election',
    president: 3,
    chancellor: 8,
    gov: [3, 8],
    deck: '…',
    ...votes('JJnJnJJnJn'),
  }),
  me: 3,
  log: [began(7, 4)],
});

/** 9.18: after chaos Boris names the next Chancellor, and nobody is limited. */
export const afterChaos = (): Example => ({
  game: {
    ...position({
      ...round13,
      phase: 'nominate',
      round: 15,
      president: 1,
      liberal: 4,
      tracker: 0,
      deck: 'LFFFF',
      ...votes('.nnnnJJnJJ'),
    }),
    termLimits: null,
  },
  me: 1,
  log: [began(14, 10), { type: 'chaos', policy: 'liberal' }, began(15, 2)],
});
