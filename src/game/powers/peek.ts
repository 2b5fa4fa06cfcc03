/** Policy peek: the President alone sees the top three tiles, which stay as they are; this step closes the look. */
import { chooseOnly, type Act } from '../act.ts';
import { handSize } from '../deck.ts';
import { nextRound } from '../nomination.ts';
import { noteUse, power } from './power.ts';
import type { Game } from '../game.ts';
import type { Peek } from '../commands.ts';
import type { Policy } from '../vocabulary.ts';

/** The tiles that a President with this power may look at, top first. */
export const topThree = (game: Game): Policy[] => game.deck.slice(0, handSize);

export const peek: Act<Peek> = {
  ...power('peek'),
  ...chooseOnly<Peek>({ type: 'peek' }),
  bars: [],
  carryOut(game, _, surroundings) {
    const { president } = game;
    noteUse(game, 'peek', null);
    surroundings.tell?.({ event: { type: 'peeked', president } });
    surroundings.tell?.({ event: { type: 'saw-deck', policies: topThree(game) }, to: president });
    nextRound(game, surroundings);
  },
};
