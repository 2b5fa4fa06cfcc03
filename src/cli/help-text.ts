import { Help, type Option } from 'commander';
import type { HelpTextWords } from '../words/index.ts';

/** How commander's help is written in a language: its own words in it are English. */
export function helpIn({ heads, placeholders, byDefault }: HelpTextWords): Partial<Help> {
  const titles: Readonly<Record<string, string>> = {
    'Usage:': heads.usage,
    'Arguments:': heads.arguments,
    'Options:': heads.options,
    'Commands:': heads.commands,
  };
  const usual = new Help();
  const placed = (usage: string): string =>
    usage.replace('[options]', placeholders.options).replace('[command]', placeholders.command);
  return {
    styleTitle: (title) => titles[title] ?? title,
    commandUsage: (command) => placed(usual.commandUsage(command)),
    subcommandTerm: (command) => placed(usual.subcommandTerm(command)),
    optionDescription: ({ description, defaultValue }: Option) =>
      typeof defaultValue === 'string' ? `${description} ${byDefault(defaultValue)}` : description,
  };
}
