import { wholeNumber } from './whole-number.ts';
import type { Said } from '../words/index.ts';

/** The options on doors, as they were typed. */
export interface RawDoorOptions {
  /** False for `--no-ssh`. */
  readonly ssh?: boolean;
  /** False for `--no-browser`. */
  readonly browser?: boolean;
  readonly https?: boolean;
  readonly sshPort?: string;
  readonly browserPort?: string;
}

/** By which doors guests may come, beside that for programs. */
export interface DoorOptions {
  readonly ssh: boolean;
  /** Null: at the port of all. */
  readonly sshPort: number | null;
  readonly browser: boolean;
  readonly browserPort: number | null;
  /** Pages come by TLS alone. */
  readonly https: boolean;
}

/** Reads the options on doors; `problem` says what is wrong with the first that is. */
export function readDoorOptions(raw: RawDoorOptions): DoorOptions | { readonly problem: Said } {
  const { ssh = true, browser = true, https = false } = raw;
  if (!ssh && raw.sshPort !== undefined) return useless('--ssh-port', '--no-ssh');
  if (!browser && raw.browserPort !== undefined) return useless('--browser-port', '--no-browser');
  if (!browser && https) return useless('--https', '--no-browser');
  const sshPort = portIn(raw.sshPort, '--ssh-port');
  if (typeof sshPort === 'object' && sshPort !== null) return sshPort;
  const browserPort = portIn(raw.browserPort, '--browser-port');
  if (typeof browserPort === 'object' && browserPort !== null) return browserPort;
  return { ssh, sshPort, browser, browserPort, https };
}

const useless = (option: string, other: string): { readonly problem: Said } => ({
  problem: ({ host }) => host.uselessWith(option, other),
});

/** The number of a port, 0 for any that is free; null where none is asked for. */
export function portIn(typed: string | undefined, option: string): number | null | { readonly problem: Said } {
  if (typed === undefined) return null;
  const port = wholeNumber(typed, 0, 65_535);
  return port ?? { problem: (say) => say.port(option) };
}
