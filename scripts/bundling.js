import { readFileSync } from 'node:fs';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/**
 * What every bundle of this project shares. The development build of React leaks performance entries and is
 * slower, so NODE_ENV is fixed here; Ink's optional devtools are left out; bundled CommonJS needs the three
 * names of the banner.
 */
export const bundling = {
  bundle: true,
  format: 'esm',
  splitting: true,
  platform: 'node',
  target: 'node20',
  chunkNames: 'chunks/[name]-[hash]',
  define: { 'process.env.NODE_ENV': '"production"', SECRET_CLI_VERSION: JSON.stringify(version) },
  alias: { 'react-devtools-core': new URL('./empty.js', import.meta.url).pathname },
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
