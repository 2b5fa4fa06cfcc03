import { newest } from '../story.ts';
import { terms } from './terms.ts';
import { ways } from './log.ts';
import { who } from './grammar.ts';
import type { Sentence } from '../span.ts';
import type { EndedBy, Ending, Event, Role, Seat } from '../../game/index.ts';
import type { EndWords, NameOf, Scene } from '../words.ts';
import type { TurningPoint } from '../hindsight.ts';

/** After the last game of a table. */
export const noMore = 'The table is closed. Thank you for playing.';

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
  panel: (scene, ending, open) => ({
    bar: howWon(scene, ending),
    rows: [
      losers(scene, ending),
      '',
      open
        ? {
            either: [
              'The host may deal again to the same seats. Thank you for playing.',
              'The host may deal again. Thank you for playing.',
              'The host may deal again.',
            ],
          }
        : noMore,
    ],
  }),
};

function won({ winner }: Ending): string {
  return winner === 'mastermind' ? 'THE MASTERMIND WINS' : `${terms.party[winner].toUpperCase()}S WIN`;
}

function howWon({ story, nameOf }: Scene, ending: Ending): Sentence {
  const { by } = ending;
  const way = `${won(ending)}: ${ways[by]}`;
  const laid = newest(story, 'nominated', 'enacted', 'chaos')?.event;
  if (laid === undefined || (!by.endsWith('policies') && by !== 'mastermind'))
    return { either: [way, won(ending)] };
  if (laid.type === 'chaos') return { either: [`${way}, laid by chaos`, way, won(ending)] };
  const { president, chancellor } = laid;
  return {
    either: [
      `${way}, laid by ${who(president, nameOf)} + ${who(chancellor, nameOf)}`,
      `${way}, laid by ${president + 1} + ${chancellor + 1}`,
      way,
      won(ending),
    ],
  };
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
  if (event?.type === 'executed')
    return [
      event.hitler
        ? `${nameOf(event.president)} executed Hitler.`
        : `${nameOf(event.president)} spared the Mastermind.`,
    ];
  const tile = lastTile(by, event);
  if (event?.type !== 'enacted') return [`Chaos laid ${tile}.`];
  const { president, chancellor } = event;
  return [
    `${nameOf(president)} + ${nameOf(chancellor)} laid ${tile}.`,
    `${president + 1} + ${chancellor + 1} laid ${tile}.`,
  ];
}

function lastTile(by: EndedBy, event: Event | undefined): string {
  if (by === 'liberal-policies') return 'the fifth L';
  if (by === 'fascist-policies') return 'the sixth F';
  return event?.type === 'enacted' && event.policy === 'liberal' ? 'the fourth L' : 'the fifth F';
}

function losers({ nameOf }: Scene, { winner, roles }: NonNullable<Scene['view']['ending']>): Sentence {
  const lost = (said: (seat: Seat) => string): string => {
    const all = (role: Role): string[] => roles.flatMap((other, seat) => (other === role ? [said(seat)] : []));
    const [mastermind] = all('mastermind');
    if (winner === 'mastermind') return `Lost: everybody but ${mastermind ?? 'the Mastermind'}.`;
    const alone = mastermind === undefined ? '' : `, and the Mastermind: ${mastermind}`;
    if (winner === 'fascist') return `Lost: ${all('liberal').join(', ')}${alone}.`;
    return `Lost: ${[...all('fascist'), ''].join(', ')}and Hitler: ${all('hitler').join('')}${alone}.`;
  };
  return { either: [lost(nameOf), lost((seat) => String(seat + 1))] };
}
