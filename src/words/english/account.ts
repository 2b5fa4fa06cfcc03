import { fascistSquares, liberalSquares, type Power, type View } from '../../game/index.ts';
import { officeNames, who } from './grammar.ts';
import type { AccountWords, PlayerAccount } from '../account-words.ts';
import type { Mark } from '../board-words.ts';
import type { NameOf } from '../words.ts';

/** The screen in sentences. */
export const account: AccountWords = {
  board: (view, nameOf) => [
    government(view, nameOf),
    `Liberal policies: ${view.liberalPolicies} of ${liberalSquares}.`,
    `Fascist policies: ${view.fascistPolicies} of ${fascistSquares}. ${nextSquare(view)}`,
    ...(view.hitlerZone ? ['Hitler zone: if Hitler is elected Chancellor, the Fascists win.'] : []),
    `Tracker: ${view.tracker} of 3. At 3 the top tile is laid by itself.`,
    `Deck: ${view.deck}. Discarded: ${view.discards}.`,
    `${who(view.nextPresident, nameOf)} is next to be President.`,
  ],
  player: (player) =>
    sentence(
      who(player.seat, () => player.name),
      aboutPlayer(player),
    ),
  guest: ({ seat, name, mine, ready, hosts, bot, away }) =>
    sentence(`${seat + 1} ${name}`, [
      ...(mine ? ['you'] : []),
      ...(hosts ? ['the host'] : [ready ? 'ready' : 'not ready yet']),
      ...(bot ? ['a bot'] : []),
      ...(away ? ['away'] : []),
    ]),
  tile: (place, face) =>
    face === null ? `Tile ${place + 1}` : `Tile ${place + 1}, ${face === 'liberal' ? 'Liberal' : 'Fascist'}`,
  page: { up: 'Up', down: 'Down', shut: 'Back to the board', chat: 'Chat' },
};

const sentence = (head: string, about: readonly string[]): string =>
  about.length === 0 ? head : `${head}: ${about.join(', ')}`;

function government({ phase, president, chancellor }: View, nameOf: NameOf): string {
  const stands = phase === 'nominate' || phase === 'vote' ? ' candidate' : '';
  const first = `President${stands}: ${who(president, nameOf)}.`;
  return chancellor === null ? first : `${first} Chancellor${stands}: ${who(chancellor, nameOf)}.`;
}

const brings: Readonly<Record<Power, string>> = {
  investigate: 'the President looks at a party card',
  peek: 'the President sees the top three tiles',
  'special-election': 'the President picks the next President',
  execute: 'the President executes a player',
};

function nextSquare({ fascistPolicies, powers }: View): string {
  if (fascistPolicies >= fascistSquares - 1) return 'The next one wins the game for the Fascists.';
  const power = powers[fascistPolicies] ?? null;
  return power === null ? 'The next one brings no power.' : `With the next one ${brings[power]}.`;
}

const marks: Readonly<Record<Mark, string>> = {
  dead: 'dead',
  away: 'away',
  bot: 'played by a bot',
  notHitler: 'not Hitler, proven',
  limit: "can't be Chancellor now",
  probed: 'party card was seen',
  you: 'you',
};

function aboutPlayer({ placard, awaited, ballot, marks: marked }: PlayerAccount): readonly string[] {
  const mine = marked.includes('you') ? [marks.you] : [];
  const others = marked.filter((mark) => mark !== 'you').map((mark) => marks[mark]);
  return [
    ...mine,
    ...(placard === null ? [] : [placed(placard)]),
    ...(ballot === null ? [] : [ballots[ballot]]),
    ...others,
    ...(awaited ? ['the table waits for it'] : []),
  ];
}

function placed({ how, office }: NonNullable<PlayerAccount['placard']>): string {
  const name = officeNames[office];
  return { stands: `${name} candidate`, inOffice: name, was: `last elected ${name}` }[how];
}

const ballots = { ja: 'voted Ja', nein: 'voted Nein', cast: 'has voted' } as const;
