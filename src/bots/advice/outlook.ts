/** What a seat may expect of governments that could be elected now, and of chaos. */
import { chanceToEnact, chanceToPass } from '../belief/government.ts';
import { chanceToWin, tracksIn, withPolicy, type Goal } from './goal.ts';
import { everySide, hitler, sideAt, type Side } from '../belief/deals.ts';
import { everyDraw, mostDrawn as drawn } from '../belief/draw.ts';
import { policies, trackerEnd, type Pair, type Policy, type View } from '../../game/index.ts';
import type { Belief } from '../belief/index.ts';

/** What may come of something, in chances. */
export interface Prospect {
  /** That it lays the policy which the seat wants. */
  readonly wanted: number;
  /** That it elects Hitler, and so ends the game. */
  readonly hitler: number;
  /** That the seat wins in the end. */
  readonly win: number;
}

export class Outlook {
  readonly goal: Goal;
  readonly #belief: Belief;
  readonly #view: View;
  /** By world. */
  readonly #chances: Float64Array;
  readonly #draws: readonly (readonly number[])[];
  /** The chance of a Fascist policy, by the sides of President and Chancellor and the Liberal tiles drawn. */
  readonly #fascist: readonly (readonly (readonly number[])[])[];

  constructor(belief: Belief, view: View, goal: Goal) {
    this.goal = goal;
    this.#belief = belief;
    this.#view = view;
    this.#chances = belief.worlds.chances();
    this.#draws = belief.worlds.next(drawn);
    this.#fascist = everySide.map((president) =>
      everySide.map((chancellor) =>
        everyDraw.map((drew) => chanceOfFascist(drew, [president, chancellor], view.fascistPolicies)),
      ),
    );
  }

  /** Of electing a government. */
  government({ president, chancellor }: Pair): Prospect {
    const { hitlerZone, mine } = this.#view;
    let hitlers = 0;
    let fascist = 0;
    this.#belief.worlds.deals.forEach((sides, world) => {
      const chance = this.#chances[world] ?? 0;
      const named = sideAt(sides, chancellor);
      const course = this.#fascist[sideAt(sides, president)]?.[named];
      if (hitlerZone && named === hitler) hitlers += chance;
      else this.#draws[world]?.forEach((likely, drew) => (fascist += chance * likely * (course?.[drew] ?? 0)));
    });
    const { needsOffice, hitlerElected } = this.goal;
    const governs = this.#laying(fascist / Math.max(1 - hitlers, Number.EPSILON));
    const win = needsOffice && chancellor !== mine?.seat ? 0 : governs.win;
    return { ...governs, hitler: hitlers, win: (1 - hitlers) * win + hitlers * hitlerElected };
  }

  /** Of the tile on top of the deck. */
  chaos(): Prospect {
    const liberal = this.#belief.worlds
      .next(1)
      .reduce((sum, [, likely = 0], world) => sum + likely * (this.#chances[world] ?? 0), 0);
    return this.#laying(1 - liberal);
  }

  /** Of no government: of what the next candidate may bring, or of chaos, which comes at the third failure. */
  failure(): Prospect & { readonly by: 'next' | 'chaos' } {
    const { nextPresident: president, living, limited, tracker } = this.#view;
    const chaos = { ...this.chaos(), by: 'chaos' } as const;
    if (tracker + 1 === trackerEnd) return chaos;
    const governments = living
      .filter((seat) => seat !== president && !limited.includes(seat))
      .map((chancellor) => this.government({ president, chancellor }));
    const next = { ...mean(governments), by: 'next' } as const;
    return next.win >= chaos.win ? next : chaos;
  }

  #laying(fascist: number): Prospect {
    const tracks = tracksIn(this.#view);
    const share = (policy: Policy): number => (policy === 'fascist' ? fascist : 1 - fascist);
    const win = policies.reduce(
      (sum, policy) => sum + share(policy) * chanceToWin(this.goal, withPolicy(tracks, policy)),
      0,
    );
    return { wanted: share(this.goal.policy), hitler: 0, win };
  }
}

/** The chance that a government that drew so many Liberal tiles lays a Fascist policy. */
function chanceOfFascist(drew: number, pair: readonly [Side, Side], fascistsLaid: number): number {
  let chance = 0;
  for (let passed = 0; passed < drawn; passed += 1)
    chance += chanceToPass(passed, drew, pair, fascistsLaid) * chanceToEnact('fascist', passed, pair[1]);
  return chance;
}

function mean(prospects: readonly Prospect[]): Prospect {
  const of = (part: keyof Prospect): number =>
    prospects.reduce((sum, prospect) => sum + prospect[part], 0) / Math.max(prospects.length, 1);
  return { wanted: of('wanted'), hitler: of('hitler'), win: of('win') };
}
