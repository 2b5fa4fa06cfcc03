import { mkdtempSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { buildPage } from '../../scripts/page.js';

let built: Promise<URL> | undefined;

/** The folder of the page's parts, bundled anew for this run. */
export function builtPage(): Promise<URL> {
  built ??= build();
  return built;
}

async function build(): Promise<URL> {
  const folder = mkdtempSync(join(tmpdir(), 'secret-cli-page-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  await buildPage(folder);
  return pathToFileURL(`${folder}/`);
}
