import { mastermindWins, type Mine, type Role } from '../../game/index.ts';
import { only } from '../story.ts';
import { person } from '../phrases/person.ts';
import type { DrawerWords, Scene } from '../words.ts';
import type { Phrases } from '../phrases/index.ts';

/** A hint, and whether it is of use now. */
type Tip = readonly [now: boolean, said: string];

/** The two hints that are of most use now, before those that always are. */
export function tips({ tips: say }: Phrases): DrawerWords['tips'] {
  const tipsFor: Readonly<Record<Role, (scene: Scene) => readonly Tip[]>> = {
    liberal: (scene) => [
      ...cardSeen(scene),
      [scene.view.hitlerZone, say.liberal.zone],
      [scene.view.liberalPolicies > 0, say.liberal.tiles(scene.view.liberalPolicies)],
    ],
    fascist: ({ view }) => [
      [view.hitlerZone, say.fascist.zone],
      [view.fascistPolicies > 0, say.fascist.suspects],
    ],
    hitler: ({ view }) => [
      [view.hitlerZone, say.hitler.zone],
      [view.powers[view.fascistPolicies] === 'execute', say.hitler.executionNext],
    ],
    mastermind: ({ view }) => [
      [view.hitlerZone, say.mastermind.zone],
      [view.liberalPolicies === mastermindWins.liberal, say.mastermind.fourLiberal],
      [view.fascistPolicies === mastermindWins.fascist, say.mastermind.fiveFascist],
    ],
  };

  /** The newest party card that the viewer saw, while its owner lives. */
  function cardSeen({ story, view, nameOf }: Scene): readonly Tip[] {
    const seen = only(story, 'saw-party').at(-1)?.event;
    if (seen === undefined || !view.living.includes(seen.target)) return [];
    const target = person(seen.target, nameOf);
    return [
      [seen.party === 'liberal', say.liberal.sawLiberal(target)],
      [seen.party === 'fascist', say.liberal.sawFascist(target)],
    ];
  }

  return (scene, { seat, role }: Mine) => {
    if (!scene.view.living.includes(seat)) return say.dead;
    const timely = tipsFor[role](scene).flatMap(([now, said]) => (now ? [said] : []));
    const [first, second] = say.always[role];
    return [timely[0] ?? first, timely[1] ?? (timely.length === 0 ? second : first)];
  };
}
