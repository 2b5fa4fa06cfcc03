import { describe, expect, test } from 'vitest';
import { openTerminal } from '../../../src/screen/terminal/terminal.ts';
import { modesLeft, XtermSession } from '../../support/xterm.ts';

describe('a terminal taken over', () => {
  test('shows the alternate screen without cursor and wrapping, and reports pastes and focus', async () => {
    const session = new XtermSession();
    openTerminal(session);
    await session.settled();
    expect(session.raw).toBe(true);
    expect(session.terminal.buffer.active.type).toBe('alternate');
    expect([session.modes.get(25), session.modes.get(7)]).toEqual([false, false]);
    expect(session.terminal.modes).toMatchObject({ bracketedPasteMode: true, sendFocusMode: true });
  });

  test.each([true, false])('is given back as it was found (kitty keyboard: %s)', async (kitty) => {
    const session = new XtermSession();
    session.write('before');
    await session.settled();
    const before = { modes: { ...session.terminal.modes }, lines: session.lines(), rest: modesLeft(session) };
    const terminal = openTerminal(session);
    if (kitty) terminal.reportReleases();
    session.write('\u001b[10;10Hduring');
    await session.settled();
    expect(session.kitty).toBe(kitty ? 1 : 0);
    terminal.close();
    await session.settled();
    expect({ modes: { ...session.terminal.modes }, lines: session.lines(), rest: modesLeft(session) }).toEqual(
      before,
    );
    session.write(' and after');
    await session.settled();
    expect(session.lines()[0]).toBe('before and after');
  });

  test('closing it again, or asking for releases after that, writes nothing', () => {
    const session = new XtermSession();
    const terminal = openTerminal(session);
    terminal.close();
    const before = session.writes.length;
    terminal.close();
    terminal.reportReleases();
    expect(session.writes.length).toBe(before);
  });
});
