// Bundles what a browser loads of the table's page.
import { build } from 'esbuild';

/**
 * Writes page.js and page.css into that folder; the answer is esbuild's list of what they are made of. `root`: the
 * project's folder, which everything that npm runs is run in.
 */
export async function buildPage(outdir, root = process.cwd()) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['page.ts', 'page.css'].map((name) => `src/doors/browser/page/${name}`),
    outdir,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: ['es2022', 'safari16'],
    minify: true,
    legalComments: 'none',
    metafile: true,
    logLevel: 'error',
  });
  return metafile;
}
