import { describe, expect, test } from 'vitest';
import * as example from '../support/example-game.ts';
import { defaultKeymap } from '../../src/screen/index.ts';
import { FakeSession, tableOf, updateOf, without } from '../support/fake-session.ts';
import { kept } from '../support/kept-screens.ts';
import { TableOnScreen, type Setting } from '../support/table-on-screen.tsx';
import type { Seat } from '../../src/game/index.ts';

const token = 'k3f9-x2mm-7tq4-h8sd-pw5c';
const doors = [
  { door: 'node', port: 7777, secure: false },
  { door: 'ssh', port: 2222, secure: true },
  { door: 'browser', port: 7777, secure: true },
] as const;
const came = { door: 'node', at: '192.168.1.20' } as const;

async function inPlay(me: Seat | null, setting: Setting = { came }): Promise<TableOnScreen<FakeSession>> {
  const { game } = example.ballot();
  const table = tableOf(example.tenNames, 'playing', 'KITE-42', { doors, host: 0 });
  const screen = kept(new TableOnScreen(new FakeSession(updateOf(game, me, table)), setting));
  await screen.settle();
  return screen;
}

const text = (screen: TableOnScreen): string => screen.rows().join('\n');

async function inLobby(setting: Setting): Promise<TableOnScreen<FakeSession>> {
  const table = tableOf(example.tenNames, 'lobby', 'KITE-42', { doors, host: 0 });
  const screen = kept(new TableOnScreen(new FakeSession(without(2, table)), setting));
  await screen.settle();
  return screen;
}

describe('in the lobby', () => {
  const bySsh = { door: 'ssh', at: '192.168.1.20' } as const;

  test.each([
    ['w', {}],
    ['z', { keymap: { ...defaultKeymap, wayBack: 'z' } }],
  ])('a guest whom only the token leads back is told to note it, and %s shows it', async (key, setting) => {
    const screen = await inLobby({ came: bySsh, ...setting });
    expect(text(screen)).toContain(`your way back alone leads here again: note it (${key}).`);
    expect(text(screen)).not.toContain(token);
    await screen.type(key);
    expect(text(screen)).toContain(`ssh -p 2222 ${token}@192.168.1.20`);
    await screen.type('\u001b');
    expect(text(screen)).not.toContain('k3f9');
  });

  test.each([
    ['whom a key of ssh leads back', { came: bySsh, returnLine: 'ssh -p 2222 boris@192.168.1.20' }],
    ['whose page leads back by itself', { came: { door: 'browser', at: '192.168.1.20' } as const }],
  ])('a guest %s is told nothing of it', async (_, setting) => {
    expect(text(await inLobby(setting))).not.toContain('your way back');
  });
});

describe('the ways back into a seat', () => {
  test.each([
    ['the menu', ['m', 'w']],
    ['the question before leaving', ['q', 'w']],
  ])('are shown from %s, a line a door with the seat’s token', async (_, keys) => {
    const screen = await inPlay(2);
    await screen.type(...keys);
    for (const line of [
      `npx secret-cli join 192.168.1.20:7777 --seat ${token}`,
      `ssh -p 2222 ${token}@192.168.1.20`,
      `https://192.168.1.20:7777/#seat=${token}`,
    ])
      expect(text(screen)).toContain(line);
    expect(screen.asked).toEqual([]);
  });

  test.each([
    ['Esc', '\u001b'],
    ['the window’s going out of use', '\u001b[O'],
    ['another page', 'h'],
  ])('are shut by %s', async (_, key) => {
    const screen = await inPlay(2);
    await screen.type('m', 'w');
    expect(text(screen)).toContain(token);
    await screen.type(key);
    expect(text(screen)).not.toContain('k3f9');
  });

  test('are shut once the seat is taken up elsewhere, and can’t be opened any more', async () => {
    const screen = await inPlay(2);
    await screen.type('m', 'w');
    screen.session.end('replaced');
    await screen.settle();
    expect(text(screen)).toContain('LIBERAL 3 of 5');
    await screen.type('w', 'm', 'w');
    expect(text(screen)).not.toContain('k3f9');
  });

  test.each([
    ['a spectator', null, { came }],
    ['somebody whom nothing leads back', 2, {}],
  ] as const)('are nothing for %s', async (_, me, setting) => {
    const screen = await inPlay(me, setting);
    await screen.type('q');
    expect(text(screen)).not.toContain('Ways back');
    await screen.type('w', '\u001b', 'm', 'w');
    expect(text(screen)).not.toContain('k3f9');
  });

  test('are whole where the window is narrow', async () => {
    const screen = await inPlay(2, { came, window: { columns: 60, rows: 20 } });
    await screen.type('m', 'w');
    const joined = screen
      .rows()
      .map((line) => line.trim())
      .join('');
    expect(joined).toContain(`npx secret-cli join 192.168.1.20:7777 --seat ${token}`);
  });

  const link = { since: '21:13:52', tries: 3 };

  test('are there when the link is lost, under the key that the dock names beside the other doors', async () => {
    const keymap = { ...defaultKeymap, wayBack: 'z' };
    for (const [key, setting] of [
      ['w', { came }],
      ['z', { came, keymap }],
    ] as const) {
      const screen = await inPlay(2, setting);
      await screen.linkIs(link);
      expect(text(screen)).toContain(
        `Or come back by ssh or the browser: ${key} shows the lines that lead into your seat.`,
      );
      expect(text(screen)).not.toContain(token);
      await screen.type(key);
      expect(text(screen)).toContain(`ssh -p 2222 ${token}@192.168.1.20`);
    }
  });

  test('a spectator, who has none, reads the line of another door once the link is lost', async () => {
    const screen = await inPlay(null);
    await screen.linkIs(link);
    expect(text(screen)).toContain('Or come back by another door: ssh -p 2222 192.168.1.20, or the browser.');
  });
});
