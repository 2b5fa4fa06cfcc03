import { boolean, literal, nullable, picklist, strictObject, variant } from 'valibot';
import type { PublicEvent, SecretEvent } from '../game/index.ts';
import { claim } from './commands.ts';
import { exactly } from './exactly.ts';
import {
  ballot,
  because,
  bySeat,
  cards,
  endedBy,
  list,
  ordinal,
  party,
  policy,
  power,
  role,
  seat,
  tiles,
  tracker,
  winner,
} from './vocabulary.ts';

/** More sessions than any table has the patience for. */
const mostSessions = 999;
const session = strictObject({
  number: ordinal,
  president: seat,
  chancellor: seat,
  round: ordinal,
  drew: tiles,
  passed: tiles,
  enacted: nullable(policy),
});

const election = { president: seat, chancellor: seat, ballots: bySeat(nullable(ballot)), tracker };

/** What the whole table hears. */
export const publicEvent = exactly<PublicEvent>()(
  variant('type', [
    strictObject({ type: literal('round-began'), round: ordinal, president: seat, because }),
    strictObject({ type: literal('nominated'), president: seat, chancellor: seat }),
    strictObject({ type: literal('voted'), seat }),
    strictObject({ type: literal('elected'), government: ordinal, ...election }),
    strictObject({ type: literal('rejected'), ...election }),
    strictObject({ type: literal('proved-not-hitler'), seat }),
    strictObject({ type: literal('enacted'), policy, president: seat, chancellor: seat }),
    strictObject({ type: literal('veto-asked'), chancellor: seat }),
    strictObject({ type: literal('veto-refused'), president: seat }),
    strictObject({ type: literal('veto-agreed'), president: seat, tracker }),
    strictObject({ type: literal('chaos'), policy }),
    strictObject({
      type: literal('reshuffled'),
      cards,
      after: picklist(['session', 'chaos', 'veto']),
    }),
    strictObject({ type: literal('power-opened'), power, president: seat }),
    strictObject({ type: literal('investigated'), president: seat, target: seat }),
    strictObject({ type: literal('peeked'), president: seat }),
    strictObject({ type: literal('special-election-called'), president: seat, target: seat }),
    strictObject({
      type: literal('executed'),
      president: seat,
      target: seat,
      hitler: boolean(),
      party: nullable(party),
    }),
    strictObject({ type: literal('claimed'), seat, government: ordinal, claim }),
    strictObject({
      type: literal('ended'),
      roles: bySeat(role),
      sessions: list(session, mostSessions),
      winner,
      by: endedBy,
    }),
  ]),
);

/** What one seat alone hears. */
export const secretEvent = exactly<SecretEvent>()(
  variant('type', [
    strictObject({ type: literal('drew'), policies: tiles }),
    strictObject({ type: literal('passed'), discarded: policy, policies: tiles }),
    strictObject({ type: literal('received'), policies: tiles }),
    strictObject({ type: literal('saw-party'), target: seat, party }),
    strictObject({ type: literal('saw-deck'), policies: tiles }),
  ]),
);
