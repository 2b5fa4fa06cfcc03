import { array, nullable, strictObject, type InferOutput } from 'valibot';
import type { View, Viewer } from '../game/index.ts';
import type { Decision, Update } from '../table/index.ts';
import { claim } from './commands.ts';
import { merge, openNews, ownNews, split } from './news.ts';
import { padded } from './padding.ts';
import { decision, tableState } from './table.ts';
import { mine, openView, type OpenView } from './view.ts';

/** The part of an update that is the same for every viewer. */
export const openUpdate = strictObject({ table: tableState, view: nullable(openView), news: openNews });

/** The part of an update that is for its viewer alone. */
export const ownUpdate = strictObject({
  mine: nullable(mine),
  decision: nullable(decision),
  claims: array(claim),
  news: ownNews,
});

/** How many characters the own part of an update takes, whoever it is for and whatever is in it; all are ASCII. */
export const OWN_SIZE = 3072;

const openFields = Object.keys(openView.entries) as (keyof OpenView)[];

/** The open part as JSON: the same characters for every viewer. */
export function encodeOpen({ table, view, news }: Update): string {
  return JSON.stringify({ table, view: view && shown(view), news: split(news).open });
}

/** The own part as JSON, filled up to `OWN_SIZE`. Throws where it doesn't fit. */
export function encodeOwn({ view, decision, claims, news }: Update): string {
  const own = {
    mine: view?.mine ?? null,
    decision: decision && asked(decision),
    claims,
    news: split(news).own,
  };
  return padded(JSON.stringify(own), OWN_SIZE);
}

/** Both parts of an update. */
interface Parts {
  readonly open: InferOutput<typeof openUpdate>;
  readonly own: InferOutput<typeof ownUpdate>;
}

/** The update that its parts were made of; null where they can't be parts of one for that viewer. */
export function restore({ open, own }: Parts, viewer: Viewer): Update | null {
  const ownSeat = open.view === null ? null : viewer;
  if ((own.mine?.seat ?? null) !== ownSeat) return null;
  if (viewer !== null && viewer >= open.table.seats.length) return null;
  return {
    table: open.table,
    view: open.view && { ...open.view, mine: own.mine },
    decision: own.decision,
    claims: own.claims,
    news: merge({ open: open.news, own: own.news }),
  };
}

const shown = (view: View): object => Object.fromEntries(openFields.map((field) => [field, view[field]]));

const asked = ({ id, options, barred }: Decision): object => ({
  id,
  options,
  barred: barred.map(({ move, refusal }) => ({ move, reason: refusal.reason })),
});
