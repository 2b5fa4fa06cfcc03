import { columnsOf, fitting, row, type Line } from '../line.ts';
import { face } from './box.ts';
import { plain } from './boxes.ts';
import { tally } from './tally.ts';
import type { Outcome, Scene } from '../../words/index.ts';
import type { Sheet } from '../sheet.ts';

/** What came about last, beneath its bar: the ballots, the tile that was laid, what follows. */
export function outcomeRows(outcome: Outcome, scene: Scene, sheet: Sheet): readonly Line[] {
  if (outcome.note !== undefined) {
    const [ja, nein] = tally(outcome.ballots, scene.nameOf, sheet);
    return [ja, nein, row(' ', fitting(outcome.note, sheet.layout.said))];
  }
  const rows = plain(outcome, sheet);
  if (outcome.policy === undefined) return rows;
  const tile = row(' ', [face(outcome.policy, 5, sheet)], ' ');
  return [row(tile, fitting(outcome.rows[0], sheet.layout.columns - columnsOf(tile))), rows[1], rows[2]];
}
