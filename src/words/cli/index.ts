import { chinese } from './chinese/index.ts';
import { english } from './english/index.ts';
import { korean } from './korean/index.ts';
import { spanish } from './spanish/index.ts';
import type { CliWords } from '../cli-words.ts';
import type { Language } from '../language.ts';

const wordsIn: Readonly<Record<Language, CliWords>> = {
  en: english,
  es: spanish,
  ko: korean,
  'zh-TW': chinese,
};

/** What is said on the command line, in that language. */
export const cliWordsIn = (language: Language): CliWords => wordsIn[language];
