import { cards } from './positions.ts';
import { line } from './fake-session.ts';
import { newGame, play, reaches } from '../../src/game/index.ts';
import { tenNames } from './example-game.ts';
import type { ChatLine } from '../../src/table/index.ts';
import type { Command, Event, Move, Party, Policy, Role, Seat } from '../../src/game/index.ts';

/** What came of a round of the drawn game, all seats counted from 1. */
interface Round {
  readonly pair: readonly [president: number, chancellor: number];
  /** By seat: `J`, `n`, or a dot for the dead. In the first five rounds, who cast them is nobody's business. */
  readonly ballots: string;
  /** What the President discards, and what the Chancellor lays or asks to veto; none where the pair is rejected. */
  readonly tiles?: readonly [discarded: Policy, laid: Policy | 'veto'];
  /** What the President and the Chancellor say that they had. */
  readonly said?: readonly [string, string];
  /** What the President does with a power, and says of it. */
  readonly power?: { readonly move: Move; readonly said?: Party };
}

const [L, F] = ['liberal', 'fascist'] as const;
const at = (seat: number): { readonly target: Seat } => ({ target: seat - 1 });
const investigates = (seat: number): Move => ({ type: 'investigate', ...at(seat) });
const executes = (seat: number): Move => ({ type: 'execute', ...at(seat) });

const rounds: readonly Round[] = [
  { pair: [8, 9], ballots: 'JJJJJJnnnn', tiles: [F, L], said: ['LFF', 'LF'] },
  { pair: [9, 1], ballots: 'JJJJnnnnnn' },
  {
    pair: [10, 2],
    ballots: 'JJJJJJJnnn',
    tiles: [F, F],
    said: ['LFF', 'FF'],
    power: { move: investigates(2), said: F },
  },
  { pair: [1, 4], ballots: 'JJJJJJJJnn', tiles: [F, L], said: ['LLF', 'LL'] },
  { pair: [2, 5], ballots: 'JJJnnnnnnn' },
  {
    pair: [3, 7],
    ballots: 'JnJJJnJnJn',
    tiles: [F, F],
    said: ['FFF', 'FF'],
    power: { move: investigates(8), said: L },
  },
  {
    pair: [4, 9],
    ballots: 'JJnJnJJnJn',
    tiles: [F, F],
    said: ['LFF', 'FF'],
    power: { move: { type: 'special-election', ...at(8) } },
  },
  { pair: [8, 1], ballots: 'JnJJJJnJnJ', tiles: [F, L], said: ['LFF', 'LF'] },
  { pair: [5, 6], ballots: 'nnJnJJnnJn' },
  { pair: [6, 4], ballots: 'nJnJnJJnJn' },
  {
    pair: [7, 10],
    ballots: 'JJJnnnJJnJ',
    tiles: [L, F],
    said: ['FFF', 'FF'],
    power: { move: executes(1) },
  },
  { pair: [8, 5], ballots: '.JnnJnJJnn' },
  { pair: [9, 6], ballots: '.nnnJJJnJn' },
  {
    pair: [10, 9],
    ballots: '.JnJnJJnJJ',
    tiles: [F, F],
    said: ['LFF', 'FF'],
    power: { move: executes(2) },
  },
  { pair: [3, 8], ballots: '..JJJnnJnJ', tiles: [F, L], said: ['LFF', 'LF'] },
  { pair: [4, 10], ballots: '..JJJnnJnJ', tiles: [F, 'veto'], said: ['FFF', 'FF'] },
  { pair: [5, 3], ballots: '..JJJnnJnJ', tiles: [F, L] },
];

/** The deck as it was dealt, and as it lay after each reshuffle. */
const decks = ['LFFFFLLLFFFFLFFLF', 'FLFLFFLFFFLF', 'FFFLFFLF'].map((letters) => cards(letters));

/** The roles of the drawn game, by seat. */
export const tenRoles: readonly Role[] = Array.from(
  'LFLLLHFLFL',
  (letter) => (({ L: 'liberal', F: 'fascist', H: 'hitler' }) as const)[letter] ?? 'liberal',
);

/** Plays the rounds by the rules; what a spectator hears of them. Throws where the rules refuse one of their steps. */
function heardOf(played: readonly Round[]): readonly Event[] {
  const [deck = [], ...reshuffled] = decks;
  const game = newGame({
    rules: {},
    players: tenNames.map((name) => ({ name })),
    roles: tenRoles,
    deck,
    firstPresident: 7,
  });
  const { round, president, because } = game;
  const heard: Event[] = [{ type: 'round-began', round, president, because }];
  const act = (seat: Seat, command: Command): void => {
    const refusal = play(game, seat, command, {
      shuffle: (tiles) => reshuffled.shift() ?? tiles,
      tell: (news) => {
        if (reaches(news, null)) heard.push(news.event);
      },
    });
    if (refusal !== null)
      throw new Error(`${game.round}, seat ${seat + 1}, ${command.type}: ${refusal.reason}`);
  };
  for (const { pair, ballots, tiles, said: claimed, power } of played) {
    const [president, chancellor] = [pair[0] - 1, pair[1] - 1];
    act(president, { type: 'nominate', chancellor });
    for (const [seat, letter] of Array.from(ballots).entries())
      if (letter !== '.') act(seat, { type: 'vote', ballot: letter === 'J' ? 'ja' : 'nein' });
    if (tiles === undefined) continue;
    const [discarded, laid] = tiles;
    act(president, { type: 'discard', policy: discarded });
    act(chancellor, laid === 'veto' ? { type: 'veto' } : { type: 'enact', policy: laid });
    if (laid === 'veto') act(president, { type: 'answer-veto', consent: true });
    if (claimed !== undefined) {
      act(president, { type: 'claim', about: 'president-hand', policies: cards(claimed[0]) });
      act(chancellor, { type: 'claim', about: 'chancellor-hand', policies: cards(claimed[1]) });
    }
    if (power === undefined) continue;
    const { move, said: party } = power;
    act(president, move);
    if (move.type === 'investigate' && party !== undefined)
      act(president, { type: 'claim', about: 'investigation', target: move.target, party });
  }
  return heard;
}

/** 9.27: the whole drawn game. */
export const wholeStory: readonly Event[] = heardOf(rounds);

/** 9.20: twelve rounds of the drawn game, and the thirteenth begun. */
export const twelveRounds: readonly Event[] = wholeStory.slice(
  0,
  wholeStory.findLastIndex((event) => event.type === 'nominated' && event.president === 8) + 1,
);

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
