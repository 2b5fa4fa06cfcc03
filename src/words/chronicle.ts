import { newest, only, type Told } from './story.ts';
import type { Ballot, Claim, Event, Party, Policy, Seat } from '../game/index.ts';

/** What came of a candidacy, beside the policy that it laid. */
export type Followed =
  | { readonly type: 'rejected'; readonly tie: boolean; readonly tracker: number }
  | { readonly type: 'vetoed'; readonly tracker: number }
  | { readonly type: 'chaos'; readonly policy: Policy; readonly count: number }
  | { readonly type: 'not-hitler'; readonly seat: Seat }
  /** With the party that its President claims to have seen. */
  | { readonly type: 'investigated'; readonly seat: Seat; readonly said: Party | null }
  | { readonly type: 'peeked'; readonly said: readonly Policy[] | null }
  | { readonly type: 'picked'; readonly seat: Seat }
  | { readonly type: 'killed'; readonly seat: Seat };

/** A pair that stood for election, and all that the table knows of it. */
export interface Government {
  readonly round: number;
  readonly president: Seat;
  readonly chancellor: Seat;
  readonly ballots: readonly (Ballot | null)[];
  readonly ja: number;
  readonly nein: number;
  readonly elected: boolean;
  /** What it laid, as which of its kind; or that it was vetoed. */
  readonly put: { readonly policy: Policy; readonly count: number } | 'veto' | null;
  /** What its President and Chancellor claim to have seen, the newest claim of each. */
  readonly said: Readonly<Record<'president' | 'chancellor', readonly Policy[] | null>>;
  /** The two claims are in conflict: see `contradict`. */
  readonly contradicts: boolean;
  readonly followed: readonly Followed[];
}

/** Every pair that was voted on, in order. */
export function governmentsIn(story: readonly Told[]): readonly Government[] {
  return only(story, 'elected', 'rejected').map(({ event, before: { round } }) => {
    const { president, chancellor, ballots } = event;
    const count = (kind: Ballot): number => ballots.filter((ballot) => ballot === kind).length;
    const elected = event.type === 'elected';
    const after = story.filter((told) => told.before.round === round);
    const claims = elected ? claimsOn(event.government, story) : [];
    const said = handsIn(claims);
    return {
      round,
      president,
      chancellor,
      ballots,
      ja: count('ja'),
      nein: count('nein'),
      elected,
      put: elected ? putBy(after) : null,
      said,
      contradicts:
        said.president !== null && said.chancellor !== null && contradict(said.president, said.chancellor),
      followed: after.flatMap((told) => followedBy(told, claims)),
    };
  });
}

/**
 * Whether a President's and a Chancellor's word on one session are in conflict: both can't be true, since the two tiles
 * aren't among the three; or they can, but the President discarded the only Liberal tile.
 */
export function contradict(drawn: readonly Policy[], got: readonly Policy[]): boolean {
  const liberals = (tiles: readonly Policy[]): number => tiles.filter((tile) => tile === 'liberal').length;
  return liberalsContradict(liberals(drawn), liberals(got));
}

/** The same by how many of the three and of the two tiles were Liberal. */
export const liberalsContradict = (drawn: number, got: number): boolean =>
  got > drawn || 2 - got > 3 - drawn || (drawn > 0 && got === 0);

/** What a government's President and Chancellor claim to have seen, the newest claim of each. */
export const claimedHands = (government: number, story: readonly Told[]): Government['said'] =>
  handsIn(claimsOn(government, story));

const handsIn = (claims: readonly Claim[]): Government['said'] => ({
  president: tilesOf(claims, 'president-hand'),
  chancellor: tilesOf(claims, 'chancellor-hand'),
});

function claimsOn(government: number, story: readonly Told[]): readonly Claim[] {
  return only(story, 'claimed').flatMap(({ event }) => (event.government === government ? [event.claim] : []));
}

function tilesOf(claims: readonly Claim[], about: Claim['about']): readonly Policy[] | null {
  const claim = claims.findLast((said) => said.about === about);
  return claim && claim.about !== 'investigation' ? claim.policies : null;
}

function putBy(after: readonly Told[]): Government['put'] {
  const told = newest(after, 'elected', 'enacted', 'veto-agreed');
  if (told === undefined) return null;
  const { event, before } = told;
  return event.type === 'enacted' ? { policy: event.policy, count: before.laid[event.policy] + 1 } : 'veto';
}

function followedBy({ event, before }: Told, claims: readonly Claim[]): readonly Followed[] {
  switch (event.type) {
    case 'rejected': {
      const ja = event.ballots.filter((ballot) => ballot === 'ja').length;
      const nein = event.ballots.filter((ballot) => ballot === 'nein').length;
      return [{ type: 'rejected', tie: ja === nein, tracker: event.tracker }];
    }
    case 'veto-agreed':
      return [{ type: 'vetoed', tracker: event.tracker }];
    case 'chaos':
      return [{ type: 'chaos', policy: event.policy, count: before.laid[event.policy] + 1 }];
    case 'proved-not-hitler':
      return [{ type: 'not-hitler', seat: event.seat }];
    default:
      return power(event, claims);
  }
}

function power(event: Event, claims: readonly Claim[]): readonly Followed[] {
  switch (event.type) {
    case 'investigated': {
      const claim = claims.findLast((said) => said.about === 'investigation');
      const said = claim?.about === 'investigation' ? claim.party : null;
      return [{ type: 'investigated', seat: event.target, said }];
    }
    case 'peeked':
      return [{ type: 'peeked', said: tilesOf(claims, 'peek') }];
    case 'special-election-called':
      return [{ type: 'picked', seat: event.target }];
    case 'executed':
      return [{ type: 'killed', seat: event.target }];
    default:
      return [];
  }
}
