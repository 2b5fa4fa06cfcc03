import { bold, columnsOf, fitted, fitting, row, type Line } from '../line.ts';
import { envelope, faces } from './art.ts';
import { outlines } from '../glyphs.ts';
import { pressable } from './boxes.ts';
import { headed } from '../rule.ts';
import { hostsOthers, isHere, type ScreenState } from '../state.ts';
import { titled } from './header.ts';
import type { Mine } from '../../game/index.ts';
import type { Block } from './box.ts';
import type { Scene, Sentence } from '../../words/index.ts';
import type { Sheet } from '../sheet.ts';

const inside = { columns: 56, art: 17, rows: 8 } as const;
const ritualRows = 8;

/** The role in its envelope, under the ritual where people may need it and there is room: the same box, rows and ink for every role. */
export function roleCard(
  scene: Scene,
  mine: Mine,
  state: ScreenState,
  rows: number,
  sheet: Sheet,
): readonly Line[] {
  const { layout, words } = sheet;
  const { open, update } = state;
  const { roles, board } = words;
  if (layout.kind === 'figures')
    return linesOf(scene, mine, open, sheet).map((line) => row(' ', fitting(line, layout.said)));
  const title = titled(
    bold(roles.title),
    { table: update.table.name, after: board.you(mine.seat, scene.nameOf, hostsOthers(state)) },
    sheet,
  );
  const ritual = [
    row(' ', headed(roles.ritualHead, layout.said - 1)),
    ...roles.ritual(scene).map((line, index) => row(`    ${index + 1}  ${line}`)),
  ];
  const drawn = card(scene, mine, open, sheet);
  const margin = ' '.repeat(Math.floor((layout.columns - inside.columns - 2) / 2));
  return [
    title,
    ...(!isHere(state) && rows >= ritualRows + drawn.length ? ritual : []),
    [],
    ...pressable(drawn, { key: 'space', label: words.keys.does.hold }).map((line) => row(margin, line)),
  ];
}

const linesOf = (scene: Scene, mine: Mine, open: boolean, { words: { roles } }: Sheet): readonly Sentence[] => {
  const said = open ? roles.card(scene, mine) : roles.envelope(mine.seat, scene.nameOf);
  return Array.from({ length: inside.rows }, (_, index) => said[index] ?? '');
};

function card(scene: Scene, mine: Mine, open: boolean, sheet: Sheet): Block {
  const { top, bottom, flat, side } = outlines.thing;
  const art = open ? faces[mine.role] : envelope;
  const lines = linesOf(scene, mine, open, sheet).map((said, index) => {
    const drawn = fitted(row(index === 0 ? '' : (art[index - 1] ?? '')), inside.art);
    const text = fitting(said, inside.columns - columnsOf(drawn));
    const ink = index === 0 ? text.map((part) => ({ ...part, weight: 'bold' as const })) : text;
    return row(side, fitted(row(drawn, ink), inside.columns), side);
  });
  return [
    row(`${top[0]}${flat.repeat(inside.columns)}${top[1]}`),
    ...lines,
    row(`${bottom[0]}${flat.repeat(inside.columns)}${bottom[1]}`),
  ];
}
