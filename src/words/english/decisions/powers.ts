import { bold, say, type Sentence } from '../../span.ts';
import { choosing } from './choosing.ts';
import { deadAreOut, fatal, partyOnly } from '../reminders.ts';
import { only } from '../../story.ts';
import { who, whoBold } from '../grammar.ts';
import type { Choice, Confirmation, DecisionWords, Scene, Words } from '../../words.ts';

export const powers: Pick<DecisionWords, 'investigate' | 'peek' | 'special-election' | 'execute'> = {
  investigate(scene, choice) {
    const name = choice.seat === null ? '' : scene.nameOf(choice.seat);
    return {
      bar: {
        either: ['Investigate: whose party card will you see?', 'Investigate: whose card?'],
      },
      rows: [
        choosing(scene, choice, {
          does: 'investigates',
          takes: [
            `Enter: “I formally investigate ${name}.”`,
            'Enter investigates this seat',
            'Enter investigates it',
          ],
        }),
        { either: ["You learn the party, not the role: Hitler's card says Fascist.", ...partyOnly] },
        probedBefore(scene, choice),
      ],
    };
  },

  peek: () => ({
    bar: {
      either: [
        'Peek: hold Space to see the top three, then Enter',
        'Peek at three: hold Space, then Enter',
        'Peek: hold Space, then Enter',
      ],
    },
    rows: [
      {
        either: [
          [bold('Tile 1 is drawn first; their order stays.')],
          [bold('Tile 1 is drawn first; order stays')],
        ],
      },
      'The next President draws these.',
      { either: ['Say so, lie, or say nothing.', 'Say so, lie or say nothing.'] },
    ],
  }),

  'special-election'(scene, choice) {
    const { view, nameOf } = scene;
    const number = view.nextPresident + 1;
    const twice = `Pick ${number} and ${number} stands twice.`;
    return {
      bar: {
        either: [
          'Special election: who is the next President?',
          'Special election: who is next President?',
          'Who is the next President?',
        ],
      },
      rows: [
        choosing(scene, choice, {
          does: 'makes it President next',
          takes: ['Enter makes this seat President next', 'Enter picks this seat'],
        }),
        {
          either: [
            'Anyone alive but you; term limits bar only Chancellors.',
            'Anyone alive but you; no term limits.',
          ],
        },
        {
          either: [
            say`Then order resumes left of you, at ${whoBold(view.nextPresident, nameOf)}. ${twice}`,
            say`Then order resumes at ${whoBold(view.nextPresident, nameOf)}. ${twice}`,
            say`Then order resumes at ${bold(`seat ${number}`)}. ${twice}`,
            say`Order resumes at ${bold(`seat ${number}`)}.`,
          ],
        },
      ],
    };
  },

  execute: (scene, choice) => ({
    bar: { either: ['Execute a player: who must go?', 'Execute: who must go?'] },
    rows: [
      choosing(scene, choice, {
        does: 'then y, executes',
        takes: ['Enter, then y, executes this seat', 'Enter, then y'],
      }),
      fatal,
      deadAreOut,
    ],
  }),
};

/** The question before an execution, where Enter means Back. */
export const confirmExecution = ({ nameOf }: Scene, target: number): Confirmation => ({
  head: 'YOUR MOVE',
  bar: {
    either: [
      `Execute ${who(target, nameOf)}? This can't be undone`,
      `Execute ${who(target, nameOf)}? No way back`,
      `Execute ${who(target, nameOf)}?`,
    ],
  },
  rows: [
    '',
    fatal,
    {
      either: [
        `${deadAreOut} Enter takes the highlighted: Back.`,
        `${deadAreOut} Enter means Back.`,
        'Enter takes the highlighted: Back.',
      ],
    },
  ],
  buttons: [
    ['Back', `“I formally execute ${nameOf(target)}.”`],
    ['Back', 'Execute'],
  ],
});

export const partyCard: Words['partyCard'] = (target, { nameOf, keys: { claim } }) => ({
  bar: {
    either: [
      `${who(target, nameOf)}'s party card: hold Space to look, then Enter`,
      `${who(target, nameOf)}'s party card: hold Space, then Enter`,
      `Seat ${target + 1}'s card: hold Space, then Enter`,
      `Seat ${target + 1}'s card: hold Space`,
    ],
  },
  rows: [
    {
      either: [
        [bold('Open while Space is held, closed when you let go.')],
        [bold('Open while Space is held.')],
      ],
    },
    { either: ['Tell the table the truth, a lie or nothing.', 'Say so, lie, or say nothing.'] },
    {
      either: [
        `${claim} claims it now; Space shows it again all game.`,
        `${claim} claims; Space shows it again.`,
        `${claim} claims; Space shows it.`,
      ],
    },
  ],
  label: { either: [`${nameOf(target)}'s party`, `seat ${target + 1}`] },
});

function probedBefore({ story, nameOf }: Scene, { barred }: Choice): Sentence {
  const before = barred.flatMap(({ move, refusal }) =>
    move.type === 'investigate' && refusal.reason === 'investigated-before' ? [move.target] : [],
  );
  const [seat] = before;
  if (seat === undefined)
    return {
      either: [
        'Nobody has been investigated yet, and nobody can be twice.',
        'Nobody can be investigated twice.',
      ],
    };
  const told = only(story, 'investigated').find(({ event }) => event.target === seat);
  const when = told ? `in round ${told.before.round}` : 'before';
  return {
    either: [
      say`Not ${whoBold(seat, nameOf)}: investigated ${when}, and nobody is twice in a game.`,
      say`Not ${whoBold(seat, nameOf)}: investigated ${when}.`,
      say`Not ${bold(`seat ${seat + 1}`)}: investigated ${when}.`,
    ],
  };
}
