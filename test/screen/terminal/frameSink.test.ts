import chalk from 'chalk';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ColourDepth } from '../../../src/screen/terminal/colour.ts';
import { FRAME_INTERVAL, FrameSink } from '../../../src/screen/terminal/frameSink.ts';
import { layoutSize, visibleSize } from '../../../src/screen/terminal/size.ts';
import { Clock } from '../../support/clock.ts';
import { XtermSession } from '../../support/xterm.ts';

chalk.level = 3;

interface Rig {
  readonly session: XtermSession;
  readonly sink: FrameSink;
  readonly clock: Clock;
  /** Hands the sink a frame and lets it draw. */
  draw(...lines: string[]): void;
}

function rig(columns = 80, rows = 24, depth: ColourDepth = 'ansi16'): Rig {
  const session = new XtermSession(columns, rows, depth);
  const clock = new Clock();
  const sink = new FrameSink(session, clock.after);
  session.listen({
    input: () => undefined,
    resize: () => sink.resize(),
    drain: () => sink.drained(),
    end: () => sink.close(),
    suspend: () => sink.pause(),
    resume: () => sink.resume(),
  });
  session.write('\u001b[?7l');
  const draw = (...lines: string[]): void => {
    sink.write(lines.join('\n'));
    clock.pass(FRAME_INTERVAL);
  };
  return { session, sink, clock, draw };
}

const bytes = (text: string): number => new TextEncoder().encode(text).length;

describe('what is written', () => {
  test('nothing, when a frame is like the last one, and nothing while nobody draws', () => {
    const { session, clock, draw } = rig();
    draw('one', 'two');
    const before = session.writes.length;
    draw('one', 'two');
    clock.pass(3_600_000);
    expect(session.writes.length).toBe(before);
  });

  test('only the lines that changed, each at its row, in one synchronized write', () => {
    const { session, draw } = rig();
    draw('one', 'two', 'three', 'four');
    const before = session.writes.length;
    draw('one', '2', 'three', '4');
    expect(session.writes.slice(before)).toEqual([
      '\u001b[?2026h\u001b[2;1H2\u001b[K\u001b[4;1H4\u001b[K\u001b[?2026l',
    ]);
  });

  test('no erasure after a line that fills its row, since that would take its last cell', () => {
    const { session, draw } = rig(40, 12);
    draw('x'.repeat(40), 'x'.repeat(39));
    expect(session.written).toContain(`${'x'.repeat(40)}\u001b[2;1H${'x'.repeat(39)}\u001b[K`);
  });

  test('less than 200 bytes for one line of 80 columns with weights and a colour', () => {
    const { session, draw } = rig();
    const seat = (ballot: string): string =>
      ` Seats   ${chalk.bold(' 5')} 王小明 ${ballot}   ${chalk.cyanBright('░L░')} ${'─'.repeat(20)} ${'x'.repeat(26)}`;
    draw('head', seat('…'), 'foot');
    const before = session.written.length;
    draw('head', seat('cast'), 'foot');
    const cost = bytes(session.written.slice(before));
    expect(cost).toBeGreaterThan(0);
    expect(cost).toBeLessThan(200);
  });

  test('never an erasure of the whole screen or its history, and nothing in the last row', async () => {
    const { session, sink, draw } = rig(40, 12);
    session.terminal.write('\u001b[12;1Hleft by someone');
    draw(...Array.from({ length: 30 }, (_, row) => `${row} `.padEnd(60, '.')));
    sink.redraw();
    session.resize(80, 12);
    draw('x');
    expect(session.written).not.toContain('[2J');
    expect(session.written).not.toContain('[3J');
    await session.settled();
    expect(session.lines()[11]).toBe('');
  });

  test('the first frame is drawn at once, and then at most one an interval, the newest', () => {
    const { session, sink, clock } = rig();
    const before = session.writes.length;
    sink.write('0');
    expect(session.writes.length).toBe(before + 1);
    for (let frame = 1; frame <= 1000; frame++) {
      sink.write(String(frame));
      clock.pass(1);
    }
    clock.pass(FRAME_INTERVAL);
    expect(session.writes.length - before).toBeLessThanOrEqual(31);
    expect(session.writes.at(-1)).toContain('1000');
  });

  test('a slow reader gets no frame until it has caught up, and then the newest', async () => {
    const { session, sink, clock, draw } = rig();
    session.slow = true;
    draw('frame 0');
    const before = session.writes.length;
    for (let frame = 1; frame <= 100; frame++) draw(`frame ${frame}`);
    expect(session.writes.length).toBe(before);
    session.drain();
    expect(session.writes.length).toBe(before + 1);
    await session.settled();
    expect(session.lines()[0]).toBe('frame 100');
    sink.close();
    clock.pass(FRAME_INTERVAL);
  });

  test('nothing once closed, nor while paused', () => {
    const { session, sink, draw } = rig();
    session.stop();
    const before = session.writes.length;
    draw('while stopped');
    expect(session.writes.length).toBe(before);
    session.continue();
    expect(session.written).toContain('while stopped');
    sink.close();
    const atClose = session.writes.length;
    draw('after the end');
    expect(session.writes.length).toBe(atClose);
  });
});

