import { languageIn, languageOf, type Language } from '../words/language.ts';

/** What `--lang` was given on a command line, wherever it stands; null where it wasn't, undefined where nothing follows it. */
export function langIn(args: readonly string[]): string | null | undefined {
  const place = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  if (place < 0) return null;
  const [, behind] = (args[place] ?? '').split('=', 2);
  return behind ?? args[place + 1];
}

/** The language of a command line: what `--lang` asks for in it, else that of the system, else English. */
export const languageAskedFor = (
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Language => languageOf(langIn(args) ?? '') ?? languageIn(environment) ?? 'en';
