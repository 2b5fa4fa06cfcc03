/** How likely a government's course is, by the sides of its two members and the Liberal tiles that it drew. */
import * as rates from './rates.ts';
import { fascist, liberal, type Side } from './deals.ts';
import type { GovernmentClue } from './clues.ts';
import type { Policy } from '../../game/index.ts';

/** Which of a government's members is the viewer, whose own choices tell them nothing. */
export type Office = 'president' | 'chancellor' | null;

const share = (percent: number | undefined): number => (percent ?? 100) / 100;
const teamOf = (side: Side): 0 | 1 => (side === liberal ? 0 : 1);

/** The chance that a President who drew so many Liberal tiles passes so many. */
export function chanceToPass(
  passed: number,
  drew: number,
  [president, chancellor]: readonly [Side, Side],
  fascistsLaid: number,
): number {
  if (drew === 0 || drew === 3) return passed === Math.min(drew, 2) ? 1 : 0;
  if (passed !== drew && passed !== drew - 1) return 0;
  const discards =
    drew === 1 ? share(buried(president, chancellor, fascistsLaid)) : share(rates.leavesChoice[president]);
  return passed === drew ? 1 - discards : discards;
}

function buried(president: Side, chancellor: Side, fascistsLaid: number): number {
  const usual = rates.buries[president][fascistsLaid] ?? 1;
  if (president !== fascist) return usual;
  const { liberal: beside, fellow, least, most } = rates.buriesBeside;
  return Math.min(Math.max(usual + (chancellor === liberal ? beside : fellow), least), most);
}

/** The chance that a Chancellor who received so many Liberal tiles enacts that policy. */
export function chanceToEnact(policy: Policy, passed: number, chancellor: Side): number {
  const ofFascist = passed === 0 ? 1 : passed === 2 ? 0 : share(rates.enactsFascist[chancellor]);
  return policy === 'fascist' ? ofFascist : 1 - ofFascist;
}

/** The chance of all that is known of a government, had it drawn so many Liberal tiles. */
export function chanceOf(
  clue: GovernmentClue,
  drew: number,
  sides: readonly [Side, Side],
  own: Office,
): number {
  if (clue.drew !== null && clue.drew !== drew) return 0;
  let chance = 0;
  for (let passed = 0; passed <= 2; passed += 1) {
    if (clue.passed !== null && clue.passed !== passed) continue;
    const passes = chanceToPass(passed, drew, sides, clue.fascistsLaid);
    if (passes === 0) continue;
    chance += (own === 'president' ? 1 : passes) * chanceAfter(clue, drew, passed, sides, own);
    if (own === 'president' && clue.passed === null) break;
  }
  return chance;
}

function chanceAfter(
  { enacted, said }: GovernmentClue,
  drew: number,
  passed: number,
  [president, chancellor]: readonly [Side, Side],
  own: Office,
): number {
  if (enacted === null) return 1;
  if (enacted === 'vetoed') {
    const asks = own === 'chancellor' ? 1 : share(rates.asksVeto[teamOf(chancellor)][passed]);
    return asks * (own === 'president' ? 1 : share(rates.agreesToVeto[teamOf(president)][passed]));
  }
  const enacts = chanceToEnact(enacted, passed, chancellor);
  if (enacts === 0) return 0;
  const course = rates.presidentSays[teamOf(president)][rates.courseOf(drew, passed, enacted)];
  const received = rates.chancellorSays[teamOf(chancellor)][rates.receivedOf(passed, enacted)];
  return (
    (own === 'chancellor' ? 1 : enacts) *
    (own === 'president' || said.president === null ? 1 : share(course?.[said.president])) *
    (own === 'chancellor' || said.chancellor === null ? 1 : share(received?.[said.chancellor]))
  );
}

/** The chance that somebody who looked at three tiles with so many Liberal ones says that they were `said`. */
export function chanceToForetell(said: number, were: number, side: Side): number {
  if (said === were) return share(rates.foretellsTruly[teamOf(side)]);
  return (1 - share(rates.foretellsTruly[teamOf(side)])) / mostWrongWays;
}
const mostWrongWays = 3;
