import { Text } from 'ink';
import { useState, type ReactElement } from 'react';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANSWERS_DUE } from '../../../src/screen/terminal/enquiry.ts';
import { FRAME_INTERVAL } from '../../../src/screen/terminal/frameSink.ts';
import { useKeys, useLook } from '../../../src/screen/terminal/hooks.ts';
import { show, type Shown, type ShowOptions } from '../../../src/screen/terminal/show.tsx';
import type { ColourDepth } from '../../../src/screen/terminal/colour.ts';
import { Clock } from '../../support/clock.ts';
import { modesLeft, XtermSession } from '../../support/xterm.ts';

const ASKS_BACKGROUND = '\u001b]11;?';
const ASKS_CURSOR = '\u001b[6n';
const BEGINS_FRAME = '\u001b[?2026h';
const white = '\u001b]11;rgb:ffff/ffff/ffff\u001b\\';

/** Says how it is to be drawn and what it heard. */
function Screen(): ReactElement {
  const { palette, ascii } = useLook();
  const [heard, setHeard] = useState('');
  useKeys((key) => setHeard((before) => before + ('text' in key ? key.text : `<${key.name}>`)));
  return <Text>{`${palette} ${ascii ? 'ascii' : 'lines'} ${heard}`}</Text>;
}

interface Asked {
  readonly session: XtermSession;
  readonly clock: Clock;
  readonly shown: Shown;
  /** The frames written so far. */
  frames(): number;
}

/** A screen on a terminal that a test has answer. */
function ask(
  { background, mute = false }: { background?: string; mute?: boolean } = {},
  options: ShowOptions = {},
  depth: ColourDepth = 'ansi16',
): Asked {
  const session = new XtermSession(80, 24, depth);
  const clock = new Clock();
  session.background = background;
  session.mute = mute;
  const shown = show(<Screen />, session, { after: clock.after, ...options });
  const frames = (): number => session.writes.filter((written) => written.includes(BEGINS_FRAME)).length;
  return { session, clock, shown, frames };
}

describe('the background', () => {
  test.each([
    ['rgb:ffff/ffff/ffff', 'light'],
    ['rgb:fdfd/f6f6/e3e3', 'light'],
    ['rgba:ff/ff/dd/ff', 'light'],
    ['rgb:b/b/b', 'light'],
    ['rgb:0000/0000/0000', 'dark'],
    ['rgb:1e1e/1e1e/1e1e', 'dark'],
    ['rgb:0000/2b2b/3636', 'dark'],
    ['rgb:3030/0a0a/2424', 'dark'],
    ['rgb:7070/7070/7070', 'dark'],
  ])('%s is drawn with the %s palette, from the first frame on', async (background, palette) => {
    const { session, frames } = ask({ background });
    await session.shows(`${palette} lines`);
    expect(frames()).toBe(1);
  });

  test('a terminal that doesn’t tell it is drawn dark as soon as it has answered the rest', async () => {
    const { session, clock } = ask();
    await session.shows('dark lines');
    expect(clock.timers).toBe(1);
  });

  test.each(['dark', 'light', 'dark-cb', 'light-cb'] as const)(
    'with the palette %s chosen it isn’t asked, nor heard',
    async (palette) => {
      const { session } = ask({ background: 'rgb:ffff/ffff/ffff' }, { palette });
      session.type(white);
      await session.shows(`${palette} lines`);
      expect(session.written).not.toContain(ASKS_BACKGROUND);
    },
  );

  test('a terminal without colours isn’t asked', async () => {
    const { session } = ask({ background: 'rgb:ffff/ffff/ffff' }, {}, 'none');
    await session.shows('dark lines');
    expect(session.written).not.toContain(ASKS_BACKGROUND);
  });
});

