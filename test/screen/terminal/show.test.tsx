import { Text } from 'ink';
import { useEffect, useState, type ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { ends, inverse, row, type Line } from '../../../src/screen/line.ts';
import { Rows } from '../../../src/screen/rows.tsx';
import { useKeys, useSize } from '../../../src/screen/terminal/hooks.ts';
import { show } from '../../../src/screen/terminal/show.tsx';
import { Clock } from '../../support/clock.ts';
import { modesLeft, XtermSession } from '../../support/xterm.ts';

/** Says its size, in corners, and the keys it heard; x throws in the handler, X in the component. */
function Screen({ onKey }: { onKey?: (said: string) => void }): ReactElement {
  const { columns, rows } = useSize();
  const [heard, setHeard] = useState('');
  useKeys((key) => {
    if (key.name === 'char' && key.text === 'x') throw new Error('a handler of ours');
    const said = `${heard}${'text' in key ? key.text : `<${key.name}>`}`;
    setHeard(said);
    onKey?.(said);
  });
  if (heard.endsWith('X')) throw new Error('a component of ours');
  const lines: readonly Line[] = [
    ends([{ text: `heard ${heard}`, weight: 'bold', tone: 'fascist' }], row(String(columns)), columns),
    ...Array.from({ length: rows - 3 }, () => []),
    inverse(row(`rows ${rows}`)),
  ];
  return <Rows lines={lines} columns={columns} />;
}

describe('a screen on a terminal', () => {
  test('fills the window but for its last row', async () => {
    const session = new XtermSession(60, 20);
    show(<Screen />, session);
    await session.shows('heard');
    expect(session.lines()[0]).toMatch(/^heard .* 60$/);
    expect(session.lines().slice(18)).toEqual(['rows 20', '']);
  });

  test.each([
    [{ columns: 0, rows: 0 }, 'rows 24'],
    [{ columns: 65_535, rows: 65_535 }, 'rows 60'],
  ])('told to be %j it is drawn all the same: %s', async (told, says) => {
    const session = new XtermSession(200, 60);
    session.told = told;
    show(<Screen />, session);
    await session.shows(says);
    expect(session.lines()[0]).toMatch(/^heard /);
  });

  test('follows the window', async () => {
    const session = new XtermSession(100, 30);
    show(<Screen />, session);
    await session.shows('rows 30');
    session.resize(60, 20);
    await session.shows('rows 20');
    expect(session.lines().filter((line) => line.includes('rows'))).toEqual(['rows 20']);
    expect(session.lines()[0]).toMatch(/ 60$/);
    session.resize(120, 40);
    await session.shows('rows 40');
  });

  test('is drawn again where the window changes beyond the largest layout', async () => {
    const session = new XtermSession(250, 24);
    show(<Screen />, session);
    await session.shows('rows 24');
    session.terminal.write('\u001b[2J');
    session.resize(240, 24);
    await session.shows('rows 24');
    expect(session.lines()[0]).toMatch(/^heard .* 200$/);
  });

  test('Ctrl-L draws everything again', async () => {
    const session = new XtermSession();
    show(<Screen />, session);
    await session.shows('rows 24');
    session.terminal.write('\u001b[2J');
    session.type('\u000c');
    await session.shows('rows 24');
    expect(session.lines()[0]).toMatch(/^heard +80$/);
  });

  test('with CI=1 in the environment it is no blank one, and it follows the window', async () => {
    vi.stubEnv('CI', '1');
    vi.resetModules();
    const fresh = await import('../../../src/screen/terminal/show.tsx');
    const hooks = await import('../../../src/screen/terminal/hooks.ts');
    const Small = (): ReactElement => <Text>rows {hooks.useSize().rows}</Text>;
    const session = new XtermSession();
    fresh.show(<Small />, session);
    await session.shows('rows 24');
    session.resize(80, 30);
    await session.shows('rows 30');
    expect(session.lines()[0]).toBe('rows 30');
    vi.unstubAllEnvs();
  });

  test('writes nothing while nothing happens', async () => {
    const session = new XtermSession();
    show(<Screen />, session);
    await session.shows('heard');
    session.type('a');
    await session.shows('heard a');
    const before = session.writes.length;
    session.type('\u001b[1;2R\u001b[?62c');
    await new Promise((resolve) => setImmediate(resolve));
    expect(session.writes.length).toBe(before);
  });
});

describe('keys', () => {
  test('the second key of a packet meets the screen that the first one made', async () => {
    const session = new XtermSession();
    const clock = new Clock();
    show(<Screen />, session, { after: clock.after, palette: 'dark', ascii: false });
    session.type('yn\r');
    clock.pass(100);
    await session.settled();
    expect(session.lines()[0]).toContain('heard yn<enter>');
  });

  test('one a turn of the event loop, and a flood of them is bounded', () => {
    const session = new XtermSession();
    const clock = new Clock();
    let count = 0;
    const Counter = (): ReactElement => {
      useKeys(() => count++);
      return <Text>x</Text>;
    };
    show(<Counter />, session, { after: clock.after, palette: 'dark', ascii: false });
    session.type('j'.repeat(10_000));
    expect(count).toBe(1);
    clock.pass(1000);
    expect(count).toBe(257);
    session.type('\r');
    expect(count).toBe(258);
  });

  test('releases are asked for where the terminal can tell them', async () => {
    const session = new XtermSession();
    const shown = show(<Screen />, session);
    session.type('\u001b[?0u \u001b[32;1:3u');
    await session.shows('heard <space><release>');
    expect(session.kitty).toBe(1);
    shown.close();
    await session.settled();
    expect(session.kitty).toBe(0);
  });

  test('a handler is gone with its component', async () => {
    const session = new XtermSession();
    const heard: string[] = [];
    const Child = (): null => {
      useKeys((key) => void heard.push(key.name));
      return null;
    };
    const Parent = (): ReactElement => {
      const [child, setChild] = useState(true);
      useKeys(() => setChild(false));
      return <>{child ? <Child /> : <Text>alone</Text>}</>;
    };
    show(<Parent />, session);
    session.type('\r\r');
    await session.shows('alone');
    expect(heard).toEqual(['enter']);
  });
});

describe('an end', () => {
  test.each([
    ['closed', (_: XtermSession, close: () => void) => close()],
    ['gone', (session: XtermSession) => session.end()],
    ['failed', (session: XtermSession) => session.type('x')],
    ['failed', (session: XtermSession) => session.type('X')],
  ])('%s: the terminal is as it was found, nobody listens, nothing more is written', async (ending, end) => {
    const session = new XtermSession();
    session.write('before');
    await session.settled();
    const found = session.cells()[0]?.[0];
    const shown = show(<Screen />, session);
    await session.shows('heard');
    end(session, () => shown.close());
    expect(await shown.done).toBe(ending);
    await session.settled();
    expect([modesLeft(session), session.raw, session.heard]).toEqual([[], false, false]);
    session.terminal.write(' and after');
    await session.settled();
    expect(session.lines()[0]).toBe('before and after');
    expect(session.cells()[0]?.[9]).toEqual({ ...found, text: 'd' });
    const before = session.writes.length;
    shown.close();
    await new Promise((resolve) => setImmediate(resolve));
    expect(session.writes.length).toBe(before);
  });

  test.each([
    ['x', 'a handler of ours'],
    ['X', 'a component of ours'],
  ])('a throw (%s) is told to its session and shows no source', async (key, message) => {
    const session = new XtermSession();
    const shown = show(<Screen />, session);
    session.type(key);
    await shown.done;
    expect(session.errors.map(String)).toEqual([`Error: ${message}`]);
    expect(session.written).not.toContain(message);
  });

  test('a component that throws at once, and one that throws in an effect', async () => {
    const Thrower = ({ late }: { late: boolean }): ReactElement => {
      useEffect(() => {
        throw new Error('in an effect');
      });
      if (!late) throw new Error('at once');
      return <Text>x</Text>;
    };
    for (const late of [false, true]) {
      const session = new XtermSession();
      expect(await show(<Thrower late={late} />, session).done).toBe('failed');
      expect(session.errors.map(String)).toEqual([late ? 'Error: in an effect' : 'Error: at once']);
      await session.settled();
      expect(modesLeft(session)).toEqual([]);
    }
  });

  test('effects are cleaned up', async () => {
    const session = new XtermSession();
    let mounted = false;
    const Mounted = (): null => {
      useEffect(() => {
        mounted = true;
        return () => {
          mounted = false;
        };
      }, []);
      return null;
    };
    const shown = show(<Mounted />, session);
    await eventually(() => expect(mounted).toBe(true));
    shown.close();
    await eventually(() => expect(mounted).toBe(false));
  });
});

describe('two sessions in one process', () => {
  test('each has its size and colours; one failing or leaving touches neither the other nor the console', async () => {
    const [ada, boris, rosa] = [
      new XtermSession(60, 20, 'none'),
      new XtermSession(100, 30, 'truecolor'),
      new XtermSession(80, 24, 'ansi16'),
    ];
    const { log } = console;
    const [leaves] = [ada, boris, rosa].map((session) => show(<Screen />, session));
    await Promise.all([ada.shows('rows 20'), boris.shows('rows 30'), rosa.shows('rows 24')]);
    expect(ada.cells()[0]?.[0]).toMatchObject({ text: 'h', weight: 'bold', foreground: '0:-1' });
    expect(boris.cells()[0]?.[0]).toMatchObject({
      text: 'h',
      weight: 'bold',
      foreground: `${3 << 24}:${0xff5f5f}`,
    });
    leaves?.close();
    boris.type('x');
    rosa.type('still here');
    await rosa.shows('still<space>here');
    expect(boris.errors).toHaveLength(1);
    expect(rosa.errors).toEqual([]);
    const { log: logAfter } = console;
    expect(logAfter).toBe(log);
  });

  test('twenty sessions cause no warning of too many listeners', async () => {
    const warnings: Error[] = [];
    const note = (warning: Error): void => void warnings.push(warning);
    process.on('warning', note);
    const sessions = Array.from({ length: 20 }, () => new XtermSession());
    const shown = sessions.map((session) => show(<Screen />, session));
    await Promise.all(sessions.map((session) => session.shows('heard')));
    for (const screen of shown) screen.close();
    await new Promise((resolve) => setImmediate(resolve));
    process.off('warning', note);
    expect(warnings).toEqual([]);
  });
});
