import { describe, expect, test } from 'vitest';
import { corpus, names, saidOf } from './corpus.ts';
import { languages, themes, wordsIn, type Language, type Theme } from '../../src/words/index.ts';

const moments = corpus();
const editions = languages.flatMap((language) => themes.map((theme) => [language, theme] as const));

const known = new Map<string, readonly string[]>();

/** Everything said of every moment, each text once. */
function said(language: Language, theme: Theme): readonly string[] {
  const edition = `${language} ${theme}`;
  const texts = known.get(edition) ?? [
    ...new Set(moments.flatMap((moment) => saidOf(wordsIn({ language, theme }), moment))),
  ];
  known.set(edition, texts);
  return texts;
}

const withoutNames = (text: string): string => names.reduce((left, name) => left.replaceAll(name, ''), text);

/** What English has in nearly every sentence and Spanish in none. */
const english = /(?<!\p{L})(?:the|of|and|are|you|your|with|from|this|that|was|have|by|for)(?!\p{L})/iu;
/** What is Latin in every language: keys, signs and hands of policies, signs of roles, the program's own name. */
const latin =
  /\b(?:Enter|Esc|Space|Tab|Ctrl|Home|End|CEO|npx|secret|cli|join|host|ssh|[A-Z]{3}|([a-z])([a-z])\2|[A-Za-z]{1,2}\d*)\b/g;

const isEnglish = (language: Language, text: string): boolean => {
  const left = withoutNames(text);
  return language === 'es' ? english.test(left) : /[A-Za-z]{2}/.test(left.replaceAll(latin, ''));
};

describe.each(editions)('%s, %s', (language, theme) => {
  test('says something whole of every moment', () => {
    const all = said(language, theme);
    expect(all.length).toBeGreaterThan(500);
    for (const text of all) expect(text).not.toMatch(/undefined|null|NaN|\[object|=>|\$\{| ,|,,|\.\.(?!\.)/);
  });
});

test.each(editions.filter(([language]) => language !== 'en'))(
  '%s, %s, leaves nothing in English',
  (language, theme) => {
    expect(said(language, theme).filter((text) => isEnglish(language, text))).toEqual([]);
  },
);

test.each(editions.filter(([, theme]) => theme !== 'classic'))(
  '%s, %s, has no word of the original',
  (language, theme) => {
    const original = /Hitler|Fas[cz]ist|히틀러|파시스트|希特勒|法西斯/i;
    expect(said(language, theme).filter((text) => original.test(text))).toEqual([]);
  },
);

test.each(themes)('Korean, %s, gives every name in a sentence its 님', (theme) => {
  const bare = new RegExp(`(?:${names.join('|')})(?! 님)(?=[은는이가을를과와의에도로]|라고)`, 'u');
  expect(said('ko', theme).filter((text) => bare.test(text))).toEqual([]);
});

test('Chinese keeps 否決 for the veto, and votes 反對', () => {
  const votes = said('zh-TW', 'classic').filter((text) => /贊成|反對|票/.test(text));
  expect(votes.length).toBeGreaterThan(10);
  expect(votes.filter((text) => /否決(?!權)/.test(text) && !/要求否決|同意否決/.test(text))).toEqual([]);
});
