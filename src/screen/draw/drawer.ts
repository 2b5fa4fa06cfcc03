import { bold, fitted, row, textOf, type Line } from '../line.ts';
import { barLine, loud, toEdge } from '../rule.ts';
import { rules } from '../glyphs.ts';
import { versionsOf, type Scene, type SecretRow, type Sentence } from '../../words/index.ts';
import { fit, wrap } from '../../text/index.ts';
import type { Layout, LayoutKind } from '../layout.ts';
import type { Mine } from '../../game/index.ts';
import type { Sheet } from '../sheet.ts';

const label = 8;

/** The lines that each row takes, whatever it says; a tip that has none isn't given. */
type Lines = Readonly<Record<SecretRow | 'tip', number>>;
const wide: Lines = { role: 2, saw: 1, drew: 1, got: 1, ballot: 1, win: 1, tip: 1 };
const narrow: Lines = { role: 3, saw: 2, drew: 2, got: 1, ballot: 1, win: 1, tip: 2 };
const least: Lines = { role: 3, saw: 2, drew: 1, got: 1, ballot: 1, win: 1, tip: 0 };
const linesIn: Readonly<Record<LayoutKind, Lines>> = {
  figures: least,
  lines: narrow,
  squares: wide,
  ballots: wide,
  round: wide,
};

/** The rows in the order shown. */
export const secretRows = [
  'role',
  'saw',
  'drew',
  'got',
  'ballot',
  'win',
] as const satisfies readonly SecretRow[];

/** The viewer's own secrets, over log and dock: as many rows whatever they say. */
export function drawer(scene: Scene, mine: Mine, sheet: Sheet): readonly Line[] {
  const { layout, words } = sheet;
  const { columns } = layout;
  const { drawer: said } = words;
  const lines = linesIn[layout.kind];
  const rule = rules.yours;
  return [
    barLine(loud(said.head(mine.seat, scene.nameOf), said.opened), columns),
    ...secretRows.flatMap((name) =>
      rowsOf(said.label[name], said.says[name](scene, mine), lines[name], layout),
    ),
    ...said
      .tips(scene, mine)
      .flatMap((tip, index) => rowsOf(index === 0 ? said.label.tips : '', tip, lines.tip, layout)),
    bold(textOf(toEdge(row(`${rule}${rule} ${said.close} `), rule, columns))),
  ];
}

/** A sentence at the first of its lengths that fits into so many lines; what doesn't fit ends in an ellipsis. */
function rowsOf(name: string, sentence: Sentence, count: number, { columns, said }: Layout): readonly Line[] {
  const versions = versionsOf(sentence).map((version) => wrap(textOf(row(version)), said - label));
  const wrapped = versions.find(({ length }) => length <= count) ?? versions.at(-1) ?? [];
  return Array.from({ length: count }, (_, index) => {
    const last = index === count - 1;
    const line = last ? wrapped.slice(index).join(' ') : (wrapped[index] ?? '');
    return fitted(row(' ', bold(fit(index === 0 ? name : '', label)), line), columns);
  });
}
