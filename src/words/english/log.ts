import { inWords, listed, ordinal } from './grammar.ts';
import { claimed } from './claims.ts';
import {
  fascistSquares,
  fewAlive,
  hitlerZoneFrom,
  type Because,
  type EndedBy,
  type Party,
  type Policy,
  type Power,
  type Seat,
} from '../../game/index.ts';
import { nextAlive, seatsBetween, type Background } from '../story.ts';
import { terms } from './terms.ts';
import type { LogWords, NameOf } from '../words.ts';

export const log: LogWords = {
  'round-began': ({ president, because }, before, nameOf) =>
    `${nameOf(president)} is President: ${reason[because](president, before, nameOf)}.`,

  nominated: ({ president, chancellor }, { laid, notHitler }, nameOf) => {
    const names = `${nameOf(president)} names ${nameOf(chancellor)}`;
    if (notHitler.includes(chancellor)) return `${names}, proven not Hitler.`;
    if (laid.fascist < hitlerZoneFrom) return `${names}.`;
    return `${names}. ${inWords(laid.fascist)} F are laid, so the Hitler zone is on.`;
  },

  voted: () => null,

  elected: ({ president, chancellor, ballots, tracker }, before, nameOf) => {
    const [ja, nein] = counted(ballots);
    const back = before.tracker > 0 && tracker === 0 ? ' Tracker back to 0.' : '';
    return `${nameOf(president)} + ${nameOf(chancellor)} elected, ${ja} Ja to ${nein}.${back}`;
  },

  rejected: ({ president, chancellor, ballots, tracker }, _, nameOf) => {
    const [ja, nein] = counted(ballots);
    const why =
      ja === nein
        ? `, ${ja} to ${nein}: a tie fails`
        : `: ${ja} Ja of the ${Math.floor((ja + nein) / 2) + 1} needed`;
    return `${nameOf(president)} + ${nameOf(chancellor)} rejected${why}. Tracker ${tracker}.`;
  },

  'proved-not-hitler': ({ seat }, _, nameOf) =>
    `${nameOf(seat)} took office in the zone and the game goes on: not Hitler.`,

  enacted: ({ policy }, before) => {
    const count = before.laid[policy] + 1;
    return `${terms.party[policy]} policy laid, the ${ordinal(count)}${bringsOf(policy, count, before)}`;
  },

  'veto-asked': ({ chancellor }, _, nameOf) => `${nameOf(chancellor)}: “I wish to veto this agenda.”`,

  'veto-refused': ({ president }, { chancellor }, nameOf) =>
    `${nameOf(president)} refused the veto: ${chancellor === null ? 'one' : nameOf(chancellor)} must lay one of the two.`,

  'veto-agreed': ({ president, tracker }, { players, dead }, nameOf) =>
    `${nameOf(president)} agreed to the veto: three tiles discarded, no policy, tracker ${tracker}. ${electedSoLimited(players - dead.length)}`,

  chaos: ({ policy }, { laid }) =>
    `Chaos: three failures in a row laid the top tile, a ${terms.party[policy]} policy, the ${ordinal(laid[policy] + 1)}. No power, tracker 0, term limits forgotten.`,

  reshuffled: ({ cards }) => `Fewer than three tiles were left: shuffled with the discards, deck ${cards}.`,

  'power-opened': ({ power, president }, _, nameOf) =>
    `This square's power: ${nameOf(president)} ${uses[power]}.`,

  investigated: ({ president, target }, _, nameOf) =>
    `${nameOf(president)}: “I formally investigate ${nameOf(target)}.”`,

  peeked: ({ president }, _, nameOf) => `${nameOf(president)} looked at the top three tiles.`,

  'special-election-called': ({ president, target }, _, nameOf) =>
    `${nameOf(president)} called a special election for ${nameOf(target)}.`,

  executed: ({ president, target, hitler, party }, { players, dead }, nameOf) => {
    const few =
      players - dead.length - 1 === fewAlive ? ' With five alive only the last Chancellor is limited.' : '';
    return `${nameOf(president)} executed ${nameOf(target)}: ${hitler ? 'Hitler.' : `not Hitler.${cardShown(party)}${few}`}`;
  },

  claimed: ({ seat, claim }, _, nameOf) => `${nameOf(seat)} says: ${claimed(claim, nameOf)}.`,

  ended: ({ winner, by }) =>
    `The ${winner === 'mastermind' ? 'Mastermind wins' : `${terms.party[winner]}s win`}: ${ways[by]}.`,
};

/** C-19. */
const cardShown = (party: Party | null): string =>
  party === null ? '' : ` The party card says ${terms.party[party]}.`;

/** C-03: a vetoed government was elected all the same. */
export const electedSoLimited = (alive: number): string =>
  alive > fewAlive
    ? 'Both were elected, so both are limited.'
    : 'Both were elected; with so few alive only the Chancellor is limited.';

/** How a game was won. */
export const ways = {
  'liberal-policies': 'the fifth Liberal policy',
  'hitler-executed': 'Hitler was executed',
  'fascist-policies': 'the sixth Fascist policy',
  'hitler-elected': 'Hitler was elected Chancellor',
  mastermind: 'four Liberal and five Fascist policies',
} as const satisfies Record<EndedBy, string>;

/** What a President must do with a power. */
export const uses = {
  investigate: 'sees the party card of one player',
  peek: 'looks at the top three tiles',
  'special-election': 'picks the next President',
  execute: 'must execute a player, and decides alone',
} as const satisfies Record<Power, string>;

/** The same where there is little room. */
export const usesShort = {
  investigate: 'sees a party card',
  peek: 'sees the top three',
  'special-election': 'picks the next P',
  execute: 'must execute',
} as const satisfies Record<Power, string>;

/** How many said Ja and how many Nein. */
export const counted = (ballots: readonly (string | null)[]): readonly [number, number] => [
  ballots.filter((ballot) => ballot === 'ja').length,
  ballots.filter((ballot) => ballot === 'nein').length,
];

const reason: Readonly<Record<Because, (president: Seat, before: Background, nameOf: NameOf) => string>> = {
  first: () => 'drawn by lot',
  next: (president, before, nameOf) => {
    const { order } = before;
    if (order === null) return 'next in order';
    const skipped = seatsBetween(order, president, before).map((seat) => String(seat + 1));
    if (skipped.length > 0)
      return `seat${skipped.length > 1 ? 's' : ''} ${listed(skipped)} ${skipped.length > 1 ? 'are' : 'is'} dead`;
    return `next living seat after ${nameOf(order)}`;
  },
  'special-election': (president, before, nameOf) => {
    const picker = before.president === null ? '' : nameOf(before.president);
    const twice = before.order !== null && nextAlive(before.order, before) === president;
    return `picked by ${picker}${twice ? '; stands twice, being next as well' : ''}`;
  },
  resumed: (_, { order }, nameOf) =>
    `order resumes left of ${order === null ? 'the seat' : nameOf(order)}, who called the special election`,
};

function bringsOf(policy: Policy, count: number, { powers, players }: Background): string {
  if (policy === 'liberal') return '. No power.';
  if (count === fascistSquares) return '.';
  if (count === hitlerZoneFrom) return ': the Hitler zone is on from now.';
  if (count === fascistSquares - 1) return ': the veto opens with the next round.';
  return powers[count - 1] === null ? `. No power on this square with ${players} players.` : '.';
}
