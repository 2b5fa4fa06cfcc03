import { bold, fitted, row, type Line } from '../line.ts';
import { columns, said } from '../layout.ts';
import { loudBar } from '../rule.ts';
import { rules } from '../glyphs.ts';
import { wrap } from '../../text/index.ts';
import type { Mine } from '../../game/index.ts';
import type { Scene, SecretRow, Words } from '../../words/index.ts';

const label = 8;

/** The lines that each row takes, whatever it says. */
const lines = [
  ['role', 2],
  ['saw', 1],
  ['drew', 1],
  ['got', 1],
  ['ballot', 1],
  ['win', 1],
] as const satisfies readonly (readonly [SecretRow, number])[];

/** The viewer's own secrets, over log and dock: eleven rows. */
export function drawer(scene: Scene, mine: Mine, words: Words): readonly Line[] {
  const { drawer: said } = words;
  const end = ` ${said.close} `;
  const rule = rules.yours;
  return [
    loudBar(said.head(mine.seat, scene.nameOf), said.opened, columns),
    ...lines.flatMap(([name, count]) => rowsOf(said.label[name], said.says[name](scene, mine), count)),
    ...said.tips(scene, mine).flatMap((tip, index) => rowsOf(index === 0 ? said.label.tips : '', tip, 1)),
    fitted(bold(`${rule}${rule}${end}${rule.repeat(columns)}`.slice(0, columns)), columns),
  ];
}

/** What doesn't fit into the lines of a row ends in an ellipsis. */
function rowsOf(name: string, text: string, count: number): readonly Line[] {
  const wrapped = wrap(text, said - label);
  return Array.from({ length: count }, (_, index) => {
    const last = index === count - 1;
    const line = last ? wrapped.slice(index).join(' ') : (wrapped[index] ?? '');
    return fitted(row(' ', bold((index === 0 ? name : '').padEnd(label)), line), columns);
  });
}
