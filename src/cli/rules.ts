import { fail } from './failing.ts';
import { exitCodes } from './exit-codes.ts';
import { ownEdition } from './own-screen.ts';
import { readConfig } from './config-file.ts';
import { wordsIn, type RulesBlock } from '../words/index.ts';
import { wrap } from '../text/index.ts';
import type { Io } from './io.ts';

/** `rules`' options as they were typed. */
export interface RawRulesOptions {
  readonly short?: boolean;
  readonly lang?: string;
  readonly theme?: string;
}

/** Lines are no longer than one reads with ease. */
const MOST_COLUMNS = 80;

/** `secret-cli rules`: prints the game in ten minutes, or in a few plain sentences. Returns the exit code. */
export function rules({ short, ...asked }: RawRulesOptions, io: Io): number {
  const config = readConfig(asked);
  if ('problem' in config) return fail(io, 'rules', { exitCode: exitCodes.usage, ...config });
  const told = wordsIn(ownEdition(config.edition)).rules;
  const columns = Math.min(io.columns, MOST_COLUMNS);
  const blocks = short ? told.short : [...told.whole({}), told.houseRules];
  const lines = blocks.flatMap((block) => linesOf(block, columns, io.outIsTTY));
  io.out(`${lines.join('\n').trimStart()}\n`);
  return exitCodes.done;
}

/** A block's lines; heads stand out on a terminal, and before each there is an empty line. */
function linesOf({ kind, text }: RulesBlock, columns: number, styled: boolean): readonly string[] {
  const bold = (line: string): string => (styled ? `\u001b[1m${line}\u001b[22m` : line);
  switch (kind) {
    case 'title':
      return [bold(text), ''];
    case 'head':
      return ['', bold(text)];
    case 'says':
      return wrap(text, columns);
    case 'row':
      return [`  ${text}`];
  }
}
