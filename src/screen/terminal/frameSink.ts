import { fitLine } from './line.ts';
import { paced, type After, type Paced } from './pace.ts';
import type { TerminalSession } from './session.ts';
import { layoutSize, visibleSize, type Size } from './size.ts';
import { tailOf } from './tail.ts';
import { padded } from './padding.ts';

/** Milliseconds between two frames: 30 a second. */
export const FRAME_INTERVAL = 34;

const BEGIN_SYNCHRONIZED = '\u001b[?2026h';
const END_SYNCHRONIZED = '\u001b[?2026l';
const ERASE_LINE = '\u001b[K';
const ERASE_BELOW = '\u001b[J';
const at = (row: number, column = 1): string => `\u001b[${row};${column}H`;

/**
 * Stands between Ink and a terminal as Ink's standard output. In Ink's debug mode each write is one whole frame;
 * the sink keeps the newest and brings the terminal up to it: only the lines that changed, from where they did, at
 * most 30 times a second, and not at all while the reader is slow. The window's last row stays empty, since writing
 * into its last cell scrolls some terminals.
 */
export class FrameSink {
  /** Ink lays out for this width and writes while this is true. */
  columns: number;
  writable = true;

  readonly #session: TerminalSession;
  readonly #pace: Paced;
  #visible: Size;
  #frame: readonly string[] = [];
  /** The lines that the terminal shows, as Ink wrote them; undefined when nobody knows. */
  #shown: readonly string[] | undefined;
  /** Whether the newest frame shows secrets, and whether the one on the terminal does. */
  #secret = false;
  #shownSecret = false;
  #slow = false;
  #paused = false;

  constructor(session: TerminalSession, after: After) {
    this.#session = session;
    this.#pace = paced(FRAME_INTERVAL, after, () => this.#flush());
    this.columns = layoutSize(session.size()).columns;
    this.#visible = visibleSize(session.size());
  }

  /** Takes the newest frame, whole. Answers as a stream does, though the sink never needs its writer to wait. */
  write(frame: string): boolean {
    this.#frame = frame.split('\n').map((line) => line.trimEnd());
    this.draw();
    return true;
  }

  /** Ink listens for sizes here, though not under CI=1; `show.tsx` hands them down through React instead. */
  on(): this {
    return this;
  }

  off(): this {
    return this;
  }

  /** Brings the terminal up to the newest frame, as soon as the pace and the reader allow. */
  draw(): void {
    if (this.#ready) this.#pace.ask();
  }

  /** Says whether the frame that is about to be written shows secrets. */
  readonly conceal = (secret: boolean): void => {
    this.#secret = secret;
  };

  /** Writes every line again, for a terminal that something else wrote to. */
  redraw(): void {
    this.#shown = undefined;
    this.draw();
  }

  /** Adopts the session's size. Draws nothing: the frame for the new size is still to come. */
  resize(): void {
    this.columns = layoutSize(this.#session.size()).columns;
    this.#visible = visibleSize(this.#session.size());
    this.#shown = undefined;
  }

  /** The reader has caught up. */
  drained(): void {
    this.#slow = false;
    this.draw();
  }

  /** Holds frames back while the terminal is another program's. */
  pause(): void {
    this.#paused = true;
  }

  resume(): void {
    this.#paused = false;
    this.redraw();
  }

  /** Writes nothing from here on. */
  close(): void {
    this.writable = false;
    this.#pace.stop();
  }

  get #ready(): boolean {
    return !this.#slow && !this.#paused;
  }

  #flush(): void {
    if (!this.#ready) return;
    const concealed = this.#session.padded === true && (this.#secret || this.#shownSecret);
    if (concealed) this.#shown = undefined;
    const rows = Array.from({ length: this.#visible.rows - 1 }, (_, row) => this.#frame[row] ?? '');
    const shown = this.#shown ?? [];
    const changes = rows.map((line, row) =>
      shown[row] === line ? '' : this.#change(row + 1, line, shown[row]),
    );
    if (!this.#shown) changes.push(at(this.#visible.rows) + ERASE_BELOW);
    this.#shown = rows;
    const lines = changes.join('');
    const frame = lines && BEGIN_SYNCHRONIZED + lines + END_SYNCHRONIZED;
    this.#shownSecret = this.#secret;
    if (frame === '') return;
    this.#slow = !this.#session.write(concealed ? padded(frame, this.#visible) : frame);
  }

  /**
   * Writes a row's line where another is shown. What follows it is erased after it, for less flicker; but first where
   * the cursor skips cells of the old line, and never behind a full line, where erasing would take its last cell.
   */
  #change(row: number, line: string, shown = ''): string {
    const { cells, text } = tailOf(line, shown);
    const room = this.#visible.columns - cells;
    if (room <= 0) return '';
    const tail = fitLine(text, this.#session.depth, room);
    if (!tail.disputed) return at(row, cells + 1) + tail.text + (tail.width < room ? ERASE_LINE : '');
    return cells === 0 ? at(row) + ERASE_LINE + tail.text : this.#change(row, line);
  }
}
