import { button, plain } from './boxes.ts';
import { columnsOf, fits, fitting, row, type Line } from '../line.ts';
import { digitsOf } from './questions.ts';
import { loud, quiet, type Bar } from '../rule.ts';
import { newestOutcome, type Scene, type Sentence } from '../../words/index.ts';
import { outcomeRows } from './outcome.ts';
import { standingOf, type ScreenState } from '../state.ts';
import type { Dock } from './dock.ts';
import type { Hint } from './keys.ts';
import type { Seat } from '../../game/index.ts';
import type { Sheet } from '../sheet.ts';

/** The dock of the board that everybody looks at: whose turn with the keyboard it is, and what came about last. */
export function handOver(state: ScreenState, scene: Scene, sheet: Sheet): Dock {
  if (state.handing?.at !== 'board') throw new Error('the terminal goes from hand to hand');
  const { next, people } = state.handing;
  const { words, layout } = sheet;
  const { bar, rows } = cameAbout(state, scene, sheet);
  const others: Hint = [digitsOf(people), 'seat'];
  if (next === null)
    return {
      bar: quiet('theirs', bar),
      rows: [row(' ', fitting(words.handing.anybody, layout.said)), ...rows],
      keys: [others],
    };
  return {
    bar: barOf(next, scene, sheet),
    rows: [giving(next, scene, sheet), row(' ', fitting(bar, layout.said)), ...rows],
    keys: [[words.keys.enter, 'handOver'], others],
  };
}

const barOf = (next: Seat, { nameOf }: Scene, { words: { handing } }: Sheet): Bar =>
  loud(handing.head, handing.next(next, nameOf).bar);

/** The button that gives it to whoever is next, and that a digit gives it to anybody. */
function giving(next: Seat, { nameOf }: Scene, { words, layout: { columns } }: Sheet): Line {
  const { handing, keys } = words;
  const labels = handing.next(next, nameOf).button;
  const drawn = labels.map((label) =>
    row(' ', button({ key: 'enter', label }, `${keys.enter}  ${label}`), '   '),
  );
  const shown = drawn.find((line) => fits(handing.anybody, columns - columnsOf(line))) ?? drawn.at(-1) ?? [];
  return row(shown, fitting(handing.anybody, columns - columnsOf(shown)));
}

/** The last result until somebody is named next, or what the table waits for; with as much as there is room for. */
function cameAbout(
  state: ScreenState,
  scene: Scene,
  sheet: Sheet,
): { readonly bar: Sentence; readonly rows: readonly Line[] } {
  const { words, layout } = sheet;
  const { phase } = scene.view;
  if (state.update.table.looking) return { bar: words.table.looked(standingOf(state)).bar, rows: [] };
  const outcome = newestOutcome(words, scene, state.read);
  if (outcome !== null) {
    const rows = outcomeRows(outcome, scene, sheet);
    return {
      bar: outcome.bar,
      rows: outcome.note !== undefined && layout.dock < tallied ? rows.slice(-1) : rows,
    };
  }
  if (phase === 'over') throw new Error('a game that is over has an ending');
  const panel = words.waiting[phase](scene);
  return { bar: panel.bar, rows: plain(panel, sheet) };
}

/** The rows of a dock that has room for the ballots, too. */
const tallied = 5;
