import type { CliWords } from '../words/index.ts';

/** The streams that a command speaks through, handed in so that a test can listen. */
export interface Streams {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly stdin: NodeJS.ReadableStream;
  /** Whether a person reads `out` on a terminal. */
  readonly outIsTTY: boolean;
  /** How wide that terminal is; 80 for none. */
  readonly columns: number;
}

/** The same, and in which words. */
export interface Io extends Streams {
  readonly words: CliWords;
}

/** The streams of this process. */
export const processStreams: Streams = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  stdin: process.stdin,
  outIsTTY: process.stdout.isTTY,
  columns: process.stdout.columns ?? 80,
};

/** JSON on one line; what a terminal might obey or misdraw is escaped where a terminal reads it. */
export function jsonLine(value: unknown, io: Streams): string {
  const json = JSON.stringify(value);
  if (!io.outIsTTY) return `${json}\n`;
  const escaped = json.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `${escaped}\n`;
}
