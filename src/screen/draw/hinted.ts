import { hintOf } from '../hints.ts';
import type { Panel } from '../../words/index.ts';
import type { ScreenState } from '../state.ts';
import type { Sheet } from '../sheet.ts';

/** The panel with a newcomer's hint in its last row, where there is one. */
export function hinted<P extends Panel>(panel: P, state: ScreenState, { words }: Sheet): P {
  const hint = hintOf(state);
  const [first, second] = panel.rows;
  return hint === null ? panel : { ...panel, rows: [first, second, words.firstHints[hint]] };
}
