import { array, boolean, nullable, strictObject, type InferOutput } from 'valibot';
import type { View } from '../game/index.ts';
import type { Decision, TableState, Update } from '../table/index.ts';
import { claim } from './commands.ts';
import { merge, openNews, ownNews, split } from './news.ts';
import { padded } from './padding.ts';
import { decision, tableState, talk } from './table.ts';
import { seat } from './vocabulary.ts';
import { mine, openView, type OpenView } from './view.ts';

/** The part of an update that is the same for every viewer. */
export const openUpdate = strictObject({
  table: tableState,
  view: nullable(openView),
  news: openNews,
  talk,
});

/** The part of an update that is for its viewer alone. */
export const ownUpdate = strictObject({
  viewer: nullable(seat),
  hosts: boolean(),
  mine: nullable(mine),
  decision: nullable(decision),
  claims: array(claim),
  news: ownNews,
});

/** How many characters the own part of an update takes, whoever it is for and whatever is in it; all are ASCII. */
export const OWN_SIZE = 3072;

const openFields = Object.keys(openView.entries) as (keyof OpenView)[];

/** The open part as JSON: the same characters for every viewer. */
export function encodeOpen({ table, view, news, talk }: Update): string {
  return JSON.stringify({ table, view: view && shown(view), news: split(news).open, talk });
}

const sharedOpens = new WeakMap<TableState, string>();

/**
 * The open part of an update that is going out to every viewer, made once for all of them. What tells that updates are
 * of one moment is that they hold one and the same `TableState`: a table publishes another at each.
 */
export function encodeSharedOpen(update: Update): string {
  const shared = sharedOpens.get(update.table) ?? encodeOpen(update);
  sharedOpens.set(update.table, shared);
  return shared;
}

/** The own part as JSON, filled up to `OWN_SIZE`. Throws where it doesn't fit. */
export function encodeOwn({ viewer, hosts, view, decision, claims, news }: Update): string {
  const own = {
    viewer,
    hosts,
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

/** The update that its parts were made of; null where they can't be parts of one. */
export function restore({ open, own }: Parts): Update | null {
  const { viewer, hosts, mine, decision, claims } = own;
  const ownSeat = open.view === null ? null : viewer;
  if ((mine?.seat ?? null) !== ownSeat) return null;
  if (viewer !== null && viewer >= open.table.seats.length) return null;
  return {
    viewer,
    hosts,
    table: open.table,
    view: open.view && { ...open.view, mine },
    decision,
    claims,
    news: merge({ open: open.news, own: own.news }),
    talk: open.talk,
  };
}

const shown = (view: View): object => Object.fromEntries(openFields.map((field) => [field, view[field]]));

const asked = ({ id, options, barred }: Decision): object => ({
  id,
  options,
  barred: barred.map(({ move, refusal }) => ({ move, reason: refusal.reason })),
});
