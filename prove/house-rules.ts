import { faultUnderHouseRules } from '../test/proofs/house-rules.ts';
import type { Run } from './proof.ts';

const casesALine = 1000;

/** Plays games of bots under every house rule and many combinations; false at the first that doesn't end legally. */
export async function run({ from, count, report }: Run): Promise<boolean> {
  for (let number = from; number < from + count; number += 1) {
    const fault = await faultUnderHouseRules(number);
    if (fault !== null) {
      report(fault);
      return false;
    }
    const done = number + 1 - from;
    if (done % casesALine === 0 || done === count) report(`${done} games; go on with --from ${number + 1}`);
  }
  return true;
}
