import { describe, expect, test } from 'vitest';
import { cliWordsIn } from '../../src/words/cli/index.ts';
import { languageAskedFor } from '../../src/cli/language-asked-for.ts';
import { languageOf, languages, themes, wordsIn, type Language } from '../../src/words/index.ts';
import { run } from '../../src/cli/program.ts';
import { width } from '../../src/text/index.ts';

/** What a command line comes to, in an environment without a terminal. */
async function said(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const heard = { out: '', err: '' };
  const code = await run(
    args,
    {
      out: (text) => void (heard.out += text),
      err: (text) => void (heard.err += text),
      stdin: process.stdin,
      outIsTTY: false,
      columns: 80,
    },
    environment,
  );
  return { code, ...heard };
}

test.each([
  ['es_ES.UTF-8', 'es'],
  ['es', 'es'],
  ['ko-KR', 'ko'],
  ['zh_TW.Big5', 'zh-TW'],
  ['zh-Hant-HK', 'zh-TW'],
  ['한국어', 'ko'],
  ['EN', 'en'],
  ['C.UTF-8', null],
  ['fr_FR', null],
  ['español', 'es'],
  ['', null],
] as const)('%j is read as %j', (locale, language) => {
  expect(languageOf(locale)).toBe(language);
});

test.each([
  [['host', '--lang', 'ko'], { LANG: 'es_ES.UTF-8' }, 'ko'],
  [['host', '--lang=zh-TW'], {}, 'zh-TW'],
  [['host'], { LANG: 'es_ES.UTF-8' }, 'es'],
  [['host'], { LC_ALL: 'ko_KR.UTF-8', LANG: 'es_ES.UTF-8' }, 'ko'],
  [['host'], { LC_ALL: '', LC_MESSAGES: 'es_ES.UTF-8', LANG: 'ko_KR' }, 'es'],
  [['host'], { LANG: 'fr_FR.UTF-8' }, 'en'],
  [['host', '--lang', 'klingon'], { LANG: 'ko_KR.UTF-8' }, 'ko'],
  [['host', '--lang'], {}, 'en'],
] as const)('%j in %j speaks %s', (args, environment, language) => {
  expect(languageAskedFor(args, environment)).toBe(language);
});

/** What is the same on every command line: commands, options with their values, programs, and values to be typed. */
const same =
  /secret-cli|npx|--?[a-zA-Z-]+|<[^>]*>|\b(?:host|join|watch|rules|simulate|verify|standard|rulebook|nominate|vote|legislate|power|plain|random|careful|solo|pass|slow|normal|fast|auto|dark|light|dark-cb|light-cb|classic|corporate|cats|en|es|ko|zh-TW|ssh|TLS|JSON|ASCII|IP|Secret Hitler|config\.json|ws|address|file|name)\b|"[^"]*"|[«「][^»」]*[»」]/g;

describe.each(languages.filter((language) => language !== 'en'))('%s', (language: Language) => {
  test.each([
    ['--help'],
    ...['host', 'join', 'watch', 'solo', 'pass', 'rules', 'simulate', 'verify'].map((name) => [name, '--help']),
  ])('%s %s is told in it', async (...args) => {
    const { code, out } = await said([...args, '--lang', language]);
    expect(code).toBe(0);
    expect((await said(['--lang', language, ...args])).out).toBe(out);
    const english =
      language === 'es'
        ? /\b(?:the|of|and|with|your|default|options|print|Usage|Commands|Arguments)\b/
        : /[A-Za-z]{3}/;
    expect(out.replaceAll(same, '')).not.toMatch(english);
  });

  test.each([
    [['hsot'], 'host'],
    [['simulate', '--gmaes', '3'], '--games'],
    [['verify'], 'file'],
    [['host', '--name'], '--name'],
    [['host', 'a', 'b'], ''],
    [['host', '--players', '11'], '--players'],
    [['join', 'ftp://x'], 'ws://'],
    [['rules', '--theme', 'cat'], 'cats'],
    [['pass', 'Ann', 'Ben'], '--bots'],
    [['pass', 'Ann', 'Ben', 'Cem', 'Dot', 'ann'], 'ann'],
  ])('%j is refused in one line of it that says what to do, and where help is', async (args, names) => {
    const { code, out, err } = await said(['--lang', language, ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(names);
    expect(err).toMatch(/^secret-cli.*: .+\n/);
    expect(err.replaceAll(same, '')).not.toMatch(/\b(?:error|unknown|missing|required|option|takes|number)\b/);
  });
});

test.each([['simulate'], ['verify', 'x'], ['rules'], ['host']])(
  'an unknown language is refused by %s',
  async (...args) => {
    const { code, err } = await said([...args, '--lang', 'klingon'], { LANG: 'es_ES.UTF-8' });
    expect({ code, err }).toEqual({ code: 2, err: 'secret-cli: --lang es en, es, ko o zh-TW.\n' });
  },
);

test('no phrase of the command line is the same in two languages', () => {
  const texts = (words: object): string[] =>
    Object.values(words).flatMap((said: unknown) => {
      if (typeof said === 'string') return [said];
      return typeof said === 'object' && said !== null ? texts(said) : [];
    });
  const english = new Set(texts(cliWordsIn('en')));
  for (const language of ['es', 'ko', 'zh-TW'] as const)
    expect(texts(cliWordsIn(language)).filter((text) => english.has(text))).toEqual([]);
});

describe('secret-cli rules', () => {
  test.each(languages.flatMap((language) => themes.map((theme) => [language, theme] as const)))(
    'tells the game in %s, %s: all of it, and in a few sentences',
    async (language, theme) => {
      const { code, out } = await said(['rules', '--lang', language, '--theme', theme]);
      expect(code).toBe(0);
      const words = wordsIn({ language, theme });
      const heads = words.rules.whole({}).filter(({ kind }) => kind === 'head');
      for (const { text } of heads) expect(out).toContain(`\n\n${text}\n`);
      for (const line of out.split('\n')) expect(width(line)).toBeLessThanOrEqual(80);
      expect(out.replaceAll('\n', ' ')).toContain(words.rules.houseRules.text.slice(0, 20));
      expect(out).not.toContain('\u001b');
      const short = (await said(['rules', '--short', '--lang', language, '--theme', theme])).out;
      expect(short.length).toBeGreaterThan(150);
      expect(short.length).toBeLessThan(out.length / 4);
    },
  );

  test('maps a theme’s terms to the original’s, and the original’s to nothing', async () => {
    expect((await said(['rules', '--theme', 'cats'])).out).toMatch(/^ {2}mayor +President$/m);
    expect((await said(['rules', '--theme', 'cats', '--lang', 'ko'])).out).toMatch(/^ {2}시장 +대통령$/m);
    expect((await said(['rules'], { LANG: 'en_GB.UTF-8' })).out).not.toContain('This theme’s words');
  });
});
