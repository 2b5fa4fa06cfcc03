import * as mastermind from './mastermind.ts';
import { isTrue, lastEnacted, provenNotHitler, suspects, unclaimed } from './reading.ts';
import { mastermindIsNear, roleKnown, wanted } from './aims.ts';
import { policies, trackerEnd, type Claim, type Move, type Policy, type Seat } from '../game/index.ts';
import type { Bot, Sight } from './bot.ts';
import type { Dice } from '../chance/index.ts';

/**
 * Plays by a few plain rules. It suspects the members of each government that enacted a Fascist policy, and whomever
 * it saw to be the Mastermind.
 *
 * - It never names or approves a suspect as Chancellor while somebody eligible is none. From the third Fascist policy
 *   it approves only who is proven not to be Hitler, or anyone when one more failure would bring chaos; of those whom
 *   it may name it then names one who is proven, if there is one. Where the next Fascist policy may win for a
 *   Mastermind, it approves no suspect as President either.
 * - As a liberal, and as Hitler, it discards Fascist and enacts Liberal tiles when it can, and claims the truth.
 * - As a fascist it does the reverse, and claims as many Fascist tiles as fit what was enacted, three after a peek,
 *   and of an investigation the other party.
 * - As the Mastermind it plays like a liberal up to the fourth Liberal policy, and like a fascist from then on up to
 *   the fifth Fascist one; it names and approves by what it knows of roles.
 * - Its targets are among those it suspects, else among all. The Mastermind spares Hitler, and a fascist executes none
 *   of its own where a Mastermind may be among the others.
 * - It asks for no veto, and grants one when both tiles that it passed are Fascist and it wants none.
 *
 * Where several moves fit, each is as likely.
 */
export const plain: Bot = {
  name: 'plain',
  listens: true,
  decide(sight, options, dice) {
    switch (options[0]?.type) {
      case 'nominate':
        return nominate(sight, options, dice);
      case 'vote': {
        const ballot = approves(sight) ? 'ja' : 'nein';
        return dice.pick(options.filter((option) => option.type === 'vote' && option.ballot === ballot));
      }
      case 'discard':
        return dice.pick(tilesLike(wanted(sight.view) === 'fascist' ? 'liberal' : 'fascist', options));
      case 'enact':
        return dice.pick(tilesLike(wanted(sight.view), options));
      case 'answer-veto': {
        const consent = grants(sight);
        return dice.pick(
          options.filter((option) => option.type === 'answer-veto' && option.consent === consent),
        );
      }
      default:
        return aim(sight, options, dice);
    }
  },
  claim(sight, claims) {
    const { seat, log } = sight;
    const open = unclaimed(seat, log, claims);
    const said =
      wanted(sight.view) === 'fascist'
        ? open.findLast((claim) => deceives(claim, sight))
        : open.find((claim) => isTrue(claim, log));
    return said ?? null;
  },
};

const isMastermind = ({ view }: Sight): boolean => view.mine?.role === 'mastermind';

function nominate(sight: Sight, options: readonly Move[], dice: Dice): Move {
  const { view, log } = sight;
  const naming = (fits: (chancellor: Seat) => boolean, among: readonly Move[]): readonly Move[] =>
    preferring(among, (move) => move.type === 'nominate' && fits(move.chancellor));
  if (isMastermind(sight)) return dice.pick(naming((seat) => mastermind.wouldElect(view, seat), options));
  const suspected = suspects(log);
  const allowed = naming((seat) => !suspected.has(seat), options);
  if (!view.hitlerZone) return dice.pick(allowed);
  const proven = provenNotHitler(log);
  return dice.pick(naming((seat) => proven.has(seat), allowed));
}

function approves(sight: Sight): boolean {
  const { view, log } = sight;
  const { president, chancellor } = view;
  if (chancellor === null) throw new Error('a vote on nobody');
  if (isMastermind(sight)) return mastermind.approves(view, chancellor);
  if (view.hitlerZone && view.tracker === trackerEnd - 1) return true;
  if (view.hitlerZone && !provenNotHitler(log).has(chancellor)) return false;
  const suspected = suspects(log);
  if (mastermindIsNear(view) && suspected.has(president)) return false;
  return !suspected.has(chancellor) || view.eligible.every((seat) => suspected.has(seat));
}

const grants = ({ view, hand }: Sight): boolean =>
  wanted(view) === 'liberal' && hand.every((policy) => policy === 'fascist');

function aim(sight: Sight, options: readonly Move[], dice: Dice): Move {
  const suspected = suspects(sight.log);
  const fair = preferring(options, (move) => !('target' in move) || !spares(sight, move));
  return dice.pick(preferring(fair, (move) => 'target' in move && suspected.has(move.target)));
}

/** Whom a seat would rather not aim at, by what it knows of roles. */
function spares({ view }: Sight, { type, target }: Extract<Move, { readonly target: Seat }>): boolean {
  const known = roleKnown(view, target);
  if (view.mine?.role === 'mastermind') return known === 'hitler';
  return (
    type === 'execute' && view.mine?.role === 'fascist' && view.rules.mastermind !== 'off' && known !== null
  );
}

/** The moves with that tile, else those with the other; no veto. */
const tilesLike = (policy: Policy, options: readonly Move[]): readonly Move[] =>
  preferring(
    options.filter((move) => 'policy' in move),
    (move) => move.policy === policy,
  );

/** The moves that fit, or all where none does. */
function preferring<M extends Move>(moves: readonly M[], fits: (move: M) => boolean): readonly M[] {
  const fitting = moves.filter(fits);
  return fitting.length > 0 ? fitting : moves;
}

/** Whether a fascist says so. Tiles stand from the most Liberal to the most Fascist claim, so that the last fits best. */
function deceives(claim: Claim, { log }: Sight): boolean {
  if (claim.about === 'investigation')
    return !isTrue(claim, log) && (policies as readonly unknown[]).includes(claim.party);
  return claim.about === 'peek' || lastEnacted(log) !== 'liberal' || claim.policies.includes('liberal');
}
