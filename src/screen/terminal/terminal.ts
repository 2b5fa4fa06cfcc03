import type { TerminalSession } from './session.ts';

/** A terminal that is ours for a while. */
export interface OpenTerminal {
  /** Asks a terminal with the kitty keyboard protocol to tell repeats and releases, too. */
  reportReleases(): void;
  /** Gives the terminal back as it was found. Harmless when called again. */
  close(): void;
}

/** Private modes (DEC, xterm) by number, as we want them; each is the other way round in a terminal at rest. */
const MODES = [
  ['?1049', 'h'], // the alternate screen
  ['?25', 'l'], // the cursor
  ['?7', 'l'], // wrapping: a line that a terminal draws wider than we think must not spill over the next
  ['?2004', 'h'], // marks around a paste
  ['?1004', 'h'], // reports of focus
] as const;

const QUERY_KITTY = '\u001b[?u';
const PUSH_KITTY = '\u001b[>3u';
const POP_KITTY = '\u001b[<u';
const PUSH_TITLE = '\u001b[22;2t';
/** Seen from across the room and in lists of windows: it tells neither the table nor whose move it is. */
const TITLE = '\u001b]2;secret-cli\u001b\\';
const POP_TITLE = '\u001b[23;2t';

const enter = MODES.map(([mode, wanted]) => `\u001b[${mode}${wanted}`).join('');
const leave = MODES.map(([mode, wanted]) => `\u001b[${mode}${wanted === 'h' ? 'l' : 'h'}`)
  .reverse()
  .join('');

/** Takes a terminal over: raw mode, alternate screen, no cursor, pastes and focus reported, its title kept for later. */
export function openTerminal(session: TerminalSession): OpenTerminal {
  let open = true;
  let kitty = false;
  const titled = hasTitle(session);
  session.setRawMode(true);
  session.write((titled ? PUSH_TITLE + TITLE : '') + enter + QUERY_KITTY);
  return {
    reportReleases() {
      if (!open || kitty) return;
      kitty = true;
      session.write(PUSH_KITTY);
    },
    close() {
      if (!open) return;
      open = false;
      session.write((kitty ? POP_KITTY : '') + leave + (titled ? POP_TITLE : ''));
      session.setRawMode(false);
    },
  };
}

/** Whether a terminal's window takes a title: those without colours, dumb ones among them, are sent none. */
function hasTitle({ depth }: TerminalSession): boolean {
  return depth !== 'none';
}