describe('lines', () => {
  test('are drawn in ASCII where the terminal draws one two cells wide', async () => {
    const session = new XtermSession();
    session.drawAmbiguousWide();
    show(<Screen />, session);
    await expect(session.shows('dark ascii')).resolves.toBeUndefined();
  });

  test.each([
    [1, 'ascii'],
    [2, 'lines'],
    [3, 'ascii'],
    [4, 'ascii'],
  ])('cursor in column %i after one: %s', async (column, drawn) => {
    const { session } = ask({ mute: true });
    session.type(`\u001b[2;${column}R`);
    await expect(session.shows(`dark ${drawn}`)).resolves.toBeUndefined();
  });

  test.each([true, false])(
    'with ASCII chosen or refused (%s) nothing is printed to find out',
    async (ascii) => {
      const { session } = ask({}, { ascii });
      await session.shows(ascii ? 'dark ascii' : 'dark lines');
      expect(session.written).not.toContain('─');
    },
  );

  test('nothing that was printed stays, on screens as wide or as narrow', async () => {
    for (const wide of [false, true]) {
      const { session } = ask({ mute: true });
      if (wide) session.drawAmbiguousWide();
      await session.settled();
      expect(session.lines()).toEqual(Array<string>(24).fill(''));
    }
  });

  test('F3 with a modifier, which looks like a cursor in row 1, is no answer', async () => {
    const { session, frames } = ask({ mute: true });
    session.type('\u001b[1;3R');
    await session.settled();
    expect(frames()).toBe(0);
    session.type('\u001b[2;2R\u001b[2;3R');
    await session.shows('dark lines');
  });
});

describe('answers', () => {
  test('nothing is asked, and the first frame waits for nothing, where all is chosen', async () => {
    const { session, frames, clock } = ask({}, { palette: 'light', ascii: true });
    expect(frames()).toBe(1);
    expect(session.written).not.toContain(ASKS_CURSOR);
    clock.pass(FRAME_INTERVAL);
    expect(clock.timers).toBe(0);
  });

  test(`a terminal that gives none is drawn after ${ANSWERS_DUE} ms, dark and with lines`, async () => {
    const { session, clock, frames } = ask({ mute: true });
    clock.pass(ANSWERS_DUE - 1);
    expect(frames()).toBe(0);
    clock.pass(1);
    expect(frames()).toBe(1);
    await session.shows('dark lines');
  });

  test('late ones count, each for one frame more; the same again for none', async () => {
    const { session, clock, frames } = ask({ mute: true });
    clock.pass(ANSWERS_DUE + FRAME_INTERVAL);
    session.type(white);
    clock.pass(FRAME_INTERVAL);
    await session.shows('light lines');
    session.type('\u001b[2;3R');
    clock.pass(FRAME_INTERVAL);
    await session.shows('light ascii');
    session.type(`${white}\u001b[2;2R`);
    clock.pass(1000);
    expect([frames(), clock.timers]).toEqual([3, 0]);
  });

  test('what is typed around and between them is heard in its order, however the packets are cut', async () => {
    const stream = `j${white}n\r\u001b[2;2Rh\u001b[A\u001b[?0u `;
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.nat(stream.length)), async (cuts) => {
        const { session, clock, shown } = ask({ mute: true });
        let from = 0;
        for (const to of [...cuts.toSorted((a, b) => a - b), stream.length]) {
          session.type(stream.slice(from, to));
          from = to;
        }
        clock.pass(ANSWERS_DUE);
        await expect(session.shows('light lines jn<enter>h<up><space>')).resolves.toBeUndefined();
        shown.close();
      }),
      { numRuns: 30 },
    );
  });

  test('a screen closed before they come leaves nothing behind, and no timer', async () => {
    const { session, clock, shown, frames } = ask({ mute: true });
    shown.close();
    expect([clock.timers, frames()]).toEqual([0, 0]);
    await session.settled();
    expect(modesLeft(session)).toEqual([]);
  });

  test('a program stopped before they come draws when it runs again, and not before', async () => {
    const { session, clock, frames } = ask({ mute: true });
    session.stop();
    clock.pass(1000);
    expect(frames()).toBe(0);
    session.continue();
    await session.shows('dark lines');
  });

  test('sessions side by side have each their own look', async () => {
    const [ada, boris, rosa] = [
      ask({ background: 'rgb:ffff/ffff/ffff' }),
      ask({ background: 'rgb:0000/0000/0000' }),
      ask({}, { palette: 'dark-cb', ascii: true }),
    ];
    await ada.session.shows('light lines');
    await boris.session.shows('dark lines');
    await expect(rosa.session.shows('dark-cb ascii')).resolves.toBeUndefined();
  });
});
