import stringWidth from 'string-width';
import { Box, Text } from 'ink';
import { useEffect, useState, type ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { Rows } from '../../../src/screen/rows.tsx';
import { useKeys, useSize } from '../../../src/screen/terminal/hooks.ts';
import { FRAME_INTERVAL } from '../../../src/screen/terminal/frameSink.ts';
import { show } from '../../../src/screen/terminal/show.tsx';
import { Clock } from '../../support/clock.ts';
import { XtermSession } from '../../support/xterm.ts';

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const settled = { palette: 'dark', ascii: false } as const;

/** Tells a screen from outside that something happened. */
class Events {
  #happened: (count: number) => void = () => undefined;
  #count = 0;

  readonly use = (): number => {
    const [count, setCount] = useState(0);
    useEffect(() => {
      this.#happened = setCount;
    }, []);
    return count;
  };

  happen(): void {
    this.#count += 1;
    this.#happened(this.#count);
  }
}

describe('typing', () => {
  test('survives a storm of updates: each key is heard, in its order', async () => {
    const events = new Events();
    const Storm = (): ReactElement => {
      const [typed, setTyped] = useState('');
      const count = events.use();
      useKeys((key) => key.name === 'char' && setTyped(typed + key.text));
      return (
        <Box flexDirection="column">
          <Text>{`after ${count}`}</Text>
          <Text>{typed}</Text>
        </Box>
      );
    };
    const session = new XtermSession();
    show(<Storm />, session, settled);
    await session.shows('after 0');
    const letters = 'the quick brown fox jumps over the lazy dog'.replaceAll(' ', '');
    for (const letter of letters) {
      for (let update = 0; update < 20; update += 1) events.happen();
      session.type(letter);
      events.happen();
      await nextTurn();
    }
    await session.shows(`after ${letters.length * 21}`);
    expect(session.lines()[1]).toBe(letters);
  });

  test('a handler that closes over what it drew last types into the newest, several keys a packet', async () => {
    const Draft = (): ReactElement => {
      const [draft, setDraft] = useState('');
      useKeys((key) => {
        if (key.name === 'char') setDraft(draft + key.text);
        else if (key.name === 'backspace') setDraft(draft.slice(0, -1));
      });
      return <Text>{`draft: ${draft}.`}</Text>;
    };
    const session = new XtermSession();
    show(<Draft />, session, settled);
    session.type('abcd\u007f\u007fxy');
    await session.shows('y.');
    expect(session.lines()[0]).toBe('draft: abxy.');
  });
});

describe('a frame as high as the window, or higher', () => {
  const Tall = ({ events }: { events: Events }): ReactElement => {
    const count = events.use();
    const { columns, rows } = useSize();
    const lines = Array.from({ length: rows + 20 }, (_, row) => [{ text: `row ${row} after ${count}` }]);
    return <Rows lines={lines} columns={columns} />;
  };

  test('is never wiped to be drawn again, and its rows neither overlap nor shrink', async () => {
    const events = new Events();
    const session = new XtermSession(60, 20);
    show(<Tall events={events} />, session, settled);
    await session.shows('after 0');
    for (let update = 1; update <= 5; update += 1) {
      events.happen();
      await session.shows(`row 0 after ${update}`);
    }
    expect(session.lines()).toEqual([...Array.from({ length: 19 }, (_, row) => `row ${row} after 5`), '']);
    for (const wipe of ['\u001b[2J', '\u001b[3J', '\u001bc', '\u001b[H'])
      expect(session.written).not.toContain(wipe);
  });

  test('leaves nothing behind when the window is made narrower, lower, or both', async () => {
    const events = new Events();
    const session = new XtermSession(140, 40);
    show(<Tall events={events} />, session, settled);
    await session.shows('row 38');
    for (const [columns, rows] of [
      [60, 40],
      [60, 20],
      [140, 40],
      [45, 13],
    ] as const) {
      session.resize(columns, rows);
      const whole = [...Array.from({ length: rows - 1 }, (_, row) => `row ${row} after 0`), ''];
      await session.until(() => session.lines().join('\n') === whole.join('\n'), 'the new frame alone');
      expect(session.lines()).toEqual(whole);
    }
  });
});

test('a small update costs at most 500 bytes, and a commit that changes no cell costs none', async () => {
  const events = new Events();
  const Board = (): ReactElement => {
    const count = events.use();
    const lines = Array.from({ length: 23 }, (_, row) => [
      { text: row === 7 ? `${count >> 1}`.padEnd(80) : '─'.repeat(80) },
    ]);
    return <Rows lines={lines} columns={80} />;
  };
  const session = new XtermSession();
  const clock = new Clock();
  show(<Board />, session, { ...settled, after: clock.after });
  await nextTurn();
  const costs: number[] = [];
  for (let update = 1; update <= 6; update += 1) {
    const before = session.written.length;
    events.happen();
    await nextTurn();
    clock.pass(FRAME_INTERVAL);
    costs.push(Buffer.byteLength(session.written.slice(before)));
  }
  const first = costs.find((cost) => cost > 0) ?? 0;
  expect(first).toBeLessThanOrEqual(500);
  expect(costs).toEqual([0, first, 0, first, 0, first]);
});

test.each([
  ['narrow', 1],
  ['wide', 2],
] as const)(
  'emoji plain, joined or by variation selector, flags and keycaps move no border where the terminal draws them %s',
  async (_, width) => {
    const session = new XtermSession(40, 12);
    session.drawEmoji(width);
    const said = ['❤️', '⚖️ 1️⃣', '👩‍👩‍👧', '👍🏽', '😀 🏴‍☠️', '🇩🇪', 'none'];
    const lines = said.map((text) => [
      { text: `│${text}` },
      { text: ' '.repeat(8 - stringWidth(text)) },
      { text: '│' },
    ]);
    show(<Rows lines={lines} columns={40} />, session, settled);
    await session.shows('none');
    const borders = session
      .cells()
      .slice(0, said.length)
      .map((row) => row.flatMap(({ text }, column) => (text === '│' ? [column] : [])));
    expect(borders).toEqual(said.map(() => [0, 9]));
  },
);
