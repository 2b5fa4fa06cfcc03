import type { Place, Table } from '../table/index.ts';

/** A place at a table of this program's own, which refuses nobody who runs it. */
export function entered(place: ReturnType<Table['sit']>): Place {
  if ('refused' in place) throw new Error(`the table refuses whoever runs it: ${place.refused}`);
  return place;
}
