import { isDeepStrictEqual } from 'node:util';
import { lineFor, type RecordLine } from '../../src/record/lines.ts';
import type { BadNetwork } from '../support/bad-network.ts';
import type { SafeText } from '../../src/text/index.ts';
import type { ChatLine, Place, Refused, Table, Update } from '../../src/table/index.ts';
import type { After } from '../../src/doors/web-socket/heartbeat.ts';
import type { Dice } from '../../src/chance/index.ts';
import type { Reconnecting, Seating } from '../../src/wire/index.ts';
import type { Viewer } from '../../src/game/index.ts';

/** All that the host has shown to one viewer over however many links. */
interface Shown {
  place: Place;
  readonly updates: Update[];
  /** Which of them the latest attaching began with. */
  attachedAt: number;
}

/** Stands between a door and its table, and holds what guests see against what the table shows. */
export class Witness implements Seating {
  /** The first thing that was wrong, or null. */
  wrong: string | null = null;
  readonly #table: Table;
  readonly #shown = new Map<Viewer, Shown>();

  constructor(table: Table) {
    this.#table = table;
  }

  get name(): SafeText {
    return this.#table.name;
  }

  sit(...about: Parameters<Seating['sit']>) {
    return this.#watch(this.#table.sit(...about));
  }

  watch(...about: Parameters<Seating['watch']>) {
    return this.#watch(this.#table.watch(...about));
  }

  comeBack(...about: Parameters<Seating['comeBack']>) {
    return this.#watch(this.#table.comeBack(...about));
  }

  /** Everything that was said and noted at the table. */
  get talk(): readonly ChatLine[] {
    return this.#shown.get(null)?.place.talk ?? [];
  }

  /** From now on, whatever this guest sees must be what its viewer was shown, in that order, and nothing from before it came back. */
  follow(session: Reconnecting): void {
    const { viewer } = session.latest;
    let at = 0;
    session.onUpdate((update) => {
      const shown = this.#shownTo(viewer);
      const since = Math.max(at, shown.attachedAt);
      const found = shown.updates.findIndex((each, index) => index >= since && isSame(each, update));
      if (found === -1) this.#object(`${viewer} sees what it wasn't shown since update ${since}`);
      at = Math.max(at, found);
    });
    session.onLink((link) => {
      if (link !== 'up') return;
      const { place } = this.#shownTo(viewer);
      if (!isDeepStrictEqual(session.log, place.log.slice(0, session.log.length)))
        this.#object(`${viewer} is back with another log`);
      if (!isDeepStrictEqual(session.talk, place.talk.slice(0, session.talk.length)))
        this.#object(`${viewer} is back with another talk`);
    });
  }

  /** Once the networks are calm, each guest must know all that whoever attaches anew does; what is wrong, or null. */
  async agrees(
    sessions: readonly Reconnecting[],
    networks: readonly BadNetwork[],
    after: After,
  ): Promise<string | null> {
    for (const network of networks) network.calm();
    for (let tries = 0; tries < mostTries && this.wrong === null; tries += 1) {
      // An empty line is no news, and comes back behind all that was on its way.
      const answers = await Promise.all(sessions.map((session) => session.say('')));
      const isBehind = sessions.some((session) => !this.#knowsAll(session));
      if (!isBehind && !answers.includes('link-lost')) return this.#differsFromFresh(sessions);
      await new Promise<void>((resolve) => void after(pause, resolve));
    }
    return this.wrong ?? 'a guest never got to know all';
  }

  #knowsAll(session: Reconnecting): boolean {
    const { place } = this.#shownTo(session.latest.viewer);
    return isSame(place.latest, session.latest) && knowsTheSame(place, session);
  }

