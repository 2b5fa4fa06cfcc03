import type { Ballot } from '../../game/index.ts';
import type { Count } from '../phrases/log.ts';

/** What ballots, null for the dead, come to. */
export function counted(ballots: readonly (Ballot | null)[]): Count {
  const count = (which: Ballot): number => ballots.filter((ballot) => ballot === which).length;
  const [ja, nein] = [count('ja'), count('nein')];
  return { ja, nein, needed: Math.floor((ja + nein) / 2) + 1 };
}
