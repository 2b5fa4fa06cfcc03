import { describe, expect, test } from 'vitest';
import { halves, overlong } from '../golden/cells.ts';
import { HOSTILE } from '../text/hostile.ts';
import { kept } from '../support/kept-screens.ts';
import { NamesOnScreen } from '../support/names-on-screen.tsx';

// oxlint-disable-next-line no-control-regex -- escape sequences are what it looks for
const sequence = /\u001b\[[\d;?]*[A-Za-z]/g;
const enter = '\r';
const backspace = '\u007f';
const letters = (text: string): readonly string[] => Array.from(text);
const paste = (text: string): string => `\u001b[200~${text.replaceAll('\u001b', '')}\u001b[201~`;

async function asking(names: readonly string[] = [], bots = 0): Promise<NamesOnScreen> {
  const screen = kept(new NamesOnScreen(names, bots));
  await screen.settle();
  return screen;
}

const four = ['Ann', 'Ben', 'Cleo', 'Dan'];

describe('names for one terminal', () => {
  test('are asked for one by one, and an empty line begins once there are five', async () => {
    const screen = await asking();
    for (const name of four) await screen.type(...letters(name), enter);
    expect(screen.text).toContain('Who sits in seat 5?');
    expect(screen.text).toContain('One more is needed.');
    await screen.type(enter);
    expect(screen.begun).toEqual([]);
    await screen.type(...letters('Eve'), enter, enter);
    expect(screen.begun).toEqual([[...four, 'Eve']]);
  });

  test('are fewer where bots fill seats, and no more than ten with them', async () => {
    const screen = await asking(['Ann'], 4);
    expect(screen.text).toContain('begins with 5, 4 of them bots.');
    const full = await asking([...four, 'Eve', 'Fay'], 4);
    expect(full.text).toContain('Everybody is there');
    await full.type(...letters('Gil'));
    expect(full.text).not.toContain('Gil');
    await screen.type(enter);
    expect(screen.begun).toEqual([['Ann']]);
    expect(full.begun).toEqual([]);
    await full.type(enter);
    expect(full.begun).toEqual([[...four, 'Eve', 'Fay']]);
  });

  test('are taken up again from the last by Backspace on an empty line, and nobody goes unseen', async () => {
    const screen = await asking(four);
    await screen.type('E', backspace, backspace);
    expect(screen.text).toContain('Who sits in seat 4?');
    await screen.type(backspace, ...letters('ny'), enter);
    expect(screen.text).toContain('Dany');
    await screen.type(...letters('Eve'), enter, enter);
    expect(screen.begun).toEqual([[...four.slice(0, -1), 'Dany', 'Eve']]);
  });

  test('are pasted a name a line, up to the first that can’t be', async () => {
    const screen = await asking(four.slice(0, 2));
    await screen.type(paste('Pia\r\nQuo\n\nRex\n'));
    expect(screen.text).toContain('Who sits in seat 6?');
    await screen.type(paste('Sal\nPia\nTom\n'));
    expect(screen.text).toContain('Somebody has that name');
    expect(screen.text).not.toContain('Tom');
    await screen.type(...Array.from({ length: 3 }, () => backspace), enter);
    expect(screen.begun).toEqual([[...four.slice(0, 2), 'Pia', 'Quo', 'Rex', 'Sal']]);
  });

  test.each([
    ['Ann', 'Somebody has that name'],
    ['ANN', 'Somebody has that name'],
    ['Bot Zed', 'Somebody has that name'],
    ['7up', 'A name begins with a letter.'],
    ['Abcdefghijklmnopq', 'wider than 16 columns'],
    ['Annа', 'It mixes alphabets.'],
  ])('aren’t taken where the table couldn’t tell people apart by them: %s', async (name, why) => {
    const screen = await asking(four);
    await screen.type(paste(name), enter);
    expect(screen.text).toContain(why);
    expect(screen.text).toContain('Who sits in seat 5?');
    await screen.type(backspace);
    expect(screen.text).not.toContain(why);
  });

  test('are left by Ctrl-C', async () => {
    const screen = await asking(four);
    await screen.type('\u0003');
    expect(screen.left).toBe(1);
  });

  test.each(HOSTILE)('steer no terminal as they are typed: %s', async (_, text) => {
    const screen = await asking(four);
    screen.terminal.writes.length = 0;
    await screen.type(paste(text), enter);
    expect(screen.terminal.writes.join('').replaceAll(sequence, '')).not.toMatch(/\p{Cc}/u);
    expect(overlong(screen.terminal)).toEqual([]);
    expect(halves(screen.terminal.cells())).toEqual([]);
  });
});
