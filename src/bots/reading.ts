/** What a bot can read from its seat's view and log. */
import type { Claim, Event, Policy, Seat } from '../game/index.ts';

/** The members of every government that enacted a Fascist policy, and whose own card it saw to be the Mastermind's. */
export function suspects(log: readonly Event[]): ReadonlySet<Seat> {
  const suspected = new Set<Seat>();
  for (const event of log) {
    if (event.type === 'enacted' && event.policy === 'fascist') {
      suspected.add(event.president).add(event.chancellor);
    }
    if (event.type === 'saw-party' && event.party === 'mastermind') suspected.add(event.target);
  }
  return suspected;
}

/** Those elected Chancellor in the Hitler zone without ending the game, whether or not the table keeps it on show (C-22). */
export const provenNotHitler = (log: readonly Event[]): ReadonlySet<Seat> =>
  new Set(log.flatMap((event) => (event.type === 'proved-not-hitler' ? [event.seat] : [])));

/** What the last session laid; null where it was vetoed, or is under way. */
export function lastEnacted(log: readonly Event[]): Policy | null {
  const last = log.findLast(({ type }) => type === 'elected' || type === 'enacted');
  return last?.type === 'enacted' ? last.policy : null;
}

/** Those of a seat's open claims about which it has said nothing since its government was elected. */
export function unclaimed(seat: Seat, log: readonly Event[], claims: readonly Claim[]): readonly Claim[] {
  const since = log.slice(log.findLastIndex(({ type }) => type === 'elected'));
  const said = since.flatMap((event) =>
    event.type === 'claimed' && event.seat === seat ? [event.claim.about] : [],
  );
  return claims.filter(({ about }) => !said.includes(about));
}

const sightOf = { 'president-hand': 'drew', 'chancellor-hand': 'received', peek: 'saw-deck' } as const;

/** Whether a claim says what this seat last saw of the thing it is about; hands in any order. */
export function isTrue(claim: Claim, log: readonly Event[]): boolean {
  if (claim.about === 'investigation') {
    const saw = last(log, 'saw-party');
    return saw?.target === claim.target && saw.party === claim.party;
  }
  const saw = last(log, sightOf[claim.about]);
  if (saw === undefined) return false;
  const inOrder = claim.about === 'peek';
  return written(saw.policies, inOrder) === written(claim.policies, inOrder);
}

const written = (tiles: readonly Policy[], inOrder: boolean): string =>
  (inOrder ? tiles : tiles.toSorted()).join();

function last<T extends Event['type']>(
  log: readonly Event[],
  type: T,
): Extract<Event, { readonly type: T }> | undefined {
  return log.findLast((event): event is Extract<Event, { readonly type: T }> => event.type === type);
}
