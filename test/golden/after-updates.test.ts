import { afterEach, expect, test } from 'vitest';
import { drawn, followed, windows } from './scene.ts';
import { atTheDoor, drawnAtTheDoor } from './scenes-at-the-door.ts';
import { pictureOf } from './picture.ts';
import { scenes } from './scenes.ts';
import type { OnScreen } from '../support/on-screen.ts';
import type { Size } from '../../src/screen/terminal/size.ts';

const ctrlL = '\f';

const open: OnScreen[] = [];
const kept = async <Screen extends OnScreen>(drawing: Promise<Screen>): Promise<Screen> => {
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

/** How each scene comes about slowly, and how at once, in a window. */
const comings = [
  ...scenes.map((scene) => ({
    scene,
    slowly: (window: Size): Promise<OnScreen> => followed(scene, window),
    atOnce: (window: Size): Promise<OnScreen> => drawn(scene, window),
  })),
  ...atTheDoor.map((scene) => ({
    scene,
    slowly: (window: Size): Promise<OnScreen> => drawnAtTheDoor(scene, window),
    atOnce: (window: Size): Promise<OnScreen> => drawnAtTheDoor(scene, window),
  })),
];

test.each(comings.map((coming) => [coming.scene.name, coming] as const))(
  '%s: after updates, a drag to any size and Ctrl-L a screen is that of somebody who has just come',
  async (_, { scene, slowly, atOnce }) => {
    const [first, ...others] = scene.windows ?? windows;
    const screen = await kept(slowly(first));
    for (const window of [first, ...others, first]) {
      const { columns, rows } = screen.terminal.size();
      // A resize draws every line again, and would hide a line that an update left out.
      if (window.columns !== columns || window.rows !== rows)
        screen.terminal.resize(window.columns, window.rows);
      await screen.settle();
      const fresh = pictureOf((await kept(atOnce(window))).terminal);
      expect(pictureOf(screen.terminal)).toBe(fresh);
      screen.terminal.terminal.write('scribbled over');
      await screen.type(ctrlL);
      expect(pictureOf(screen.terminal)).toBe(fresh);
    }
  },
);
