import { Stay } from './stay.ts';
import type { Comer, House } from './comer.ts';
import type { Doorkeeper, Ending } from '../../screen/index.ts';
import type { EntranceField, EntranceRefusal } from '../../words/index.ts';
import type { SafeText } from '../../text/index.ts';
import type { Seating } from '../../wire/index.ts';

/** So many codes may be tried before somebody has to come anew. */
export const MOST_CODES = 6;

/** What becomes of somebody between their coming and their going: the entrance, then their stay at the table. */
export class Visit implements Doorkeeper {
  /** Why the seat that they came back for isn't theirs; null where they came for none. */
  readonly refused: EntranceRefusal | null;
  readonly comer: Comer;
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
    this.#house = house;
    this.#seated = seated;
    this.#takeDown = takeDown;
    this.#code = comer.code;
    const { token, door } = comer;
    this.refused = token === undefined ? null : this.#enter(house.table.comeBack(token, { door }));
  }

  /** Null while they are at the entrance. */
  readonly stay = (): Stay | null => this.#stay;

  /** Calls back once they are at the table. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  get asks(): EntranceField {
    const { code } = this.#house;
    return code === null || code === this.#code ? 'name' : 'code';
  }

  code(typed: string): EntranceRefusal | null {
    this.#code = typed;
    if (this.asks === 'name') return null;
    this.#wrongCodes += 1;
    if (this.#wrongCodes >= MOST_CODES) this.#takeDown();
    return 'bad-code';
  }

  sit(name: SafeText): EntranceRefusal | null {
    return this.#enter(this.#house.table.sit(name, this.#shown));
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
    const { farewell } = this.#house.words.entrance;
    if (ending === 'failed') return farewell.fault;
    return this.#wrongCodes >= MOST_CODES ? farewell['wrong-codes'] : '';
  }

  get #shown(): Parameters<Seating['watch']>[0] {
    return { code: this.#code, door: this.comer.door };
  }

  #enter(come: ReturnType<Seating['watch']>): EntranceRefusal | null {
    if ('refused' in come) return come.refused;
    this.#stay = new Stay(come, this.comer, this.#house, this.#takeDown);
    this.#seated(come.token);
    for (const listener of this.#listeners) listener();
    return null;
  }
}
