import { cards } from './positions.ts';
import { line } from './fake-session.ts';
import { tenNames } from './example-game.ts';
import type { ChatLine } from '../../src/table/index.ts';
import type { Ballot, Event, Policy, Role, Session } from '../../src/game/index.ts';

/** The ballots that are drawn, by round, and for the rounds after them some of the living. */
const drawnBallots: Readonly<Record<number, string>> = {
  6: 'JnJJJnJnJn',
  7: 'JJnJnJJnJn',
  8: 'JnJJJJnJnJ',
  9: 'nnJnJJnnJn',
  10: 'nJnJnJJnJn',
  11: 'JJJnnnJJnJ',
  12: '.JnnJnJJnn',
  13: '.nnnJJJnJn',
  14: '.JnJnJJnJJ',
  15: '..JJJnnJnJ',
  16: '..JJJnnJnJ',
  17: '..JJJnnJnJ',
};

/** A round's ballots; in the first five, so many Ja and Nein, and who cast them is nobody's business. */
function votes(round: number, ja: number, nein: number): (Ballot | null)[] {
  const letters = drawnBallots[round] ?? `${'J'.repeat(ja)}${'n'.repeat(nein)}`;
  return Array.from(letters, (letter) => ({ J: 'ja' as const, n: 'nein' as const })[letter] ?? null);
}

let governments = 0;

/** A round of the drawn game: seats from 1, ballots, and what was laid and claimed. */
function round(
  number: number,
  [president, chancellor]: readonly [number, number],
  [ja, nein]: readonly [number, number],
  laid?: Policy | 'veto',
  claims?: readonly [string, string],
): Event[] {
  const pair = { president: president - 1, chancellor: chancellor - 1 };
  const begin: Event[] = [
    { type: 'round-began', round: number, president: pair.president, because: 'next' },
    { type: 'nominated', ...pair },
  ];
  const ballots = votes(number, ja, nein);
  if (laid === undefined) {
    const tracker = number === 10 ? 2 : 1;
    return [...begin, { type: 'rejected', ...pair, ballots, tracker }];
  }
  governments += 1;
  const said = (seat: number, about: 'president-hand' | 'chancellor-hand', policies: string): Event => ({
    type: 'claimed',
    seat,
    government: governments,
    claim: { type: 'claim', about, policies: cards(policies) },
  });
  return [
    ...begin,
    { type: 'elected', government: governments, ...pair, ballots, tracker: 0 },
    laid === 'veto'
      ? { type: 'veto-agreed', president: pair.president, tracker: 1 }
      : { type: 'enacted', policy: laid, ...pair },
    ...(claims === undefined
      ? []
      : [
          said(pair.president, 'president-hand', claims[0]),
          said(pair.chancellor, 'chancellor-hand', claims[1]),
        ]),
  ];
}

const checked = (president: number, target: number, party: Policy, government: number): Event[] => [
  { type: 'investigated', president: president - 1, target: target - 1 },
  {
    type: 'claimed',
    seat: president - 1,
    government,
    claim: { type: 'claim', about: 'investigation', target: target - 1, party },
  },
];

const firstTwelve: readonly Event[] = [
  ...round(1, [8, 9], [6, 4], 'liberal', ['LFF', 'LF']),
  ...round(2, [9, 1], [4, 6]),
  ...round(3, [10, 2], [7, 3], 'fascist', ['LFF', 'FF']),
  ...checked(10, 2, 'fascist', 2),
  ...round(4, [1, 4], [8, 2], 'liberal', ['LLF', 'LL']),
  ...round(5, [2, 5], [3, 7]),
  ...round(6, [3, 7], [6, 4], 'fascist', ['FFF', 'FF']),
  ...checked(3, 8, 'liberal', 4),
  ...round(7, [4, 9], [6, 4], 'fascist', ['LFF', 'FF']),
  { type: 'special-election-called', president: 3, target: 7 },
  ...round(8, [8, 1], [7, 3], 'liberal', ['LFF', 'LF']),
  { type: 'proved-not-hitler', seat: 0 },
  ...round(9, [5, 6], [4, 6]),
  ...round(10, [6, 4], [5, 5]),
  ...round(11, [7, 10], [6, 4], 'fascist', ['FFF', 'FF']),
  { type: 'proved-not-hitler', seat: 9 },
  { type: 'executed', president: 6, target: 0, hitler: false, party: null },
  ...round(12, [8, 5], [4, 5]),
];

