import { defaultKeymap, paletteNames, type Keymap, type LookSettings } from '../screen/index.ts';
import { didYouMean, inOne, oneOf } from './did-you-mean.ts';
import { languageOf, languages, themes, type Edition, type Said } from '../words/index.ts';
import { readKeys } from './config-keys.ts';
import { safeName, type SafeText } from '../text/index.ts';

/** How a person wants screens to look and to be worked. */
export interface Appearance extends LookSettings {
  readonly keymap: Keymap;
  /** The language and the theme, where they are settled. */
  readonly edition: Partial<Edition>;
}

/** What a person has settled for every table. */
export interface Config extends Appearance {
  /** The name to sit down with where the command line gives none. */
  readonly name?: SafeText;
}

export interface Problem {
  readonly problem: Said;
}

/** What holds where nobody has settled anything. */
export const defaultConfig: Config = { palette: 'auto', ascii: 'ask', keymap: defaultKeymap, edition: {} };

/** The name that is settled, as an option under those of the command line. */
export const nameIn = ({ name }: Config): Pick<Config, 'name'> => (name === undefined ? {} : { name });

const palettes = ['auto', ...paletteNames] as const;

const settings: { readonly [name: string]: (value: unknown) => Partial<Config> | Problem } = {
  name(value) {
    if (typeof value !== 'string') return { problem: ({ config }) => config.name };
    const named = safeName(value);
    return named.ok ? { name: named.name } : { problem: (say) => say.name.refusedSetting(named.reason) };
  },
  palette: (value) => readPalette(value, 'palette'),
  ascii: (value) => (typeof value === 'boolean' ? { ascii: value } : { problem: ({ config }) => config.ascii }),
  language: (value) => readLanguage(value, 'language'),
  theme: (value) => readTheme(value, 'theme'),
  keys: readKeys,
};

/** Reads the text of a config file; `problem` says what is wrong first, and nothing of it holds then. */
export function parseConfig(text: string): Config | Problem {
  const json = parseJson(text.replace(/^\uFEFF/, ''));
  if ('problem' in json) return json;
  const { value } = json;
  if (!isObject(value)) return { problem: ({ config }) => config.noObject };
  const config = { ...defaultConfig };
  for (const [name, given] of Object.entries(value)) {
    const read = Object.hasOwn(settings, name) ? settings[name]?.(given) : undefined;
    if (read === undefined)
      return {
        problem: (say) =>
          inOne(say.config.noSetting(JSON.stringify(name)), didYouMean(name, Object.keys(settings))(say)),
      };
    if ('problem' in read) return read;
    Object.assign(config, read, 'edition' in read ? { edition: { ...config.edition, ...read.edition } } : {});
  }
  return config;
}

/** Reads the name of a palette; `source`, which gave it, begins what is said of it. */
export function readPalette(value: unknown, source: string): Pick<Config, 'palette'> | Problem {
  const palette = palettes.find((known) => known === value);
  return palette === undefined ? { problem: oneOf(source, palettes, value) } : { palette };
}

/** Reads a language; `source`, which gave it, begins what is said of it. */
export function readLanguage(value: unknown, source: string): Pick<Config, 'edition'> | Problem {
  const language = typeof value === 'string' ? languageOf(value) : null;
  return language === null ? { problem: oneOf(source, languages, value) } : { edition: { language } };
}

/** Reads the name of a theme; `source` as above. */
export function readTheme(value: unknown, source: string): Pick<Config, 'edition'> | Problem {
  const theme = themes.find((known) => known === value);
  return theme === undefined ? { problem: oneOf(source, themes, value) } : { edition: { theme } };
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseJson(text: string): { readonly value: unknown } | Problem {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const line = lineOf(error, text);
    const { message } = error;
    return {
      problem: ({ config }) => (line === null ? config.noJson(message) : config.noJsonAt(line, message)),
    };
  }
}

/** The line, from 1, where the engine says how far it came. */
function lineOf({ message }: SyntaxError, text: string): number | null {
  const position = /at position (\d+)/.exec(message)?.[1];
  return position === undefined ? null : text.slice(0, Number(position)).split('\n').length;
}
