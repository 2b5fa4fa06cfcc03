import { bold, fitted, row, textOf, type Line } from '../line.ts';
import { barLine, loud, toEdge } from '../rule.ts';
import { usual, type Layout } from '../layout.ts';
import { rules } from '../glyphs.ts';
import { wrap } from '../../text/index.ts';
import type { Mine } from '../../game/index.ts';
import type { Scene, SecretRow } from '../../words/index.ts';
import type { Sheet } from '../sheet.ts';

const label = 8;

/** The lines that each row takes, whatever it says. */
const lines = [
  ['role', 2, 2],
  ['saw', 1, 2],
  ['drew', 1, 2],
  ['got', 1, 1],
  ['ballot', 1, 1],
  ['win', 1, 1],
] as const satisfies readonly (readonly [SecretRow, lines: number, linesWhereNarrow: number])[];

/** The viewer's own secrets, over log and dock: as many rows whatever they say. */
export function drawer(scene: Scene, mine: Mine, sheet: Sheet): readonly Line[] {
  const { layout, words } = sheet;
  const { columns } = layout;
  const { drawer: said } = words;
  const rule = rules.yours;
  const isNarrow = columns < usual.columns;
  return [
    barLine(loud(said.head(mine.seat, scene.nameOf), said.opened), columns),
    ...lines.flatMap(([name, wide, narrow]) =>
      rowsOf(said.label[name], said.says[name](scene, mine), isNarrow ? narrow : wide, layout),
    ),
    ...said
      .tips(scene, mine)
      .flatMap((tip, index) => rowsOf(index === 0 ? said.label.tips : '', tip, 1, layout)),
    bold(textOf(toEdge(row(`${rule}${rule} ${said.close} `), rule, columns))),
  ];
}

/** What doesn't fit into the lines of a row ends in an ellipsis. */
function rowsOf(name: string, text: string, count: number, { columns, said }: Layout): readonly Line[] {
  const wrapped = wrap(text, said - label);
  return Array.from({ length: count }, (_, index) => {
    const last = index === count - 1;
    const line = last ? wrapped.slice(index).join(' ') : (wrapped[index] ?? '');
    return fitted(row(' ', bold((index === 0 ? name : '').padEnd(label)), line), columns);
  });
}
