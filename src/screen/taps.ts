import { useInsertionEffect, useRef } from 'react';
import { columnsOf, type Line, type Press } from './line.ts';
import { useKeys } from './terminal/hooks.ts';
import type { Key, NamedKey, Tap } from './terminal/keys.ts';

/** What a tap on one of the lines presses; undefined where nothing is to be pressed. */
export function pressAt(lines: readonly Line[], { column, row }: Omit<Tap, 'name'>): Press | undefined {
  let end = 0;
  for (const ink of lines[row - 1] ?? []) {
    end += columnsOf([ink]);
    if (column <= end) return ink.press;
  }
  return undefined;
}

/** The key as a keyboard would have sent it. */
export function keyOf({ key }: Press): Key {
  if (key === 'ctrl-c') return { name: 'ctrl', text: 'c' };
  return key.length === 1 ? { name: 'char', text: key } : { name: key as NamedKey };
}

/** Hears each key, a tap on the lines that are shown as the key that it presses; one that presses nothing is none. */
export function useTaps(lines: readonly Line[], hear: (key: Key, tapped: boolean) => void): void {
  const shown = useRef(lines);
  useInsertionEffect(() => {
    shown.current = lines;
  });
  useKeys((key) => {
    if (key.name !== 'tap') return hear(key, false);
    const press = pressAt(shown.current, key);
    if (press !== undefined) hear(keyOf(press), true);
  });
}
