/** What a careful player makes of what its seat knows. */
export { belief, publicBelief, type Belief, type Shift } from './belief.ts';
