import { soloGame } from '../test/proofs/solo.ts';
import type { Run } from './proof.ts';

/** So many games are played at a time: most of it is waiting. */
const atOnce = 6;

/** Plays games of `solo` in terminals to their end, at each speed in turn; false at the first that doesn't get there. */
export async function run({ seed, from, count, report }: Run): Promise<boolean> {
  const numbers = Array.from({ length: count }, (_, index) => from + index).values();
  let holds = true;
  let done = 0;
  const playOn = async (): Promise<void> => {
    for (const number of numbers) {
      const wrong = await soloGame(seed, number);
      done += 1;
      holds &&= wrong === null;
      report(wrong ?? `game ${number} is over, ${done} of ${count}`);
      if (!holds) return;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, playOn));
  return holds;
}
