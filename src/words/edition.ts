import { chinese } from './editions/chinese/index.ts';
import { english } from './editions/english/index.ts';
import { korean } from './editions/korean/index.ts';
import { spanish } from './editions/spanish/index.ts';
import { inTheme, themes, type Theme, type Themed } from './theme.ts';
import { tell } from './telling/index.ts';
import { languages, type Language } from './language.ts';
import type { Phrases } from './phrases/index.ts';
import type { Words } from './words.ts';

/** In what somebody reads the game: at one table, each in their own. */
export interface Edition {
  readonly language: Language;
  readonly theme: Theme;
}

const phrasesIn: Readonly<Record<Language, Themed<Phrases>>> = {
  en: english,
  es: spanish,
  ko: korean,
  'zh-TW': chinese,
};

const told = new Map<string, Words>();

/** Everything that a screen says, in that edition. */
export function wordsIn({ language, theme }: Edition): Words {
  const key = `${language} ${theme}`;
  const known = told.get(key);
  if (known !== undefined) return known;
  const words = tell(inTheme<Phrases>(phrasesIn[language], theme));
  told.set(key, words);
  return words;
}

/** What is read where nobody has said otherwise. */
export const usualEdition: Edition = { language: 'en', theme: 'classic' };

/** The same in the language, or in the theme, that comes after theirs. */
export const inNextLanguage = ({ language, theme }: Edition): Edition => ({
  language: after(languages, language),
  theme,
});
export const inNextTheme = ({ language, theme }: Edition): Edition => ({
  language,
  theme: after(themes, theme),
});

const after = <T>(all: readonly T[], one: T): T => all[(all.indexOf(one) + 1) % all.length] ?? one;
