import type { Metafile } from 'esbuild';

export function buildPage(outdir: string, root?: string): Promise<Metafile>;
