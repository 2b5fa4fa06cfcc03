import { languageIn, languageOf, type Language } from '../words/language.ts';

/** The language of a command line: what `--lang` asks for in it, else that of the system, else English. */
export function languageAskedFor(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Language {
  const place = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const [, behind] = (args[place] ?? '').split('=', 2);
  const asked = behind ?? args[place + 1] ?? '';
  return (place < 0 ? null : languageOf(asked)) ?? languageIn(environment) ?? 'en';
}
