import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const inCI = process.env['CI'] === 'true';

/** The folder of seeds, screens and recorded games that stands beside a maintainer's checkout, or undefined. */
export const shared: string | undefined = folder('../../../shared/');

function folder(path: string): string | undefined {
  const found = fileURLToPath(new URL(path, import.meta.url));
  return existsSync(`${found}rules.md`) ? found : undefined;
}

/** Whether a file of the system that a test uses is on this machine; where it is missing, as with `has`. */
export function hasFile(path: string): boolean {
  return existsSync(path) || missing(path);
}

/**
 * Whether a program that a test drives is on this machine. Where it is missing the test skips with a line that
 * says so; with CI=true it must be there, so the run fails instead.
 */
export function has(program: string, ...versionArguments: string[]): boolean {
  try {
    execFileSync(program, versionArguments, { stdio: 'ignore' });
    return true;
  } catch {
    return missing(program);
  }
}

function missing(what: string): false {
  if (inCI) throw new Error(`${what} is missing, and CI must have it: see .ci/run`);
  process.stdout.write(`skipping tests that need ${what}: it is not on this machine\n`);
  return false;
}
