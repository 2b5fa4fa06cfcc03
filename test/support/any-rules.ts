import { ruleNames, valuesOf, type Chance, type Rules } from '../../src/game/index.ts';
import { pick } from './randomPlay.ts';

/** House rules of which each is as likely to have each of its values. */
export const anyRules = (chance: Chance): Partial<Rules> =>
  Object.fromEntries(ruleNames.map((name) => [name, pick(chance, valuesOf(name) ?? [])]));

/** House rules of which none has its default: the last value of each. */
export const everyOption: Partial<Rules> = Object.fromEntries(
  ruleNames.map((name) => [name, valuesOf(name)?.at(-1)]),
);
