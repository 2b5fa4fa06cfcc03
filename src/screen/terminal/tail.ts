import { fitLine } from './line.ts';

/** The part of a line that has to be written where a terminal shows another line, and where it begins. */
export interface Tail {
  /** The cells before it, which stay as they are. */
  readonly cells: number;
  /** With the looks that are on where it begins. */
  readonly text: string;
}

// oxlint-disable-next-line no-control-regex -- control sequences are what it looks for
const SGR = /\u001b\[([\d;]*)m/g;

/** The parameters that begin a look, by the one that ends it (ECMA-48, SGR). */
const ENDS: readonly (readonly [end: string, begins: RegExp])[] = [
  ['39', /^(?:3[0-8]|9\d)\b/],
  ['49', /^(?:4[0-8]|10\d)\b/],
  ['22', /^[12]$/],
  ['24', /^4$/],
  ['27', /^7$/],
];

/**
 * Leaves out what two lines, as Ink writes them, have in common at their beginnings. The rest begins with a space: no
 * character joins a space to what stands before it, so that no cell is written in halves.
 */
export function tailOf(line: string, shown: string): Tail {
  const at = line.lastIndexOf(' ', lengthInCommon(line, shown) - 1);
  if (at <= 0) return { cells: 0, text: line };
  const head = line.slice(0, at);
  return { cells: fitLine(head, 'none', Infinity).width, text: looksAfter(head) + line.slice(at) };
}

function lengthInCommon(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
}

/** The sequences that begin whatever looks a text leaves on. */
function looksAfter(text: string): string {
  let on: string[] = [];
  for (const [, parameters = ''] of text.matchAll(SGR)) {
    const ended = ENDS.find(([end]) => end === parameters);
    if (ended) on = on.filter((begun) => !ended[1].test(begun));
    else if (Number(parameters) === 0) on = [];
    else on.push(parameters);
  }
  return on.map((parameters) => `\u001b[${parameters}m`).join('');
}
