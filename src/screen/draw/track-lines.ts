import { bold, columnsOf, fitted, row, type Line } from '../line.ts';
import { cut, width } from '../../text/index.ts';
import { fascistSquares, liberalSquares, type Policy, type View } from '../../game/index.ts';
import { powerCells, track, trackerSign } from './board.ts';
import type { Sheet } from '../sheet.ts';

const label = 8;
/** The columns before the piles, the zone and the tracker. */
const left = 41;

/** The two tracks, a line each, and one of the powers: three rows. */
export function trackLines(view: View, sheet: Sheet): readonly Line[] {
  const { board } = sheet.words;
  const zone = board.zone[view.hitlerZone ? 'on' : 'off'];
  const lines: readonly (readonly [Line, Line])[] = [
    [
      trackLine('liberal', view.liberalPolicies, liberalSquares, sheet),
      row(`${board.deck} ${view.deck}  ${board.discards(view.discards)}`),
    ],
    [
      trackLine('fascist', view.fascistPolicies, fascistSquares, sheet),
      view.hitlerZone ? bold(zone) : row(zone),
    ],
    [powersLine(view, sheet), row(board.tracker, ' ', bold(trackerSign(view.tracker, false)))],
  ];
  return lines.map(([first, last]) => row(' ', fitted(first, left), last));
}

function trackLine(policy: Policy, laid: number, squares: number, sheet: Sheet): Line {
  const name = sheet.words.board.trackShort[policy];
  const [line = []] = track(policy, laid, squares, sheet);
  return row(fitted([{ text: `${name} ${laid}/${squares}`, weight: 'bold', tone: policy }], label), line);
}

/** Of a used power who used it on whom, else its name, cut to its square where not all are short; the next one is bold. */
function powersLine(view: View, sheet: Sheet): Line {
  const { layout, words } = sheet;
  const square = layout.square.columns - 1;
  const texts = powerCells(view, sheet).map(([name, about], index) => (view.usedPowers[index] ? about : name));
  const line = (shown: (text: string) => string): Line =>
    row(
      fitted(row(words.board.powers), label),
      ...texts.slice(0, -1).map((text, index) => {
        const cell = `${' '.repeat(Math.max(square - width(shown(text)), 0))}${shown(text)} `;
        return index === view.fascistPolicies ? bold(cell) : row(cell);
      }),
      words.terms.veto.replaceAll(' ', ''),
    );
  const whole = line((text) => text);
  return columnsOf(whole) < left ? whole : line((text) => cut(text, square));
}
