/** The languages that the game is told in, by their tags (BCP 47). */
export const languages = ['en', 'es', 'ko', 'zh-TW'] as const;
export type Language = (typeof languages)[number];

/** Each in its own words. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  ko: '한국어',
  'zh-TW': '繁體中文',
};

/**
 * The language of a locale (`es_ES.UTF-8`), a tag (`zh-Hant-HK`) or a language's own name; null for what is none of
 * ours. All of Chinese is read in Traditional Chinese.
 */
export function languageOf(locale: string): Language | null {
  const wanted = locale.trim().toLowerCase();
  const [primary] = wanted.split(/[-_.@]/, 1);
  return (
    languages.find((language) => languageNames[language].toLowerCase() === wanted) ??
    languages.find((language) => language.split('-', 1)[0] === primary) ??
    null
  );
}

/** The variables in which a system tells somebody's language: the first that is set decides. */
export const localeVariables = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

/** The language of an environment; null where it tells none of ours. */
export function languageIn(environment: Readonly<Record<string, string | undefined>>): Language | null {
  const locale = localeVariables
    .map((name) => environment[name])
    .find((value) => value !== undefined && value !== '');
  return locale === undefined ? null : languageOf(locale);
}
