import headless from '@xterm/headless';

/** What a terminal showed once a write was through. */
export interface Frame {
  /** The rows of the window, without the blanks at their ends. */
  readonly lines: readonly string[];
  /** What was sent for it, with all its escape sequences. */
  readonly sent: string;
}

/** Behind each of our frames stands the end of a synchronized update. */
const endOfFrame = '\u001b[?2026l';

/**
 * Every frame that a program of ours drew in a window of 80×24, in order, from all that it sent; `left` is what the
 * terminal holds outside its alternate screen in the end, scrolled away or not.
 */
export async function framesOf(
  sent: string,
): Promise<{ readonly frames: readonly Frame[]; readonly left: readonly string[] }> {
  const terminal = new headless.Terminal({ cols: 80, rows: 24, scrollback: 10_000, allowProposedApi: true });
  const write = (text: string): Promise<void> => new Promise((resolve) => terminal.write(text, resolve));
  const rowsOf = (buffer: headless.IBuffer, first: number): string[] =>
    Array.from(
      { length: buffer.length - first },
      (_, row) => buffer.getLine(first + row)?.translateToString(true) ?? '',
    );
  const frames: Frame[] = [];
  for (const part of sent.split(endOfFrame)) {
    await write(`${part}${endOfFrame}`);
    const { active } = terminal.buffer;
    frames.push({ lines: rowsOf(active, active.baseY), sent: part });
  }
  return { frames, left: rowsOf(terminal.buffer.normal, 0) };
}
