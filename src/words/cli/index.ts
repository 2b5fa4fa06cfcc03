import { chinese } from './chinese.ts';
import { english } from './english.ts';
import { korean } from './korean.ts';
import { spanish } from './spanish.ts';
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
