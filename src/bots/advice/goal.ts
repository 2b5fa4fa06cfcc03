/** What a seat plays for, and how near it is. */
import { fascistSquares, liberalSquares, type Policy, type Role, type View } from '../../game/index.ts';
import { needsOffice, wanted } from '../aims.ts';

/** The policies laid. */
export interface Tracks {
  readonly liberal: number;
  readonly fascist: number;
}

export interface Goal {
  /** The policy that it would rather see laid now. */
  readonly policy: Policy;
  /** The chance that it wins once Hitler is elected in the zone: 0 or 1. */
  readonly hitlerElected: number;
  /** What it costs to be seen as a fascist for certain, beside 1 for the game. */
  readonly cover: number;
  /** Only as Chancellor can it win with the next policy it wants (MM-9). */
  readonly needsOffice: boolean;
}

/**
 * Being trusted is worth the more, the more a role can still do with it: a fascist's cover about as much as a policy,
 * Hitler's twice that, since the game can be won by it.
 */
const covers: Readonly<Record<Role, number>> = { liberal: 0, fascist: 0.25, hitler: 0.6, mastermind: 0 };

export function goalOf(view: View): Goal {
  const role = view.mine?.role ?? 'liberal';
  const fascist = role === 'fascist' || role === 'hitler';
  return {
    policy: fascist ? 'fascist' : wanted(view),
    hitlerElected: fascist ? 1 : 0,
    cover: covers[role],
    needsOffice: role === 'mastermind' && needsOffice(view),
  };
}

export const tracksIn = ({ liberalPolicies, fascistPolicies }: View): Tracks => ({
  liberal: liberalPolicies,
  fascist: fascistPolicies,
});

export const withPolicy = (tracks: Tracks, policy: Policy): Tracks => ({
  ...tracks,
  [policy]: tracks[policy] + 1,
});

/** A policy's worth in log odds of winning: fitted to the odd ones of 462 games of seven that people played. */
const worthOfPolicy = 0.27;

/** The chance that whoever wants that policy wins, with so many laid. */
export function chanceToWin({ policy }: Goal, { liberal, fascist }: Tracks): number {
  const liberalsWin =
    liberal >= liberalSquares
      ? 1
      : fascist >= fascistSquares
        ? 0
        : 1 / (1 + Math.exp(worthOfPolicy * (fascist - liberal)));
  return policy === 'liberal' ? liberalsWin : 1 - liberalsWin;
}
