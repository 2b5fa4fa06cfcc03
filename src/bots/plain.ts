import { isTrue, lastEnacted, suspects, unclaimed } from './reading.ts';
import { trackerEnd, type Claim, type Move, type Policy } from '../game/index.ts';
import type { Bot, Sight } from './bot.ts';
import type { Dice } from '../chance/index.ts';

/**
 * Plays by a few plain rules. It suspects the members of each government that enacted a Fascist policy.
 *
 * - It never names or approves a suspect as Chancellor while somebody eligible is none. From the third Fascist policy
 *   it approves only who is proven not to be Hitler, or anyone when one more failure would bring chaos; of those whom
 *   it may name it then names one who is proven, if there is one.
 * - As a liberal, and as Hitler, it discards Fascist and enacts Liberal tiles when it can, and claims the truth.
 * - As a fascist it does the reverse, and claims as many Fascist tiles as fit what was enacted, three after a peek,
 *   and of an investigation the other party.
 * - Its targets are among those it suspects, else among all.
 * - It asks for no veto, and grants one when both tiles that it passed are Fascist, but never as a fascist.
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
        return dice.pick(tilesLike(isFascist(sight) ? 'liberal' : 'fascist', options));
      case 'enact':
        return dice.pick(tilesLike(isFascist(sight) ? 'fascist' : 'liberal', options));
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
    const said = isFascist(sight)
      ? open.findLast((claim) => deceives(claim, sight))
      : open.find((claim) => isTrue(claim, log));
    return said ?? null;
  },
};

const isFascist = ({ view }: Sight): boolean => view.mine?.role === 'fascist';

function nominate({ view, log }: Sight, options: readonly Move[], dice: Dice): Move {
  const suspected = suspects(log);
  const allowed = preferring(options, (move) => move.type === 'nominate' && !suspected.has(move.chancellor));
  if (!view.hitlerZone) return dice.pick(allowed);
  return dice.pick(
    preferring(allowed, (move) => move.type === 'nominate' && view.notHitler.includes(move.chancellor)),
  );
}

function approves({ view, log }: Sight): boolean {
  const { chancellor } = view;
  if (chancellor === null) throw new Error('a vote on nobody');
  if (view.hitlerZone && view.tracker === trackerEnd - 1) return true;
  if (view.hitlerZone && !view.notHitler.includes(chancellor)) return false;
  const suspected = suspects(log);
  return !suspected.has(chancellor) || view.eligible.every((seat) => suspected.has(seat));
}

const grants = (sight: Sight): boolean =>
  !isFascist(sight) && sight.hand.every((policy) => policy === 'fascist');

function aim({ log }: Sight, options: readonly Move[], dice: Dice): Move {
  const suspected = suspects(log);
  return dice.pick(preferring(options, (move) => 'target' in move && suspected.has(move.target)));
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
  if (claim.about === 'investigation') return !isTrue(claim, log);
  return claim.about === 'peek' || lastEnacted(log) !== 'liberal' || claim.policies.includes('liberal');
}
