import { beforeAll, describe, expect, test } from 'vitest';
import { ansiNumber } from '../support/stock-palettes.ts';
import { drawn, type Scene } from './scene.ts';
import { named } from './scenes.ts';
import { paletteNames, palettes, type PaletteName } from '../../src/screen/palette.ts';
import { textIn } from './picture.ts';
import type { Cell } from '../support/xterm.ts';
import type { Tone } from '../../src/words/index.ts';

/** All that a tone may paint. Everything else is text, in the terminal's own foreground. */
const painted: Readonly<Record<Tone, RegExp>> = {
  liberal: /^(?:░+L░+|LIBERAL|L\d?|L Liberal)$/,
  fascist: /^(?:▓+F▓+|FASCIST|F\d?|F FASCIST|H HITLER|┏━ HITLER ZONE ON ━+┓)$/,
  turn: /^(?:»|\*|@José)$/,
};

/** Scenes that have between them all that a tone paints. */
const accented = ['nominate', 'ballot', 'president-open', 'history', 'game-over'];
const scenes = named.filter(([name]) => accented.includes(name));
const pairs = paletteNames.flatMap((palette) => scenes.map(([name, scene]) => [palette, name, scene] as const));

/** What a cell without a colour of its own tells of it. */
const own = '0:-1';

/** The sixteen's numbers as a cell tells them, and the tone that each stands for. */
const tonesOf = (palette: PaletteName): ReadonlyMap<string, Tone> =>
  new Map(
    (['liberal', 'fascist', 'turn'] as const).flatMap((tone) => {
      const { colour } = palettes.classic[palette][tone];
      return colour ? [[`${1 << 24}:${ansiNumber[colour.named]}`, tone] as const] : [];
    }),
  );

async function cellsIn(scene: Scene, palette: PaletteName): Promise<Cell[][]> {
  const { shown, terminal } = await drawn({ ...scene, look: { palette } }, { columns: 80, rows: 24 });
  const cells = terminal.cells();
  shown.close();
  return cells;
}

/** The pieces of a row that are of one colour each. */
function runs(row: readonly Cell[]): { readonly foreground: string; readonly text: string }[] {
  const starts = row.flatMap(({ foreground }, at) => (foreground === row[at - 1]?.foreground ? [] : [at]));
  return starts.map((start, index) => ({
    foreground: row[start]?.foreground ?? own,
    text: textIn(row.slice(start, starts[index + 1])).trim(),
  }));
}

describe.each(pairs)('%s: %s in sixteen colours', (palette, _, scene) => {
  let cells: readonly (readonly Cell[])[];
  beforeAll(async () => {
    cells = await cellsIn(scene, palette);
  });

  test('accents have a tone’s colour, and text the terminal’s own', () => {
    const tones = tonesOf(palette);
    const accents = cells
      .flatMap(runs)
      .filter(({ foreground, text }) => foreground !== own && text !== '')
      .map(({ foreground, text }) => ({ tone: tones.get(foreground), text }));
    expect(accents.filter(({ tone, text }) => !tone || !painted[tone].test(text))).toEqual([]);
    expect(accents.map(({ tone }) => tone)).toEqual(expect.arrayContaining(['liberal', 'fascist']));
    expect(cells.flat().filter(({ background }) => background !== own)).toEqual([]);
  });

  test('coloured cells are bold on dark, and never on light, where terminals would brighten them', () => {
    const coloured = cells.flat().filter(({ foreground }) => foreground !== own);
    const weight = palette.startsWith('light') ? '' : 'bold';
    expect(new Set(coloured.map((cell) => cell.weight))).toEqual(new Set([weight]));
  });
});

test('every scene with accents is there', () => {
  expect(scenes.map(([name]) => name).toSorted()).toEqual(accented.toSorted());
});
