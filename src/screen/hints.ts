import { answersIn, areFacesOpen, isSilent, surfaceOf, type ScreenState } from './state.ts';
import { askedIn } from './answers.ts';
import { concernOf } from './concern.ts';
import { hintKinds, type HintKind } from '../words/index.ts';
import type { Step } from './effects.ts';

/** Those of what was kept elsewhere that are kinds of hints here. */
export const hintsAmong = (kept: readonly unknown[]): readonly HintKind[] =>
  hintKinds.filter((kind) => kept.includes(kind));

/** The hint for the dock's last row; null once its kind has been answered, or where the row has more to say. */
export function hintOf(state: ScreenState): HintKind | null {
  const kind = metIn(state);
  return kind === null || state.hinted.has(kind) || isTaken(state, kind) ? null : kind;
}

/** The hints that a person needs no more after a step: on what it answered, said, showed or ended. */
export function learnt(before: ScreenState, { state, effects }: Step): readonly HintKind[] {
  const { decision } = before.update;
  const done = effects.flatMap((effect): readonly HintKind[] => {
    if (effect.type === 'answer') return decision ? [askedIn(decision)] : [];
    if (effect.type === 'claim') return ['claim'];
    return effect.type === 'say' ? ['chat'] : [];
  });
  const looked: readonly HintKind[] = state.open && surfaceOf(state) === 'drawer' ? ['drawer'] : [];
  const ended: readonly HintKind[] = isSilent(before) && !isSilent(state) ? ['silence'] : [];
  return [...done, ...looked, ...ended].filter((kind) => !before.hinted.has(kind));
}

function metIn(state: ScreenState): HintKind | null {
  const { decision } = state.update;
  const concern = concernOf(state);
  if (state.typing === 'say') return 'chat';
  if (concern === 'claim') return 'claim';
  if (concern === 'question') return decision && askedIn(decision);
  if (concern !== 'watching') return null;
  if (isSilent(state)) return 'silence';
  return surfaceOf(state) === 'drawer' ? 'drawer' : null;
}

/** The last row warns of the Hitler zone, or says what a key does or whom a rule bars: no hint may take its place. */
function isTaken(state: ScreenState, kind: HintKind): boolean {
  const { view } = state.update;
  if (view === null || kind === 'claim') return false;
  if (view.phase === 'nominate') return view.hitlerZone;
  switch (kind) {
    case 'vote':
      return view.awaited.length === 1;
    case 'discard':
      return !areFacesOpen(state) || answersIn(state)[state.picked ?? -1] === undefined;
    case 'investigate':
      return view.investigated.length > 0;
    default:
      return false;
  }
}
