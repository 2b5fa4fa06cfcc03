import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Longest that a test waits for a screen, in milliseconds: far beyond what a game of bots takes on any machine. */
const patience = 180_000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A tmux server of a test's own, with a window of 80×24 for each program. */
export class Tmux {
  readonly #socket = `test-${randomBytes(6).toString('hex')}`;
  readonly #env: Record<string, string>;
  #windows = 0;

  constructor(env: Record<string, string> = {}) {
    this.#env = env;
  }

  /** Starts a command line in a window of its own; the window stays when it has ended, with its exit status on screen. */
  start(commandLine: string): Pane {
    const name = `w${this.#windows}`;
    const shell = `(${commandLine}); echo "[ended with $?]"; exec cat`;
    const first = this.#windows === 0;
    this.#windows += 1;
    if (first)
      this.run('new-session', '-d', '-s', 'test', '-n', name, '-x', '80', '-y', '24', 'sh', '-c', shell);
    else this.run('new-window', '-d', '-t', 'test', '-n', name, 'sh', '-c', shell);
    return new Pane(this, `test:${name}`);
  }

  run(...args: string[]): string {
    const env = { ...process.env, LANG: 'C.UTF-8', TERM: 'xterm-256color', ...this.#env };
    return execFileSync('tmux', ['-u', '-L', this.#socket, '-f', '/dev/null', ...args], {
      encoding: 'utf8',
      env,
    });
  }

  /** Ends the server with every program in it. */
  end(): void {
    try {
      this.run('kill-server');
    } catch {
      // It is gone already.
    }
  }
}

/** One program's terminal. */
export class Pane {
  readonly #tmux: Tmux;
  readonly #target: string;

  constructor(tmux: Tmux, target: string) {
    this.#tmux = tmux;
    this.#target = target;
  }

  /** What is on the screen now. */
  screen(): string {
    return this.#tmux.run('capture-pane', '-p', '-t', this.#target);
  }

  /** Presses keys by their tmux names. */
  press(...keys: string[]): void {
    this.#tmux.run('send-keys', '-t', this.#target, ...keys);
  }

  /** Types a line of text and ends it. */
  enter(text: string): void {
    this.#tmux.run('send-keys', '-t', this.#target, '-l', text);
    this.press('Enter');
  }

  /** Sends what no key does but the terminal itself, in ASCII. */
  bytes(text: string): void {
    const codes = Array.from(text, (character) => character.charCodeAt(0).toString(16));
    this.press('-H', ...codes);
  }

  /** What tmux knows of this terminal, by one of its formats. */
  told(format: string): string {
    return this.#tmux.run('display-message', '-p', '-t', this.#target, format).trimEnd();
  }

  /** The process that runs here: the youngest one, where shells have started it. */
  program(): number {
    let pid = this.told('#{pane_pid}');
    for (;;) {
      const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
      if (!child) return Number(pid);
      pid = child;
    }
  }

  /** Sends the program that runs here a signal; unless told otherwise it ends without a word. */
  kill(signal: NodeJS.Signals = 'SIGKILL'): void {
    process.kill(this.program(), signal);
  }

  /** Takes the terminal away from its program. */
  close(): void {
    this.#tmux.run('kill-pane', '-t', this.#target);
  }

  /** Keeps all that the program here sends from now on in a file, as it is. */
  keep(path: string): void {
    this.#tmux.run('pipe-pane', '-O', '-t', this.#target, `exec cat >> '${path}'`);
  }

  /** All that was ever on this terminal and has scrolled away, and what is on it now. */
  scrollback(): string {
    return this.#tmux.run('capture-pane', '-p', '-S', '-', '-t', this.#target);
  }

  /** Waits for a screen that matches, and gives it. */
  async shows(pattern: RegExp): Promise<string> {
    return this.until((screen) => pattern.test(screen), String(pattern));
  }

  async until(holds: (screen: string) => boolean, what: string): Promise<string> {
    const end = Date.now() + patience;
    for (;;) {
      const screen = this.screen();
      if (holds(screen)) return screen;
      if (Date.now() > end) throw new Error(`never came: ${what}\n${screen}`);
      await pause(50);
    }
  }
}
