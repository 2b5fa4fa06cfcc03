import { defaultKeymap, paletteNames, type Keymap, type LookSettings } from '../screen/index.ts';
import { didYouMean } from './did-you-mean.ts';
import { readKeys } from './config-keys.ts';
import { safeName, type SafeText } from '../text/index.ts';
import { whyNot } from './own-name.ts';

/** How a person wants screens to look and to be worked. */
export interface Appearance extends LookSettings {
  readonly keymap: Keymap;
}

/** What a person has settled for every table. */
export interface Config extends Appearance {
  /** The name to sit down with where the command line gives none. */
  readonly name?: SafeText;
}

export interface Problem {
  readonly problem: string;
}

/** What holds where nobody has settled anything. */
export const defaultConfig: Config = { palette: 'auto', ascii: 'ask', keymap: defaultKeymap };

/** The name that is settled, as an option under those of the command line. */
export const nameIn = ({ name }: Config): Pick<Config, 'name'> => (name === undefined ? {} : { name });

const palettes = ['auto', ...paletteNames] as const;

const settings: { readonly [name: string]: (value: unknown) => Partial<Config> | Problem } = {
  name(value) {
    if (typeof value !== 'string') return { problem: 'name is a text, like "Ada".' };
    const named = safeName(value);
    return named.ok ? { name: named.name } : { problem: `name: ${whyNot(named.reason)}; choose another.` };
  },
  palette: (value) => readPalette(value, 'palette'),
  ascii: (value) =>
    typeof value === 'boolean' ? { ascii: value } : { problem: 'ascii is true or false, without quotes.' },
  keys: readKeys,
};

/** Reads the text of a config file; `problem` is a sentence on the first thing that is wrong, and nothing of it holds then. */
export function parseConfig(text: string): Config | Problem {
  const json = parseJson(text.replace(/^\uFEFF/, ''));
  if ('problem' in json) return json;
  const { value } = json;
  if (!isObject(value)) return { problem: 'it holds no object, like {"palette": "dark"}.' };
  const config = { ...defaultConfig };
  for (const [name, given] of Object.entries(value)) {
    const read = Object.hasOwn(settings, name) ? settings[name]?.(given) : undefined;
    if (read === undefined)
      return {
        problem: `there is no setting ${JSON.stringify(name)}.${didYouMean(name, Object.keys(settings))}`,
      };
    if ('problem' in read) return read;
    Object.assign(config, read);
  }
  return config;
}

/** Reads the name of a palette; `source`, which gave it, begins the sentence on what is wrong. */
export function readPalette(value: unknown, source: string): Pick<Config, 'palette'> | Problem {
  const palette = palettes.find((known) => known === value);
  if (palette !== undefined) return { palette };
  const meant = typeof value === 'string' ? didYouMean(value, palettes) : '';
  return { problem: `${source} is ${palettes.slice(0, -1).join(', ')} or ${palettes.at(-1)}.${meant}` };
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseJson(text: string): { readonly value: unknown } | Problem {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { problem: `${lineOf(error, text)}it is no JSON (${error.message}); mend it, or remove the file.` };
  }
}

/** `line 3: `, where the engine says how far it came. */
function lineOf({ message }: SyntaxError, text: string): string {
  const position = /at position (\d+)/.exec(message)?.[1];
  return position === undefined ? '' : `line ${text.slice(0, Number(position)).split('\n').length}: `;
}
