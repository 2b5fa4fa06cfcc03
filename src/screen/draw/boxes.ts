import { bold, columnsOf, fitted, fitting, inverse, row, textOf, type Line } from '../line.ts';
import { box } from './board.ts';
import { glyphs } from '../glyphs.ts';
import { said } from '../layout.ts';
import type { Policy } from '../../game/index.ts';
import type { Panel, Words } from '../../words/index.ts';

/** Three rows that stand side by side with others. */
export type Block = readonly [Line, Line, Line];

const tile = 13;

/** An answer that a letter gives: a box with the letter and the word in it. */
export function keyBox(text: string, columns: number, picked: boolean): Block {
  const inside = bold(textOf(fitted(row(` ${text}`), columns - 2)));
  return box(picked ? inverse(inside) : inside, picked ? 'inPlay' : 'thing', columns);
}

/** A tile that is the viewer's alone, face down unless `open`; as wide whatever it shows. */
export function tileBox(place: number, policy: Policy, open: boolean, picked: boolean, words: Words): Block {
  const shown = open ? words.terms.party[policy] : glyphs.hidden;
  const inside = fitted(row(' ', bold(`${place + 1} ${shown}`)), tile - 2);
  return box(inside, picked ? 'inPlay' : 'thing', tile);
}

/** Blocks side by side after a margin, with gaps between. */
export function beside(margin: number, ...parts: readonly (Block | number)[]): Block {
  const join = (part: 0 | 1 | 2): Line =>
    row(
      ' '.repeat(margin),
      ...parts.map((block) => (typeof block === 'number' ? ' '.repeat(block) : block[part])),
    );
  return [join(0), join(1), join(2)];
}

/** A panel's rows, each after a block's. */
export function explained(block: Block, { rows }: Panel): Block {
  const room = said + 1 - columnsOf(block[0]);
  return [
    row(block[0], fitting(rows[0], room)),
    row(block[1], fitting(rows[1], room)),
    row(block[2], fitting(rows[2], room)),
  ];
}

/** A panel's rows after the margin. */
export const plain = (panel: Panel): Block => explained(beside(1), panel);

/** A button in a row of buttons. */
export function button(key: string, word: string, picked: boolean): Line {
  const text = `[${picked ? glyphs.picked : ' '}${key}${word} ]`;
  return picked ? inverse([{ text }]) : bold(text);
}
