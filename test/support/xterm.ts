import headless from '@xterm/headless';
import type { ColourDepth } from '../../src/screen/terminal/colour.ts';
import type { TerminalListener, TerminalSession } from '../../src/screen/terminal/session.ts';
import type { Size } from '../../src/screen/terminal/size.ts';

/** Longest that a test waits for a screen, in milliseconds: far beyond what any machine needs. */
const PATIENCE = 20_000;

/** A cell as a person sees it. */
export interface Cell {
  readonly text: string;
  readonly width: number;
  readonly foreground: string;
  readonly background: string;
  readonly weight: string;
}

/**
 * A headless terminal as a session: what is written is drawn on it, what it answers and what a test types comes in
 * as bytes.
 */
export class XtermSession implements TerminalSession {
  readonly terminal: headless.Terminal;
  readonly depth: ColourDepth;
  /** Every write, in order. */
  readonly writes: string[] = [];
  readonly errors: unknown[] = [];
  /** DEC private modes that were set or reset, as they are now. */
  readonly modes = new Map<number, boolean>();
  /** How deep the kitty keyboard protocol is pushed. */
  kitty = 0;
  /** The window's title. */
  title = '';
  /** What the terminal answers when asked for its background, as in "rgb:ffff/ffff/ffff"; it doesn't answer without. */
  background: string | undefined;
  /** While true the terminal answers nothing. */
  mute = false;
  raw = false;
  /** While true each write answers that the reader is slow. */
  slow = false;
  /** The size as told to the session, where it shall differ from the terminal's own. */
  told: Size | undefined;
  #listener: TerminalListener | undefined;

