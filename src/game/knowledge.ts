/** Knowledge: whose role cards a player is shown at the start, and what a party card shows. */
import { ask } from './expansions/index.ts';
import { roles, type Party, type Role } from './vocabulary.ts';
import type { Game } from './game.ts';
import type { Rules } from './house-rules.ts';
import type { Seat } from './seats.ts';

/** A role that a seat was shown. */
export interface Shown {
  readonly seat: Seat;
  readonly role: Role;
}

/** The others whose roles that seat is shown. */
export function rolesShownTo(game: Game, seat: Seat): Shown[] {
  const own = roleAt(game, seat);
  return game.roles.flatMap((role, other) =>
    other !== seat && isShown(game, own, role) ? [{ seat: other, role }] : [],
  );
}

function isShown(game: Game, knower: Role, known: Role): boolean {
  const { roles, rules } = game;
  if (isFascist(known) && knowsFascists(knower, roles.length, rules)) return true;
  return ask(game, ({ knows }) => knows?.(knower, known, rules)) ?? false;
}

const isFascist = (role: Role): boolean => role === 'fascist' || role === 'hitler';

/** Whether a seat of that role knows every fascist, Hitler among them: R-11; for Hitler, R-12. */
const knowsFascists = (role: Role, players: number, rules: Rules): boolean =>
  role === 'fascist' || (role === 'hitler' && hitlerKnowsFascists(players, rules));

/** R-12, C-08: Hitler knows the fascists at 5 and 6, unless the table decided otherwise. */
export function hitlerKnowsFascists(players: number, { hitlerKnows }: Rules): boolean {
  return hitlerKnows === 'by-count' ? players <= 6 : hitlerKnows === 'always';
}

/** what the party card beside a seat's role card shows. */
export const partyOf = (game: Game, seat: Seat): Party => partyOfRole(game, roleAt(game, seat));

/** Everything that party cards may show at this table. */
export const partiesAt = (game: Game): readonly Party[] => [
  ...new Set(roles.map((role) => partyOfRole(game, role))),
];

const partyOfRole = (game: Game, role: Role): Party =>
  ask(game, ({ party }) => party?.(role, game.rules)) ?? (isFascist(role) ? 'fascist' : 'liberal');

function roleAt(game: Game, seat: Seat): Role {
  const role = game.roles[seat];
  if (role === undefined) throw new Error(`no seat ${seat} at this table`);
  return role;
}
