// Bundles one TypeScript file the way the program itself is bundled, and runs it with the arguments that follow:
//   node scripts/run-ts.js bench/bench.ts engine
import { rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundling } from './bundling.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const [entry, ...args] = process.argv.slice(2);
if (!entry) {
  console.error('usage: node scripts/run-ts.js FILE.ts [ARGUMENT…]');
  process.exit(2);
}

const outdir = `${root}.cache/run/${process.pid}`;
await mkdir(outdir, { recursive: true });
process.on('exit', () => rmSync(outdir, { recursive: true, force: true }));
await build({
  ...bundling,
  // They look for files beside their own code.
  external: [...bundling.external, 'playwright-core', 'esbuild'],
  absWorkingDir: root,
  entryPoints: [entry],
  outdir,
  logLevel: 'error',
});

const script = `${outdir}/${basename(entry).replace(/\.tsx?$/, '.js')}`;
process.argv = [process.argv[0], script, ...args];
await import(script);
