import type { Reply } from './keys.ts';
import type { Look, LookSettings } from './look.ts';
import type { After } from './pace.ts';
import type { TerminalSession } from './session.ts';

/** Milliseconds that the first frame waits for a terminal's answers; most take one or two. */
export const ANSWERS_DUE = 200;

const ASK_BACKGROUND = '\u001b]11;?\u001b\\';
const ASK_CURSOR = '\u001b[6n';

/** Row 2: a cursor in row 1 is reported by what some terminals also send for F3 with Shift, Alt or Ctrl held. */
const SAMPLE_ROW = 2;
const SAMPLE = '─';
const ERASE = '\r\u001b[K';

/** What an enquiry needs of its session. */
export interface EnquiryOptions {
  readonly after: After;
  /** Called when an answer has changed the look. */
  readonly changed: () => void;
  /** Called once when the first frame need wait no longer, after any change. */
  readonly due: () => void;
}

/**
 * Asks a terminal, taken over just before, for what the settings leave open: its background (OSC 11), and how far
 * one `─`, erased again, moves its cursor, since characters of ambiguous width (UAX #11) take two cells in some.
 * Nearly every terminal tells where its cursor is, and answers in order: that answer ends the wait.
 */
export class Enquiry {
  readonly #asksBackground: boolean;
  readonly #asksWidth: boolean;
  readonly #options: EnquiryOptions;
  #look: Look;
  #cursorAwaited: boolean;
  #stopWaiting: (() => void) | undefined;

  constructor(session: TerminalSession, settings: LookSettings, options: EnquiryOptions) {
    const { depth } = session;
    const { palette, ascii } = settings;
    this.#options = options;
    this.#look = { palette: palette === 'auto' ? 'dark' : palette, depth, ascii: ascii === true };
    this.#asksBackground = palette === 'auto' && depth !== 'none';
    this.#asksWidth = ascii === 'ask';
    this.#cursorAwaited = this.#asksBackground || this.#asksWidth;
    if (this.#cursorAwaited) this.#ask(session);
  }

  /** The look, as far as it is known. */
  get look(): Look {
    return this.#look;
  }

  /** Whether answers are due, so that the first frame should wait. */
  get waiting(): boolean {
    return this.#stopWaiting !== undefined;
  }

  /** Takes an answer of the terminal, however late. */
  hear(reply: Reply): void {
    const before = this.#look;
    if (reply.name === 'background' && this.#asksBackground) {
      this.#look = { ...before, palette: isLight(reply) ? 'light' : 'dark' };
    }
    const last = reply.name === 'cursor' && this.#cursorAwaited && reply.row === SAMPLE_ROW;
    if (last && this.#asksWidth) this.#look = { ...before, ascii: reply.column !== 1 + SAMPLE.length };
    if (last) this.#cursorAwaited = false;
    if (differs(this.#look, before)) this.#options.changed();
    if (last && this.waiting) this.#waitIsOver();
  }

  /** Waits no longer, and says nothing of it. */
  stop(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
  }

  #ask(session: TerminalSession): void {
    const background = this.#asksBackground ? ASK_BACKGROUND : '';
    const sample = this.#asksWidth ? SAMPLE : '';
    session.write(`${background}\u001b[${SAMPLE_ROW};1H${sample}${ASK_CURSOR}${ERASE}`);
    this.#stopWaiting = this.#options.after(ANSWERS_DUE, () => this.#waitIsOver());
  }

  #waitIsOver(): void {
    this.stop();
    this.#options.due();
  }
}

function differs(one: Look, other: Look): boolean {
  return one.palette !== other.palette || one.ascii !== other.ascii;
}

/** Whether black stands out from a background better than white does, by the contrast ratio of WCAG 2.2. */
function isLight({ red, green, blue }: Extract<Reply, { name: 'background' }>): boolean {
  const luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  return (luminance + 0.05) / 0.05 > 1.05 / (luminance + 0.05);
}

/** One channel of sRGB, 0–1, as light. */
function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
