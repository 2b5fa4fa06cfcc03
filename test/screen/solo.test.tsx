import { describe, expect, test } from 'vitest';
import * as example from '../support/example-game.ts';
import { languages, usualEdition, type Language } from '../../src/words/index.ts';
import { shown } from '../support/kept-screens.ts';
import type { TableState } from '../../src/table/index.ts';

const escape = '\u001b';

/** The ballot of the example game, its viewer alone with bots. */
const alone = (keys: readonly string[] = [], table: Partial<TableState> = {}, more = {}) =>
  shown(example.ballot(), keys, {
    solo: true,
    returnLine: 'npx secret-cli solo',
    table: { host: 2, ...table },
    ...more,
  });

/** What is said of people elsewhere, in each language. */
const elsewhere: Readonly<Record<Language, RegExp>> = {
  en: /\bhosts?\b|\blinks?\b|\bdoors?\b|ways? back|sit together|npx secret-cli (?!solo)/i,
  es: /anfitri|enlace|puerta|regreso|junt[oa]s|npx secret-cli (?!solo)/i,
  ko: /방장|연결|복귀|npx secret-cli (?!solo)/,
  'zh-TW': /房主|連線|返回方式|npx secret-cli (?!solo)/,
};

describe('somebody who is alone with bots', () => {
  test.each(languages)('is told of nobody elsewhere: %s', async (language) => {
    const setting = { edition: { ...usualEdition, language }, window: { columns: 100, rows: 30 } };
    const screens = [
      await alone([], {}, setting),
      await alone(['q'], {}, setting),
      await alone(['m'], {}, setting),
      await alone(['m', 'x'], {}, setting),
      await alone(['?'], {}, setting),
      await alone(['i'], {}, setting),
      await alone([], { paused: true }, setting),
      await alone(['l'], { stage: 'over', brokenOff: 'host' }, setting),
      await alone(['?'], { stage: 'over', brokenOff: 'host' }, setting),
      await alone([], { closedBecause: 'storage' }, setting),
    ];
    for (const screen of screens) expect(screen.rows(1, 30).join('\n')).not.toMatch(elsewhere[language]);
  });

  test('leaves with the line that goes on with the game, asked once', async () => {
    const screen = await alone(['q']);
    expect(screen.rows(19, 21)).toEqual([
      expect.stringMatching(/^━━ LEAVE ━━ Leave the game\? ━+$/),
      ' [▸Esc  Stay ]   [ y  Leave ]',
      ' The game is kept. Go on with it by:  npx secret-cli solo',
    ]);
    await screen.type(escape);
    await screen.settle(1000);
    await screen.type('q', 'y');
    expect(screen.asked).toEqual(['leave']);
    const over = await alone(['q'], { stage: 'over', brokenOff: 'host' });
    expect(over.asked).toEqual(['leave']);
  });

  test('pauses and breaks off by the menu, and plays again', async () => {
    const screen = await alone(['m', 'p', 'm', 'x', 'y']);
    expect(screen.session.sent).toEqual([
      { command: { type: 'pause', paused: true } },
      { command: { type: 'break-off', wish: true } },
    ]);
    const paused = await alone(['p'], { paused: true });
    expect(paused.rows(19, 19)[0]).toMatch(/^══ PAUSED ═+$/);
    expect(paused.session.sent).toEqual([{ command: { type: 'pause', paused: false } }]);
    const over = await alone(['r'], { stage: 'over', brokenOff: 'host' });
    expect(over.rows(19, 19)[0]).toMatch(/^══ BROKEN OFF\. Nobody has won ═+$/);
    expect(over.session.sent).toEqual([{ command: { type: 'again' } }]);
  });

  test('has tiles lie open, until p says that others can see them', async () => {
    const screen = await shown(example.president(), [], { solo: true });
    expect(screen.rows(20, 22).join('\n')).toMatch(/1 Fascist.*2 Liberal/);
    await screen.type('p');
    expect(screen.rows(20, 22).join('\n')).not.toMatch(/Fascist|Liberal/);
    const beside = await shown(example.president());
    expect(beside.rows(20, 22).join('\n')).not.toMatch(/Fascist|Liberal/);
  });
});
