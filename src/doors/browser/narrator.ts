import type { Account } from '../../screen/index.ts';
import type { PageLink } from './page-link.ts';
import type { Retold } from './messages.ts';

/** As much of a link as it takes to tell something. */
export type Teller = Pick<PageLink, 'writable' | 'tell' | 'tellPadded'>;

/** What tells of secrets is as long as a multiple of so many bytes. */
const PADDED_TO = 4096;

/**
 * Keeps a page informed of a screen in words: of what has changed since it was told last, and of what is new in log and
 * chat, in the order in which it came. While the reader is slow nothing is said; then the newest, and every line.
 */
export class Narrator {
  readonly #link: Teller;
  readonly #padded: boolean;
  #newest: Account | null = null;
  #told: Account | null = null;

  /** `padded`: whoever watches the link must not learn from sizes what is secret. */
  constructor(link: Teller, padded: boolean) {
    this.#link = link;
    this.#padded = padded;
  }

  tell(account: Account): void {
    this.#newest = account;
    this.catchUp();
  }

  catchUp(): void {
    const account = this.#newest;
    const told = this.#told;
    if (account === null || account === told || !this.#link.writable) return;
    this.#told = account;
    this.#newest = null;
    this.#tellOfLog(account, told);
    const concealed = this.#padded && (account.secrets !== null || (told?.secrets ?? null) !== null);
    const retold = changes(account, concealed ? null : told);
    if (concealed) this.#link.tellPadded({ type: 'account', account: retold }, PADDED_TO);
    else if (Object.keys(retold).length > 0) this.#link.tell({ type: 'account', account: retold });
  }

  #tellOfLog({ game, log, talk }: Account, told: Account | null): void {
    const sameGame = told?.game === game;
    const lines = [...log.slice(sameGame ? told.log.length : 0), ...talk.slice(told?.talk.length ?? 0)];
    if (lines.length > 0 || told === null) this.#link.tell({ type: 'log', anew: told === null, lines });
  }
}

/** What is otherwise in an account than in the one before; all of it where there was none. */
function changes(account: Account, before: Account | null): Retold {
  const { log: _log, talk: _talk, ...told } = account;
  const changed = Object.entries(told).filter(
    ([part, now]) =>
      before === null || JSON.stringify(now) !== JSON.stringify(before[part as keyof typeof told]),
  );
  return Object.fromEntries(changed) as Retold;
}
