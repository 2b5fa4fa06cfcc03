import { english } from '../support/english.ts';
import { describe, expect, test } from 'vitest';
import * as example from '../support/example-game.ts';
import { FakeSession, sitter, tableOf, updateOf, without } from '../support/fake-session.ts';
import { kept, shown } from '../support/kept-screens.ts';
import { TableOnScreen } from '../support/table-on-screen.tsx';
import type { EndedBecause } from '../../src/table/index.ts';
import type { Key } from '../../src/screen/terminal/keys.ts';
import { attached, parted } from '../../src/screen/news.ts';
import { step } from '../../src/screen/press.ts';

const enter = '\r';

/** The session ends, and the screen says so. */
async function ends(screen: TableOnScreen<FakeSession>, because: EndedBecause): Promise<void> {
  screen.session.end(because);
  await screen.settle();
}

/** The host closes the table in the middle of a game. */
async function closes(screen: TableOnScreen<FakeSession>): Promise<void> {
  const { latest } = screen.session;
  const table = { ...latest.table, stage: 'closed', closedBecause: 'host-left' } as const;
  screen.session.show({ ...latest, table, decision: null, claims: [], news: [] });
  await ends(screen, 'closed');
}

const over = {
  ...example.ballot().game,
  phase: 'over',
  ending: { winner: 'liberal', by: 'hitler-executed' },
} as const;

test('whose seat was taken up elsewhere sees none of its secrets here any more', async () => {
  const { game, me, log } = example.ballot();
  const screen = kept(new TableOnScreen(new FakeSession(updateOf(game, me, tableOf(example.tenNames)), log)));
  await screen.settle();
  await ends(screen, 'replaced');
  const before = screen.rows();
  await screen.type(' ');
  expect(screen.rows()).toEqual(before);
  expect(before.join('\n')).not.toContain('Space role');
});

describe('somebody who has no table any more', () => {
  const lobby = tableOf([], 'lobby', 'KITE-42', {
    seats: ['Ada', 'Boris', 'Zoë'].map((name) => sitter(name)),
    host: 0,
  });

  test('put out: reads that over the lobby as it was, until they press Enter or q', async () => {
    for (const key of [enter, 'q', '\u0003']) {
      const screen = kept(new TableOnScreen(new FakeSession(without(2, lobby))));
      await screen.settle();
      await ends(screen, 'kicked');
      const text = screen.rows().join('\n');
      expect(text).toMatch(/^══ PUT OUT by the host\. .*$/m);
      expect(text).toContain('You can come anew');
      expect(text).toContain('3*Zoë');
      expect(text).toMatch(/^ Enter leave │ /m);
      expect(text).not.toMatch(/r ready|t talk/);
      expect(screen.asked).toEqual([]);
      await screen.type('r', 't', 'm', 's');
      expect([screen.session.sent, screen.asked]).toEqual([[], []]);
      await screen.type(key);
      expect(screen.asked).toEqual(['leave']);
    }
  });

  test('replaced in a game: the board stays, and the question is asked no more', async () => {
    const screen = await shown(example.ballot());
    const board = screen.rows(1, 18);
    await ends(screen, 'replaced');
    expect(screen.rows(1, 18)).toEqual(board);
    expect(screen.rows(19, 19)[0]).toContain('TAKEN UP ELSEWHERE');
    expect(screen.rows(22, 22)[0]).toContain('Play on over there');
    await screen.type('j', 'n', 'c', 'm', 't');
    expect(screen.session.sent).toEqual([]);
    expect(screen.rows(23, 23)[0]).toBe(' Enter leave │ h history  ? help  q leave  , theme  . language');
  });

  test('whose host has closed the table: board, history, log and own secrets can still be read', async () => {
    const screen = await shown(example.ballot());
    const tracks = screen.rows(2, 8);
    await closes(screen);
    expect(screen.rows(2, 8)).toEqual(tracks);
    expect(screen.rows(19, 19)[0]).toMatch(/^══ TABLE CLOSED\. Its host left ═+$/);
    expect(screen.rows(22, 22)[0]).toContain('npx secret-cli host');
    await screen.type('h');
    expect(screen.rows(2, 2)[0]).toContain('History');
    await screen.type('l');
    expect(screen.rows(2, 2)[0]).toContain(english.logPage.head);
    await screen.type('?');
    expect(screen.rows(2, 2)[0]).toContain(english.help.head);
    await screen.type('b', ' ');
    expect(screen.rows().join('\n')).toContain('open while Space is held');
  });

  test('keeps the page that they are reading when the table closes', async () => {
    const screen = await shown(example.ballot(), ['l']);
    await closes(screen);
    expect(screen.rows(2, 2)[0]).toContain(english.logPage.head);
    expect(screen.rows(19, 19)[0]).toContain('TABLE CLOSED');
  });

  test('whose host has closed the table before a game: the lobby stays', async () => {
    const screen = kept(new TableOnScreen(new FakeSession(without(2, lobby))));
    await screen.settle();
    await closes(screen);
    expect(screen.rows().join('\n')).toMatch(/3\*Zoë[^]*TABLE CLOSED/);
  });

  test('finishes the line that they are typing: its Enter doesn’t close the screen unread', async () => {
    const screen = await shown(example.nominateWait(), ['t', 'h', 'i']);
    await ends(screen, 'replaced');
    await screen.type('q', enter);
    expect([screen.asked, screen.session.sent]).toEqual([[], []]);
    await screen.type(enter);
    expect(screen.asked).toEqual(['leave']);
  });

  test('leaves by no Enter that was pressed before they could read why', () => {
    const update = updateOf(example.ballot().game, 2, tableOf(example.tenNames));
    const pressed: Key = { name: 'enter' };
    const state = parted(attached({ update, log: [], talk: [], tiles: [] }), 'replaced');
    const early = step(state, { type: 'key', key: pressed });
    expect(early.effects).toEqual([]);
    const drawn = step(early.state, { type: 'drawn', furthest: 0 }).state;
    expect(step(drawn, { type: 'key', key: pressed }).effects).toEqual([{ type: 'leave' }]);
  });

  test('and hosts: closes what there is to close, without being asked', async () => {
    const screen = await shown(example.ballot(), [], { table: { host: 2 } });
    const { latest } = screen.session;
    const table = { ...latest.table, stage: 'closed', closedBecause: 'storage' } as const;
    screen.session.show({ ...latest, table, decision: null, claims: [], news: [] });
    await ends(screen, 'closed');
    await screen.type('q');
    expect(screen.asked).toEqual(['close']);
  });

  test.each(Object.entries(english.parted))(
    '%s: is told in one panel what happened and what to do',
    (_, panelOf) => {
      for (const line of ['', 'npx secret-cli join 10.0.0.7:7777']) expect(panelOf(line).rows[2]).not.toBe('');
    },
  );
});

