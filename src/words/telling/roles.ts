import { followedBy, type Sentence } from '../span.ts';
import { hitlerKnowsFascists, roleCounts, type Mine, type Role } from '../../game/index.ts';
import { person, type Person } from '../phrases/person.ts';
import type { CardPhrases } from '../phrases/roles.ts';
import type { Phrases } from '../phrases/index.ts';
import type { RoleWords, Scene } from '../words.ts';

/** Roles as they are learned, in an edition's phrases. */
export function roles({ roles: say }: Phrases): RoleWords {
  return {
    title: say.title,
    ritualHead: say.ritualHead,
    ritual: (scene) => say.ritual[hitlerKnows(scene) ? 'hitlerLooks' : 'hitlerIsSeen'],
    envelope: (seat, nameOf) => say.envelope(person(seat, nameOf)),
    card(scene, mine) {
      const known = scene.beforeRitual
        ? say.card.beforeRitual
        : [say.card.youKnow, ...knownTo(mine, say.card.knows, scene).map(indented)];
      return [
        say.card.head[mine.role],
        say.card.party[mine.party],
        ...Array.from({ length: rowsOfKnown }, (_, row) => known[row] ?? ''),
        ...say.card.wins[mine.role],
      ];
    },
    ask: ({ view, players, nameOf }, looked) => ({
      bar: say.ask,
      rows: [say.askUnclear, say.firstPresident(looked, players, person(view.president, nameOf)), ''],
    }),
  };
}

/** A head, and who is known beneath it. */
const rowsOfKnown = 4;

const indented = (sentence: Sentence): Sentence => followedBy(' ', sentence);

function knownTo({ role, known }: Mine, say: CardPhrases['knows'], scene: Scene): readonly Sentence[] {
  const those = (wanted: Role): readonly Person[] =>
    known.flatMap((other) => (other.role === wanted ? [person(other.seat, scene.nameOf)] : []));
  if (role === 'mastermind')
    return [...those('hitler').map(say.all.hitler), say.all.fascists(those('fascist')), say.all.others];
  if (known.length === 0) return [role === 'hitler' ? say.nobodyKnownBy(fascistsIn(scene)) : say.nobody];
  const hitler = hitlerKnows(scene) ? say.hitler : say.hitlerKnowingNobody;
  const fascist = role === 'hitler' ? say.fascistKnowingYou : say.fascist;
  return known.map((other) => (other.role === 'hitler' ? hitler : fascist)(person(other.seat, scene.nameOf)));
}

const fascistsIn = ({ players }: Scene): number => roleCounts[players as keyof typeof roleCounts].fascist;

const hitlerKnows = ({ players, view }: Scene): boolean => hitlerKnowsFascists(players, view.rules);
