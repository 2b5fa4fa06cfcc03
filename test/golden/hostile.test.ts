import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HOSTILE } from '../text/hostile.ts';
import { drawn, recast, windows, type Cast } from './scene.ts';
import { halves } from './cells.ts';
import { misaligned } from './borders.ts';
import { named } from './scenes.ts';
import { safeName, safeText } from '../../src/text/index.ts';
import { textIn } from './picture.ts';
import type { FakeSession } from '../support/fake-session.ts';
import type { TableOnScreen } from '../support/table-on-screen.tsx';

/** What a screen adds to the dangers of a text by itself. */
const onScreens: readonly string[] = [
  '\x1bP+q544e\x1b\\',
  '\x1bP$q"p\x1b\\',
  '\x1b[?1049h\x1b[?25h\x1b[?2026h',
  '\x1b[10;20r\x1b[?6h',
  '\x1b]133;A\x07\x1b]7;file://host/tmp\x07',
  '\x1b[3J',
  Array.from({ length: 32 }, (_, index) => String.fromCharCode(0x80 + index)).join(''),
  'שלום עולם',
  'مرحبا بالعالم',
  'กี่ก้ำกึ่ง',
  'क्षत्रिय',
  '※①●→§°±×',
  'ｶﾞｷﾞｸﾞ',
  'ＡＢＣＤＥＦ',
  '漢字'.repeat(60),
  'العربية'.repeat(40),
];

const texts = [...HOSTILE.map(([, text]) => text), ...onScreens];

/** The name that the text becomes at a table's door or, where a table lets anything in, on the way to a guest. */
function nameOf(text: string): string {
  const checked = safeName(text);
  return checked.ok ? checked.name : safeText(text, 16);
}

const seats = 10;
const casts: readonly Cast[] = Array.from({ length: Math.ceil(texts.length / seats) }, (_, cast) => {
  const some = texts.slice(cast * seats, (cast + 1) * seats);
  return { names: Array.from({ length: seats }, (_, seat) => nameOf(some[seat] ?? '')), says: some };
});

/** What may be written to a terminal between two frames: looks, places in rows, and erasing what is left. */
// oxlint-disable-next-line no-control-regex -- escape sequences are what it looks for
const allowed = /\u001b\[(?:[\d;]*m|\d+;\d+H|\d+G|[KJ]|\?2026[hl])/g;

/** Everything beside drawing that reached the terminal. */
function harm({ terminal }: XtermOf): string[] {
  const done: string[] = [];
  const { parser } = terminal;
  terminal.onTitleChange((title) => void done.push(`title ${title}`));
  terminal.onBell(() => void done.push('bell'));
  for (const osc of [0, 1, 2, 4, 7, 8, 9, 10, 11, 52, 133, 1337])
    parser.registerOscHandler(osc, (data) => done.push(`OSC ${osc} ${data}`) > 0);
  for (const final of ['n', 'c', 'r', 't', 'b', 'L', 'M', 'S', 'T'])
    parser.registerCsiHandler({ final }, () => done.push(`CSI ${final}`) > 0);
  parser.registerDcsHandler({ intermediates: '+', final: 'q' }, () => done.push('DCS + q') > 0);
  parser.registerDcsHandler({ intermediates: '$', final: 'q' }, () => done.push('DCS $ q') > 0);
  parser.registerEscHandler({ final: 'c' }, () => done.push('reset') > 0);
  return done;
}

type XtermOf = TableOnScreen['terminal'];

let screen: TableOnScreen<FakeSession>;

describe.each(named)('%s', (_, scene) => {
  beforeEach(async () => {
    screen = await drawn(scene, (scene.windows ?? windows)[0] ?? { columns: 80, rows: 24 });
  });
  afterEach(() => {
    screen.shown.close();
    for (const error of screen.terminal.errors) throw error;
  });

  test('no name or word of anybody steers the terminal or moves a border', async () => {
    const { terminal } = screen;
    const modes = [...terminal.modes].filter(([mode]) => mode !== 2026);
    const done = harm(terminal);
    terminal.writes.length = 0;
    for (const [index, cast] of casts.entries()) {
      const window = (scene.windows ?? windows)[index % (scene.windows ?? windows).length];
      if (window) terminal.resize(window.columns, window.rows);
      await recast(screen, scene, cast);
      const rows = terminal.cells();
      expect({ cast, misaligned: misaligned(rows) }).toEqual({ cast, misaligned: [] });
      expect(halves(rows)).toEqual([]);
      expect(textIn(rows.at(-1) ?? []).trim()).toBe('');
    }
    expect(done).toEqual([]);
    expect([...terminal.modes].filter(([mode]) => mode !== 2026)).toEqual(modes);
    expect(terminal.written.replace(allowed, '')).not.toMatch(/\p{Cc}/u);
  });
});

test('there are enough of them', () => {
  expect(new Set(texts).size).toBeGreaterThanOrEqual(60);
  expect(casts.flatMap(({ says }) => says)).toEqual(texts);
});
