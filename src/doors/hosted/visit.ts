import { isCode, isLikeToken, tokenIn } from '../../table/index.ts';
import { safeName } from '../../text/index.ts';
import { Stay } from './stay.ts';
import type { Comer, House } from './comer.ts';
import type { Doorkeeper, Ending } from '../../screen/index.ts';
import { wordsIn, type Edition, type EntranceField, type EntranceRefusal } from '../../words/index.ts';
import type { Seating } from '../../wire/index.ts';

/** So many codes may be tried before somebody has to come anew. */
export const MOST_CODES = 6;

/** What becomes of somebody between their coming and their going: the entrance, then their stay at the table. */
export class Visit implements Doorkeeper {
  /** Why the seat that they came back for isn't theirs, or that they can take none; null where all they lack is asked. */
  readonly refused: EntranceRefusal | null;
  readonly comer: Comer;
  /** In what they read the game at first. */
  readonly edition: Edition;
  readonly #house: House;
  readonly #seated: (token: string | null) => void;
  readonly #takeDown: () => void;
  readonly #listeners = new Set<() => void>();
  #code: string | undefined;
  #wrongCodes = 0;
  #stay: Stay | null = null;

  /** `seated` hears of the seat's token, or of null for a spectator; `takeDown` ends the screen. */
  constructor(comer: Comer, house: House, seated: (token: string | null) => void, takeDown: () => void) {
    this.comer = comer;
    this.edition = { ...house.edition, ...(comer.language && { language: comer.language }) };
    this.#house = house;
    this.#seated = seated;
    this.#takeDown = takeDown;
    this.#code = comer.code;
    this.refused = comer.token === undefined ? this.#full : this.#comeBack(comer.token);
  }

  /** Null while they are at the entrance. */
  readonly stay = (): Stay | null => this.#stay;

  /** Calls back once they are at the table. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  get asks(): EntranceField {
    const { code, table } = this.#house;
    if (!isCode(this.#code, code)) return 'code';
    return table.hasRoom ? 'name' : 'way-back';
  }

  give(asked: EntranceField, typed: string): EntranceRefusal | null {
    if (asked === 'code') return this.#tryCode(typed.trim());
    return asked === 'way-back' || isLikeToken(typed) ? this.#comeBack(typed) : this.#sit(typed);
  }

  watch(): EntranceRefusal | null {
    return this.#enter(this.#house.table.watch(this.#shown));
  }

  leave(): void {
    this.#takeDown();
  }

  /** Gives up what they had at the table once their screen is gone, and says how it ended; empty where there is nothing to say. */
  end(ending: Ending): string {
    if (this.#stay !== null) return this.#stay.end(ending);
    const { farewell } = wordsIn(this.edition).entrance;
    if (ending === 'failed') return farewell.fault;
    return this.#wrongCodes >= MOST_CODES ? farewell['wrong-codes'] : '';
  }

  get #shown(): Parameters<Seating['watch']>[0] {
    return { code: this.#code, door: this.comer.door };
  }

  get #full(): EntranceRefusal | null {
    return this.asks === 'way-back' ? 'full' : null;
  }

  #tryCode(typed: string): EntranceRefusal | null {
    this.#code = typed;
    if (this.asks !== 'code') return this.#full;
    this.#wrongCodes += 1;
    if (this.#wrongCodes >= MOST_CODES) this.#takeDown();
    return 'bad-code';
  }

  #sit(typed: string): EntranceRefusal | null {
    const named = safeName(typed);
    return named.ok ? this.#enter(this.#house.table.sit(named.name, this.#shown)) : named.reason;
  }

  #comeBack(typed: string): EntranceRefusal | null {
    const token = tokenIn(typed);
    const { door } = this.comer;
    return token === null ? 'cut-way-back' : this.#enter(this.#house.table.comeBack(token, { door }));
  }

  #enter(come: ReturnType<Seating['watch']>): EntranceRefusal | null {
    if ('refused' in come) return come.refused;
    this.#stay = new Stay(come, this.comer, this.#house, this.#takeDown, { edition: this.edition });
    this.#seated(come.token);
    for (const listener of this.#listeners) listener();
    return null;
  }
}
