import { afterEach } from 'vitest';
import { onScreen } from './table-on-screen.tsx';
import type { OnScreen } from './on-screen.ts';

const open: OnScreen[] = [];

/** The screen, taken down after the test that shows it: which fails where drawing has failed. */
export function kept<Screen extends OnScreen>(screen: Screen): Screen {
  open.push(screen);
  return screen;
}

/** The screen of an example after some keys, as `onScreen` shows it, and taken down after the test. */
export const shown = async (...given: Parameters<typeof onScreen>): ReturnType<typeof onScreen> =>
  kept(await onScreen(...given));

afterEach(() => {
  for (const screen of open.splice(0)) {
    screen.shown.close();
    for (const error of screen.terminal.errors) throw error;
  }
});
