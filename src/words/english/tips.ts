import { inWords } from './grammar.ts';
import { mastermindWins, type Mine, type Role } from '../../game/index.ts';
import { only } from '../story.ts';
import type { DrawerWords, Scene } from '../words.ts';

/** A hint, and whether it is of use now. */
type Tip = readonly [now: boolean, said: string];

const always = {
  liberal: [
    'Say at once what you saw: the table is solving a puzzle.',
    'Take your time: hurried votes help the Fascists.',
  ],
  fascist: [
    'Be a Liberal to all: coming out gains you nothing.',
    'Settle what to do with each hand before you look: pausing betrays you.',
  ],
  hitler: [
    'Be the most helpful Liberal at the table: you need its votes.',
    'Lie little and quarrel with nobody: let the Fascists take the risks.',
  ],
  mastermind: [
    'Keep the tracks level: you lose with either team.',
    'Pass for a Liberal, and be worth keeping alive.',
  ],
} as const satisfies Record<Role, readonly [string, string]>;

const dead = [
  'The dead keep silent: not a word, not a look, until the game is over.',
  'Watch who votes for whom: at the end you can see how close you were.',
] as const;

/** The two hints that are of most use now, before those that always are. */
export const tips: DrawerWords['tips'] = (scene, mine) => {
  if (!scene.view.living.includes(mine.seat)) return dead;
  const timely = tipsFor[mine.role](scene, mine).flatMap(([now, said]) => (now ? [said] : []));
  const [first, second] = always[mine.role];
  return [timely[0] ?? first, timely[1] ?? (timely.length === 0 ? second : first)];
};

const tipsFor: Readonly<Record<Role, (scene: Scene, mine: Mine) => readonly Tip[]>> = {
  liberal: (scene) => [
    ...cardSeen(scene),
    [scene.view.hitlerZone, 'Whom you elect now may be Hitler: ask for reasons before you vote Ja.'],
    [
      scene.view.liberalPolicies > 0,
      `Six Liberal tiles exist, ${inWords(scene.view.liberalPolicies).toLowerCase()} of them on the board by now.`,
    ],
  ],
  fascist: ({ view }) => [
    [view.hitlerZone, 'Hitler as Chancellor wins at once: speak for it without haste.'],
    [view.fascistPolicies > 0, 'A Fascist policy has three suspects: you, your partner and the deck.'],
  ],
  hitler: ({ view }) => [
    [view.hitlerZone, 'Elected Chancellor you win at once: look like the safe choice.'],
    [
      view.powers[view.fascistPolicies] === 'execute',
      'The next Fascist policy may kill: a clean record is your shield.',
    ],
  ],
  mastermind: ({ view }) => [
    [view.hitlerZone, 'You know who Hitler is: neither election nor bullet may find that seat.'],
    [
      view.liberalPolicies === mastermindWins.liberal,
      'Four Liberal policies: now you want the fifth Fascist one.',
    ],
    [view.fascistPolicies === mastermindWins.fascist, 'Be Chancellor when the fourth Liberal policy is laid.'],
  ],
};

/** The newest party card that the viewer saw, while its owner lives. */
function cardSeen({ story, view, nameOf }: Scene): readonly Tip[] {
  const seen = only(story, 'saw-party').at(-1)?.event;
  if (seen === undefined || !view.living.includes(seen.target)) return [];
  const name = nameOf(seen.target);
  return [
    [seen.party === 'liberal', `You know that ${name} is Liberal: show trust, and say why.`],
    [seen.party === 'fascist', `You saw ${name}'s Fascist card: say so, and expect a denial.`],
  ];
}
