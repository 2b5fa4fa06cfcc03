import { followedBy } from '../span.ts';
import { person } from '../phrases/person.ts';
import type { Phrases } from '../phrases/index.ts';
import type { Words } from '../words.ts';

/** Why a seat can't be chosen, in an edition's phrases. */
export const barred =
  ({ notThisSeat, refusals }: Pick<Phrases, 'notThisSeat' | 'refusals'>): Words['barred'] =>
  (seat, reason, nameOf) =>
    followedBy(notThisSeat(person(seat, nameOf)), refusals[reason]);