describe('what the terminal shows', () => {
  test('Han, Hangul and emoji keep the columns after them, also where the terminal thinks an emoji narrow', async () => {
    const { session, draw } = rig();
    draw('x'.repeat(40), 'x'.repeat(40), 'x'.repeat(40), 'x'.repeat(40));
    draw('王小明    │', '김민수    │', '👩‍👩‍👧 😀 😀  │', '0123456789│');
    await session.settled();
    const columns = session
      .cells()
      .slice(0, 4)
      .map((row) => row.findIndex((cell) => cell.text === '│'));
    expect(columns).toEqual([10, 10, 10, 10]);
    expect(session.lines()[2]).toMatch(/│$/);
  });

  test('a line wider than the window is cut, between characters and with its weights closed', async () => {
    const { session, draw } = rig(40, 12);
    draw(chalk.inverse('王'.repeat(30)), `${'a'.repeat(39)}王b`, 'next');
    await session.settled();
    expect(session.lines().slice(0, 3)).toEqual(['王'.repeat(20), 'a'.repeat(39), 'next']);
    expect(session.cells()[2]?.[0]?.weight).toBe('');
  });

  test('made narrower, nothing of the old frame is left', async () => {
    const { session, draw } = rig(120, 30);
    draw(...Array.from({ length: 29 }, (_, row) => `${row} ${'═'.repeat(117)}`));
    session.resize(60, 20);
    draw('narrow', 'frame');
    await session.settled();
    expect(session.lines()).toEqual(['narrow', 'frame', ...Array<string>(18).fill('')]);
  });

  test('NO_COLOR leaves weights and no colour', async () => {
    const { session, draw } = rig(80, 24, 'none');
    draw(chalk.bold.red('bold') + chalk.inverse.hex('#ff8800')('inverse') + chalk.bgAnsi256(208)('plain'));
    await session.settled();
    const cells = session.cells()[0] ?? [];
    expect([cells[0]?.weight, cells[4]?.weight, cells[11]?.weight]).toEqual(['bold', 'inverse', '']);
    expect(new Set(cells.map((cell) => cell.foreground + cell.background)).size).toBe(1);
    expect(session.written).not.toMatch(/\[(?:\d+;)*(?:3|4|9|10)\d[\d;]*m/);
  });

  test('no text can steer the terminal', async () => {
    const { session, draw } = rig();
    draw('a\u001b]52;c;ZXZpbA==\u0007b', 'c\u001b[2Jd\u001b[5;5He', 'f\u009b31mg\u0008\u0000h');
    for (const control of ['\u001b]', '\u0007', '\u009b', '\b', '\u0000', '\u001b[2J', '\u001b[5;5H'])
      expect(session.written).not.toContain(control);
    await session.settled();
    expect(session.lines().slice(0, 4)).toEqual(['a]52;c;ZXZpbA==b', 'c[2Jd[5;5He', 'f31mgh', '']);
  });
});

const style = fc.constantFrom(
  (text: string) => text,
  chalk.bold,
  chalk.inverse,
  chalk.dim.cyanBright,
  chalk.red,
  chalk.hex('#ff8800'),
);
const word = fc.oneof(
  fc.constantFrom('王小明', '김민수', '─────', '░L░', 'Nein', ' ', '😀', '👩‍👩‍👧'),
  fc.string({ maxLength: 12 }),
);
const line = fc
  .array(fc.tuple(style, word), { maxLength: 12 })
  .map((parts) => parts.map(([paint, text]) => paint(text)).join(''));
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ frame: fc.array(line, { maxLength: 14 }) }) },
  { weight: 3, arbitrary: fc.record({ pass: fc.integer({ min: 0, max: 60 }) }) },
  { weight: 1, arbitrary: fc.record({ slow: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ columns: fc.integer({ min: 20, max: 90 }), rows: fc.integer({ min: 5, max: 20 }) }),
  },
);

