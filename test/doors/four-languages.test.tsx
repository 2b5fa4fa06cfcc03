import { afterEach, expect, test } from 'vitest';
import { connect } from '../../src/doors/web-socket/index.ts';
import { eventually } from '../support/eventually.ts';
import { inNextLanguage, inNextTheme, logLine, storyOf, wordsIn, type Edition } from '../../src/words/index.ts';
import { openDoor } from './doors.ts';
import { openTable, playRandomly } from '../wire/tables.ts';
import { TableOnScreen } from '../support/table-on-screen.tsx';
import { after } from '../../src/screen/index.ts';
import { width } from '../../src/text/index.ts';
import type { TableSession } from '../../src/table/index.ts';

const readers: readonly (readonly [name: string, edition: Edition])[] = [
  ['Ada', { language: 'en', theme: 'cats' }],
  ['Iñaki', { language: 'es', theme: 'classic' }],
  ['김민수', { language: 'ko', theme: 'corporate' }],
  ['王小明', { language: 'zh-TW', theme: 'cats' }],
];

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** What the log of a session says in an edition, in one line, without the breaks that a page's width makes. */
function logIn({ latest, log }: TableSession, edition: Edition): string {
  const { view, table } = latest;
  const nameOf = (seat: number): string => table.seats[seat]?.name ?? '';
  const story = storyOf(log, { players: table.seats.length, powers: view?.powers ?? [] });
  return story.map((told) => logLine(wordsIn(edition), told, nameOf) ?? '').join('');
}

const without = (text: string): string => text.replaceAll(/\s/g, '');

/** The last of the log's page in one line, without blanks and rounds. */
async function logOn(screen: TableOnScreen): Promise<string> {
  const rows = screen.rows(3, 18).map((row) => row.slice(0, 79));
  return without(rows.map((row) => dropped(row, 4)).join(''));
}

/** A row without its first columns. */
function dropped(row: string, columns: number): string {
  const letters = Array.from(row);
  let left = columns;
  while (letters[0] !== undefined && left > 0) left -= width(letters.shift() ?? '');
  return letters.join('');
}

test('at one table each reads in their own language and theme, and switching tells the whole log anew', async () => {
  const table = openTable(5, 1);
  const port = await openDoor(table);
  closers.push(() => port.close());
  const screens = await Promise.all(
    readers.map(async ([name, edition]) => {
      const come = await connect(
        { host: '127.0.0.1', port: port.port },
        { greeting: { type: 'hello', name }, after, random: Math.random, now: Date.now },
      );
      if ('unreachable' in come || 'refused' in come) throw new Error('not let in');
      closers.push(() => come.leave());
      return new TableOnScreen<TableSession>(come, { edition });
    }),
  );
  closers.push(() => screens.forEach((screen) => screen.shown.close()));
  await Promise.all(screens.map(({ session }, seat) => playRandomly(session, `reader ${seat}`)));
  for (const [index, screen] of screens.entries()) {
    let edition = readers[index]?.[1];
    if (edition === undefined) throw new Error('no reader');
    await screen.settle();
    await eventually(() => expect(screen.session.latest.table.stage).toBe('over'));
    await screen.type('l');
    const keys: readonly (readonly [string, (edition: Edition) => Edition])[] = [
      ['.', inNextLanguage],
      [',', inNextTheme],
      ['.', inNextLanguage],
    ];
    for (const [key, next] of keys) {
      await screen.type(key);
      edition = next(edition);
      const shown = await logOn(screen);
      expect(shown.length).toBeGreaterThan(100);
      expect(without(logIn(screen.session, edition)).slice(-shown.length)).toContain(shown.slice(-100));
    }
  }
});
