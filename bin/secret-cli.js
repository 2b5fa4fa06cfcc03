#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [major] = process.versions.node.split('.').map(Number);
const program = new URL('../dist/secret-cli.js', import.meta.url);

if (major < 20) {
  process.stderr.write(`secret-cli needs Node 20 or newer; this is Node ${process.versions.node}.\n`);
  process.exitCode = 2;
} else if (!existsSync(fileURLToPath(program))) {
  process.stderr.write('secret-cli is not built here yet: run "npm install" in its folder first.\n');
  process.exitCode = 2;
} else {
  await import(program.href);
}
