import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import envPaths from 'env-paths';
import { defaultConfig, parseConfig, readPalette, type Config, type Problem } from './config.ts';
import { isSystemError } from './system-error.ts';
import { printable } from './printable.ts';

/** The options of every command with a screen, as they were typed. */
export interface RawScreenOptions {
  readonly config?: string;
  readonly palette?: string;
  readonly ascii?: boolean;
}

/** Where the config is unless `--config` says otherwise: the config directory of XDG, or the system's own like it. */
export const usualConfigPath = (): string => join(envPaths('secret-cli', { suffix: '' }).config, 'config.json');

/** What the config file settles, and the options above it; `problem` is a sentence on the first thing that is wrong. */
export function readConfig(raw: RawScreenOptions): Config | Problem {
  const config = raw.config === undefined ? readFile(usualConfigPath(), true) : readFile(raw.config, false);
  if ('problem' in config) return config;
  const chosen = raw.palette === undefined ? config : readPalette(raw.palette, '--palette');
  if ('problem' in chosen) return chosen;
  return { ...config, palette: chosen.palette, ascii: raw.ascii ?? config.ascii };
}

function readFile(path: string, mayBeMissing: boolean): Config | Problem {
  try {
    const config = parseConfig(readFileSync(path, 'utf8'));
    return 'problem' in config ? { problem: `${printable(path)}: ${printable(config.problem)}` } : config;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const missing = error.code === 'ENOENT' || error.code === 'ENOTDIR';
    if (missing && mayBeMissing) return defaultConfig;
    const what = missing ? 'there is no such file' : `it can't be read (${error.code})`;
    return { problem: `${printable(path)}: ${what}; name another with --config.` };
  }
}
