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

/**
 * Whether a program that a test drives is on this machine. Where it is missing the test skips with a line that
 * says so; with CI=true it must be there, so the run fails instead.
 */
export function has(program: string, ...versionArguments: string[]): boolean {
  try {
    execFileSync(program, versionArguments, { stdio: 'ignore' });
    return true;
  } catch {
    if (inCI) throw new Error(`${program} is missing, and CI must have it: see .ci/run`);
    process.stdout.write(`skipping tests that need ${program}: it is not installed here\n`);
    return false;
  }
}
