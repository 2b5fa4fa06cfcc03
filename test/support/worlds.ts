import { cardOf, shownTo } from '../second-reading/table.ts';
import { chronicle, type Chronicle, type Session } from './worlds-chronicle.ts';
import { otherMoments, type Original } from './worlds-moments.ts';
import { usual, type HouseRules } from '../second-reading/lines.ts';
import { waysToDiscard } from './worlds-tiles.ts';
import type { History } from './randomPlay.ts';
import type { Chance, Policy, Role, Seat, Viewer } from '../../src/game/index.ts';

/** The first so many moments of a history. */
export const cutAfter = (history: History, moments: number): History => ({
  ...history,
  moments: history.moments.slice(0, moments),
});

/**
 * Another history that the viewer cannot tell from this one by the rules: others' roles, tiles it hasn't seen, ballots
 * before the last, discards, and the moments of what is done unseen are drawn anew; its own role, draws, peeks and
 * investigations, and all that the table saw, stay. Expects a history in which no moment has more than one step.
 */
export function twin(history: History, viewer: Viewer, chance: Chance): History {
  const original = { history, story: chronicle(history), viewer, chance };
  const decks = history.decks.map((_, number) => otherDeck(number, original));
  return { ...history, roles: otherRoles(original), decks, moments: otherMoments(original, decks) };
}

/**
 * The same history with another role for that seat, taken from a seat that has it; null where what the table and
 * that seat know of the others leaves none. Only for a history that hasn't ended.
 */
export function withAnotherRole(history: History, seat: Seat, chance: Chance): History | null {
  const story = chronicle(history);
  const others = chance.shuffle(history.roles.map((_, other) => other));
  for (const other of others) {
    const roles = swapped(history.roles, seat, other);
    if (roles[seat] !== history.roles[seat] && agrees(roles, history, story, seat)) {
      return { ...history, roles };
    }
  }
  return null;
}

function otherRoles({ history, story, viewer, chance }: Original): readonly Role[] {
  const { roles } = history;
  if (story.ended) return roles;
  const known = viewer === null ? [] : [viewer, ...shownTo(viewer, roles, rulesOf(history))];
  return stirred(
    roles,
    chance,
    (changed, a, b) => !known.includes(a) && !known.includes(b) && agrees(changed, history, story, viewer),
  );
}

/** Whether other roles fit what the table saw and the party cards that the viewer saw. */
function agrees(roles: readonly Role[], history: History, story: Chronicle, viewer: Viewer): boolean {
  const card = (among: readonly Role[], seat: Seat): unknown =>
    cardOf(among[seat] ?? 'liberal', rulesOf(history));
  const seen = story.investigations.flatMap(({ president, target }) => (president === viewer ? [target] : []));
  return (
    Array.from(story.notHitler).every((seat) => roles[seat] !== 'hitler') &&
    Array.from(story.notMastermind).every((seat) => roles[seat] !== 'mastermind') &&
    [...seen, ...story.cardsShown].every((seat) => card(roles, seat) === card(history.roles, seat))
  );
}

const rulesOf = ({ rules }: History): HouseRules => ({ ...usual, ...rules });

function otherDeck(number: number, { history, story, viewer, chance }: Original): readonly Policy[] {
  const seen = story.seen.filter(({ deck, by }) => deck === number && (by === 'all' || by === viewer));
  const sessions = story.sessions.filter(({ tiles }) => tiles.deck === number);
  const isFixed = (place: number): boolean => seen.some(({ from, to }) => from <= place && place < to);
  const fits = (session: Session, changed: readonly Policy[]): boolean =>
    waysToDiscard(session, history.decks, changed, viewer).length > 0;
  return stirred(
    history.decks[number] ?? [],
    chance,
    (changed, a, b) => !isFixed(a) && !isFixed(b) && sessions.every((session) => fits(session, changed)),
  );
}

/** The items after many random exchanges of two, of those that `allows` lets pass. */
function stirred<T>(
  items: readonly T[],
  chance: Chance,
  allows: (changed: readonly T[], a: number, b: number) => boolean,
): readonly T[] {
  let now = items;
  for (let tries = items.length * 3; tries > 0; tries -= 1) {
    const [a, b] = [chance.below(items.length), chance.below(items.length)];
    if (now[a] === now[b]) continue;
    const changed = swapped(now, a, b);
    if (allows(changed, a, b)) now = changed;
  }
  return now;
}

const swapped = <T>(items: readonly T[], a: number, b: number): readonly T[] =>
  items.map((item, place) => (place === a ? items[b] : place === b ? items[a] : item) as T);