  constructor(columns = 80, rows = 24, depth: ColourDepth = 'ansi16') {
    this.depth = depth;
    this.terminal = new headless.Terminal({
      cols: columns,
      rows,
      allowProposedApi: true,
      windowOptions: { pushTitle: true, popTitle: true },
    });
    this.terminal.onData((answer) => this.#answer(answer));
    this.terminal.onTitleChange((title) => {
      this.title = title;
    });
    this.terminal.parser.registerOscHandler(11, () => {
      if (this.background !== undefined) this.#answer(`\u001b]11;${this.background}\u001b\\`);
      return true;
    });
    for (const final of ['h', 'l'])
      this.terminal.parser.registerCsiHandler({ prefix: '?', final }, (modes) => {
        for (const mode of modes) this.modes.set(Number(mode), final === 'h');
        return false;
      });
    for (const [prefix, step] of [
      ['>', 1],
      ['<', -1],
    ] as const)
      this.terminal.parser.registerCsiHandler({ prefix, final: 'u' }, () => {
        this.kitty += step;
        return true;
      });
  }

  /** From now on the terminal takes characters of ambiguous width for wide ones, as some do in Chinese, Japanese and Korean. */
  drawAmbiguousWide(): void {
    this.#measure('ambiguous', (code) => (code >= 0x2010 && code < 0x2600 ? 2 : 1));
  }

  /** From now on an emoji takes so many cells for each that it is joined of, as in terminals that join none. */
  drawEmoji(cells: 1 | 2): void {
    this.#measure(`emoji ${cells}`, (code) => {
      if (/\u200d|\u20e3|\ufe0f/u.test(String.fromCodePoint(code))) return 0;
      return code >= 0x2600 ? cells : 1;
    });
  }

  #measure(version: string, width: (code: number) => 0 | 1 | 2): void {
    this.terminal.unicode.register({
      version,
      wcwidth: width,
      // xterm.js keeps a character's width in bits 1 and 2, and in bit 0 that it joins the one before it.
      charProperties: (code, before) => (width(code) === 0 ? (before & 0b110) | 1 : width(code) << 1),
    });
    this.terminal.unicode.activeVersion = version;
  }

  size(): Size {
    return this.told ?? { columns: this.terminal.cols, rows: this.terminal.rows };
  }

  write(text: string): boolean {
    this.writes.push(text);
    this.terminal.write(text);
    return !this.slow;
  }

  setRawMode(raw: boolean): void {
    this.raw = raw;
  }

  listen(listener: TerminalListener): () => void {
    this.#listener = listener;
    return () => {
      this.#listener = undefined;
    };
  }

  onError(error: unknown): void {
    this.errors.push(error);
  }

  /** Whether anybody listens. */
  get heard(): boolean {
    return this.#listener !== undefined;
  }

  /** Types, as one packet. */
  type(packet: string | Uint8Array): void {
    this.#listener?.input(typeof packet === 'string' ? new TextEncoder().encode(packet) : packet);
  }

  /** Drags the window to another size. */
  resize(columns: number, rows: number): void {
    this.terminal.resize(columns, rows);
    this.#listener?.resize();
  }

  /** The reader has caught up. */
  drain(): void {
    this.slow = false;
    this.#listener?.drain();
  }

  /** The link is lost, or the process goes. */
  end(): void {
    this.#listener?.end();
  }

  stop(): void {
    this.#listener?.suspend();
  }

  continue(): void {
    this.#listener?.resume();
  }

  /** Resolves once the terminal has drawn all that was written so far. */
  settled(): Promise<void> {
    return new Promise((resolve) => this.terminal.write('', resolve));
  }

  /** Resolves once some line of the screen holds the text. */
  async shows(text: string): Promise<void> {
    await this.until(() => this.lines().some((line) => line.includes(text)), `“${text}”`);
  }

  /** Resolves once something holds, looking again after each drawing; fails with the screen after long enough. */
  async until(holds: () => boolean, what = 'it'): Promise<void> {
    await this.settled();
    if (holds()) return;
    await new Promise<void>((resolve, reject) => {
      const done = (): void => {
        clearTimeout(timer);
        drawing.dispose();
      };
      const drawing = this.terminal.onWriteParsed(() => {
        if (!holds()) return;
        done();
        resolve();
      });
      const timer = setTimeout(() => {
        done();
        reject(new Error(`waited for ${what}; the screen is\n${this.lines().join('\n')}`));
      }, PATIENCE);
    });
  }

  /** The screen's rows as text, without the blanks at their ends. */
  lines(): string[] {
    const buffer = this.terminal.buffer.active;
    return Array.from(
      { length: this.terminal.rows },
      (_, row) => buffer.getLine(buffer.baseY + row)?.translateToString(true) ?? '',
    );
  }

  /** Every cell of the screen, row by row. */
  cells(): Cell[][] {
    const buffer = this.terminal.buffer.active;
    return Array.from({ length: this.terminal.rows }, (_, row) =>
      Array.from({ length: this.terminal.cols }, (_, column) =>
        looks(buffer.getLine(buffer.baseY + row)?.getCell(column)),
      ),
    );
  }

  #answer(answer: string): void {
    if (!this.mute) this.type(answer);
  }

  /** All that was written, in one. */
  get written(): string {
    return this.writes.join('');
  }
}

type XtermCell = NonNullable<ReturnType<NonNullable<ReturnType<headless.IBuffer['getLine']>>['getCell']>>;

function looks(cell: XtermCell | undefined): Cell {
  if (!cell) throw new Error('no such cell');
  const weights = {
    bold: cell.isBold(),
    dim: cell.isDim(),
    underline: cell.isUnderline(),
    inverse: cell.isInverse(),
  };
  return {
    text: cell.getChars() || ' ',
    width: cell.getWidth(),
    foreground: `${cell.getFgColorMode()}:${cell.getFgColor()}`,
    background: `${cell.getBgColorMode()}:${cell.getBgColor()}`,
    weight: Object.entries(weights)
      .filter(([, on]) => on)
      .map(([weight]) => weight)
      .join(' '),
  };
}

/** The modes in which a terminal differs from one at rest: [] once it is given back. */
export function modesLeft(session: XtermSession): string[] {
  const usuallyOn = [7, 25];
  const modes = [...session.modes]
    .filter(([mode, on]) => on !== usuallyOn.includes(mode))
    .map(([mode]) => `?${mode}`);
  return session.kitty === 0 ? modes : [...modes, 'kitty'];
}
