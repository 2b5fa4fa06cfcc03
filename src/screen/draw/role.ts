import { bold, columnsOf, fitted, fitting, row, type Line } from '../line.ts';
import { envelope, faces } from './art.ts';
import { outlines } from '../glyphs.ts';
import { headed } from '../rule.ts';
import { said } from '../layout.ts';
import { titled } from './header.ts';
import type { Mine } from '../../game/index.ts';
import type { Update } from '../../table/index.ts';
import type { Scene, Words } from '../../words/index.ts';

const inside = { columns: 56, art: 17, rows: 8 } as const;
const margin = ' '.repeat(11);

/** The ritual, and the role in its envelope: the same box, rows and ink for every role. */
export function roleCard(
  scene: Scene,
  mine: Mine,
  { table, hosts }: Pick<Update, 'table' | 'hosts'>,
  open: boolean,
  words: Words,
): readonly Line[] {
  const { roles, board } = words;
  return [
    titled(bold(roles.title), {
      table: table.name,
      after: board.you(mine.seat, scene.nameOf, hosts),
    }),
    row(' ', headed(roles.ritualHead, said - 1)),
    ...roles.ritual(scene.players).map((line, index) => row(`    ${index + 1}  ${line}`)),
    [],
    ...card(scene, mine, open, words).map((line) => row(margin, line)),
  ];
}

function card(scene: Scene, mine: Mine, open: boolean, { roles }: Words): readonly Line[] {
  const { top, bottom, flat, side } = outlines.thing;
  const said = open ? roles.card(scene, mine) : roles.envelope(mine.seat, scene.nameOf);
  const art = open ? faces[mine.role] : envelope;
  const lines = Array.from({ length: inside.rows }, (_, index) => {
    const drawn = fitted(row(index === 0 ? '' : (art[index - 1] ?? '')), inside.art);
    const text = fitting(said[index] ?? '', inside.columns - columnsOf(drawn));
    const ink = index === 0 ? text.map((part) => ({ ...part, weight: 'bold' as const })) : text;
    return row(side, fitted(row(drawn, ink), inside.columns), side);
  });
  return [
    row(`${top[0]}${flat.repeat(inside.columns)}${top[1]}`),
    ...lines,
    row(`${bottom[0]}${flat.repeat(inside.columns)}${bottom[1]}`),
  ];
}
