import { defineConfig } from 'vitest/config';

/** Units and screens are `fast`; `slow` holds proofs of thousands of games, every screen drawn many times, and whole programs. */
const slow = [
  'test/programs/**/*.test.{ts,tsx}',
  'test/proofs/**/*.test.{ts,tsx}',
  'test/golden/**/*.test.{ts,tsx}',
];

export default defineConfig({
  define: { SECRET_CLI_VERSION: '"test"', SECRET_CLI_PAGE: '"../../../dist/page/"' },
  test: {
    // Programs speak the language of their environment.
    env: { LC_ALL: 'C.UTF-8' },
    reporters: ['default', './test/support/reporter.ts'],
    // Far beyond what any machine needs: a slow one must not fail for being slow.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'fast', include: ['test/**/*.test.{ts,tsx}'], exclude: slow } },
      { extends: true, test: { name: 'slow', include: slow, testTimeout: 600_000, hookTimeout: 120_000 } },
    ],
  },
});
