import { describe, expect, test } from 'vitest';
import { english } from '../support/english.ts';
import { completeRules } from '../../src/game/index.ts';
import { kept } from '../support/kept-screens.ts';
import { RitualOnScreen } from '../support/ritual-on-screen.tsx';
import { quiet } from '../../src/screen/unhurried.ts';

const lines = english.handing.ritual.lines(7, completeRules({})).map(({ says }) => says);
const [enter, space, right, left] = ['\r', ' ', '\u001b[C', '\u001b[D'];

async function reading(): Promise<RitualOnScreen> {
  const screen = kept(new RitualOnScreen());
  await screen.settle();
  return screen;
}

describe('the ritual is read', () => {
  test('R-15: by the first President, a line at a time and nothing else beside it', async () => {
    const screen = await reading();
    expect(screen.read).toEqual([lines[0]]);
    expect(screen.rows(21, 21)[0]).toMatch(/^━━ READ ALOUD ━━ Zoë reads to everybody: line 1 of 8 ━+$/);
    expect(screen.rows(23, 23)[0]?.trim()).toBe('Enter next line');
  });

  test('on by Enter, Space or the arrow, back by the other, to its end', async () => {
    const screen = await reading();
    await screen.press(enter, space, right);
    expect(screen.read).toEqual([lines[3]]);
    await screen.press(left, 'x', left);
    expect(screen.read).toEqual([lines[1]]);
    await screen.press(left, left, enter, enter, enter, enter);
    expect(screen.read).toEqual([lines[4]]);
    expect(lines[4]).toMatch(/^\(a long pause/);
    await screen.press(enter, enter, enter);
    expect(screen.done).toBe(0);
    await screen.press(enter);
    expect(screen.done).toBe(1);
  });

  test('to the board by Ctrl-C, and not as read', async () => {
    const screen = await reading();
    await screen.press('\u0003');
    expect(screen).toMatchObject({ left: 1, done: 0 });
  });

  test('by keys one by one: what was typed ahead or is held down reads nothing', async () => {
    const screen = kept(new RitualOnScreen());
    screen.terminal.type(enter);
    await screen.settle();
    for (let repeat = 0; repeat < 10; repeat += 1) {
      screen.terminal.type(space);
      await screen.settle(quiet / 2);
    }
    expect(screen.read).toEqual([lines[0]]);
  });
});
