import { isOver, KeyPlayer } from './key-player.ts';
import { join, resolve } from 'node:path';
import { readdirSync, readFileSync } from 'node:fs';
import type { Pane, Tmux } from './tmux.ts';

/** The program, as it was built, in the checkout that tests and proofs are run from. */
export const program = resolve('bin', 'secret-cli.js');

/** What nobody who is alone with bots has to do with. */
const otherPeople = /\bhosts?\b|\bjoin\b|\bssh\b|\bdoors?\b|\blinks?\b|[Ww]ays? back|Together/;

/** Somebody who plays `secret-cli solo` in a terminal, with a folder of their own for all that it keeps. */
export class Alone {
  readonly #tmux: Tmux;
  readonly #folder: string;

  constructor(tmux: Tmux, folder: string) {
    this.#tmux = tmux;
    this.#folder = folder;
  }

  /** Starts the program in a terminal of its own. */
  start(options: string): Pane {
    return this.#tmux.start(`XDG_STATE_HOME=${this.#folder} exec node ${program} solo ${options}`);
  }

  /**
   * Presses what the screen asks for until the game is over, or `stop` says so of the screen, which is returned. Throws
   * after so many milliseconds, where the program ends, and where a screen speaks of people elsewhere.
   */
  async play(pane: Pane, stop: (screen: string) => boolean = isOver, milliseconds = 500_000): Promise<string> {
    const player = new KeyPlayer(pane);
    const end = Date.now() + milliseconds;
    for (;;) {
      const screen = pane.screen();
      if (/^\[ended with/m.test(screen)) throw new Error(`the program has ended:\n${screen}`);
      if (otherPeople.test(screen)) throw new Error(`who is alone has nobody elsewhere:\n${screen}`);
      if (isOver(screen) || stop(screen)) return screen;
      if (Date.now() > end) throw new Error(`the game never ended:\n${screen}`);
      player.play(screen);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** The lines of each record, in the order in which the games began. */
  records(): readonly (readonly string[])[] {
    const folder = join(this.#folder, 'secret-cli', 'records');
    return readdirSync(folder)
      .toSorted()
      .map((name) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n'));
  }
}
