import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { framesOf } from './frames.ts';
import { isSecret, lookThrough, type Seen } from './handed-frames.ts';
import { Tmux, type Pane } from './tmux.ts';

/** Run from the folder of the checkout. */
const program = resolve('bin/secret-cli.js');

/** `secret-cli pass` in windows of 80×24, with a state folder of its own; all that each window is sent is kept. */
export class PassInTmux {
  readonly #tmux = new Tmux();
  readonly #folder = mkdtempSync(join(tmpdir(), 'secret-cli-'));
  readonly #sent = new Map<Pane, string>();

  /** Starts the program in a window of its own. */
  start(options: string): Pane {
    const home = `XDG_STATE_HOME=${this.#folder} XDG_CONFIG_HOME=${this.#folder}`;
    const pane = this.#tmux.start(
      `read go; ${home} exec node ${program} pass --records ${this.#records} ${options}`,
    );
    const sent = join(this.#folder, `sent-${this.#sent.size}`);
    this.#sent.set(pane, sent);
    pane.keep(sent);
    pane.press('Enter');
    return pane;
  }

  /** Where the records are. */
  records(): readonly string[] {
    return readdirSync(this.#records).map((name) => join(this.#records, name));
  }

  /** The lines of the record, where there is one. */
  record(): readonly { readonly [field: string]: unknown }[] {
    const text = readFileSync(this.records()[0] ?? '', 'utf8');
    return text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  }

  /**
   * Looks through every frame that a window was sent while that game was played, and at what is left on it. Throws where
   * one shows somebody what another alone may see.
   */
  async look(pane: Pane): Promise<Seen> {
    const { frames, left } = await framesOf(readFileSync(this.#sent.get(pane) ?? '', 'utf8'));
    for (const text of [left.join('\n'), pane.scrollback()]) {
      if (isSecret(text)) throw new Error(`a secret is left on the terminal:\n${text}`);
    }
    const [deal] = this.record();
    return lookThrough(frames, (deal as { readonly roles: Parameters<typeof lookThrough>[1] }).roles);
  }

  /** What `verify` says of the records. */
  verified(): { readonly status: number | null; readonly stdout: string } {
    const { status, stdout } = spawnSync('node', [program, 'verify', ...this.records()], { encoding: 'utf8' });
    return { status, stdout };
  }

  end(): void {
    this.#tmux.end();
    rmSync(this.#folder, { recursive: true });
  }

  get #records(): string {
    return join(this.#folder, 'records');
  }
}
