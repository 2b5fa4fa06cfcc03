import { join } from 'node:path';
import envPaths from 'env-paths';

/** A path in the state directory of XDG, or the system's own like it. */
export const statePath = (...names: string[]): string =>
  join(envPaths('secret-cli', { suffix: '' }).log, ...names);
