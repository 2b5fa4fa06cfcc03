import { useLayoutEffect, useState } from 'react';
import type { After } from './terminal/pace.ts';
import type { Key } from './terminal/keys.ts';

/** For so long no key may have been pressed for the next one to count, in milliseconds: longer than a held key takes to repeat. */
export const quiet = 100;

/** Tells a key that somebody presses from those that were typed ahead, are held down, or come in one burst. */
export class Unhurried {
  readonly #after: After;
  #isQuiet = false;
  #stop: () => void = () => undefined;

  constructor(after: After) {
    this.#after = after;
  }

  /** A moment begins in which nothing counts. */
  begin(): void {
    this.end();
    this.#stop = this.#after(quiet, () => {
      this.#isQuiet = true;
    });
  }

  /** Nothing counts any more. */
  end(): void {
    this.#stop();
    this.#isQuiet = false;
  }

  /** Whether a key counts; what nobody pressed doesn't. */
  readonly counts = (key: Key): boolean => {
    if (key.name === 'release' || key.name === 'focus-in' || key.name === 'focus-out') return false;
    const counts = this.#isQuiet;
    this.begin();
    return counts;
  };
}

/** Whether a key counts on a screen where each is meant: none does before the screen has been there for a moment. */
export function useUnhurried(after: After): (key: Key) => boolean {
  const [unhurried] = useState(() => new Unhurried(after));
  useLayoutEffect(() => {
    unhurried.begin();
    return () => unhurried.end();
  }, [unhurried]);
  return unhurried.counts;
}
