import type { Chair } from './chair.ts';
import type { PersonCommand } from './commands.ts';
import type { Place } from './place.ts';
import type { Refused } from './session.ts';
import type { Run } from './run.ts';

/** Does what somebody may want of the table without hosting it, or says why it can't be done now. */
export function doFor(place: Place, command: PersonCommand, run: Run): Refused | null {
  return command.type === 'ready'
    ? ready(place.chair, command.ready, run)
    : wishBreakOff(place, command.wish, run);
}

/** In the lobby: wants to start. While roles are looked at: knows the role. */
function ready(chair: Chair | null, isReady: boolean, { course, publish }: Run): Refused | null {
  if (chair === null) return 'spectator';
  if (course.underWay?.looking) {
    course.change((match) => match.ready(chair));
    return null;
  }
  if (course.stage !== 'lobby') return 'lobby-only';
  chair.ready = isReady;
  publish();
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
