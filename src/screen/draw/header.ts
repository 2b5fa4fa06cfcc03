import { bold, columnsOf, dim, ends, row, type Line } from '../line.ts';
import { columns } from '../layout.ts';
import { fit, width } from '../../text/index.ts';
import { glyphs } from '../glyphs.ts';
import type { PublicPhase, View } from '../../game/index.ts';
import type { NameOf, Step, Words } from '../../words/index.ts';

const steps: readonly Step[] = ['nominate', 'vote', 'legislate', 'power'];

/** Which step of the round each phase belongs to. */
const stepOf = {
  nominate: 'nominate',
  vote: 'vote',
  legislate: 'legislate',
  'answer-veto': 'legislate',
  investigate: 'power',
  peek: 'power',
  'special-election': 'power',
  execute: 'power',
  over: null,
} as const satisfies Record<PublicPhase, Step | null>;

/** Row 1 of a running game: the round, its four steps with the one under way, the table and the viewer. */
export function header(
  { round, phase, mine }: View,
  table: string,
  hosts: boolean,
  nameOf: NameOf,
  words: Words,
): Line {
  const now = stepOf[phase];
  const path = steps.flatMap((step, index): Line => [
    ...(index > 0 ? dim(` ${glyphs.step} `) : []),
    ...(step === now ? bold(`[${words.board.stepNow[step]}]`) : row(words.board.step[step])),
  ]);
  const viewer = mine === null ? words.board.spectator : words.board.you(mine.seat, nameOf, hosts);
  return titled(row(bold(words.board.round(round)), '  ', path), { table, after: viewer });
}

/** Row 1 of any page: its title, and whose table this is. The table's name gives way where it is long. */
export function titled(title: Line, told: { table: string; before?: string; after?: string }): Line {
  const before = told.before === undefined ? '' : `${told.before} ${glyphs.dot} `;
  const after = told.after === undefined ? '' : ` ${glyphs.dot} ${told.after}`;
  const room = columns - 3 - columnsOf(row(title, before, after));
  const table = width(told.table) > room ? fit(told.table, room) : told.table;
  return row(' ', ends(title, row(before, table, after), columns - 2), ' ');
}
