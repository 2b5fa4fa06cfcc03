import { Text } from 'ink';
import { useState, type ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { useKeys, useTitle } from '../../../src/screen/terminal/hooks.ts';
import { show, type Shown } from '../../../src/screen/terminal/show.tsx';
import type { ColourDepth } from '../../../src/screen/terminal/colour.ts';
import { Clock } from '../../support/clock.ts';
import { XtermSession } from '../../support/xterm.ts';

/** Titled with what was pasted last, whose length it says; a key changes the screen alone. */
function Titled({ first = 'KITE-42' }: { first?: string }): ReactElement {
  const [title, setTitle] = useState(first);
  const [keys, setKeys] = useState('');
  useTitle(title);
  useKeys((key) => {
    if (key.name === 'paste') setTitle(key.text);
    else if (key.name === 'char') setKeys((before) => before + key.text);
  });
  return <Text>{`screen ${keys} ${title.length}`}</Text>;
}

const paste = (text: string): string => `\u001b[200~${text}\u001b[201~`;
const titlesIn = (session: XtermSession): number => session.written.split('\u001b]2;').length - 1;

async function titled(
  depth: ColourDepth = 'ansi16',
  first?: string,
): Promise<{ session: XtermSession; shown: Shown; clock: Clock }> {
  const session = new XtermSession(80, 24, depth);
  const clock = new Clock();
  session.terminal.write('\u001b]2;zsh\u0007');
  const shown = show(<Titled {...(first !== undefined && { first })} />, session, {
    palette: 'dark',
    ascii: false,
    after: clock.after,
  });
  await session.shows('screen');
  return { session, shown, clock };
}

describe('a window’s title', () => {
  test('is the screen’s, in the same write as the frame it belongs to', async () => {
    const { session, clock } = await titled();
    expect(session.title).toBe('KITE-42');
    clock.pass(1000);
    const before = session.writes.length;
    session.type(`${paste('your move · KITE-42')}`);
    clock.pass(1000);
    await session.settled();
    expect(session.title).toBe('your move · KITE-42');
    expect(session.lines()[0]).toBe('screen  19');
    expect(session.writes.length).toBe(before + 1);
  });

  test('is sent when it changes, and not with every frame', async () => {
    const { session, clock } = await titled();
    for (const key of 'abc') {
      session.type(key);
      clock.pass(1000);
    }
    await session.shows('screen abc');
    expect(titlesIn(session)).toBe(1);
  });

  test('is sent again by Ctrl-L', async () => {
    const { session, clock } = await titled();
    session.terminal.write('\u001b]2;somebody else’s\u0007');
    session.type('\u000c');
    clock.pass(1000);
    await session.settled();
    expect(session.title).toBe('KITE-42');
  });

  test.each([
    ['closed', (shown: Shown) => shown.close()],
    ['gone', (_: Shown, session: XtermSession) => session.end()],
    ['stopped', (_: Shown, session: XtermSession) => session.stop()],
  ])('is the one found before, once the screen is %s', async (_, leave) => {
    const { session, shown } = await titled();
    leave(shown, session);
    await session.settled();
    expect(session.title).toBe('zsh');
  });

  test('is the screen’s again after the program was stopped', async () => {
    const { session, shown, clock } = await titled();
    session.stop();
    session.continue();
    clock.pass(1000);
    await session.settled();
    expect(session.title).toBe('KITE-42');
    shown.close();
    await session.settled();
    expect(session.title).toBe('zsh');
  });

  test('can’t steer the terminal, whatever text gets there', async () => {
    const { session } = await titled(
      'ansi16',
      'a\u0007b\u001b\\c\u009cd\u001b]52;c;ZXZpbA==\u0007\u202e\u200b\u2028\ne',
    );
    expect(session.title).toBe('ab\\cd]52;c;ZXZpbA==e');
    expect(session.written).not.toContain('\u001b]52');
  });

  test('is left alone on terminals without colours, dumb ones among them', async () => {
    const { session, shown } = await titled('none');
    shown.close();
    await session.settled();
    expect(session.title).toBe('zsh');
    for (const sequence of ['\u001b]2;', '\u001b[22;2t', '\u001b[23;2t'])
      expect(session.written).not.toContain(sequence);
  });
});
