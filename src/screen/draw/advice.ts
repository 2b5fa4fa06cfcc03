import { bold, dim, fitted, fitting, row, type Line } from '../line.ts';
import { adviceOn, isAdviceOpen } from '../advice.ts';
import { fit, wrap } from '../../text/index.ts';
import { followedBy, versionsOf, type Scene, type Sentence } from '../../words/index.ts';
import { glyphs } from '../glyphs.ts';
import { pageColumns, usual } from '../layout.ts';
import { pageOf, scrolledDown, still, type Scroll } from './page.ts';
import { youSign } from './seat.ts';
import type { Advice, Shift, Standing } from '../../bots/index.ts';
import type { ScreenState } from '../state.ts';
import type { Seat } from '../../game/index.ts';
import type { Sheet } from '../sheet.ts';

/** What a careful player would do and why, and below it how much each seat is suspected, and what has moved that most. */
export function advicePage(state: ScreenState, scene: Scene, rows: number, sheet: Sheet): Scroll {
  const advice = adviceOn(state);
  const { words, layout } = sheet;
  if (advice === null) return still([]);
  const isOpen = isAdviceOpen(state);
  const said = pageColumns(layout);
  const asked = isOpen
    ? answerOf(advice, scene, sheet).flatMap((text, index) =>
        wrap(text, said).map((line) => (index === 0 ? bold(line) : row(line))),
      )
    : [fitting(words.advice.shut, said)];
  const seats = advice.standings.map((standing) => standingLine(standing, isOpen, scene, sheet));
  const explained = wrap(words.advice.explained, said).map((line) => row(line));
  const full = asked.length + seats.length + explained.length + 3 <= rows - 1;
  const gap: readonly Line[] = full ? [[]] : [];
  const body = [...asked, ...gap, columnHeads(sheet), ...seats, ...gap, ...explained];
  const shown = scrolledDown(body, rows - 1, state.scroll);
  return pageOf(words.advice.head, shown.furthest > 0 ? words.help.keys : '', shown, sheet);
}

/** What to do and why; one line where nothing is asked. */
export function answerOf({ best }: Advice, { nameOf }: Scene, { words }: Sheet): readonly string[] {
  const { does, because, nothingAsked } = words.advice;
  return best === null ? [nothingAsked] : [does(best.move, nameOf), because(best.reason, nameOf)];
}

/** A chance in tenths. */
export const tenths = (chance: number): number => Math.round(chance * 10);

/** An event that moved a suspicion, behind the tenths by which it did. */
export function movedBy({ by, clue }: Shift, seat: Seat, scene: Scene, { words }: Sheet): Sentence {
  const sign = by > 0 ? '+' : '-';
  return followedBy(`${sign}${tenths(Math.abs(by))}`, words.advice.moved(clue, seat, scene.nameOf));
}

/** The columns of number and name, of what the viewer can tell without its bar, and of what all can. */
const seatColumns = 20;
const mineColumns = 6;
const tableColumns = 6;
/** A bar of ten. */
const barColumns = 11;
/** Below so many there is no room for what moved a suspicion. */
const leastMoved = 18;

const hasBars = ({ layout }: Sheet): boolean => layout.columns >= usual.columns;

const movedColumns = (sheet: Sheet): number =>
  pageColumns(sheet.layout) - seatColumns - mineColumns - tableColumns - (hasBars(sheet) ? barColumns : 0);

const columned = (seat: Line, mine: Line, bar: Line, table: Line, moved: Line, sheet: Sheet): Line =>
  row(
    fitted(seat, seatColumns),
    fitted(mine, mineColumns),
    hasBars(sheet) ? fitted(bar, barColumns) : [],
    fitted(table, tableColumns),
    movedColumns(sheet) >= leastMoved ? moved : [],
  );

function columnHeads(sheet: Sheet): Line {
  const { column, movedHead } = sheet.words.advice;
  return columned(
    [],
    bold(column.mine),
    [],
    bold(column.table),
    bold(fit(movedHead, movedColumns(sheet))),
    sheet,
  );
}

function standingLine(standing: Standing, isOpen: boolean, scene: Scene, sheet: Sheet): Line {
  const { seat, table } = standing;
  const isDead = !scene.view.living.includes(seat);
  const name = row(
    isDead ? dim(glyphs.dead) : ' ',
    String(seat + 1).padStart(2),
    seat === scene.me ? youSign : ' ',
    scene.nameOf(seat),
  );
  const moved = isOpen ? fitting(movedMost(standing, scene, sheet), movedColumns(sheet)) : [];
  return columned(
    name,
    ...mineOf(standing, isOpen, sheet),
    row(String(tenths(table)).padStart(2)),
    moved,
    sheet,
  );
}

/** What the viewer knows or can tell of a seat, as a number or a role's letter and as a bar. */
function mineOf({ known, mine }: Standing, isOpen: boolean, { words }: Sheet): readonly [Line, Line] {
  if (!isOpen) return [row(` ${glyphs.dot}`), []];
  const bar = row(glyphs.bar.repeat(tenths(mine)));
  return [
    known === null ? row(String(tenths(mine)).padStart(2)) : bold(` ${words.terms.roleLetter[known]}`),
    bar,
  ];
}

/** What moved a suspicion most, and beside it what did so next, in as many words as there is room for. */
function movedMost({ seat, moved }: Standing, scene: Scene, sheet: Sheet): Sentence {
  const [first, second] = moved.map((shift) => movedBy(shift, seat, scene, sheet));
  if (first === undefined) return '';
  if (second === undefined) return first;
  const both = followedBy(followedBy(first, glyphs.dot), second);
  const [longest, ...shorter] = versionsOf(both);
  return { either: [longest, ...shorter, ...versionsOf(first)] };
}
