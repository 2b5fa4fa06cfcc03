import { describe, expect, test } from 'vitest';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawn, sized, updateIn, windows, type Scene } from './scene.ts';
import { keepsTo } from './kept.ts';
import { languages, themes } from '../../src/words/index.ts';
import { named } from './scenes.ts';

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
  const screen = keepsTo(folder + path, () => drawn(scene, window));

  test('says all that it has to say: no text ends in an ellipsis', () => {
    const rows = screen()
      .terminal.lines()
      .map((row) => row.replace(onButton, ''));
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
