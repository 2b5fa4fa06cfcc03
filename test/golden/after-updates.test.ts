import { afterEach, expect, test } from 'vitest';
import { drawn, followed, windows } from './scene.ts';
import { pictureOf } from './picture.ts';
import { named } from './scenes.ts';
import type { TableOnScreen } from '../support/table-on-screen.tsx';

const ctrlL = '\f';

const open: TableOnScreen[] = [];
const kept = async <Screen extends TableOnScreen>(drawing: Promise<Screen>): Promise<Screen> => {
  const screen = await drawing;
  open.push(screen);
  return screen;
};

afterEach(() => {
  for (const screen of open.splice(0)) {
    screen.shown.close();
    for (const error of screen.terminal.errors) throw error;
  }
});

test.each(named)(
  '%s: after updates, a drag to any size and Ctrl-L a screen is that of somebody who has just come',
  async (_, scene) => {
    const [first, ...others] = scene.windows ?? windows;
    const screen = await kept(followed(scene, first));
    for (const window of [first, ...others, first]) {
      const { columns, rows } = screen.terminal.size();
      // A resize draws every line again, and would hide a line that an update left out.
      if (window.columns !== columns || window.rows !== rows)
        screen.terminal.resize(window.columns, window.rows);
      await screen.settle();
      const fresh = pictureOf((await kept(drawn(scene, window))).terminal);
      expect(pictureOf(screen.terminal)).toBe(fresh);
      screen.terminal.terminal.write('scribbled over');
      await screen.type(ctrlL);
      expect(pictureOf(screen.terminal)).toBe(fresh);
    }
  },
);
