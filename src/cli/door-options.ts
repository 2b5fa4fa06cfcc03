import { wholeNumber } from './whole-number.ts';

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

/** Reads the options on doors; `problem` is a sentence on the first that is wrong. */
export function readDoorOptions(raw: RawDoorOptions): DoorOptions | { readonly problem: string } {
  const { ssh = true, browser = true, https = false } = raw;
  if (!ssh && raw.sshPort !== undefined) return { problem: '--ssh-port is of no use with --no-ssh.' };
  if (!browser && raw.browserPort !== undefined)
    return { problem: '--browser-port is of no use with --no-browser.' };
  if (!browser && https) return { problem: '--https is of no use with --no-browser.' };
  const sshPort = portIn(raw.sshPort, '--ssh-port');
  if (typeof sshPort === 'object' && sshPort !== null) return sshPort;
  const browserPort = portIn(raw.browserPort, '--browser-port');
  if (typeof browserPort === 'object' && browserPort !== null) return browserPort;
  return { ssh, sshPort, browser, browserPort, https };
}

/** The number of a port, 0 for any that is free; null where none is asked for. */
export function portIn(
  typed: string | undefined,
  option: string,
): number | null | { readonly problem: string } {
  if (typed === undefined) return null;
  const port = wholeNumber(typed, 0, 65_535);
  return port ?? { problem: `${option} takes a number from 0 (any free one) to 65535.` };
}
