import { english } from '../support/english.ts';
import { describe, expect, test } from 'vitest';
import { atTheDoor, drawnAtTheDoor } from '../golden/scenes-at-the-door.ts';
import type { EntranceRefusal } from '../../src/words/index.ts';
import { EntranceOnScreen, type AtTheDoor } from '../support/entrance-on-screen.tsx';
import { halves, overlong } from '../golden/cells.ts';
import { HOSTILE } from '../text/hostile.ts';
import { kept } from '../support/kept-screens.ts';
import { textIn } from '../golden/picture.ts';
import { tooSmall, windows } from '../golden/scene.ts';
import { width } from '../../src/text/index.ts';

// oxlint-disable-next-line no-control-regex -- escape sequences are what it looks for
const sequence = /\u001b\[[\d;?]*[A-Za-z]/g;

async function met(setting: AtTheDoor): Promise<EntranceOnScreen> {
  const screen = kept(new EntranceOnScreen(setting));
  await screen.settle();
  return screen;
}

/** Touches what is drawn of a text in the row of keys. */
async function touch(screen: EntranceOnScreen, text: string): Promise<void> {
  const rows = screen.terminal.lines();
  const at = rows.findLastIndex((line) => line.trim() !== '');
  const column = width((rows[at] ?? '').split(text)[0] ?? '') + 1;
  await screen.type(`\u001b[<0;${column};${at + 1}M`);
}

describe('a touch on the row of keys at the entrance', () => {
  test.each([
    ['sit down', { asks: 'name', called: 'Ada' }, 'name Ada'],
    ['look on', { asks: 'name' }, 'watch'],
    ['go in', { asks: 'code' }, 'code '],
    ['leave', { asks: 'code' }, 'leave'],
    ['Ctrl-C', { asks: 'name' }, 'leave'],
  ] as const)('is the key that “%s” stands beside', async (text, setting, given) => {
    const screen = await met(setting);
    await touch(screen, text);
    expect(screen.given).toEqual([given]);
  });

  test('is no letter of what is typed, and elsewhere it is nothing', async () => {
    const screen = await met({ asks: 'name', called: 'Ada' });
    await screen.type('\u001b[<0;1;1M', '\u001b[<0;300;200M', '\r');
    expect(screen.given).toEqual(['name Ada']);
  });
});

describe('the entrance', () => {
  test('cuts no sentence in any window', async () => {
    const refusals = Object.keys(english.entrance.refused) as EntranceRefusal[];
    for (const window of [tooSmall, ...windows]) {
      const screens = [
        ...refusals.map((refused) => met({ asks: 'name', refused, window })),
        ...atTheDoor.map(async (scene) => kept(await drawnAtTheDoor(scene, window))),
      ];
      for (const { terminal } of await Promise.all(screens))
        expect(terminal.lines().join('\n')).not.toContain('…');
    }
  });

  test('says first that a window is too small, and asks beneath', async () => {
    const screen = await met({ asks: 'name', window: tooSmall });
    expect(screen.rows(1, 1)).toEqual(['secret-cli wants 60×20; this window is 46×12.']);
    expect(screen.rows(8, 9).join('\n')).toMatch(/What are you called\? .*\n Name ›/);
  });

  test.each(HOSTILE)('what is typed steers no terminal: %s', async (_, text) => {
    const screen = await met({ asks: 'name', called: text, table: text, window: { columns: 60, rows: 20 } });
    screen.terminal.writes.length = 0;
    await screen.type(`\u001b[200~${text.replaceAll('\u001b', '')}\u001b[201~`);
    expect(screen.terminal.writes.join('').replaceAll(sequence, '')).not.toMatch(/\p{Cc}/u);
    expect(overlong(screen.terminal)).toEqual([]);
    const rows = screen.terminal.cells();
    expect(halves(rows)).toEqual([]);
    expect(textIn(rows.at(-4) ?? [])).toMatch(/^ Name › /);
    expect(textIn(rows.at(-1) ?? []).trim()).toBe('');
  });
});
