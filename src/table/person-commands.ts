import { areAlike, type Rules } from '../game/index.ts';
import type { Chair } from './chair.ts';
import type { PersonCommand } from './commands.ts';
import type { Place } from './place.ts';
import type { Refused } from './session.ts';
import type { Run } from './run.ts';

/** Does what somebody may want of the table without hosting it, or says why it can't be done now. */
export function doFor(place: Place, command: PersonCommand, run: Run): Refused | null {
  switch (command.type) {
    case 'ready':
      return ready(place.chair, command.rules, run);
    case 'looked':
      return looked(place.chair, run);
    case 'break-off':
      return wishBreakOff(place, command.wish, run);
  }
}

/** Whoever is ready has seen by which rules: what was said of others, before it was known that they had changed, counts for nothing. */
function ready(chair: Chair | null, rules: Partial<Rules> | null, { course, publish }: Run): Refused | null {
  if (chair === null) return 'spectator';
  if (course.stage !== 'lobby') return 'lobby-only';
  if (rules !== null && !areAlike(rules, course.rules)) return 'rules-changed';
  chair.ready = rules !== null;
  publish();
  return null;
}

function looked(chair: Chair | null, { course }: Run): Refused | null {
  if (chair === null) return 'spectator';
  if (course.underWay === null) return 'game-only';
  if (!course.underWay.looking) return 'stale';
  course.change((match) => match.looked(chair));
  return null;
}

/** The host's wish breaks the game off; those of others are counted. */
function wishBreakOff({ hosts, chair }: Place, wish: boolean, run: Run): Refused | null {
  const { course } = run;
  if (course.underWay === null) return 'game-only';
  if (hosts && wish) {
    course.breakOff('host');
    return null;
  }
  if (chair === null) return 'spectator';
  if (wish === course.wantsBreakOff.has(chair)) return 'stale';
  if (!run.takeShare(chair)) return 'too-fast';
  run.note(wish ? 'wants-break-off' : 'wants-to-play-on', chair);
  if (course.wish(chair, wish)) course.breakOff('majority');
  else run.publish();
  return null;
}
