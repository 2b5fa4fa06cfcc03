import { createContext, useContext, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import type { Account } from '../account/told.ts';
import type { KeyBus, KeyHandler } from './keyBus.ts';
import type { Look } from './look.ts';
import type { Size } from './size.ts';

/** What a shown screen knows of its terminal. */
export interface Surroundings {
  readonly keys: KeyBus;
  readonly size: Size;
  readonly window: Size;
  readonly look: Look;
  readonly conceal: (secret: boolean) => void;
  /** Absent where nobody wants what is drawn in words as well. */
  readonly account?: ((account: Account) => void) | undefined;
}

export const SurroundingsContext = createContext<Surroundings | undefined>(undefined);

/** The window's size, clamped; a screen is at most `rows` − 1 lines high. Follows every resize. */
export function useSize(): Size {
  return useSurroundings().size;
}

/** What there is to see of the screen in the window: less than its size where the window is tiny. */
export function useWindow(): Size {
  return useSurroundings().window;
}

/** How to draw for this terminal. Changes at most once or twice, early, when the terminal answers late. */
export function useLook(): Look {
  return useSurroundings().look;
}

/** Says whether what is drawn shows something that its viewer alone may know. */
export function useSecret(secret: boolean): void {
  const { conceal } = useSurroundings();
  useInsertionEffect(() => conceal(secret), [conceal, secret]);
}

/** Gives what is drawn in words as well; where nobody wants that, it isn't made. */
export function useAccount(make: () => Account): void {
  const { account } = useSurroundings();
  useLayoutEffect(() => account?.(make()));
}

/**
 * Hears each key while the component is mounted. The handler may close over anything: the newest one is called.
 * What it throws ends this session only.
 */
export function useKeys(handler: KeyHandler): void {
  const { keys } = useSurroundings();
  const newest = useRef(handler);
  useInsertionEffect(() => {
    newest.current = handler;
  });
  useLayoutEffect(() => keys.subscribe((key) => newest.current(key)), [keys]);
}

function useSurroundings(): Surroundings {
  const surroundings = useContext(SurroundingsContext);
  if (!surroundings) throw new Error('a screen is mounted by show()');
  return surroundings;
}