  #differsFromFresh(sessions: readonly Reconnecting[]): string | null {
    const before = sessions.map(({ latest }) => latest);
    for (const [guest, session] of sessions.entries()) {
      const seen = before[guest];
      const fresh = session.token === null ? null : this.#table.comeBack(session.token, { door: 'node' });
      if (fresh === null || seen === undefined) continue;
      if ('refused' in fresh || !isSame(fresh.latest, seen) || !knowsTheSame(fresh, session))
        return `guest ${guest} sees something else than one who attaches anew`;
    }
    return null;
  }

  #watch<Comer extends Place | { readonly refused: unknown }>(comer: Comer): Comer {
    if ('refused' in comer) return comer;
    const { viewer } = comer.latest;
    const shown = this.#shown.get(viewer) ?? { place: comer, updates: [], attachedAt: 0 };
    this.#shown.set(viewer, shown);
    shown.place = comer;
    shown.attachedAt = shown.updates.length;
    shown.updates.push(comer.latest);
    comer.onUpdate((update) => shown.updates.push(update));
    return comer;
  }

  #shownTo(viewer: Viewer): Shown {
    const shown = this.#shown.get(viewer);
    if (shown === undefined) throw new Error(`nobody sits at ${viewer}`);
    return shown;
  }

  #object(wrong: string): void {
    this.wrong ??= wrong;
  }
}

const mostTries = 200;
/** Milliseconds. */
const pause = 1000;

/** More than there are guests, since each of them hears of each line. */
const updatesALine = 80;

/** What one guest asked for, in order, and what of it was acknowledged. Also says a line now and then. */
export class Sent {
  readonly #seat: Viewer;
  readonly #steps: Asked<object>[] = [];
  readonly #words: Asked<string>[] = [];

  constructor(session: Reconnecting, luck: Dice) {
    const { viewer } = session.latest;
    const { answer, claim, say } = session;
    this.#seat = viewer;
    session.answer = (id, move) =>
      note(this.#steps, lineFor(viewer ?? 0, move), answer.call(session, id, move));
    session.claim = (said) => note(this.#steps, lineFor(viewer ?? 0, said), claim.call(session, said));
    session.onUpdate(({ table }) => {
      if (table.stage !== 'playing' || luck.below(updatesALine) > 0) return;
      const text = `line ${this.#words.length}`;
      void note(this.#words, text, say.call(session, text));
    });
  }

  /** What is wrong when this record and this talk came of it, or null: all that was acknowledged counts once, and nothing twice. */
  wrong(record: readonly RecordLine[], talk: readonly ChatLine[]): string | null {
    const seat = this.#seat;
    const steps = record.flatMap(({ at: _at, ...line }) =>
      'seat' in line && line.seat === seat && !apart.test(line.type) ? [line] : [],
    );
    const words = talk.flatMap((line) => (line.type === 'said' && line.seat === seat ? [line.text] : []));
    if (!isOnceEach(this.#steps, steps)) return `the record of seat ${seat} isn't what it answered`;
    return isOnceEach<string>(this.#words, words) ? null : `the talk of seat ${seat} isn't what it said`;
  }
}

/** Lines that aren't a seat's steps or claims. */
const apart = /^(?:table\.|chat)/;

interface Asked<What> {
  readonly what: What;
  acknowledged: boolean;
}

function note<What>(
  asked: Asked<What>[],
  what: What,
  outcome: Promise<Refused | null>,
): Promise<Refused | null> {
  const one = { what, acknowledged: false };
  asked.push(one);
  void outcome.then((refused) => {
    one.acknowledged = refused === null;
  });
  return outcome;
}

/** Whether what was done is some of what was asked for, in its order, and all of it that was acknowledged. */
function isOnceEach<What>(asked: readonly Asked<What>[], done: readonly What[]): boolean {
  const acknowledged = asked.flatMap((one) => (one.acknowledged ? [one.what] : []));
  return (
    isWithin(
      done,
      asked.map(({ what }) => what),
    ) && isWithin(acknowledged, done)
  );
}

/** Whether the one list is the other with some left out. */
function isWithin(some: readonly unknown[], all: readonly unknown[]): boolean {
  let at = 0;
  for (const each of all) if (isDeepStrictEqual(each, some[at])) at += 1;
  return at >= some.length;
}

const isSame = (one: Update, other: Update): boolean => isDeepStrictEqual(state(one), state(other));

/** What an update says that there is, without what is new. */
const state = ({ news: _news, talk: _talk, ...rest }: Update): object => rest;

const knowsTheSame = (one: Place, other: Reconnecting): boolean =>
  isDeepStrictEqual(one.log, other.log) && isDeepStrictEqual(one.talk, other.talk);
