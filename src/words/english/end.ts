import { newest } from '../story.ts';
import { terms } from './terms.ts';
import { ways } from './log.ts';
import { who } from './grammar.ts';
import type { Sentence } from '../span.ts';
import type { Ending, Role } from '../../game/index.ts';
import type { ClosedReason, Confirmation, EndWords, NameOf, Panel, Scene } from '../words.ts';
import type { TurningPoint } from '../hindsight.ts';

export const end: EndWords = {
  won,
  count: (rounds, governments) =>
    `${rounds} round${rounds === 1 ? '' : 's'} · ${governments} government${governments === 1 ? '' : 's'}`,
  whoHead: 'Who was who',
  governmentsHead: 'What they had, what they said',
  governmentsColumns: ' R P+C   drew gave put P said  C said',
  vetoed: 'veto',
  lie: 'lie',
  turningHead: 'Turning points',
  turningPoint,
  killed: (round) => `killed R${round}`,
  head: 'THE END',
  panel: (scene, ending) => ({
    bar: `${won(ending)}: ${howWon(scene, ending)}`,
    rows: [losers(scene, ending), '', 'The host may deal again to the same seats. Thank you for playing.'],
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

function turningPoint(point: TurningPoint, nameOf: NameOf): Sentence {
  const round = `R${point.round}`.padEnd(5);
  switch (point.type) {
    case 'sunk': {
      const sank = `sank the L of ${point.liberal} to ${point.fascist}.`;
      return { either: [`${round}${nameOf(point.seat)} ${sank}`, `${round}Seat ${point.seat + 1} ${sank}`] };
    }
    case 'hitler-stood':
      return `${round}Hitler stood, one Ja short.`;
    case 'trusted': {
      const trusted = `trusted the card of R${point.seen}.`;
      return {
        either: [`${round}${nameOf(point.seat)} ${trusted}`, `${round}Seat ${point.seat + 1} ${trusted}`],
      };
    }
    case 'won': {
      const [long, ...shorter] = decisive(point, nameOf);
      return { either: [`${round}${long}`, ...shorter.map((version) => `${round}${version}`)] };
    }
  }
}

/** What ended the game, at several lengths. */
function decisive(
  { by, last }: Extract<TurningPoint, { type: 'won' }>,
  nameOf: NameOf,
): readonly [string, ...string[]] {
  if (by === 'hitler-elected') return ['Hitler was elected Chancellor.'];
  const event = last?.event;
  if (event?.type === 'executed') return [`${nameOf(event.president)} executed Hitler.`];
  const tile = by === 'liberal-policies' ? 'the fifth L' : 'the sixth F';
  if (event?.type !== 'enacted') return [`Chaos laid ${tile}.`];
  const { president, chancellor } = event;
  return [
    `${nameOf(president)} + ${nameOf(chancellor)} laid ${tile}.`,
    `${president + 1} + ${chancellor + 1} laid ${tile}.`,
  ];
}

function losers({ nameOf }: Scene, { winner, roles }: NonNullable<Scene['view']['ending']>): string {
  const names = (role: Role): string[] =>
    roles.flatMap((other, seat) => (other === role ? [nameOf(seat)] : []));
  if (winner === 'fascist') return `Lost: ${names('liberal').join(', ')}.`;
  return `Lost: ${[...names('fascist'), ''].join(', ')}and Hitler: ${names('hitler').join('')}.`;
}

/** The question before leaving, where Enter means Stay. */
export function leave(scene: Scene | null, hosts: boolean, returnLine: string): Confirmation {
  const playing = scene !== null && scene.view.ending === null;
  return {
    head: 'LEAVE',
    bar: `Leave the table?${playing ? awaited(scene) : ''}`,
    rows: [
      '',
      scene === null ? freed(hosts) : kept(returnLine),
      hosts ? `Closing it ends the table for everybody${playing ? ', and the game undecided' : ''}.` : '',
    ],
    buttons: hosts ? ['Stay', 'Leave my seat, keep the table', 'Close it for all'] : ['Stay', 'Leave'],
  };
}

function awaited({ me, view }: Scene): string {
  if (me === null || view.phase === 'legislate' || !view.awaited.includes(me)) return '';
  return view.phase === 'vote' ? ' It is your ballot they wait for' : ' It is you they wait for';
}

const freed = (hosts: boolean): string =>
  hosts
    ? 'Leaving frees your seat and keeps the table; closing it ends it for everybody.'
    : 'Your seat will be free for somebody else.';

function kept(returnLine: string): Sentence {
  if (returnLine === '') return 'Your seat is kept.';
  const back = `Come back with:  ${returnLine}`;
  return { either: [`Your seat is kept. ${back}`, back, returnLine] };
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
