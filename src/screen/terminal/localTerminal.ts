import type { EventEmitter } from 'node:events';
import { colourDepth, type ColourDepth } from './colour.ts';
import { after as realAfter, type After } from './pace.ts';
import type { TerminalListener, TerminalSession } from './session.ts';
import type { Size } from './size.ts';

/** What a local terminal needs of Node's `process`. */
export interface LocalProcess extends EventEmitter {
  readonly stdin: EventEmitter & {
    readonly isTTY?: boolean;
    readonly isRaw?: boolean;
    setRawMode?(raw: boolean): unknown;
    resume(): unknown;
    pause(): unknown;
  };
  readonly stdout: EventEmitter & {
    readonly isTTY?: boolean;
    readonly columns?: number;
    readonly rows?: number;
    write(text: string): boolean;
  };
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  kill(pid: number, signal: string): unknown;
  exit(code: number): unknown;
}

/** What a program may want otherwise of its terminal. */
export interface LocalTerminalOptions {
  /** Hears of a bug that ended what was shown. */
  readonly onError: (error: unknown) => void;
  /** Leaves the program after a signal, with 128 + the signal's number; at once unless told otherwise. */
  readonly leave?: (code: number) => void;
  readonly process?: LocalProcess;
  readonly after?: After;
}

/** The signals that end the program, and the exit codes that say so. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** Process group 0 is our own: what the terminal's Ctrl-Z would stop, `npx` and its shell included. */
const OWN_GROUP = 0;

/** Milliseconds after which a stop that didn't happen is given up: nobody is there who could continue us. */
const STOP_GRACE = 100;

/**
 * The terminal that this process was started in, or undefined where its input or output is none (a pipe, a file).
 * Whichever way the process goes (exit, signal, uncaught error, Ctrl-Z), the listener is told in time to restore
 * the terminal.
 */
export function localTerminal(options: LocalTerminalOptions): TerminalSession | undefined {
  const { stdin, stdout } = options.process ?? process;
  return stdin.isTTY && stdout.isTTY ? new LocalTerminal(options) : undefined;
}

class LocalTerminal implements TerminalSession {
  readonly depth: ColourDepth;
  readonly onError: (error: unknown) => void;
  readonly #process: LocalProcess;
  readonly #after: After;
  readonly #leave: (code: number) => void;
  readonly #foundRaw: boolean;
  #listener: TerminalListener | undefined;
  #giveUpStopping: (() => void) | undefined;

  constructor(options: LocalTerminalOptions) {
    const host = options.process ?? process;
    this.#process = host;
    this.#after = options.after ?? realAfter;
    this.#leave = options.leave ?? ((code) => host.exit(code));
    this.#foundRaw = host.stdin.isRaw ?? false;
    this.depth = colourDepth(host.env);
    this.onError = options.onError;
    // For good: what restores a lost terminal fails only after the listener has gone.
    host.stdout.on('error', this.#onGone);
  }

  size(): Size {
    const { columns = 0, rows = 0 } = this.#process.stdout;
    return { columns, rows };
  }

  write(text: string): boolean {
    return this.#process.stdout.write(text);
  }

  setRawMode(raw: boolean): void {
    const { stdin } = this.#process;
    try {
      stdin.setRawMode?.(raw || this.#foundRaw);
    } catch {
      // The terminal is gone, and its modes with it.
    }
    if (raw) stdin.resume();
    else stdin.pause();
  }

  listen(listener: TerminalListener): () => void {
    const { stdin, stdout } = this.#process;
    const host = this.#process;
    const end = this.#onGone;
    this.#listener = listener;
    const subscriptions = [
      subscribe(stdin, 'data', (bytes: Uint8Array) => listener.input(bytes)),
      subscribe(stdin, 'end', end),
      subscribe(stdin, 'error', end),
      subscribe(stdout, 'resize', () => listener.resize()),
      subscribe(stdout, 'drain', () => listener.drain()),
      subscribe(host, 'exit', end),
      subscribe(host, 'uncaughtExceptionMonitor', end),
      subscribe(host, 'SIGTSTP', this.#onStop),
      subscribe(host, 'SIGCONT', this.#onContinue),
      ...Object.entries(SIGNALS).map(([signal, code]) =>
        subscribe(host, signal, () => this.#goBy(signal, code)),
      ),
    ];
    return () => {
      this.#listener = undefined;
      this.#giveUpStopping?.();
      for (const unsubscribe of subscriptions) unsubscribe();
    };
  }

  suspend(): void {
    // Windows has no job control.
    if (this.#process.platform !== 'win32') this.#onStop();
  }

  /** With a terminal that goes comes SIGHUP, now or later: it must not kill the process before its owner is ready to end. */
  readonly #onGone = (): void => {
    if (this.#listener === undefined) return;
    subscribe(this.#process, 'SIGHUP', () => undefined);
    this.#listener.end();
  };

  #goBy(signal: string, code: number): void {
    // Ink's signal-exit, which hears of a signal after us, kills the process where nobody else listens any more.
    setImmediate(subscribe(this.#process, signal, () => undefined));
    this.#listener?.end();
    this.#leave(code);
  }

  /** Without our handler the signal does what it does by itself: it stops the process. */
  readonly #onStop = (): void => {
    const host = this.#process;
    this.#listener?.suspend();
    host.off('SIGTSTP', this.#onStop);
    this.#giveUpStopping = this.#after(STOP_GRACE, this.#onContinue);
    host.kill(OWN_GROUP, 'SIGTSTP');
  };

  readonly #onContinue = (): void => {
    const host = this.#process;
    this.#giveUpStopping?.();
    host.off('SIGTSTP', this.#onStop);
    host.on('SIGTSTP', this.#onStop);
    this.#listener?.resume();
  };
}

function subscribe<Arguments extends unknown[]>(
  emitter: EventEmitter,
  event: string,
  listener: (...details: Arguments) => void,
): () => void {
  emitter.on(event, listener as (...details: unknown[]) => void);
  return () => emitter.off(event, listener as (...details: unknown[]) => void);
}
