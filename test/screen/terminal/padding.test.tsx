import { Text } from 'ink';
import { useState, type ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { Clock } from '../../support/clock.ts';
import { padded, PADDING_UNIT } from '../../../src/screen/terminal/padding.ts';
import { show } from '../../../src/screen/terminal/show.tsx';
import { useKeys, useSecret } from '../../../src/screen/terminal/hooks.ts';
import { XtermSession } from '../../support/xterm.ts';

const bytes = (text: string): number => new TextEncoder().encode(text).length;

describe('padding', () => {
  const window = { columns: 80, rows: 24 };

  test('makes frames of any length alike, up to more than nearly all have', () => {
    const lengths = new Set(
      Array.from({ length: 7600 }, (_, length) => bytes(padded('x'.repeat(length), window))),
    );
    expect([...lengths]).toEqual([2 * PADDING_UNIT]);
  });

  test('makes longer frames a multiple of the unit', () => {
    for (let length = 8180; length < 8200; length += 1)
      expect(bytes(padded('x'.repeat(length), window)) % PADDING_UNIT).toBe(0);
  });

  test('counts bytes, not characters', () => {
    expect(bytes(padded('━'.repeat(2000), window))).toBe(2 * PADDING_UNIT);
  });

  test('shows nothing', async () => {
    const terminal = new XtermSession();
    terminal.write(padded('\u001b[1;1Habc', window));
    await terminal.settled();
    expect(terminal.lines().join('')).toBe('abc');
  });
});

/** Shows a secret while it was opened with a key, and something beside it that counts the other keys. */
function Secret({ secret }: { readonly secret: string }): ReactElement {
  const [open, setOpen] = useState(false);
  const [count, setCount] = useState(0);
  useKeys((key) => (key.name === 'space' ? setOpen(!open) : setCount(count + 1)));
  useSecret(open);
  return (
    <Text>
      {open ? secret : ''} {count}
    </Text>
  );
}

describe('a screen with secrets', () => {
  async function sizes(secret: string, watched: boolean): Promise<number[]> {
    const terminal = Object.assign(new XtermSession(), watched ? { padded: true as const } : {});
    const clock = new Clock();
    show(<Secret secret={secret} />, terminal, { palette: 'dark', ascii: false, after: clock.after });
    const lengths: number[] = [];
    for (const key of ['x', ' ', 'x', ' ', 'x']) {
      clock.pass(1000);
      const before = terminal.writes.length;
      terminal.type(key);
      clock.pass(1000);
      lengths.push(bytes(terminal.writes.slice(before).join('')));
    }
    await terminal.settled();
    return lengths;
  }

  test('tells nothing by the size of what is sent, while they are open and when they close', async () => {
    const [before, ...others] = await sizes('Hitler, and a list of all the others', true);
    const after = others.pop();
    expect(others).toEqual([8192, 8192, 8192]);
    for (const other of [before, after]) expect(other).toBeLessThan(100);
    expect(await sizes('Liberal', true)).toEqual([before, 8192, 8192, 8192, after]);
  });

  test('is sent as short as it is where nobody watches the link', async () => {
    for (const length of await sizes('Liberal', false)) expect(length).toBeLessThan(100);
  });
});
