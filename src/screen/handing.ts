import { isReady, partyCard, type ScreenState } from './state.ts';
import { kindOf } from './answers.ts';
import type { Seat } from '../game/index.ts';

/** One terminal goes from hand to hand, and this screen is what everybody may see of the table, or one person's own. */
export type Handing =
  | {
      readonly at: 'board';
      /** Whose turn with the keyboard it is; null while nobody is asked anything. */
      readonly next: Seat | null;
      /** Who can have it. */
      readonly people: readonly Seat[];
    }
  | {
      readonly at: 'seat';
      /** Whom somebody knows is still to come by the ritual: their screen shows the own role only. */
      readonly beforeRitual: boolean;
    };

/** Names what somebody who was handed the keyboard is asked; null while that is nothing. A ballot that is cast is answered. */
export function errandOf(state: ScreenState): string | null {
  const { decision, table, view } = state.update;
  if (table.looking) return isReady(state.update) ? null : 'role';
  if (partyCard(state) !== null) return card;
  if (decision === null || (kindOf(decision) === 'vote' && view?.mine?.ballot !== null)) return null;
  return decision.id;
}

/** Whether what was asked is done: the party card of an investigation belongs to it. */
export const isDone = (before: string | null, now: string | null): boolean =>
  before !== null && now !== before && now !== card;

const card = 'party-card';
