/** What each clue does to the worlds of a viewer. */
import * as rates from './rates.ts';
import { chanceOf, chanceToForetell, type Office } from './government.ts';
import { everySide, liberal, sideAt, type SidesDealt } from './deals.ts';
import { everyDraw } from './draw.ts';
import type { Clue, GovernmentClue } from './clues.ts';
import type { Seat } from '../../game/index.ts';
import type { Worlds } from './worlds.ts';

type ClueOf<T extends Clue['type']> = Extract<Clue, { readonly type: T }>;

/** Weighs the worlds anew. What the viewer itself has chosen tells it nothing. */
export function learn(worlds: Worlds, clue: Clue, viewer: Seat | null): void {
  switch (clue.type) {
    case 'government':
      return worlds.govern(courseOf(clue, viewer));
    case 'chaos':
      return worlds.topDeck(clue.policy);
    case 'reshuffled':
      return worlds.reshuffle(clue.liberals, clue.cards);
    case 'looked':
      return worlds.look(clue.policies);
    default:
      if (clue.president !== viewer) worlds.weigh((sides) => choiceOf(clue, sides));
  }
}

/** By the sides dealt: how likely what is known of a government is, for each number of Liberal tiles drawn. */
function courseOf(clue: GovernmentClue, viewer: Seat | null): (sides: SidesDealt) => readonly number[] {
  const { president, chancellor, foretold } = clue;
  const own: Office = president === viewer ? 'president' : chancellor === viewer ? 'chancellor' : null;
  const hint = foretold?.seat === viewer ? null : foretold;
  const courses = everySide.map((first) =>
    everySide.map((second) =>
      everySide.map((teller) =>
        everyDraw.map(
          (drew) =>
            chanceOf(clue, drew, [first, second], own) *
            (hint === null ? 1 : chanceToForetell(hint.liberals, drew, teller)),
        ),
      ),
    ),
  );
  return (sides) => {
    const teller = hint === null ? liberal : sideAt(sides, hint.seat);
    return courses[sideAt(sides, president)]?.[sideAt(sides, chancellor)]?.[teller] ?? [];
  };
}

/** How likely that President's choice is. */
function choiceOf(clue: ClueOf<'investigated' | 'executed'>, sides: SidesDealt): number {
  const chooser = sideAt(sides, clue.president);
  if (clue.type === 'executed') return preference(rates.executes[chooser], clue, sides);
  if (clue.party === null) return 1;
  const accuses = rates.accuses[chooser][sideAt(sides, clue.target) === liberal ? 0 : 1];
  return (clue.party === 'fascist' ? accuses : 100 - accuses) / 100;
}

/** One seat out of all the living but the chooser, each as readily as its side says. */
function preference(
  readily: readonly [number, number, number],
  { president, target, dead }: ClueOf<'executed'>,
  sides: SidesDealt,
): number {
  let all = 0;
  sides.forEach((side, seat) => {
    if (seat !== president && !dead.has(seat)) all += readily[side];
  });
  return readily[sideAt(sides, target)] / all;
}
