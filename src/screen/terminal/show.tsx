import { Box, render, type Instance } from 'ink';
import type { ReactElement } from 'react';
import { Enquiry } from './enquiry.ts';
import { ErrorBoundary } from './errorBoundary.ts';
import { FRAME_INTERVAL, FrameSink } from './frameSink.ts';
import { SurroundingsContext, type Surroundings } from './hooks.ts';
import { KeyBus } from './keyBus.ts';
import { KeyReader } from './keyReader.ts';
import type { Key, Reply } from './keys.ts';
import type { LookSettings } from './look.ts';
import { after as realAfter, paced, type After, type Paced } from './pace.ts';
import type { TerminalSession } from './session.ts';
import { layoutSize, visibleSize, type Size } from './size.ts';
import { openTerminal, type OpenTerminal } from './terminal.ts';

/** How a shown screen ended: by `close()`, with its terminal, or by a bug of ours, told to the session's `onError`. */
export type Ending = 'closed' | 'gone' | 'failed';

/** A screen on a terminal. */
export interface Shown {
  /** Takes the screen down and gives the terminal back as it was found. Harmless when called again. */
  close(): void;
  /** Resolves once the terminal is given back. Never rejects. */
  readonly done: Promise<Ending>;
}

/** What may be wanted otherwise of a screen: the terminal is asked how to draw, and time is real. */
export interface ShowOptions extends Partial<LookSettings> {
  readonly after?: After;
}

/**
 * Shows an element, made of `Rows`, on a terminal until it is closed, its terminal goes, or it fails; then the terminal is
 * as it was found. Ctrl-L redraws, and Ctrl-Z suspends where the session can; every other key is the element's (`useKeys`).
 * A failure ends this session alone.
 */
export function show(element: ReactElement, session: TerminalSession, options: ShowOptions = {}): Shown {
  const showing = new Showing(element, session, options);
  showing.start();
  return showing;
}

class Showing implements Shown {
  readonly done: Promise<Ending>;
  readonly #element: ReactElement;
  readonly #session: TerminalSession;
  readonly #sink: FrameSink;
  readonly #bus: KeyBus;
  readonly #reader: KeyReader;
  readonly #resizing: Paced;
  readonly #finish: (ending: Ending) => void;
  readonly #enquiry: Enquiry;
  readonly #account: Surroundings['account'];
  #terminal: OpenTerminal;
  #size: Size;
  #window: Size;
  #tree: ReactElement;
  #ink: Instance | undefined;
  #stopListening: (() => void) | undefined;
  #over = false;

  constructor(element: ReactElement, session: TerminalSession, options: ShowOptions) {
    const { palette = 'auto', ascii = 'ask', after = realAfter } = options;
    let finish: (ending: Ending) => void = () => undefined;
    this.done = new Promise((resolve) => {
      finish = resolve;
    });
    this.#finish = finish;
    this.#element = element;
    this.#session = session;
    this.#account = session.account?.bind(session);
    this.#terminal = openTerminal(session);
    this.#enquiry = new Enquiry(
      session,
      { palette, ascii },
      { after, changed: () => this.#surroundAgain(), due: () => this.#sink.resume() },
    );
    this.#sink = new FrameSink(session, after);
    if (this.#enquiry.waiting) this.#sink.pause();
    this.#bus = new KeyBus({ after, settle: () => this.#settle(), fail: (error) => this.#fail(error) });
    this.#reader = new KeyReader(after, (heard) => this.#hear(heard));
    this.#resizing = paced(FRAME_INTERVAL, after, () => this.#resize());
    this.#size = layoutSize(session.size());
    this.#window = visibleSize(session.size());
    this.#tree = this.#surround();
  }

  start(): void {
    this.#stopListening = this.#session.listen({
      input: (bytes) => this.#reader.push(bytes),
      resize: () => this.#resizing.ask(),
      drain: () => this.#sink.drained(),
      end: () => this.#end('gone'),
      suspend: () => this.#suspend(),
      resume: () => this.#resume(),
    });
    if (this.#over) return;
    this.#ink = render(this.#tree, {
      stdout: this.#sink as unknown as NodeJS.WriteStream,
      stdin: INERT_STDIN as unknown as NodeJS.ReadStream,
      debug: true,
      // As for screen readers, Ink hands over the text of each row as it is. Otherwise it lays rows out by character,
      // which ours are already, and takes ten times as long.
      isScreenReaderEnabled: true,
      exitOnCtrlC: false,
      patchConsole: false,
    });
  }

  close(): void {
    this.#end('closed');
  }

  #surround(): ReactElement {
    return (
      <ErrorBoundary onError={(error) => this.#fail(error)}>
        <SurroundingsContext value={this.#surroundings()}>
          <Box flexDirection="column" width={this.#size.columns} height={this.#size.rows - 1}>
            {this.#element}
          </Box>
        </SurroundingsContext>
      </ErrorBoundary>
    );
  }

  #surroundings(): Surroundings {
    return {
      keys: this.#bus,
      size: this.#size,
      window: this.#window,
      look: this.#enquiry.look,
      conceal: this.#sink.conceal,
      account: this.#account,
    };
  }

  /** Rendering again flushes every update that waits in this tree; the tree itself being the same, it costs little. */
  #settle(): void {
    if (!this.#over) this.#ink?.rerender(this.#tree);
  }

  #hear(heard: Key | Reply): void {
    if (heard.name === 'kitty') this.#terminal.reportReleases();
    else if (heard.name === 'ctrl' && heard.text === 'l') this.#sink.redraw();
    else if (heard.name === 'ctrl' && heard.text === 'z' && this.#session.suspend) this.#session.suspend();
    else if (heard.name === 'cursor' || heard.name === 'background') this.#enquiry.hear(heard);
    else this.#bus.push(heard);
  }

  #surroundAgain(): void {
    this.#tree = this.#surround();
    this.#settle();
  }

  #resize(): void {
    this.#sink.resize();
    const told = this.#session.size();
    const [size, window] = [layoutSize(told), visibleSize(told)];
    if (!isSame(size, this.#size) || !isSame(window, this.#window)) {
      this.#size = size;
      this.#window = window;
      this.#surroundAgain();
    }
    this.#sink.draw();
  }

  #suspend(): void {
    this.#enquiry.stop();
    this.#sink.pause();
    this.#terminal.close();
  }

  #resume(): void {
    this.#terminal.close();
    this.#terminal = openTerminal(this.#session);
    this.#resize();
    this.#sink.resume();
  }

  #fail(error: unknown): void {
    if (this.#over) return;
    this.#end('failed');
    this.#session.onError(error);
  }

  #end(ending: Ending): void {
    if (this.#over) return;
    this.#over = true;
    this.#stopListening?.();
    this.#enquiry.stop();
    this.#reader.close();
    this.#bus.close();
    this.#resizing.stop();
    this.#sink.close();
    this.#terminal.close();
    // Later, since a failing component is reported from within React's commit, where nothing can be unmounted.
    queueMicrotask(() => this.#ink?.unmount());
    this.#finish(ending);
  }
}

const isSame = (one: Size, other: Size): boolean => one.columns === other.columns && one.rows === other.rows;

/** Keys come from the key reader, never through Ink; being no TTY, this makes Ink's own `useInput` say so. */
const INERT_STDIN = { isTTY: false };
