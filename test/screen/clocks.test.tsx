import { describe, expect, test } from 'vitest';
import * as example from '../support/example-game.ts';
import { noClocks } from '../../src/table/index.ts';
import { sitter } from '../support/fake-session.ts';
import { shown } from '../support/kept-screens.ts';

const clocks = { ...noClocks, vote: 60, legislate: 120, extra: 30 };
const left = (seconds: 10 | 30 | 60 | null, extra = false) => ({ clocks, timeLeft: { seconds, extra } });

describe('the clock', () => {
  test('says at the end of the bar what it said last, to who is asked and to who isn’t', async () => {
    const asked = await shown(example.ballot(), [], { table: left(30) });
    expect(asked.rows(19, 19)[0]).toMatch(/YOUR MOVE ━━ Vote.* 30 s or less ━━$/);
    const waiting = await shown(example.legislating(), ['\r'], { table: left(10, true) });
    expect(waiting.rows(19, 19)[0]).toMatch(/ extra 10 s or less ──$/);
    const begun = await shown(example.ballot(), [], { table: left(null, true) });
    expect(begun.rows(19, 19)[0]).toMatch(/ extra time ━━$/);
  });

  test('says nothing where it has said nothing, or stands still', async () => {
    const silent = await shown(example.ballot(), [], { table: { clocks } });
    expect(silent.rows(19, 19)[0]).toMatch(/━{5}$/);
    const paused = await shown(example.ballot(), [], { table: { ...left(30), paused: true } });
    expect(paused.rows(19, 19)[0]).not.toContain('or less');
    expect(paused.rows(20, 20)[0]).toContain('The clock stands still.');
  });

  test('says nothing while it can’t be heard, and nothing once the table is gone', async () => {
    const screen = await shown(example.ballot(), [], { table: left(10) });
    await screen.linkIs({ since: '21:13:52', tries: 1 });
    expect(screen.rows(1, 24).join('\n')).not.toContain('or less');
    await screen.linkIs(null);
    expect(screen.rows(19, 19)[0]).toContain('or less');
    screen.session.end('another-table');
    await screen.settle();
    expect(screen.rows(1, 24).join('\n')).not.toContain('or less');
  });

  test.each([
    [60, 20],
    [40, 20],
  ])('leaves the bar of a window of %i×%i its question', async (columns, rows) => {
    const screen = await shown(example.ballot(), [], { window: { columns, rows }, table: left(60) });
    const bar = screen.rows(1, rows).find((row) => row.includes('60 s or less'));
    expect(bar).toContain('YOUR MOVE');
  });

  test('is told of in help where there is one, and nowhere else', async () => {
    const on = await shown(example.ballot(), ['?'], { table: { clocks } });
    expect(on.rows(1, 24).join('\n')).toMatch(
      /Clock +Vote 60 s · Legislate 120 s · 30 s extra for each person/,
    );
    const off = await shown(example.ballot(), ['?']);
    expect(off.rows(1, 24).join('\n')).not.toMatch(/Clock/);
  });

  test('what the host reads of somebody away says whether waiting decides something', async () => {
    const seats = example.tenNames.map((name, seat) => sitter(name, { away: seat === 6 }));
    const at = { ...example.ballot(), me: 0 };
    const on = await shown(at, [], { table: { clocks, seats, host: 0 } });
    expect(on.rows(20, 22).join('\n')).toContain('When the clock runs out, a bot answers for them once.');
    const other = await shown(at, [], { table: { clocks: { ...clocks, vote: 0 }, seats, host: 0 } });
    expect(other.rows(20, 22).join('\n')).toContain('there is no clock');
  });
});
