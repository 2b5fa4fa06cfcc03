/** Runs something once after so many milliseconds; the answer calls it off. */
export type After = (milliseconds: number, run: () => void) => () => void;

/** The real clock. */
export const after: After = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/** Something that happens on demand, but no more often than once an interval. */
export interface Paced {
  /** At once when rested; otherwise once when the interval is over, however often it was asked for. */
  ask(): void;
  /** For good. */
  stop(): void;
}

/** Paces `run` to once an interval, in milliseconds. */
export function paced(interval: number, after: After, run: () => void): Paced {
  let wake: (() => void) | undefined;
  let asked = false;
  let stopped = false;

  function go(): void {
    asked = false;
    wake = after(interval, rested);
    run();
  }

  function rested(): void {
    wake = undefined;
    if (asked) go();
  }

  return {
    ask() {
      if (stopped) return;
      if (wake) asked = true;
      else go();
    },
    stop() {
      stopped = true;
      asked = false;
      wake?.();
    },
  };
}
