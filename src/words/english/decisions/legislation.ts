import { bold, type Sentence } from '../../span.ts';
import { who } from '../grammar.ts';
import type { Choice, DecisionWords, Panel, Scene } from '../../words.ts';

export const legislation: Pick<DecisionWords, 'discard' | 'enact' | 'answer-veto'> = {
  discard: ({ view, nameOf, keys }, choice) => ({
    bar: {
      either: [
        'Discard one; your Chancellor gets the other two',
        'Discard one; your C gets the other two',
        'Discard one; C gets the others',
        'Discard one; C gets two',
      ],
    },
    rows: discarding(view.chancellor === null ? '' : nameOf(view.chancellor), choice, keys.privacy),
  }),

  enact: (scene, choice) => ({
    bar: choice.barred.some(({ move }) => move.type === 'veto')
      ? { either: ['Lay one; the other is discarded', 'Lay one; one is discarded'] }
      : 'Lay one, or ask for a veto',
    rows: enacting(scene, choice),
  }),

  'answer-veto': ({ view: { chancellor, tracker }, nameOf, keys }) => {
    const name = chancellor === null ? '' : nameOf(chancellor);
    const asks = chancellor === null ? '' : who(chancellor, nameOf);
    return {
      bar: {
        either: [
          `${asks}: “I wish to veto this agenda.” Your answer?`,
          `${asks} asks for a veto. Your answer?`,
          `${asks} asks for a veto`,
          `Seat ${(chancellor ?? 0) + 1} asks for a veto`,
        ],
      },
      rows: [
        {
          either: [
            `${keys.agree} “I agree to the veto.” Both go, tracker to ${tracker + 1}.`,
            `${keys.agree} “I agree.” Both go, tracker to ${tracker + 1}.`,
            `${keys.agree} Both go, tracker to ${tracker + 1}.`,
          ],
        },
        {
          either: [
            `${keys.refuse} ${name} must lay one, and can't ask again.`,
            `${keys.refuse} C must lay one, and can't ask again.`,
            `${keys.refuse} C lays one, can't ask again.`,
          ],
        },
        { either: ['Hold Space to see what you drew and passed.', 'Hold Space to see your tiles.'] },
      ],
    };
  },
};

function discarding(chancellor: string, { tile, facesOpen, alone }: Choice, privacy: string): Panel['rows'] {
  const shutting = alone ? `${privacy} turns them face down.` : 'Let go and the faces close.';
  if (tile === null)
    return facesOpen
      ? ['1 2 3 pick the one to discard.', 'The other two go on, shuffled.', shutting]
      : ['Hold Space to see the faces.', '1 2 3 pick the one to discard;', 'Enter discards it, face down.'];
  const enter = [bold(`Enter discards tile ${tile + 1}, face down.`)];
  if (!facesOpen) return ['Hold Space to see the faces.', '1 2 3 pick the one to discard;', enter];
  const others = [1, 2, 3].filter((number) => number !== tile + 1).join(' and ');
  return [
    enter,
    { either: [`${chancellor} gets ${others}, shuffled.`, `C gets ${others}, shuffled.`] },
    shutting,
  ];
}

function enacting({ view, nameOf, keys }: Scene, { tile, veto, facesOpen, barred }: Choice): Panel['rows'] {
  const barredVeto = barred.find(({ move }) => move.type === 'veto')?.refusal.reason;
  if (barredVeto !== undefined) {
    const third = barredVeto === 'veto-refused' ? 'The veto was refused, and is asked for once.' : noVetoYet;
    const enter = tile === null ? null : [bold(`Enter lays tile ${tile + 1} on the board, face up.`)];
    if (!facesOpen)
      return [
        'Hold Space to see the faces.',
        enter ?? {
          either: ['1 2 pick the one to lay; Enter lays it, face up.', '1 2 pick one; Enter lays it, face up.'],
        },
        third,
      ];
    return [
      enter ?? '1 2 pick the one to lay on the board.',
      {
        either: [
          'The other one goes to the discards, face down.',
          'The other one is discarded, face down.',
          'The other one is discarded.',
        ],
      },
      third,
    ];
  }
  const ask: Sentence = {
    either: [
      `${keys.veto}: lay neither, if ${nameOf(view.president)} agrees.`,
      `${keys.veto}: lay neither, if P agrees.`,
    ],
  };
  return [enterOrLook(tile, veto, facesOpen), ask, 'One request. Tracker goes up.'];
}

function enterOrLook(tile: number | null, veto: boolean, facesOpen: boolean): Sentence {
  if (veto) return [bold('Enter asks for the veto.')];
  if (!facesOpen) return 'Hold Space to see the faces.';
  return tile === null ? '1 2 pick the one to lay.' : [bold(`Enter lays tile ${tile + 1}, face up.`)];
}

const noVetoYet: Sentence = {
  either: ['No veto yet: it opens after five Fascist ones.', 'No veto yet: after five Fascist ones.'],
};