test('lines that change in places show what a terminal attached just now shows', async () => {
  const words = fc.array(fc.tuple(style, word), { minLength: 3, maxLength: 9 });
  const painted = (parts: readonly (readonly [(text: string) => string, string])[]): string =>
    parts.map(([paint, text]) => paint(` ${text}`)).join('');
  await fc.assert(
    fc.asyncProperty(
      words,
      fc.array(fc.tuple(fc.nat(8), style, word), { maxLength: 8 }),
      async (parts, changes) => {
        const long = rig(40, 12);
        long.draw(painted(parts), painted(parts));
        for (const [place, paint, text] of changes) {
          parts[place % parts.length] = [paint, text];
          long.draw(painted(parts), 'between', painted(parts.toReversed()));
        }
        long.draw(painted(parts));
        const fresh = rig(40, 12);
        fresh.draw(painted(parts));
        await Promise.all([long.session.settled(), fresh.session.settled()]);
        expect(long.session.cells()).toEqual(fresh.session.cells());
      },
    ),
    { numRuns: 100 },
  );
});

test('after any updates, resizes and stalls the screen is that of a terminal attached just now', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 25 }),
      fc.array(line, { maxLength: 14 }),
      async (steps, last) => {
        const long = rig(60, 14);
        for (const done of steps) {
          if ('frame' in done) long.sink.write(done.frame.join('\n'));
          else if ('pass' in done) long.clock.pass(done.pass);
          else if ('columns' in done) long.session.resize(done.columns, done.rows);
          else if (done.slow) long.session.slow = true;
          else long.session.drain();
        }
        long.session.drain();
        long.draw(...last);
        const fresh = rig(long.session.terminal.cols, long.session.terminal.rows);
        fresh.draw(...last);
        await Promise.all([long.session.settled(), fresh.session.settled()]);
        expect(long.session.cells()).toEqual(fresh.session.cells());
      },
    ),
    { numRuns: 60 },
  );
});

describe('sizes come from the other side', () => {
  test.each([
    [
      { columns: 0, rows: 0 },
      { columns: 80, rows: 24 },
    ],
    [
      { columns: Number.NaN, rows: -5 },
      { columns: 80, rows: 24 },
    ],
    [
      { columns: 65_535, rows: 65_535 },
      { columns: 200, rows: 60 },
    ],
    [
      { columns: 4_294_967_295, rows: Infinity },
      { columns: 200, rows: 60 },
    ],
    [
      { columns: 100.7, rows: 30.2 },
      { columns: 100, rows: 30 },
    ],
    [
      { columns: 10, rows: 3 },
      { columns: 40, rows: 12 },
    ],
  ])('%j is laid out as %j', (told, size) => {
    expect(layoutSize(told)).toEqual(size);
  });

  test('a tiny window shows what it has room for', () => {
    expect(visibleSize({ columns: 10, rows: 3 })).toEqual({ columns: 10, rows: 3 });
    expect(visibleSize({ columns: 1, rows: 1 })).toEqual({ columns: 1, rows: 2 });
  });
});
