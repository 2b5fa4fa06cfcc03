import { bold, say, type Sentence } from '../../span.ts';
import { drawAndLay, ifAgreed, ifRefused, talkIsOpen, talkLater, zoneNow } from '../reminders.ts';
import { electedSoLimited, uses, usesShort } from '../log.ts';
import {
  fascistSquares,
  fewAlive,
  hitlerZoneFrom,
  liberalSquares,
  trackerEnd,
  type Policy,
} from '../../../game/index.ts';
import { inWords, ordinal, who, whoBold } from '../grammar.ts';
import { terms } from '../terms.ts';
import { thenNext } from './next.ts';
import type { OutcomeWords, Scene } from '../../words.ts';

export const legislation: Pick<OutcomeWords, 'enacted' | 'veto-asked' | 'veto-refused' | 'veto-agreed'> = {
  enacted({ event, before }, scene) {
    const { view, nameOf } = scene;
    const { policy, president, chancellor } = event;
    const count = before.laid[policy] + 1;
    const power = view.phase === 'nominate' || view.phase === 'over' ? null : view.powers[count - 1];
    const party = terms.party[policy].toUpperCase();
    const heads = [`${party} POLICY, the ${ordinal(count)}.`, `${party}, the ${ordinal(count)}.`] as const;
    const seat = `Seat ${president + 1}`;
    return {
      policy,
      bar:
        policy === 'fascist' && power
          ? {
              either: [
                `${heads[0]} ${who(president, nameOf)} ${uses[power].split(',')[0]}`,
                ...heads.flatMap((head) => [
                  `${head} ${who(president, nameOf)} ${usesShort[power]}`,
                  `${head} ${seat} ${usesShort[power]}`,
                ]),
                `${party} ${count}. ${seat} ${usesShort[power]}`,
              ],
            }
          : thenNext(scene, ...heads),
      rows: [
        {
          either: [
            `laid by ${who(president, nameOf)} + ${who(chancellor, nameOf)}. ${toGo(policy, count)}`,
            `laid by ${president + 1} + ${chancellor + 1}. ${toGo(policy, count)}`,
            toGo(policy, count),
          ],
        },
        brings(policy, count, scene),
        power
          ? {
              either: [
                `${talkIsOpen(scene)} ${nameOf(president)} may ask, but decides alone.`,
                `${talkIsOpen(scene)} The President decides alone.`,
                talkIsOpen(scene),
              ],
            }
          : talkIsOpen(scene),
      ],
    };
  },

  'veto-asked': ({ event }, { view, nameOf }) => ({
    bar: {
      either: [
        `VETO  ${who(event.chancellor, nameOf)}: “I wish to veto this agenda.”`,
        `VETO  asked for by ${who(event.chancellor, nameOf)}`,
        `VETO  asked for by seat ${event.chancellor + 1}`,
      ],
    },
    rows: [
      {
        either: [
          say`${whoBold(view.president, nameOf)} agrees or refuses, in the open.`,
          say`${whoBold(view.president, nameOf)} agrees or refuses.`,
        ],
      },
      ifAgreed(view),
      ifRefused(nameOf(event.chancellor)),
    ],
  }),

  'veto-refused': ({ event, before }, { nameOf }) => ({
    bar: {
      either: [
        `VETO REFUSED by ${who(event.president, nameOf)}. The government legislates: silence`,
        `VETO REFUSED by ${who(event.president, nameOf)}. They legislate: silence`,
        `VETO REFUSED by ${who(event.president, nameOf)}. Silence`,
        `VETO REFUSED by seat ${event.president + 1}. Silence`,
      ],
    },
    rows: [
      before.chancellor === null
        ? drawAndLay
        : {
            either: [
              say`${whoBold(before.chancellor, nameOf)} must lay one of the two tiles.`,
              say`${whoBold(before.chancellor, nameOf)} must lay one.`,
            ],
          },
      {
        either: [
          "A veto is asked for once: it can't be asked for again in this round.",
          'A veto is asked for once in a round.',
        ],
      },
      talkLater,
    ],
  }),

  'veto-agreed': ({ event }, scene) => ({
    bar: thenNext(
      scene,
      `VETO, agreed by ${who(event.president, scene.nameOf)}.`,
      `VETO, agreed by seat ${event.president + 1}.`,
    ),
    rows: [
      {
        either: [
          say`Three tiles are discarded, no policy is laid. ${bold(`Tracker ${event.tracker} of ${trackerEnd}`)}.`,
          say`Three tiles go, no policy. ${bold(`Tracker ${event.tracker} of ${trackerEnd}`)}.`,
        ],
      },
      {
        either: [
          electedSoLimited(scene.view.living.length),
          scene.view.living.length > fewAlive
            ? 'Both are limited.'
            : 'With so few alive only the Chancellor is limited.',
          'Only the Chancellor is limited.',
        ],
      },
      talkIsOpen(scene),
    ],
  }),
};

function toGo(policy: Policy, count: number): string {
  const left = (policy === 'liberal' ? liberalSquares : fascistSquares) - count;
  return `${inWords(left)} more and the ${terms.party[policy]}s win.`;
}

function brings(policy: Policy, count: number, { view, players }: Scene): Sentence {
  if (policy === 'liberal')
    return {
      either: [
        'No power comes with a Liberal policy, and the tracker is back to 0.',
        'No power comes with it, and the tracker is back to 0.',
        'No power; tracker back to 0.',
      ],
    };
  if (count === fascistSquares - 1)
    return {
      either: [
        say`${bold('Veto')} opens next round: Chancellor and President can agree to lay neither tile.`,
        say`${bold('Veto')} opens next round: C and P can agree to lay neither.`,
        say`${bold('Veto')} opens next round.`,
      ],
    };
  if (count === hitlerZoneFrom) return zoneNow;
  const power = view.powers[count - 1];
  return power ? { either: powerSays[power] } : `No power on this square with ${players} players.`;
}

const powerSays = {
  investigate: [
    'The power: the President alone sees the party card of another player.',
    'The power: the President alone sees a party card.',
    'The power: P alone sees a party card.',
  ],
  peek: [
    'The power: the President alone sees the top three tiles; they stay as they are.',
    'The power: the President alone sees the top three tiles.',
    'The power: P alone sees the top three tiles.',
  ],
  'special-election': [
    'The power: the President picks who stands for President next.',
    'The power: the President picks the next President.',
    'The power: P picks the next President.',
  ],
  execute: [
    'The power: the President executes a player. If it is Hitler, Liberals win.',
    'The power: P executes a player. If Hitler, Liberals win.',
    'The power: P kills. If Hitler, Liberals win.',
  ],
} as const;