/** 9.20: twelve rounds of the drawn game, and the thirteenth begun. */
export const twelveRounds: readonly Event[] = [
  ...firstTwelve,
  { type: 'round-began', round: 13, president: 8, because: 'next' },
  { type: 'nominated', president: 8, chancellor: 5 },
];

/** What a government of the drawn game had: seats from 1; nothing laid is a veto. */
const had = (
  number: number,
  round: number,
  [president, chancellor]: readonly [number, number],
  drew: string,
  passed: string,
  enacted: Policy | null,
): Session => ({
  number,
  round,
  president: president - 1,
  chancellor: chancellor - 1,
  drew: cards(drew),
  passed: cards(passed),
  enacted,
});

/** The roles of the drawn game, by seat. */
export const tenRoles: readonly Role[] = Array.from(
  'LFLLLHFLFL',
  (letter) => (({ L: 'liberal', F: 'fascist', H: 'hitler' }) as const)[letter] ?? 'liberal',
);

/** 9.27: the whole drawn game. */
export const wholeStory: readonly Event[] = [
  ...firstTwelve,
  ...round(13, [9, 6], [4, 5]),
  ...round(14, [10, 9], [6, 3], 'fascist', ['LFF', 'FF']),
  { type: 'proved-not-hitler', seat: 8 },
  { type: 'executed', president: 9, target: 1, hitler: false, party: null },
  ...round(15, [3, 8], [5, 3], 'liberal', ['LFF', 'LF']),
  ...round(16, [4, 10], [5, 3], 'veto', ['FFF', 'FF']),
  ...round(17, [5, 3], [5, 3], 'liberal'),
  {
    type: 'ended',
    winner: 'liberal',
    by: 'liberal-policies',
    roles: tenRoles,
    sessions: [
      had(1, 1, [8, 9], 'LFF', 'LF', 'liberal'),
      had(2, 3, [10, 2], 'FFL', 'LF', 'fascist'),
      had(3, 4, [1, 4], 'LLF', 'LL', 'liberal'),
      had(4, 6, [3, 7], 'FFF', 'FF', 'fascist'),
      had(5, 7, [4, 9], 'LFF', 'FL', 'fascist'),
      had(6, 8, [8, 1], 'FLF', 'LF', 'liberal'),
      had(7, 11, [7, 10], 'LFF', 'FF', 'fascist'),
      had(8, 14, [10, 9], 'LFF', 'LF', 'fascist'),
      had(9, 15, [3, 8], 'FLF', 'LF', 'liberal'),
      had(10, 16, [4, 10], 'FFF', 'FF', null),
      had(11, 17, [5, 3], 'LFF', 'LF', 'liberal'),
    ],
  },
];

const said = (seat: number, inRound: number, text: string): ChatLine => line(tenNames, seat, text, inRound);

/** 9.21: what was said in the last three rounds of it. */
export const talkToRound13: readonly ChatLine[] = [
  said(10, 11, 'FF from Max. nothing I could do'),
  said(7, 11, 'FFF. I execute Ada'),
  said(8, 11, 'Ada was PROVEN and you shoot her?!'),
  said(7, 11, 'proven not Hitler. not proven Liberal'),
  said(8, 12, '王小明 has a clean record. ja please'),
  said(5, 12, '我投贊成，資料都在 h'),
  said(2, 12, 'nein. too fast'),
  said(6, 12, '저도 반대요'),
  said(8, 13, 'why 김민수, Tomás? reasons first'),
  said(9, 13, "quiet all game, voted like you. @José you saw Zoë's card, trust her?"),
  said(4, 13, 'he sank my L in R7. nein'),
  said(10, 13, 'and Boris sank mine in R3'),
];

/** 9.1: the end of it, as beside the log. */
export const talkAtTheBallot: readonly ChatLine[] = [
  said(8, 13, 'why 김민수, Tomás? reasons first'),
  said(9, 13, 'quiet all game, voted like you'),
  said(4, 13, 'he sank my L in R7. nein'),
  said(10, 13, 'and Boris sank mine in R3'),
];
