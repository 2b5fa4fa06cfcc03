import { newest } from '../story.ts';
import { terms } from './terms.ts';
import { ways } from './log.ts';
import { who } from './grammar.ts';
import type { Ending, Role } from '../../game/index.ts';
import type { ClosedReason, Confirmation, EndWords, Panel, Scene } from '../words.ts';

export const end: EndWords = {
  won,
  count: (rounds, governments) =>
    `${rounds} round${rounds === 1 ? '' : 's'} · ${governments} government${governments === 1 ? '' : 's'}`,
  whoHead: 'Who was who',
  governmentsHead: 'What they laid, what they said',
  governmentsColumns: ' R P+C   vote put  P said C said',
  vetoed: 'veto',
  killed: (round) => `killed R${round}`,
  head: 'THE END',
  panel: (scene, ending) => ({
    bar: `${won(ending)}: ${howWon(scene, ending)}`,
    rows: [losers(scene, ending), '', 'Thank you for playing.'],
  }),
};

function won({ winner }: Ending): string {
  return `${terms.party[winner].toUpperCase()}S WIN`;
}

function howWon({ story, nameOf }: Scene, { by }: Ending): string {
  const way = ways[by];
  const laid = newest(story, 'nominated', 'enacted', 'chaos')?.event;
  if (laid === undefined || !by.endsWith('policies')) return way;
  return laid.type === 'chaos'
    ? `${way}, laid by chaos`
    : `${way}, laid by ${who(laid.president, nameOf)} + ${who(laid.chancellor, nameOf)}`;
}

function losers({ nameOf }: Scene, { winner, roles }: NonNullable<Scene['view']['ending']>): string {
  const names = (role: Role): string[] =>
    roles.flatMap((other, seat) => (other === role ? [nameOf(seat)] : []));
  if (winner === 'fascist') return `Lost: ${names('liberal').join(', ')}.`;
  return `Lost: ${[...names('fascist'), ''].join(', ')}and Hitler: ${names('hitler').join('')}.`;
}

/** The question before leaving, where Enter means Stay. */
export function leave(scene: Scene | null, host: boolean): Confirmation {
  const playing = scene !== null && scene.view.ending === null;
  const awaited =
    playing && scene.me !== null && scene.view.phase !== 'legislate' && scene.view.awaited.includes(scene.me);
  return {
    head: 'LEAVE',
    bar: `Leave the table?${awaited ? ' It is you they wait for' : ''}`,
    rows: ['', leaving(playing, host), ''],
    back: 'Stay',
    goOn: 'Leave',
  };
}

function leaving(playing: boolean, host: boolean): string {
  if (host)
    return `You host this table: it closes for everybody${playing ? ', and the game ends undecided' : ''}.`;
  return playing
    ? "A bot plays on for your seat, and you can't come back to it."
    : 'Your seat will be free for somebody else.';
}

export const closed: Readonly<Record<ClosedReason, Panel>> = {
  'host-left': {
    bar: 'TABLE CLOSED. Its host left',
    rows: ['The table was run by the host: without it nobody can play on.', '', ''],
  },
  storage: {
    bar: 'TABLE CLOSED. Its record could not be written',
    rows: ['Nothing may happen that the record of the game would not show.', '', ''],
  },
};
