import { gameOverBadNetwork } from '../test/proofs/bad-network.ts';
import type { Run } from './proof.ts';

/** So many games are played at a time. */
const atOnce = 6;
const gamesALine = 20;

/** Plays whole games over links that are bad by plan; false at the first in which anything is lost, doubled or shown wrong. */
export async function run({ seed, from, count, report }: Run): Promise<boolean> {
  let lost = 0;
  let holds = true;
  let done = 0;
  const numbers = Array.from({ length: count }, (_, index) => from + index).values();
  const playOn = async (): Promise<void> => {
    for (const number of numbers) {
      const outcome = await gameOverBadNetwork(seed, number);
      lost += outcome.lost;
      done += 1;
      if (outcome.wrong !== null) {
        holds = false;
        report(outcome.wrong);
      }
      if (!holds) return;
      if (done % gamesALine === 0 || done === count) report(`${done} games, ${lost} links lost and come back`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, playOn));
  return holds;
}
