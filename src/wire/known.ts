import type { Event } from '../game/index.ts';
import type { ChatLine, Update } from '../table/index.ts';
import type { Welcome } from './from-host.ts';
import { merge } from './news.ts';
import { restore } from './update.ts';

/** All that a session knew when its welcome was written. */
export interface Snapshot {
  readonly latest: Update;
  readonly log: readonly Event[];
  readonly talk: Welcome['talk'];
  readonly token: string | null;
}

/** What a welcome says; null where its parts don't go together. */
export function snapshotIn(welcome: Welcome): Snapshot | null {
  const latest = restore(welcome);
  return latest && { latest, log: merge(welcome.log), talk: welcome.talk, token: welcome.token };
}

/**
 * What a host has told this side about its table, over however many links: each welcome brings it up to date, each
 * update makes it grow.
 */
export class Known {
  readonly log: Event[];
  readonly talk: ChatLine[];
  readonly token: string | null;
  #latest: Update;
  /** How many lines were said at the table so far. */
  #said: number;
  readonly #listeners = new Set<(update: Update) => void>();

  constructor({ latest, log, talk, token }: Snapshot) {
    this.#latest = latest;
    this.log = [...log];
    this.talk = [...talk.lines];
    this.token = token;
    this.#said = talk.before + talk.lines.length;
  }

  get latest(): Update {
    return this.#latest;
  }

  onUpdate(listener: (update: Update) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Makes up for what wasn't heard: news and talk are what the snapshot has beyond what is known. */
  catchUp({ latest, log, talk }: Snapshot): void {
    const heard = latest.table.game === this.#latest.table.game ? this.log.length : 0;
    const lines = talk.lines.slice(Math.max(0, this.#said - talk.before));
    const news = log.slice(heard);
    this.log.splice(0, this.log.length, ...log);
    this.talk.push(...lines);
    this.#said = talk.before + talk.lines.length;
    this.#show({ ...latest, news, talk: lines });
  }

  /** Takes in what has just happened. */
  grow(update: Update): void {
    if (update.table.game !== this.#latest.table.game) this.log.splice(0);
    this.log.push(...update.news);
    this.talk.push(...update.talk);
    this.#said += update.talk.length;
    this.#show(update);
  }

  #show(update: Update): void {
    this.#latest = update;
    for (const listener of this.#listeners) listener(update);
  }
}
