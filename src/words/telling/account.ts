import { fascistSquares, liberalSquares, trackerEnd, type View } from '../../game/index.ts';
import { person } from '../phrases/person.ts';
import { sentences } from '../span.ts';
import type { AccountWords, GuestAccount, PlayerAccount } from '../account-words.ts';
import type { NameOf } from '../words.ts';
import type { Phrases } from '../phrases/index.ts';

/** The screen in sentences. */
export function account({ account: say }: Phrases): AccountWords {
  return {
    board: (view, nameOf) => [
      government(view, nameOf),
      say.laid.liberal(view.liberalPolicies, liberalSquares),
      sentences(say.laid.fascist(view.fascistPolicies, fascistSquares), say.nextSquare[nextSquare(view)]),
      ...(view.hitlerZone ? [say.zone] : []),
      say.tracker(view.tracker, trackerEnd),
      say.piles(view.deck, view.discards),
      say.nextPresident(person(view.nextPresident, nameOf)),
    ],
    player: (player) =>
      say.about(
        person(player.seat, () => player.name),
        aboutPlayer(player),
      ),
    guest: (guest) =>
      say.about(
        person(guest.seat, () => guest.name),
        aboutGuest(guest),
      ),
    tile: (place, face) => (face === null ? say.tile(place + 1) : say.tileFace[face](place + 1)),
    page: say.page,
  };

  function government({ phase, president, chancellor }: View, nameOf: NameOf): string {
    const holds = say.government[phase === 'nominate' || phase === 'vote' ? 'stands' : 'inOffice'];
    return sentences(
      holds.president(person(president, nameOf)),
      ...(chancellor === null ? [] : [holds.chancellor(person(chancellor, nameOf))]),
    );
  }

  function aboutPlayer({ placard, awaited, ballot, marks }: PlayerAccount): readonly string[] {
    return [
      ...marks.filter((mark) => mark === 'you').map((mark) => say.mark[mark]),
      ...(placard === null ? [] : [say.placard[placard.how][placard.office]]),
      ...(ballot === null ? [] : [say.ballot[ballot]]),
      ...marks.filter((mark) => mark !== 'you').map((mark) => say.mark[mark]),
      ...(awaited ? [say.awaited] : []),
    ];
  }

  function aboutGuest({ mine, ready, hosts, bot, away }: GuestAccount): readonly string[] {
    const { guest } = say;
    return [
      ...(mine ? [guest.you] : []),
      hosts ? guest.host : ready ? guest.ready : guest.notReady,
      ...(bot ? [guest.bot] : []),
      ...(away ? [guest.away] : []),
    ];
  }
}

function nextSquare({ fascistPolicies, powers }: View): keyof Phrases['account']['nextSquare'] {
  if (fascistPolicies >= fascistSquares - 1) return 'win';
  return powers[fascistPolicies] ?? 'nothing';
}
