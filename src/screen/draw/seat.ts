import { bold, fitted, inverse, pressing, row, textOf, type Line, type Press } from '../line.ts';
import { fit, width } from '../../text/index.ts';
import { glyphs, pendingSign } from '../glyphs.ts';
import type { Mark, Scene, Terms } from '../../words/index.ts';
import type { Seat, View } from '../../game/index.ts';
import type { Sheet } from '../sheet.ts';
import type { TableState } from '../../table/index.ts';

/** Those at the table, as a screen shows them. */
export interface Company {
  readonly scene: Scene;
  readonly table: TableState;
  /** The seat that is highlighted. */
  readonly picked: Seat | null;
  /** What picks a seat, where it may be chosen. */
  readonly pressOf: (seat: Seat) => Press | undefined;
  readonly sheet: Sheet;
}

/** The sign of the viewer's own seat. */
export const youSign: Line = [{ text: glyphs.you, weight: 'bold', tone: 'turn' }];

/** The columns that a name has. */
const nameColumns = 16;

/** The columns of a placard: an office's letter, or its character of two columns, between brackets. */
export const placardColumns = ({ placard }: Terms): number =>
  2 + Math.max(width(placard.president), width(placard.chancellor));

/** The columns of a seat up to the end of its name: sign, placard, number, the viewer's sign, name. */
export const sitterColumns = (terms: Terms): number => placardColumns(terms) + 4 + nameColumns;

/** A seat's name, bold where it is the viewer's. */
export function nameOf(seat: Seat, { scene }: Company): Line {
  const name = fit(scene.nameOf(seat), nameColumns).trimEnd();
  return seat === scene.me ? bold(name) : row(name);
}

/** Whether the table waits for a seat: of a government that legislates, nobody sees which of the two. */
export const isAwaited = (seat: Seat, { phase, awaited }: View): boolean =>
  phase !== 'legislate' && awaited.includes(seat);

/** The sign before a seat: the table waits for it, or it is highlighted. */
export function signOf(seat: Seat, { scene: { view }, picked }: Company): Line {
  if (seat === picked) return [{ text: glyphs.picked }];
  return [{ text: isAwaited(seat, view) ? glyphs.awaited : ' ', weight: 'bold', tone: 'turn' }];
}

/** Who sits in a seat, with sign, placard and number; inverse with what follows where it is highlighted. */
export function seatLine(seat: Seat, company: Company, after: Line): Line {
  const line = row(
    signOf(seat, company),
    bold(fit(shortPlacard(seat, company), placardColumns(company.sheet.words.terms))),
    String(seat + 1).padStart(2),
    seat === company.scene.me ? youSign : ' ',
    fitted(nameOf(seat, company), nameColumns),
    after,
  );
  const drawn = seat === company.picked ? inverse([{ text: textOf(line) }]) : line;
  return pressing(drawn, company.pressOf(seat));
}

/** The placard before a seat: of a candidate, of somebody in office, or of one of the last elected pair. */
export interface Placard {
  readonly office: 'president' | 'chancellor';
  readonly how: 'stands' | 'inOffice' | 'was';
}

/** The placard before a seat of the living, if there is one. */
export function placardOf(seat: Seat, view: View): Placard | null {
  if (!view.living.includes(seat)) return null;
  const how = view.phase === 'nominate' || view.phase === 'vote' ? 'stands' : 'inOffice';
  if (seat === view.president) return { office: 'president', how };
  if (seat === view.chancellor) return { office: 'chancellor', how };
  if (seat === view.termLimits?.president) return { office: 'president', how: 'was' };
  return seat === view.termLimits?.chancellor ? { office: 'chancellor', how: 'was' } : null;
}

/** Candidates in round brackets, those in office in square ones, the last elected pair without, the dead crossed. */
function shortPlacard(seat: Seat, { scene: { view }, sheet: { words } }: Company): string {
  if (!view.living.includes(seat)) return ` ${glyphs.dead}`;
  const placard = placardOf(seat, view);
  if (placard === null) return '';
  const letter = words.terms.placard[placard.office];
  return { stands: `(${letter})`, inOffice: `[${letter}]`, was: ` ${letter.toLowerCase()}` }[placard.how];
}

/** What a seat voted; while a vote is under way, whether it has. */
export function ballotOf(seat: Seat, { scene: { view }, sheet: { words, ascii } }: Company): Line {
  if (!view.living.includes(seat)) return [];
  if (view.phase === 'vote') return row(view.voted.includes(seat) ? words.board.cast : pendingSign(ascii));
  const ballot = view.ballots?.[seat] ?? null;
  if (ballot === null) return [];
  return ballot === 'ja' ? bold(words.terms.ballot.ja) : row(words.terms.ballot.nein);
}

/** The strongest of what is known of a seat. */
export const markOf = (seat: Seat, company: Company): Mark | null => marksOf(seat, company)[0] ?? null;

/** What is known of a seat, the strongest first. While somebody nominates, whom the term limits bar comes first. */
export function marksOf(seat: Seat, { scene: { view }, table }: Company): readonly Mark[] {
  const inSeat = table.seats[seat];
  const stands = seat === view.president || seat === view.chancellor;
  const limit = !stands && view.limited.includes(seat);
  const marks: readonly (readonly [Mark, boolean])[] = [
    ['dead', !view.living.includes(seat)],
    ['limit', limit && view.phase === 'nominate'],
    ['bot', inSeat?.bot === true],
    ['away', inSeat?.away === true],
    ['notHitler', view.notHitler.includes(seat)],
    ['limit', limit],
    ['probed', view.investigated.includes(seat)],
    ['you', seat === view.mine?.seat],
  ];
  return marks.filter(([, applies]) => applies).map(([mark]) => mark);
}
