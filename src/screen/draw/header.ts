import { bold, columnsOf, dim, ends, row, type Line } from '../line.ts';
import { fit, width } from '../../text/index.ts';
import { glyphs } from '../glyphs.ts';
import { usual } from '../layout.ts';
import type { PublicPhase } from '../../game/index.ts';
import type { Scene, Step } from '../../words/index.ts';
import type { Sheet } from '../sheet.ts';
import type { Update } from '../../table/index.ts';

const steps: readonly Step[] = ['nominate', 'vote', 'legislate', 'power'];

/** Which step of the round each phase belongs to. */
export const stepOf = {
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

/** Row 1 of a running game: that roles are being looked at, or the round and its four steps; the table and the viewer. */
export function header(scene: Scene, { table, hosts }: Update, sheet: Sheet): Line {
  const { board } = sheet.words;
  const { round, mine } = scene.view;
  const viewer = mine === null ? board.spectator : board.you(mine.seat, scene.nameOf, hosts);
  if (table.looking) return titled(bold(sheet.words.roles.title), { table: table.name, after: viewer }, sheet);
  if (sheet.layout.kind === 'lines' || sheet.layout.kind === 'figures') {
    const title = row(bold(board.roundShort(round)), ' ', stepNow(scene, sheet));
    const more = board.showsMore(usual);
    const room = sheet.layout.columns - 1 - columnsOf(row(title, ' ', viewer, more)) - 5;
    const whose = row(title, ' ', fit(table.name, Math.max(room, 1)).trimEnd(), ` ${glyphs.dot} `, viewer);
    return row(' ', ends(whose, dim(more), sheet.layout.columns - 2));
  }
  const path = scene.brokenOff === null ? stepsOf(scene, sheet) : stepNow(scene, sheet);
  return titled(row(bold(board.round(round)), '  ', path), { table: table.name, after: viewer }, sheet);
}

function stepsOf(scene: Scene, sheet: Sheet): Line {
  const now = stepOf[scene.view.phase];
  return steps.flatMap((step, index): Line => [
    ...(index > 0 ? dim(` ${glyphs.step} `) : []),
    ...(step === now ? stepNow(scene, sheet) : row(sheet.words.board.step[step])),
  ]);
}

/** The step of the round that is taken now, or that no more are. */
function stepNow({ view, brokenOff }: Scene, { words: { board } }: Sheet): Line {
  if (brokenOff !== null) return bold(`[${board.stepsEnded}]`);
  const now = stepOf[view.phase];
  return now === null ? [] : bold(`[${board.stepNow[now]}]`);
}

/** Row 1 of any page: its title, and whose table this is. The table's name gives way where it is long. */
export function titled(
  title: Line,
  told: { table: string; before?: string; after?: string },
  { layout: { columns } }: Sheet,
): Line {
  const before = told.before === undefined ? '' : `${told.before} ${glyphs.dot} `;
  const after = told.after === undefined ? '' : ` ${glyphs.dot} ${told.after}`;
  const room = Math.max(columns - 3 - columnsOf(row(title, before, after)), 0);
  const table = width(told.table) > room ? fit(told.table, room) : told.table;
  return row(' ', ends(title, row(before, table, after), columns - 2), ' ');
}
