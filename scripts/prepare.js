// Runs on `npm install` in a checkout and before packing. An install without the compiler (`--omit=dev`, or
// from a packed file) keeps the `dist/` it came with.
import { existsSync } from 'node:fs';

const compiler = new URL('../node_modules/esbuild/package.json', import.meta.url);
const built = new URL('../dist/secret-cli.js', import.meta.url);

if (existsSync(compiler)) {
  await import('./build.js');
} else if (!existsSync(built)) {
  process.stderr.write('secret-cli: no compiler and no dist/; run "npm install" without --omit=dev.\n');
  process.exitCode = 1;
}
