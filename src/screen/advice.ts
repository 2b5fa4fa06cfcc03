/** What an adviser says to whoever sits at this screen. */
import type { Advice, Sight } from '../bots/index.ts';
import type { Move } from '../game/index.ts';
import { isSurfaceOpen, type ScreenState } from './state.ts';

/** Weighs what may be done from what a seat knows: `advise` of the bots' room, where a table offers it. */
export type Adviser = (sight: Sight, options: readonly Move[]) => Advice;

/** It is asked once about each news of the table, which brings a story anew, however often that is drawn. */
const given = new WeakMap<ScreenState['story'], Advice>();

/** What a careful player would make of the game in the viewer's seat; null where nobody advises them. */
export function adviceOn({ advise, update, story }: ScreenState): Advice | null {
  const { view, viewer, decision } = update;
  if (advise === null || view === null || viewer === null || view.mine === null) return null;
  const known = given.get(story);
  if (known !== undefined) return known;
  const sight = { seat: viewer, view, hand: view.mine.hand, log: story.map(({ event }) => event) };
  const advice = advise(sight, decision?.options ?? []);
  given.set(story, advice);
  return advice;
}

/** Whether this person may be advised now. */
export const isAdvised = ({ advise, update: { table, view, viewer } }: ScreenState): boolean =>
  advise !== null && table.stage === 'playing' && !table.looking && view !== null && viewer !== null;

/**
 * Whether advice is to be read. What it says follows from the viewer's role and tiles, so that it is as secret as they
 * are: it lies open before somebody who is alone, and for all others while Space is held.
 */
export const isAdviceOpen = (state: ScreenState): boolean => state.page === 'advice' && isSurfaceOpen(state);
