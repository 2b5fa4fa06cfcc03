import { disagreement } from '../test/proofs/agreement.ts';
import type { Run } from './proof.ts';

const casesALine = 1000;

/** Plays random games by both readings of the rules at once; false at the first step on which they part. */
export async function run({ from, count, report }: Run): Promise<boolean> {
  for (let number = from; number < from + count; number += 1) {
    const parted = disagreement(number);
    if (parted !== null) {
      report(parted);
      return false;
    }
    const done = number + 1 - from;
    if (done % casesALine === 0 || done === count)
      report(`${done} games agree; go on with --from ${number + 1}`);
  }
  return true;
}
