import { inOne } from './did-you-mean.ts';
import { printable } from './printable.ts';
import type { CliWords } from '../words/index.ts';
import type { CommanderError } from 'commander';

/** What is wrong with a command line that commander refused, in words; null where it has printed help instead. */
export function syntaxProblem({ code, message }: CommanderError, words: CliWords): string | null {
  const { syntax } = words;
  const [about = ''] = /(?<=')[^']*(?=')/.exec(message) ?? [];
  const name = printable(about);
  const [, meant] = /\(Did you mean (?:one of )?([^,?]*)/.exec(message) ?? [];
  const also = meant === undefined ? '' : words.didYouMean(meant);
  switch (code) {
    case 'commander.unknownOption':
      return inOne(`secret-cli: ${syntax.unknownOption(name)}`, also);
    case 'commander.unknownCommand':
      return inOne(`secret-cli: ${syntax.unknownCommand(name)}`, also);
    case 'commander.missingArgument':
      return `secret-cli: ${syntax.missingArgument(name)}`;
    case 'commander.optionMissingArgument':
      return `secret-cli: ${syntax.missingValue(name)}`;
    case 'commander.excessArguments':
      return `secret-cli: ${syntax.tooMany}`;
    default:
      return null;
  }
}
