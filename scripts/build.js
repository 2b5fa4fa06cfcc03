// Bundles src/cli into dist/: ES modules with splitting, so that a command loads only the rooms it uses.
import { rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundling } from './bundling.js';
import { buildPage } from './page.js';
import { licencesOf } from './licences.js';

const root = fileURLToPath(new URL('..', import.meta.url));

await rm(`${root}dist`, { recursive: true, force: true });
const { metafile } = await build({
  ...bundling,
  absWorkingDir: root,
  entryPoints: { 'secret-cli': 'src/cli/main.ts' },
  outdir: 'dist',
  alias: {
    ...bundling.alias,
    'node:child_process': fileURLToPath(new URL('lazy-child-process.js', import.meta.url)),
  },
  minify: true,
  legalComments: 'none',
  metafile: true,
});
const page = await buildPage(`${root}dist/page`, root);
const inputs = { ...metafile.inputs, ...page.inputs };
await writeFile(`${root}dist/THIRD-PARTY-LICENCES.txt`, licencesOf({ inputs }, root));
