import { SessionInTurns } from './session-in-turns.ts';
import type { Ending } from '../../screen/index.ts';
import type { EndedBecause } from '../../table/index.ts';
import { wordsIn, type Edition, type Farewell } from '../../words/index.ts';
import type { House, Reader, Way } from './comer.ts';
import type { LinkedSession } from '../../wire/index.ts';

/** Somebody's time at the table, on a screen that is drawn here. */
export class Stay {
  /** As the screen has it. */
  readonly session: SessionInTurns;
  readonly way: Way;
  readonly reader: Reader;
  #edition: Edition;
  readonly #linked: LinkedSession;
  readonly #takeDown: () => void;
  #left = false;
  #ended: EndedBecause | null = null;

  /** `takeDown` ends the screen. */
  constructor(session: LinkedSession, way: Way, house: House, takeDown: () => void, reader: Reader) {
    this.session = new SessionInTurns(session, house.turns);
    this.way = way;
    this.reader = reader;
    this.#edition = reader.edition;
    this.#linked = session;
    this.#takeDown = takeDown;
    void session.ended.then((because) => {
      this.#ended = because;
    });
  }

  /** They read the game in another edition from now on. */
  readonly reads = (edition: Edition): void => {
    this.#edition = edition;
    this.reader.onEdition?.(edition);
  };

  /** They go, and have said so. */
  readonly leave = (): void => {
    this.#left = true;
    this.#takeDown();
  };

  /** Gives their place up once their screen is gone, and says how it ended; empty where there is nothing to say. */
  end(ending: Ending): string {
    const { farewell, kept } = wordsIn(this.#edition).entrance;
    const parting = this.#parting(ending);
    const { latest, token } = this.#linked;
    const isKept = this.#ended === null && latest.table.stage === 'playing' && token !== null;
    if (this.#left) this.#linked.leave();
    else this.#linked.lost();
    const said = parting === null || (isKept && parting === 'left') ? [] : [farewell[parting]];
    return [...said, ...(isKept ? [kept(this.way.returnLine(token))] : [])].join('\n');
  }

  #parting(ending: Ending): Farewell | null {
    if (ending === 'failed') return 'fault';
    if (this.#ended === 'kicked' || this.#ended === 'replaced' || this.#ended === 'closed') return this.#ended;
    return this.#left ? 'left' : null;
  }
}
