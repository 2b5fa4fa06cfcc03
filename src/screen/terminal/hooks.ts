import { createContext, useContext, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import type { KeyBus, KeyHandler } from './keyBus.ts';
import type { Size } from './size.ts';

/** What a shown screen knows of its terminal. */
export interface Surroundings {
  readonly keys: KeyBus;
  readonly size: Size;
}

export const SurroundingsContext = createContext<Surroundings | undefined>(undefined);

/** The window's size, clamped; a screen is at most `rows` − 1 lines high. Follows every resize. */
export function useSize(): Size {
  return useSurroundings().size;
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
