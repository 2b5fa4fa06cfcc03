import { claimIn, hintsAmong } from '../../screen/index.ts';
import { PageTerminal } from './page-terminal.ts';
import { readFromPage } from './read-message.ts';
import { safeName } from '../../text/index.ts';
import { serveSession, type House, type Served, type Way } from '../hosted/index.ts';
import { textOf, wordsIn, type Edition, type EntranceRefusal, type PageEnding } from '../../words/index.ts';
import { tokenIn } from '../../table/index.ts';
import type { Entering, FromPage } from './messages.ts';
import type { LinkedSession } from '../../wire/index.ts';
import type { PageLink, PageListener } from './page-link.ts';

/** So often may somebody try to get in before they have to come anew. */
export const MOST_TRIES = 6;

/** What a page says first. */
type Coming = Extract<FromPage, Entering>;

/** What somebody at a page comes with. */
export interface VisitorOptions {
  readonly link: PageLink;
  readonly house: House;
  readonly way: Way;
  /** The link is encrypted. */
  readonly secure: boolean;
  /** They are at the table, or look on. */
  readonly seated: () => void;
}

/** Somebody at a page: first on their way in, then at the table, on a screen that is drawn here. */
export class Visitor implements PageListener {
  readonly #options: VisitorOptions;
  /** In what they read the game. */
  #edition: Edition;
  #tries = 0;
  #stay: { readonly session: LinkedSession; readonly terminal: PageTerminal; readonly served: Served } | null =
    null;
  #isOver = false;

  constructor(options: VisitorOptions) {
    this.#options = options;
    this.#edition = options.house.edition;
  }

  text(text: string): void {
    const message = this.#isOver ? null : readFromPage(text);
    switch (message?.type) {
      case 'sit':
      case 'watch':
      case 'back':
        return this.#stay === null ? this.#enter(message) : undefined;
      case 'size':
        return this.#stay?.terminal.resized(message.window);
      case 'say':
        return void this.#say(message.text);
      case 'ping':
        return this.#options.link.tell({ type: 'pong' });
    }
  }

  bytes(bytes: Uint8Array): void {
    this.#stay?.terminal.pressed(bytes);
  }

  drained(): void {
    this.#stay?.terminal.drained();
  }

  closed(): void {
    this.#isOver = true;
    this.#stay?.terminal.gone();
  }

  #enter({ window, language, theme, hinted = [], ...entering }: Coming): void {
    const { link, house, way, secure, seated } = this.#options;
    this.#edition = { ...this.#edition, ...(language && { language }), ...(theme && { theme }) };
    const session = this.#letIn(entering);
    if (typeof session === 'string') return this.#refuse(session);
    let failed = false;
    const onError = (error: unknown): void => {
      failed = true;
      house.onFault(error);
    };
    link.tell({ type: 'seated', token: session.token });
    const terminal = new PageTerminal(link, { size: window, padded: secure, onError });
    const served = serveSession(terminal, session, way, house, {
      edition: this.#edition,
      onEdition: (edition) => {
        this.#edition = edition;
        link.tell({ type: 'edition', edition });
      },
      known: hintsAmong(hinted),
      onHint: (kind) => link.tell({ type: 'hinted', kind }),
    });
    this.#stay = { session, terminal, served };
    seated();
    void session.ended.then((because) => {
      if (because === 'replaced' || because === 'kicked' || because === 'closed') this.#part(because);
    });
    void served.done.then(() => this.#part(failed ? 'fault' : 'left'));
  }

  #letIn(entering: Entering): LinkedSession | EntranceRefusal {
    const { table } = this.#options.house;
    const { door } = this.#options.way;
    switch (entering.type) {
      case 'sit': {
        const named = safeName(entering.name);
        return named.ok ? orReason(table.sit(named.name, { code: entering.code, door })) : named.reason;
      }
      case 'watch':
        return orReason(table.watch({ code: entering.code, door }));
      case 'back': {
        const token = tokenIn(entering.token);
        return token === null ? 'no-such-seat' : orReason(table.comeBack(token, { door }));
      }
    }
  }

  #refuse(because: EntranceRefusal): void {
    const { page, entrance } = wordsIn(this.#edition);
    this.#tries += 1;
    if (this.#tries >= MOST_TRIES) return this.#part('refused');
    const says = page.refused[because] ?? textOf(entrance.refused[because]);
    this.#options.link.tell({ type: 'refused', because, says });
  }

  /** As if it were typed on the screen: the letters of an open claim are that claim. */
  async #say(text: string): Promise<void> {
    if (this.#stay === null) return;
    const { session } = this.#stay;
    const claim = claimIn(text.trim(), session.latest.claims, wordsIn(this.#edition).terms.letter);
    const refused = await (claim === undefined ? session.say(text) : session.claim(claim));
    if (refused === null || this.#isOver) return;
    const says = textOf(wordsIn(this.#edition).refusals[refused]);
    this.#options.link.tell({ type: 'unheard', text, says });
  }

  #part(because: PageEnding): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#options.link.tell({ type: 'ended', because });
    this.#options.link.close();
    this.#stay?.served.close();
  }
}

const orReason = (
  come: LinkedSession | { readonly refused: EntranceRefusal },
): LinkedSession | EntranceRefusal => ('refused' in come ? come.refused : come);
