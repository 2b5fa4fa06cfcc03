import { describe, expect, test } from 'vitest';
import { english } from '../support/english.ts';
import { named } from '../golden/scenes.ts';
import { pseudo } from '../support/pseudo-locale.ts';
import { still } from '../golden/still.ts';
import { tenNames } from '../support/example-game.ts';

const words = pseudo(english);
const window = { columns: 140, rows: 40 };

/** What is the same in every language: the table's name, fingerprints, and lines to be typed. */
const facts = /KITE-42|SHA256:\S+|npx secret-cli.*|ssh -p.*|https?:.*/g;
const wordsIn = (text: string): readonly string[] => text.split(/[^\p{L}\p{M}'’-]+/u);
/** Letters of a picture, or of a name that is all one letter. */
const isDrawn = (word: string): boolean => new Set(word.toLowerCase()).size === 1;

describe('the pseudo-locale finds no literal', () => {
  test.each(named)('on %s', (_, scene) => {
    const talk = scene.talk ?? [];
    const said = new Set([
      ...tenNames.flatMap(wordsIn),
      ...(scene.keys ?? []).flatMap(wordsIn),
      ...talk.flatMap((line) => (line.type === 'said' ? wordsIn(line.text) : [])),
    ]);
    const left = still(scene, window, { words })
      .flatMap((row) => wordsIn(row.replaceAll(facts, '')))
      .filter((word) => /[A-Za-z]{2}/.test(word) && !said.has(word) && !isDrawn(word));
    expect(left).toEqual([]);
  });
});
