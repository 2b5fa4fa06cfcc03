import { claimedHands } from './chronicle.ts';
import { only, type Told } from './story.ts';
import type { EndedBy, Policy, Role, Seat, Session } from '../game/index.ts';

/** A government's session as it was, beside what its two members said of it; null where one said nothing. */
export interface Revealed extends Session {
  readonly said: Readonly<Record<'president' | 'chancellor', Word | null>>;
}

/** What a member of a government said of its tiles, and whether that was a lie. */
export interface Word {
  readonly policies: readonly Policy[];
  readonly lie: boolean;
}

/** Something that decided a game. */
export type TurningPoint = { readonly round: number } & (
  | {
      readonly type: 'sunk';
      readonly seat: Seat;
      /** What the tracks would have come to, had the Liberal tile been laid. */
      readonly liberal: number;
      readonly fascist: number;
    }
  | { readonly type: 'hitler-stood' }
  /** A Liberal tile that a President owes to a Liberal card seen in round `seen`. */
  | { readonly type: 'trusted'; readonly seat: Seat; readonly seen: number }
  | { readonly type: 'won'; readonly by: EndedBy; readonly last: Told | undefined }
);

/** Every session of a game that is over, in order; none before its end. */
export function sessionsRevealed(story: readonly Told[]): readonly Revealed[] {
  const [end] = only(story, 'ended');
  return (end?.event.sessions ?? []).map((session) => {
    const { president, chancellor } = claimedHands(session.number, story);
    return {
      ...session,
      said: { president: wordOn(session.drew, president), chancellor: wordOn(session.passed, chancellor) },
    };
  });
}

/**
 * At most three, in the order of the game: the Liberal tile sunk as the Fascists first took the lead (or else the last
 * one sunk), the last time that Hitler was one Ja short of winning, the last time that trust in a Liberal card laid a
 * Liberal tile and, where one of these is missing, what ended the game.
 */
export function turningPoints(story: readonly Told[]): readonly TurningPoint[] {
  const [end] = only(story, 'ended');
  if (end === undefined) return [];
  const { event, before } = end;
  const won = { type: 'won', round: before.round, by: event.by, last: decisiveIn(story) } as const;
  return [sunkIn(event.sessions, story), hitlerStood(event.roles, story), trusted(event.roles, story), won]
    .filter((point) => point !== undefined)
    .slice(0, 3)
    .toSorted((one, other) => one.round - other.round);
}

function wordOn(seen: readonly Policy[], policies: readonly Policy[] | null): Word | null {
  return policies && { policies, lie: liberalsIn(seen) !== liberalsIn(policies) };
}

const liberalsIn = (tiles: readonly Policy[]): number => tiles.filter((tile) => tile === 'liberal').length;

function sunkIn(sessions: readonly Session[], story: readonly Told[]): TurningPoint | undefined {
  const sunk = only(story, 'enacted').flatMap(({ event, before }) => {
    const session = sessions.find(({ number }) => number === before.government?.number);
    if (event.policy === 'liberal' || session === undefined || liberalsIn(session.drew) === 0) return [];
    const seat = liberalsIn(session.passed) > 0 ? event.chancellor : event.president;
    const { liberal, fascist } = before.laid;
    const tookLead = fascist + 1 > liberal && fascist <= liberal;
    const point = { type: 'sunk', round: before.round, seat, liberal: liberal + 1, fascist } as const;
    return [{ point, tookLead }];
  });
  return (sunk.find(({ tookLead }) => tookLead) ?? sunk.at(-1))?.point;
}

/** From the third Fascist policy on, one more Ja for Hitler would have ended the game. */
function hitlerStood(roles: readonly Role[], story: readonly Told[]): TurningPoint | undefined {
  const told = only(story, 'rejected').findLast(({ event: { chancellor, ballots }, before }) => {
    const cast = ballots.filter((ballot) => ballot !== null);
    const ja = cast.filter((ballot) => ballot === 'ja').length;
    const majority = Math.floor(cast.length / 2) + 1;
    return roles[chancellor] === 'hitler' && before.laid.fascist >= 3 && ja + 1 === majority;
  });
  return told && { type: 'hitler-stood', round: told.before.round };
}

/**
 * A Liberal President has Chancellor be whose card they had seen, that player being a Liberal, and their government lays
 * a Liberal tile.
 */
function trusted(roles: readonly Role[], story: readonly Told[]): TurningPoint | undefined {
  const points = only(story, 'enacted').flatMap(({ event, before }) => {
    const { policy, president, chancellor } = event;
    if (policy !== 'liberal' || roles[president] !== 'liberal' || roles[chancellor] !== 'liberal') return [];
    const seen = only(story, 'investigated').find(
      (told) =>
        told.before.round < before.round &&
        told.event.president === president &&
        told.event.target === chancellor,
    );
    return seen
      ? [{ type: 'trusted', round: before.round, seat: president, seen: seen.before.round } as const]
      : [];
  });
  return points.at(-1);
}

const decisiveIn = (story: readonly Told[]): Told | undefined =>
  only(story, 'enacted', 'chaos', 'executed', 'elected').at(-1);
