import { boolean, nullable, picklist, strictObject, type InferOutput } from 'valibot';
import { fascistSquares, liberalSquares, type Mine, type View } from '../game/index.ts';
import { exactly } from './exactly.ts';
import { rules } from './rules.ts';
import {
  ballot,
  because,
  bySeat,
  cards,
  count,
  endedBy,
  list,
  ordinal,
  party,
  phase,
  policy,
  power,
  role,
  seat,
  tiles,
  tracker,
  winner,
} from './vocabulary.ts';

/** What a view shows to everybody. */
export const openView = exactly<Omit<View, 'mine'>>()(
  strictObject({
    rules,
    round: ordinal,
    phase,
    president: seat,
    because,
    chancellor: nullable(seat),
    nextPresident: seat,
    awaited: bySeat(seat),
    living: bySeat(seat),
    voted: bySeat(seat),
    ballots: nullable(bySeat(nullable(ballot))),
    liberalPolicies: count(liberalSquares),
    fascistPolicies: count(fascistSquares),
    tracker,
    deck: cards,
    discards: cards,
    hitlerZone: boolean(),
    veto: picklist(['closed', 'open', 'asked', 'refused']),
    powers: list(nullable(power), fascistSquares),
    usedPowers: list(
      nullable(strictObject({ power, president: seat, target: nullable(seat), government: ordinal })),
      fascistSquares,
    ),
    termLimits: nullable(strictObject({ president: seat, chancellor: seat })),
    limited: bySeat(seat),
    eligible: bySeat(seat),
    majority: ordinal,
    investigated: bySeat(seat),
    notHitler: bySeat(seat),
    ending: nullable(strictObject({ winner, by: endedBy, roles: bySeat(role) })),
  }),
);
export type OpenView = InferOutput<typeof openView>;

/** What a view shows to its seat alone. */
export const mine = exactly<Mine>()(
  strictObject({
    seat,
    role,
    party,
    known: bySeat(strictObject({ seat, role })),
    ballot: nullable(ballot),
    hand: tiles,
    discarded: nullable(policy),
    peek: tiles,
  }),
);