describe('the end of a game', () => {
  test('offers another game no more once the table is closed', async () => {
    const table = tableOf(example.tenNames, 'over', 'KITE-42', { host: 0 });
    const screen = kept(new TableOnScreen(new FakeSession(updateOf(over, 2, table), example.ballot().log)));
    await screen.settle();
    expect(screen.rows(22, 22)[0]).toContain('The host may deal again');
    screen.session.show(updateOf(over, 2, { ...table, closedBecause: 'host-left' }));
    await ends(screen, 'closed');
    expect(screen.rows(19, 19)[0]).toContain('THE END');
    expect(screen.rows(22, 22)[0]).toBe(' The table is closed. Thank you for playing.');
    expect(screen.rows(23, 23)[0]).not.toContain('talk');
    await screen.type(enter);
    expect(screen.asked).toEqual(['leave']);
  });

  test('that was broken off says the same, and no longer that talk is open', async () => {
    const table = tableOf(example.tenNames, 'over', 'KITE-42', {
      brokenOff: 'host',
      closedBecause: 'host-left',
    });
    const screen = kept(new TableOnScreen(new FakeSession(updateOf(example.ballot().game, 2, table))));
    await screen.settle();
    expect(screen.rows(19, 22).join('\n')).toMatch(/BROKEN OFF[^]*The table is closed/);
    expect(screen.rows(19, 22).join('\n')).not.toContain('Talk is open');
  });
});

describe('leaving', () => {
  test('a host without a seat may close the table or stay: there is no seat to leave', async () => {
    const { game, log } = example.ballot();
    const update = { ...updateOf(game, null, tableOf(example.tenNames)), hosts: true };
    const screen = kept(new TableOnScreen(new FakeSession(update, log)));
    await screen.settle();
    await screen.type('q');
    expect(screen.rows(19, 22).join('\n')).not.toContain('my seat');
    expect(screen.rows(20, 20)[0]).toBe(' [▸Esc  Stay ]   [ x  Close it for all ]');
    expect(screen.rows(23, 23)[0]).toBe(' x close  Esc stay');
    await screen.type('y');
    expect(screen.asked).toEqual([]);
    await screen.type('x');
    expect(screen.asked).toEqual(['close']);
  });
});

describe('a refusal', () => {
  test('goes when the table that caused it changes, and stays while it doesn’t', async () => {
    const seats = ['Ada', 'Boris', 'Zoë', 'Tom', 'Rosa'].map((name) => sitter(name, { ready: name !== 'Tom' }));
    const table = tableOf([], 'lobby', 'KITE-42', { seats, host: 0 });
    const screen = kept(new TableOnScreen(new FakeSession(without(0, table))));
    await screen.settle();
    screen.session.refuse = 'not-ready';
    await screen.type('s');
    expect(screen.rows(22, 22)[0]).toBe(` ${english.refusals['not-ready']}`);
    screen.session.show(without(0, { ...table, spectators: 1 }));
    await screen.settle();
    expect(screen.rows(22, 22)[0]).toBe(` ${english.refusals['not-ready']}`);
    screen.session.show(without(0, { ...table, seats: seats.map((seat) => ({ ...seat, ready: true })) }));
    await screen.settle();
    expect(screen.rows(22, 22)[0]).not.toContain(english.refusals['not-ready']);
  });
});
