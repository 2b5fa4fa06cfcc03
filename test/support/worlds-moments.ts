import { ballots, type Chance, type Policy, type Seat, type Viewer } from '../../src/game/index.ts';
import { pick, type History, type Moment, type Step } from './randomPlay.ts';
import { waysToDiscard } from './worlds-tiles.ts';
import type { Chronicle, Election, Session } from './worlds-chronicle.ts';

/** A history, read for one viewer, and the chance that another is drawn from. */
export interface Original {
  readonly history: History;
  readonly story: Chronicle;
  readonly viewer: Viewer;
  readonly chance: Chance;
}

/**
 * The moments of a history as they may have been for all that the viewer saw: others' ballots are changed, and changed
 * back before the last one is in; a President discards something else and, unless the viewer is in that government,
 * at another moment.
 */
export function otherMoments(original: Original, decks: readonly (readonly Policy[])[]): readonly Moment[] {
  const { history, story, viewer, chance } = original;
  const moments = history.moments.map((moment) =>
    moment.filter((step) => step.seat === viewer || !isHidden(step)),
  );
  const at = (moment: number): Step[] => moments[moment] ?? [];
  for (const election of story.elections) castOtherwise(election, original, at);
  for (const session of story.sessions) {
    const moment = momentToDiscard(session, original);
    if (moment === null) continue;
    const shown = story.ended ? session.discarded : null;
    const ways = shown
      ? [shown.policy]
      : waysToDiscard(session, history.decks, decks[session.tiles.deck] ?? [], viewer);
    at(moment).push({ seat: session.president, command: { type: 'discard', policy: pick(chance, ways) } });
  }
  return moments;
}

const isHidden = ({ command }: Step): boolean => command.type === 'vote' || command.type === 'discard';

function castOtherwise(
  { firstVotes, counted }: Election,
  { history, viewer, chance }: Original,
  at: (moment: number) => Step[],
): void {
  const until = counted === null ? history.moments.length - 1 : counted.moment - 1;
  const cast = (seat: Seat, moment: number, ballot: (typeof ballots)[number]): void => {
    at(moment).push({ seat, command: { type: 'vote', ballot } });
  };
  const others = Array.from(firstVotes).filter(([seat]) => seat !== viewer);
  const early = others.filter(([, moment]) => moment <= until);
  const changed = early.map(([seat, moment]) => {
    const ballot = pick(chance, ballots);
    cast(seat, moment, ballot);
    return { seat, moment, ballot };
  });
  for (const { seat, moment, ballot } of changed) {
    const final = counted?.ballots[seat] ?? pick(chance, ballots);
    if (ballot !== final) cast(seat, moment + chance.below(until - moment + 1), final);
  }
  for (const [seat, moment] of others) {
    const final = counted?.ballots[seat];
    if (moment > until && final) cast(seat, moment, final);
  }
}

/** Null where the President hasn't discarded yet, or the step is the viewer's own. */
function momentToDiscard(session: Session, { history, viewer, chance }: Original): number | null {
  const { president, chancellor, opened, discarded, shown } = session;
  if (viewer === president) return null;
  if (viewer === chancellor) return discarded?.moment ?? null;
  const until = shown === null ? history.moments.length - 1 : shown - 1;
  if (shown === null && chance.below(3) === 0) return null;
  return opened + chance.below(until - opened + 1);
}
