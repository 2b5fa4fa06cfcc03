/** What a proof is run with. Its cases are numbered, so that a run can go on where another stopped. */
export interface Run {
  /** Any text; the same one gives the same cases. */
  readonly seed: string;
  readonly from: number;
  readonly count: number;
  /** Takes a line on how far it is, or on what it found. */
  readonly report: (line: string) => void;
}

/** True when every case holds. */
export type Proof = (run: Run) => Promise<boolean>;
