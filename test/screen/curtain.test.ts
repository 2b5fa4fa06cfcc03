import { describe, expect, test } from 'vitest';
import { CurtainOnScreen, type CurtainSetting } from '../support/curtain-on-screen.tsx';
import { kept } from '../support/kept-screens.ts';
import { wordsIn } from '../../src/words/index.ts';
import { quiet } from '../../src/screen/unhurried.ts';

const enter = '\r';
const backspace = '\u007f';
const escape = '\u001b';
const paste = (text: string): string => `\u001b[200~${text}\u001b[201~`;

async function hanging(setting: CurtainSetting = {}): Promise<CurtainOnScreen> {
  const screen = kept(new CurtainOnScreen(setting));
  await screen.settle();
  return screen;
}

const textOf = (screen: CurtainOnScreen): string => screen.terminal.lines().join('\n');

describe('a curtain is taken up', () => {
  test('by the digit of the seat it names, then Enter', async () => {
    const screen = await hanging();
    await screen.press('5');
    expect(screen.asked).toEqual([]);
    expect(textOf(screen)).toContain('now Enter');
    await screen.press(enter);
    expect(screen.asked).toEqual(['take']);
  });

  test('by 0 for seat 10', async () => {
    const screen = await hanging({ seat: 9, name: 'Nadia' });
    expect(textOf(screen)).toContain('Nadia: press 0, then Enter');
    await screen.press('1', enter, '0', enter);
    expect(screen.asked).toEqual(['take']);
  });

  test('by nothing else: no Enter alone, no other digit, no other key', async () => {
    const screen = await hanging();
    await screen.press(enter, ' ', '4', enter, 'j', 'n', 'y', 'v', 't', 'c', 'h', 'l', 'm', 'p', '\t', enter);
    expect(screen.asked).toEqual([]);
  });

  test('not after Backspace or another digit, which asks whether it is not them', async () => {
    const screen = await hanging();
    await screen.press('5', backspace, enter, '5', '6', enter);
    expect(screen.asked).toEqual([]);
    await screen.press('6');
    expect(textOf(screen)).toContain('Not you?');
    await screen.press('5');
    expect(textOf(screen)).not.toContain('Not you?');
  });
});

describe('keys that nobody meant for it take no curtain down', () => {
  test('what was typed ahead of its first moment', async () => {
    const screen = kept(new CurtainOnScreen());
    for (const key of ['5', enter]) screen.terminal.type(key);
    await screen.settle();
    await screen.settle(quiet);
    expect(screen.asked).toEqual([]);
    expect(textOf(screen)).not.toContain('now Enter');
  });

  test('a burst of keys, of which the first counts at most', async () => {
    const screen = await hanging();
    await screen.settle(quiet);
    screen.terminal.type(`5${enter}5${enter}`);
    for (let turn = 0; turn < 6; turn += 1) await screen.settle(0);
    expect(screen.asked).toEqual([]);
    await screen.press(enter);
    expect(screen.asked).toEqual(['take']);
  });

  test('a paste', async () => {
    const screen = await hanging();
    await screen.press(paste('5\r'), paste('5'), enter);
    expect(screen.asked).toEqual([]);
  });

  test('a key that is held down', async () => {
    const screen = await hanging();
    await screen.press('5');
    screen.terminal.type('5');
    for (let repeat = 0; repeat < 10; repeat += 1) {
      await screen.settle(quiet / 2);
      screen.terminal.type(enter);
    }
    expect(screen.asked).toEqual([]);
  });
});

describe('beside that, a curtain', () => {
  test('lets everybody see the board', async () => {
    const screen = await hanging();
    await screen.press('b');
    expect(screen.asked).toEqual(['board']);
  });

  test('is left only by who says so twice, and Enter stays', async () => {
    const screen = await hanging();
    await screen.press('q', enter, 'q', escape, 'y');
    expect(screen.asked).toEqual([]);
    await screen.press('q');
    expect(textOf(screen)).toContain('npx secret-cli pass');
    await screen.press('y');
    expect(screen.asked).toEqual(['stop']);
    await screen.press('\u0003', '\u001b[C', enter);
    expect(screen.asked).toEqual(['stop', 'stop']);
  });

  test('explains itself, and a digit takes that away', async () => {
    const screen = await hanging();
    await screen.press('?');
    expect(textOf(screen)).toContain('One terminal goes round the table.');
    await screen.press('5');
    expect(textOf(screen)).toContain('Give the keyboard to');
  });

  test('changes theme and language', async () => {
    const screen = await hanging();
    await screen.press(',', '.');
    expect(textOf(screen)).toContain(wordsIn({ language: 'es', theme: 'corporate' }).handing.curtain.give);
  });

  test('R-41: says that nobody speaks while a government legislates', async () => {
    const silence = 'SILENCE, also aloud';
    expect(textOf(await hanging({ what: 'enact', silent: true }))).toContain(silence);
    expect(textOf(await hanging({ what: 'enact' }))).not.toContain(silence);
  });

  test('says what comes next, and how many have answered', async () => {
    expect(textOf(await hanging({ what: 'role', moment: null, progress: { done: 3, of: 10 } }))).toMatch(
      /^ Roles .*Your role is next\..*3 of 10 have looked at their role\./s,
    );
    const unasked = textOf(await hanging({ what: null }));
    expect(unasked).toContain('Nothing is asked of you now.');
    expect(unasked).not.toContain('have voted');
  });
});
