import { convertSgr, type ColourDepth } from './colour.ts';
import { width as columnsOf } from '../../text/index.ts';

/** A frame's line, ready to be written at the start of a row. */
export interface Line {
  readonly text: string;
  /** The cells it takes, at most the window's. */
  readonly width: number;
  /** It holds characters whose width terminals disagree on, and moves the cursor past each itself. */
  readonly disputed: boolean;
}

// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const SGR_OR_CONTROL = /\u001b\[([\d;]*)m|\p{Cc}/gu;
// oxlint-disable-next-line no-control-regex -- as above
const SGR = /(\u001b\[[\d;]*m)/u;

/** Emoji, joined emoji and emoji by variation selector: one cell in some terminals, two in others. */
const DISPUTED = /[\u{1f000}-\u{1fbff}]|\u200d|\ufe0f/u;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Makes a line fit for a terminal: colours converted to its depth, cut to its columns, and without any control
 * character other than those of SGR, so that no text can steer a terminal, whoever let it through.
 */
export function fitLine(line: string, depth: ColourDepth, columns: number): Line {
  const safe = line.replaceAll(SGR_OR_CONTROL, (_, parameters: string | undefined) => {
    const converted = parameters === undefined ? undefined : convertSgr(parameters, depth);
    return converted === undefined ? '' : `\u001b[${converted}m`;
  });
  const width = columnsOf(line.replaceAll(SGR_OR_CONTROL, ''));
  const disputed = DISPUTED.test(safe);
  return width <= columns && !disputed ? { text: safe, width, disputed } : setOut(safe, columns, disputed);
}

/** Cuts a line, and has the cursor moved by number after each character of disputed width. */
function setOut(line: string, columns: number, disputed: boolean): Line {
  let text = '';
  let width = 0;
  let full = false;
  for (const part of line.split(SGR)) {
    if (SGR.test(part)) {
      text += part;
      continue;
    }
    for (const { segment } of graphemes.segment(part)) {
      const cells = columnsOf(segment);
      full ||= width + cells > columns;
      if (full) break;
      width += cells;
      text += DISPUTED.test(segment) && width < columns ? `${segment}\u001b[${width + 1}G` : segment;
    }
  }
  return { text, width, disputed };
}
