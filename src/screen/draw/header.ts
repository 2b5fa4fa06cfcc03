import { bold, columnsOf, dim, ends, row, type Line } from '../line.ts';
import { fit, width } from '../../text/index.ts';
import { glyphs } from '../glyphs.ts';
import { hostsOthers, type ScreenState } from '../state.ts';
import { usual } from '../layout.ts';
import type { PublicPhase } from '../../game/index.ts';
import type { Scene, Step } from '../../words/index.ts';
import type { Sheet } from '../sheet.ts';

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

/** Where a game stands in its rounds. */
export interface Moment {
  readonly round: number;
  readonly phase: PublicPhase;
}

/** Row 1 of a running game: that roles are being looked at, or the round and its four steps; the table and the viewer. */
export function header(scene: Scene, state: ScreenState, sheet: Sheet): Line {
  const { table } = state.update;
  const { board, handing, roles } = sheet.words;
  const { mine } = scene.view;
  const ended = scene.brokenOff !== null;
  const title = table.looking ? bold(roles.title) : roundTitle(scene.view, sheet, ended);
  if (state.handing?.at === 'board')
    return titled(title, { table: handing.oneTerminal(state.handing.people.length) }, sheet);
  const viewer = mine === null ? board.spectator : board.you(mine.seat, scene.nameOf, hostsOthers(state));
  if (table.looking || !isNarrow(sheet)) return titled(title, { table: table.name, after: viewer }, sheet);
  const more = board.showsMore(usual);
  const room = sheet.layout.columns - 1 - columnsOf(row(title, ' ', viewer, more)) - 5;
  const whose = row(title, ' ', fit(table.name, Math.max(room, 1)).trimEnd(), ` ${glyphs.dot} `, viewer);
  return row(' ', ends(whose, dim(more), sheet.layout.columns - 2));
}

const isNarrow = ({ layout: { kind } }: Sheet): boolean => kind === 'lines' || kind === 'figures';

/** The round, and its four steps or, where there is little room, the one that is taken now; `ended`: that no more are. */
export function roundTitle({ round, phase }: Moment, sheet: Sheet, ended = false): Line {
  const { board } = sheet.words;
  const now = ended ? bold(`[${board.stepsEnded}]`) : stepNow(phase, sheet);
  if (isNarrow(sheet)) return row(bold(board.roundShort(round)), ' ', now);
  return row(bold(board.round(round)), '  ', ended ? now : stepsAround(phase, sheet));
}

function stepsAround(phase: PublicPhase, sheet: Sheet): Line {
  const now = stepOf[phase];
  return steps.flatMap((step, index): Line => [
    ...(index > 0 ? dim(` ${glyphs.step} `) : []),
    ...(step === now ? stepNow(phase, sheet) : row(sheet.words.board.step[step])),
  ]);
}

/** The step of the round that is taken now. */
function stepNow(phase: PublicPhase, { words: { board } }: Sheet): Line {
  const now = stepOf[phase];
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
