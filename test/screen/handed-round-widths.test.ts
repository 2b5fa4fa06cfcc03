import { describe, expect, test } from 'vitest';
import { textOf, type Line } from '../../src/screen/line.ts';
import { completeRules, valuesOf, type Rules } from '../../src/game/index.ts';
import { curtain, type CurtainAbout } from '../../src/screen/draw/curtain.ts';
import { defaultKeymap as keymap } from '../../src/screen/keymap.ts';
import { fallen, type CurtainState } from '../../src/screen/press/curtain.ts';
import { languages, themes, wordsIn, type HandedFor } from '../../src/words/index.ts';
import { layoutOf } from '../../src/screen/layout.ts';
import { namesPage } from '../../src/screen/draw/names.ts';
import { nobodyYet } from '../../src/screen/press/naming.ts';
import { ritual } from '../../src/screen/draw/ritual.ts';
import { safeText, width } from '../../src/text/index.ts';
import { tooSmall, windows } from '../golden/scene.ts';
import { widestNames } from '../golden/cast.ts';
import type { EntranceRefusal } from '../../src/words/index.ts';
import type { Sheet } from '../../src/screen/sheet.ts';

const asked: readonly (HandedFor | null)[] = [
  'role',
  'nominate',
  'vote',
  'discard',
  'enact',
  'answer-veto',
  'investigate',
  'peek',
  'special-election',
  'execute',
  null,
];
const states: readonly CurtainState[] = [
  fallen,
  { ...fallen, isPressed: true },
  { ...fallen, wasAnother: true },
  { ...fallen, page: 'help' },
  { ...fallen, page: 'stop' },
];
const names = widestNames.map((name) => safeText(name, 40));
const [wide] = names;
if (wide === undefined) throw new Error('nobody sits there');

const rulesOf = (changed: Partial<Rules>): Rules => completeRules(changed);
const rules = ((valuesOf('hitlerKnows') ?? []) as Rules['hitlerKnows'][]).flatMap((hitlerKnows) =>
  ((valuesOf('mastermind') ?? []) as Rules['mastermind'][]).map((mastermind) =>
    rulesOf({ hitlerKnows, mastermind }),
  ),
);

const smallest = { columns: 40, rows: 12 };
const editions = languages.flatMap((language) => themes.map((theme) => ({ language, theme })));
const cases = editions.flatMap((edition) =>
  [smallest, tooSmall, ...windows].map((window) => ({ ...edition, ...window })),
);

describe.each(cases)('at $columns×$rows in $language, $theme', ({ language, theme, columns, rows }) => {
  const words = wordsIn({ language, theme });
  const sheet: Sheet = { layout: layoutOf({ columns, rows }), words, ascii: false, keymap };
  const drawn = (lines: readonly Line[]): string => lines.map(textOf).join('\n');
  /** The rows that are too wide or cut, or that there are too few or too many. */
  const faults = (lines: readonly Line[]): readonly string[] =>
    lines.length === rows - 1
      ? lines.map(textOf).filter((text) => width(text) > columns || text.includes('…'))
      : [`${lines.length} rows`];

  test('a curtain cuts nothing, and names whom it is for', () => {
    for (const what of asked) {
      for (const state of states) {
        const about: CurtainAbout = {
          seat: 9,
          name: wide,
          people: 10,
          what,
          returnLine: 'npx secret-cli pass',
          moment: what === 'role' ? null : { round: 20, phase: 'legislate' },
          progress: { done: 9, of: 10 },
          silent: what === 'discard',
        };
        const lines = curtain(state, about, sheet);
        const isNamed = state.page !== 'curtain' || drawn(lines).includes(wide);
        expect({ what, state, faults: faults(lines), isNamed }).toEqual({
          what,
          state,
          faults: [],
          isNamed: true,
        });
      }
    }
  });

  test('the ritual cuts no line', () => {
    const all = [5, 10].flatMap((players) => rules.map((one) => words.handing.ritual.lines(players, one)));
    const cut = all.flatMap((lines) =>
      [...lines.keys()].flatMap((at) => faults(ritual({ lines, at, reader: wide }, sheet))),
    );
    expect(cut).toEqual([]);
  });

  test('names are asked for, all of them seen and no sentence cut', () => {
    for (const count of [0, 4, 9, 10]) {
      for (const bots of [0, 1, 5]) {
        const there = names.slice(0, Math.min(count, 10 - bots));
        const lines = namesPage(nobodyYet(there), { bots, botNames: [] }, sheet);
        expect(faults(lines)).toEqual([]);
        expect(there.filter((name) => !drawn(lines).includes(name))).toEqual([]);
      }
    }
  });
});

describe.each(cases.filter(({ columns }) => columns >= tooSmall.columns))(
  'from $columns×$rows on in $language, $theme',
  ({ language, theme, columns, rows }) => {
    test('why a name isn’t taken is said whole', () => {
      const words = wordsIn({ language, theme });
      const sheet: Sheet = { layout: layoutOf({ columns, rows }), words, ascii: false, keymap };
      const refusals = Object.keys(words.entrance.refused) as EntranceRefusal[];
      const told = refusals.flatMap((refused) =>
        namesPage({ ...nobodyYet([]), refused }, { bots: 0, botNames: [] }, sheet).map(textOf),
      );
      expect(told.filter((text) => text.includes('…'))).toEqual([]);
    });
  },
);
