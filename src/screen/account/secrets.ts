import { longest } from './in-words.ts';
import { partyCard, surfaceOf, type ScreenState } from '../state.ts';
import { secretRows } from '../draw/drawer.ts';
import type { Scene, Words } from '../../words/index.ts';

/** What is open before the viewer alone: the role card, tiles, a party card or all that the drawer keeps. */
export function secrets(state: ScreenState, scene: Scene, words: Words): readonly string[] {
  const { mine } = scene.view;
  if (mine === null) return [];
  switch (surfaceOf(state)) {
    case 'role':
      return words.roles
        .card(scene, mine)
        .map(longest)
        .filter((text) => text !== '');
    case 'faces':
      return state.tiles.map((policy, place) => words.account.tile(place, policy));
    case 'party': {
      const seen = partyCard(state);
      if (seen === null) return [];
      return [`${longest(words.partyCard(seen.target, scene).label)}: ${words.terms.party[seen.party]}`];
    }
    case 'drawer': {
      const { label, says, tips } = words.drawer;
      const rows = secretRows.map((name) => `${label[name]}: ${longest(says[name](scene, mine))}`);
      return [...rows, ...tips(scene, mine)];
    }
    case 'advice':
    case null:
      return [];
  }
}
