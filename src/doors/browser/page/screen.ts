import { Terminal } from '@xterm/xterm';
import { cellsIn, fitted, type Extent } from './fit.ts';
import { find } from './dom.ts';
import { spaceReleased, tapAt } from './keys.ts';

/** What a screen needs of the page. */
export interface ScreenOptions {
  readonly press: (bytes: string) => void;
  readonly resized: () => void;
  /** Whether there is something to be moved by swiping. */
  readonly moves: () => boolean;
}

const families = 'ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", "Noto Sans Mono", monospace';
/** CSS pixels: a finger moves so far before it swipes, and so far for a line. */
const STEADY = 10;
const LINE = 28;
/** Wider lines are hard to read at arm's length. */
const MOST_COLUMNS = { coarse: 100, fine: 200 } as const;

const pointer = matchMedia('(pointer: coarse)').matches ? 'coarse' : 'fine';
const isDark = matchMedia('(prefers-color-scheme: dark)');
const themes = {
  dark: { background: '#101418', foreground: '#dfe3e6' },
  light: { background: '#ffffff', foreground: '#1a1a1a' },
} as const;
const theme = (): (typeof themes)['dark' | 'light'] => (isDark.matches ? themes.dark : themes.light);

/** The terminal in the page: draws what comes, sends keys and taps. */
export class Screen {
  readonly #terminal: Terminal;
  readonly #box = find('#screen');
  readonly #options: ScreenOptions;

  constructor(options: ScreenOptions) {
    this.#options = options;
    this.#terminal = new Terminal({
      fontFamily: families,
      scrollback: 0,
      theme: theme(),
      linkHandler: { activate: () => undefined },
      macOptionIsMeta: true,
    });
    const { parser } = this.#terminal;
    // The clipboard, links, notifications and the like are none of a table's business.
    for (const command of [8, 9, 50, 52, 777, 1337]) parser.registerOscHandler(command, () => true);
    this.#terminal.onTitleChange((title) => {
      document.title = title;
    });
    this.#terminal.onData(options.press);
    this.#terminal.open(this.#box);
    // A phone's keyboard would cover half of the table, and chat has a field of its own.
    if (pointer === 'coarse') this.#terminal.textarea?.setAttribute('inputmode', 'none');
    this.#box.addEventListener('keyup', (event) => {
      if (event.code === 'Space') options.press(spaceReleased);
    });
    isDark.addEventListener('change', () => {
      this.#terminal.options.theme = theme();
      this.tellBackground();
    });
    this.#listenToFingers();
    // A terminal that was hidden draws itself in its new size a frame after it is seen: before, its cells can't be measured.
    new ResizeObserver(() => requestAnimationFrame(() => this.#fit())).observe(this.#box);
    this.#fit();
  }

  get window(): { readonly columns: number; readonly rows: number } {
    return { columns: this.#terminal.cols, rows: this.#terminal.rows };
  }

  draw(bytes: Uint8Array): void {
    this.#terminal.write(bytes);
  }

  /** Forgets all that was drawn: another host's terminal, or the same after a lost link, begins anew. */
  reset(): void {
    this.#terminal.reset();
  }

  /** Says what terminals answer to OSC 11, to a host that may have asked before there was a screen. */
  tellBackground(): void {
    const channels = Array.from(theme().background.matchAll(/[0-9a-f]{2}/g), ([channel]) => channel.repeat(2));
    this.#options.press(`\u001b]11;rgb:${channels.join('/')}\u001b\\`);
  }

  focus(): void {
    if (pointer === 'fine') this.#terminal.focus();
  }

  /** Takes the room there is. While somebody types on a phone the keyboard takes some of it, and the lowest part is seen. */
  #fit(): void {
    const area = { width: this.#box.clientWidth, height: this.#box.clientHeight };
    const isTyping = pointer === 'coarse' && document.activeElement instanceof HTMLInputElement;
    if (isTyping || area.width === 0 || area.height === 0) return;
    const { font } = fitted(area, cellOf(1));
    this.#terminal.options.fontSize = font;
    const { columns, rows } = cellsIn(area, this.#cell);
    const shown = Math.min(columns, MOST_COLUMNS[pointer]);
    if (shown === this.#terminal.cols && rows === this.#terminal.rows) return;
    this.#terminal.resize(shown, rows);
    this.#options.resized();
  }

  /** As the terminal draws it. */
  get #cell(): Extent {
    const { width, height } = this.#cells;
    return { width: width / this.#terminal.cols, height: height / this.#terminal.rows };
  }

  get #cells(): DOMRect {
    return find('#screen .xterm-screen').getBoundingClientRect();
  }

  #listenToFingers(): void {
    let from: PointerEvent | null = null;
    let swiped = 0;
    this.#box.addEventListener('pointerdown', (event) => {
      from = event.isPrimary && event.button === 0 ? event : null;
      swiped = 0;
    });
    this.#box.addEventListener('pointermove', (event) => {
      if (from === null || event.pointerType === 'mouse' || !this.#options.moves()) return;
      const lines = Math.trunc((event.clientY - from.clientY) / LINE);
      for (; swiped < lines; swiped += 1) this.#options.press('\u001b[A');
      for (; swiped > lines; swiped -= 1) this.#options.press('\u001b[B');
    });
    this.#box.addEventListener('pointerup', (event) => {
      const near =
        from !== null &&
        Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) < STEADY &&
        swiped === 0;
      from = null;
      if (near) this.#tap(event);
    });
  }

  #tap({ clientX, clientY }: PointerEvent): void {
    const { left, top } = this.#cells;
    const { width, height } = this.#cell;
    const { cols, rows } = this.#terminal;
    const column = Math.floor((clientX - left) / width) + 1;
    const row = Math.floor((clientY - top) / height) + 1;
    if (column >= 1 && column <= cols && row >= 1 && row <= rows) this.#options.press(tapAt(column, row));
  }
}

/** The size of a cell for letters of so many pixels, as this browser's fonts have it. */
function cellOf(font: number): Extent {
  const sample = document.createElement('span');
  sample.className = 'sample';
  sample.style.fontFamily = families;
  sample.textContent = 'W'.repeat(10);
  document.body.append(sample);
  const { width, height } = sample.getBoundingClientRect();
  sample.remove();
  return { width: (width / 1000) * font, height: (height / 100) * font };
}
