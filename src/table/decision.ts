import { barred, options, type Game, type Seat } from '../game/index.ts';
import type { Decision } from './session.ts';

/** The question that is open to a seat, or null. Its id stays the same while that seat's question does. */
export function decisionFor(game: Game, seat: Seat): Decision | null {
  const open = options(game, seat);
  if (open.length === 0) return null;
  const again = game.vetoRefused && game.phase === 'enact' ? '.again' : '';
  return { id: `${game.round}.${game.phase}${again}.${seat}`, options: open, barred: barred(game, seat) };
}
