/** What somebody presses who knows nothing but the screen: by what the bar asks, the keys, one after another. */
const answers: readonly (readonly [asks: RegExp, keys: readonly string[]])[] = [
  [/Are you ready\?/, ['r']],
  [/Start with \d+, or wait/, ['s']],
  [/Look at your role/, ['Space', 'Enter']],
  [/YOUR MOVE ━━ Vote:/, ['j']],
  [/YOUR MOVE ━━ .*Name your Chancellor/, ['Down', 'Enter']],
  [/YOUR MOVE ━━ Discard one/, ['1', 'Enter']],
  [/YOUR MOVE ━━ Lay one/, ['1', 'Enter']],
  [/I wish to veto/, ['n']],
  [/YOUR MOVE ━━ Investigate/, ['Down', 'Enter']],
  [/party card: hold Space/, ['Space', 'Enter', 'Enter']],
  [/YOUR MOVE ━━ Peek/, ['Space', 'Enter', 'Enter']],
  [/YOUR MOVE ━━ Special election/, ['Down', 'Enter']],
  [/YOUR MOVE ━━ Execute .*\?.*undone/, ['y']],
  [/YOUR MOVE ━━ Execut/, ['Down', 'Enter']],
  [/go on/, ['Enter']],
];

export const isOver = (screen: string): boolean => /THE END/.test(screen);

/** Milliseconds after which somebody whose keys changed nothing presses them again. */
const patience = 5_000;

/** Where keys are pressed, by their names in tmux. */
interface Keyboard {
  press(key: string): void;
}

/** Somebody at a terminal. */
export class KeyPlayer<Pane extends Keyboard> {
  readonly pane: Pane;
  #answered = '';
  #pressedAt = 0;

  constructor(pane: Pane) {
    this.pane = pane;
  }

  /**
   * Presses what the screen asks for, once a question: the rest of the screen changes while the answer is on its
   * way, and a key such as the one for "ready" takes back what it gave when it is pressed again.
   */
  play(screen: string): void {
    const answer = answers.find(([asks]) => asks.test(screen));
    const question = screen.split('\n').find((line) => answer?.[0].test(line)) ?? '';
    if (question === this.#answered && Date.now() - this.#pressedAt < patience) return;
    this.#answered = question;
    this.#pressedAt = Date.now();
    for (const key of answer?.[1] ?? []) this.pane.press(key);
  }
}
