#!/usr/bin/env node
const [major] = process.versions.node.split('.').map(Number);

if (major < 20) {
  process.stderr.write(`secret-cli needs Node 20 or newer; this is Node ${process.versions.node}.\n`);
  process.exitCode = 2;
} else {
  await import('../dist/secret-cli.js').catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    process.stderr.write('secret-cli is not built here yet: run "npm install" in its folder first.\n');
    process.exitCode = 2;
  });
}
