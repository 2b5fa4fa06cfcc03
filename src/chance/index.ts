/** Dice from a seed of 256 bits, as `docs/fairness.md` describes them. */
export { dice, type Dice } from './dice.ts';
export { derive, freshSeed, seedFrom, type Seed } from './seed.ts';
