import { cliWordsIn } from '../../src/words/cli/index.ts';
import type { Io, Streams } from '../../src/cli/io.ts';
import type { Said } from '../../src/words/index.ts';

const words = cliWordsIn('en');

/** What is wrong, said in English; what is right, as it is. */
export const inEnglish = <T extends object>(result: T | { readonly problem: Said }) =>
  'problem' in result ? { ...result, problem: (result.problem as Said)(words) } : result;

/** Those streams for a command that speaks English. */
export const speaking = (streams: Pick<Streams, 'out' | 'err' | 'stdin'> & Partial<Streams>): Io => ({
  outIsTTY: false,
  columns: 80,
  ...streams,
  words,
});
