import { describe, expect, test } from 'vitest';
import * as example from '../../support/example-game.ts';
import { drawn, windows } from '../../golden/scene.ts';
import { named } from '../../golden/scenes.ts';
import { onScreen } from '../../support/table-on-screen.tsx';

const tenMinutes = 600_000;

/** The scenes in which a secret lies open, which closes by itself. */
const secretsOpen = new Set([
  'investigate-result',
  'peek',
  'chancellor',
  'president-open',
  'chancellor-veto',
  'mine',
  'role-liberal',
  'role-fascist7',
  'role-hitler6',
  'role-hitler10',
  'role-before-ritual',
]);

describe('a screen on which nothing happens', () => {
  test.each(named)('%s: no byte however long, and no timer that could write one', async (name, scene) => {
    const screen = await drawn(scene, scene.windows?.[0] ?? windows[1]);
    await screen.settle();
    const { clock, terminal } = screen;
    expect(clock.timers).toBe(secretsOpen.has(name) ? 1 : 0);
    if (secretsOpen.has(name)) await screen.settle(tenMinutes);
    const { length } = terminal.writes;
    await screen.settle(tenMinutes);
    expect({ timers: clock.timers, written: terminal.writes.slice(length) }).toEqual({
      timers: 0,
      written: [],
    });
    screen.shown.close();
  });

  test('a secret that lies open writes nothing until it closes, and closing is one frame', async () => {
    const screen = await onScreen(example.president(), [' ']);
    await screen.settle();
    const { length } = screen.terminal.writes;
    await screen.settle(1000);
    expect(screen.terminal.writes.length).toBe(length);
    await screen.settle(tenMinutes);
    expect(screen.terminal.writes.length).toBe(length + 1);
    screen.shown.close();
  });

  test('an update that changes nothing to be seen writes nothing', async () => {
    const screen = await onScreen(example.ballot());
    const { length } = screen.terminal.writes;
    screen.session.show({ ...screen.session.latest, news: [], talk: [] });
    await screen.settle(tenMinutes);
    expect(screen.terminal.writes.length).toBe(length);
    screen.shown.close();
  });
});

describe('secrets that are open', () => {
  test.each([
    ['the drawer', example.ballot],
    ['a President’s tiles', example.president],
  ] as const)('%s: they close when the terminal loses its focus', async (_, scene) => {
    const screen = await onScreen(scene());
    const shut = screen.rows();
    await screen.type(' ');
    expect(screen.rows()).not.toEqual(shut);
    await screen.type('\u001b[O');
    expect(screen.rows()).toEqual(shut);
    await screen.type('\u001b[I');
    expect(screen.rows()).toEqual(shut);
    screen.shown.close();
  });
});
