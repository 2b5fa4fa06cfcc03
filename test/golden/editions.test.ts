import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawn, sized, updateIn, windows, type Scene } from './scene.ts';
import { halves, overlong } from './cells.ts';
import { languages, themes } from '../../src/words/index.ts';
import { misaligned } from './borders.ts';
import { named } from './scenes.ts';
import { pictureOf, textIn } from './picture.ts';
import type { OnScreen } from '../support/on-screen.ts';

const folder = fileURLToPath(new URL('expected/editions/', import.meta.url));

/** A vote, a President with tiles, somebody who waits, the question before an execution, an end, and a lobby. */
const names = ['ballot', 'president-open', 'session-wait', 'execute', 'game-over', 'lobby'];
const scenes = named.filter(([name]) => names.includes(name));
const [small, usual] = windows;

const cases = languages.flatMap((language) =>
  themes.flatMap((theme) =>
    [small, usual].flatMap((window) =>
      scenes.map(([name, scene]) => {
        const path = `${language}-${theme}/${sized(window)}/${name}.txt`;
        return [path, { ...scene, edition: { language, theme } }, window] as const;
      }),
    ),
  ),
);

/** Ellipses that no text was cut for: of ballots that aren't in and people who aren't ready, and on buttons that ask on. */
function meant(scene: Scene): number {
  const { view, table } = updateIn(scene);
  if (view?.phase === 'vote') return view.living.length - view.voted.length;
  return table.stage === 'lobby' ? table.seats.filter(({ ready }) => !ready).length : 0;
}

const onButton = /…(?= \])/g;

describe.each(cases)('%s', (path, scene, window) => {
  let screen: OnScreen;
  beforeAll(async () => {
    screen = await drawn(scene, window);
  });
  afterAll(() => {
    screen.shown.close();
    for (const error of screen.terminal.errors) throw error;
  });

  test('is drawn as it is kept: cells, looks and modes', () =>
    expect(pictureOf(screen.terminal)).toMatchFileSnapshot(folder + path));

  test('keeps within its window, straight and whole', () => {
    const { terminal } = screen;
    const rows = terminal.cells();
    expect(textIn(rows.at(-1) ?? []).trim()).toBe('');
    expect(overlong(terminal)).toEqual([]);
    expect(misaligned(rows)).toEqual([]);
    expect(halves(rows)).toEqual([]);
  });

  test('says all that it has to say: no text ends in an ellipsis', () => {
    const rows = screen.terminal.lines().map((row) => row.replace(onButton, ''));
    expect(rows.filter((row) => /\S…/.test(row))).toEqual([]);
    expect(rows.join('').split('…').length - 1).toBe(meant(scene));
  });
});

test('every scene is there, and no kept screen is left over', () => {
  expect(scenes).toHaveLength(names.length);
  const kept = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.txt'),
  );
  expect(kept.toSorted()).toEqual(cases.map(([path]) => path).toSorted());
});
