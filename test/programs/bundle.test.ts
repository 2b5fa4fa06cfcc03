import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

it('carries React’s production build: the other one keeps performance entries of every update for ever', () => {
  const code = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(dist + name, 'utf8'))
    .join('\n');
  expect(code).toContain('react.dev/errors');
  expect(code).not.toContain('performance.measure');
});
