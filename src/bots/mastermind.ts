/** How the Mastermind of `plain` deals with players: it knows them all, so that it reads no suspicion. */
import { needsOffice, roleKnown, wanted } from './aims.ts';
import { trackerEnd, type Seat, type View } from '../game/index.ts';

/** Whether it would have that seat as Chancellor: never Hitler in the zone, else whoever lays what it wants. */
export function wouldElect(view: View, seat: Seat): boolean {
  if (seat === view.mine?.seat) return true;
  return !needsOffice(view) && !wouldLose(view, seat) && roleKnown(view, seat) === wanted(view);
}

/** Whether it says Ja: to whom it would elect, or to anyone but Hitler when one more failure would bring chaos. */
export const approves = (view: View, chancellor: Seat): boolean =>
  wouldElect(view, chancellor) || (view.tracker === trackerEnd - 1 && !wouldLose(view, chancellor));

/** Hitler elected in the zone ends the game, and the Mastermind loses. */
const wouldLose = (view: View, seat: Seat): boolean => view.hitlerZone && roleKnown(view, seat) === 'hitler';
