import { readFileSync } from 'node:fs';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

const nothing = new URL('./empty.js', import.meta.url).pathname;

/**
 * What every bundle of this project shares. The development build of React leaks performance entries and is
 * slower, so NODE_ENV is fixed here; Ink's optional devtools and the machine code that ssh2 does without are left out; bundled
 * CommonJS needs the three names of the banner.
 */
export const bundling = {
  bundle: true,
  format: 'esm',
  splitting: true,
  platform: 'node',
  target: 'node20',
  chunkNames: 'chunks/[name]-[hash]',
  define: {
    'process.env.NODE_ENV': '"production"',
    SECRET_CLI_VERSION: JSON.stringify(version),
    SECRET_CLI_PAGE: '"../page/"',
  },
  alias: { 'react-devtools-core': nothing, 'cpu-features': nothing },
  external: ['*.node'],
  banner: {
    js: [
      `import { createRequire as __createRequire } from 'node:module';`,
      `import { fileURLToPath as __fileURLToPath } from 'node:url';`,
      `const require = __createRequire(import.meta.url);`,
      `const __filename = __fileURLToPath(import.meta.url);`,
      `const __dirname = __fileURLToPath(new URL('.', import.meta.url));`,
    ].join('\n'),
  },
};
