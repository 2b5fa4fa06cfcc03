/** The exit codes of every command that no signal ends. */
export const exitCodes = {
  done: 0,
  /** A fault of this program. */
  bug: 1,
  /** Wrong usage, or nothing to do. */
  usage: 2,
  /** No connection, or the port is taken. */
  connection: 3,
  /** Full, wrong code, wrong version, kicked. */
  refused: 4,
  storage: 5,
  /** A record that is illegal or damaged. */
  record: 6,
} as const;

/** The signals that ask the program to end, and the exit codes that say so. */
export const signalCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;
