/** The exit codes of every command; 130 and 143 come by signal. */
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
