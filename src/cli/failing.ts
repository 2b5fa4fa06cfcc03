import type { CommandName, Said } from '../words/index.ts';
import type { Failure } from './enter-table.ts';
import type { Io } from './io.ts';

/** Says on standard error why a command failed; returns its exit code. */
export function fail(io: Io, command: CommandName, { exitCode, problem }: Failure): number {
  warn(io, command, problem);
  return exitCode;
}

/** Says something on standard error, in a command's name. */
export const warn = (io: Io, command: CommandName, said: Said): void =>
  io.err(`secret-cli ${command}: ${said(io.words)}\n`);
