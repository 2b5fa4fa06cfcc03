import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import envPaths from 'env-paths';
import {
  defaultConfig,
  parseConfig,
  readLanguage,
  readPalette,
  readTheme,
  type Config,
  type Problem,
} from './config.ts';
import { isSystemError } from './system-error.ts';
import { printable } from './printable.ts';

/** The options of every command with a screen, as they were typed. */
export interface RawScreenOptions {
  readonly config?: string;
  readonly palette?: string;
  readonly ascii?: boolean;
  readonly lang?: string;
  readonly theme?: string;
}

/** Where the config is unless `--config` says otherwise: the config directory of XDG, or the system's own like it. */
export const usualConfigPath = (): string => join(envPaths('secret-cli', { suffix: '' }).config, 'config.json');

/** What the config file settles, and the options above it; `problem` says what is wrong first. */
export function readConfig(raw: RawScreenOptions): Config | Problem {
  const config = raw.config === undefined ? readFile(usualConfigPath(), true) : readFile(raw.config, false);
  if ('problem' in config) return config;
  const palette = raw.palette === undefined ? config : readPalette(raw.palette, '--palette');
  if ('problem' in palette) return palette;
  const language = raw.lang === undefined ? none : readLanguage(raw.lang, '--lang');
  if ('problem' in language) return language;
  const theme = raw.theme === undefined ? none : readTheme(raw.theme, '--theme');
  if ('problem' in theme) return theme;
  const edition = { ...config.edition, ...language.edition, ...theme.edition };
  return { ...config, palette: palette.palette, ascii: raw.ascii ?? config.ascii, edition };
}

const none = { edition: {} };

function readFile(path: string, mayBeMissing: boolean): Config | Problem {
  try {
    const config = parseConfig(readFileSync(path, 'utf8'));
    return 'problem' in config ? within(path, config.problem) : config;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const missing = error.code === 'ENOENT' || error.code === 'ENOTDIR';
    if (missing && mayBeMissing) return defaultConfig;
    const { code = '' } = error;
    return {
      problem: ({ config }) =>
        missing ? config.missing(printable(path)) : config.unreadable(printable(path), code),
    };
  }
}

/** What is wrong in that file; of what stands in it nothing may steer a terminal. */
const within = (path: string, problem: Problem['problem']): Problem => ({
  problem: (say) => say.config.in(printable(path), printable(problem(say))),
});
