import { Text } from 'ink';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { show, type Shown } from '../../../src/screen/terminal/show.tsx';
import type { ColourDepth } from '../../../src/screen/terminal/colour.ts';
import { Clock } from '../../support/clock.ts';
import { XtermSession } from '../../support/xterm.ts';

const Screen = (): ReactElement => <Text>screen</Text>;

/** A screen in a window that was called `zsh`. */
async function titled(depth: ColourDepth = 'ansi16'): Promise<{ session: XtermSession; shown: Shown }> {
  const session = new XtermSession(80, 24, depth);
  session.terminal.write('\u001b]2;zsh\u0007');
  const shown = show(<Screen />, session, { palette: 'dark', ascii: false, after: new Clock().after });
  await session.shows('screen');
  return { session, shown };
}

describe('a window’s title', () => {
  test('is the program’s name and no more, whatever is on the screen', async () => {
    const { session } = await titled();
    expect(session.title).toBe('secret-cli');
    expect(session.written.split('\u001b]2;')).toHaveLength(2);
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

  test('is the program’s again after it was stopped', async () => {
    const { session } = await titled();
    session.stop();
    session.continue();
    await session.settled();
    expect(session.title).toBe('secret-cli');
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
