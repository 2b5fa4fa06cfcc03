import { array, strictObject, type InferOutput } from 'valibot';
import type { Event, PublicEvent } from '../game/index.ts';
import { publicEvent, secretEvent } from './events.ts';
import { count } from './vocabulary.ts';

const LOG_LENGTH = 10_000;

/** What a viewer heard that the whole table heard as well, in order. */
export const openNews = array(publicEvent);

/** What a viewer alone heard, in order: each with how many of the open events came before it. */
export const ownNews = array(strictObject({ after: count(LOG_LENGTH), event: secretEvent }));

/** News in two parts: what is alike for everybody, and what isn't. */
export interface SplitNews {
  readonly open: InferOutput<typeof openNews>;
  readonly own: InferOutput<typeof ownNews>;
}

const openTypes: ReadonlySet<string> = new Set(publicEvent.options.map(({ entries }) => entries.type.literal));

const isOpen = (event: Event): event is PublicEvent => openTypes.has(event.type);

/** Parts what a viewer heard into the open and the own. */
export function split(events: readonly Event[]): { open: readonly PublicEvent[]; own: readonly object[] } {
  const open: PublicEvent[] = [];
  const own: object[] = [];
  for (const event of events) {
    if (isOpen(event)) open.push(event);
    else own.push({ after: open.length, event });
  }
  return { open, own };
}

/** Puts both parts together again, in the order in which they were heard. */
export function merge({ open, own }: SplitNews): Event[] {
  const between = (place: number): Event[] =>
    own.filter(({ after }) => after === place).map(({ event }) => event);
  return [...open.flatMap((event, place) => [...between(place), event]), ...between(open.length)];
}
