// Stands for node:child_process in the bundle: it is loaded by whoever calls it, not by `--help`. Commander wants it for
// commands that are programs of their own, of which there are none, and Ink to ask a shell for the terminal's size.
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);
const name = 'node:child_process';

export const spawn = (...args) => load(name).spawn(...args);
export const execFileSync = (...args) => load(name).execFileSync(...args);
