import { feedRows } from './talk.ts';
import { fitting, type Line } from '../line.ts';
import { lobbySeats, withChatBeneath } from './narrow-lobby.ts';
import { stageOf } from './lobby-parts.ts';
import { wanted } from '../layout.ts';
import { waysLines, type Ways } from './lobby-ways.ts';
import type { Scene } from '../../words/index.ts';
import type { ScreenState } from '../state.ts';
import type { Sheet } from '../sheet.ts';

/** Row 1 where there is no room for what is to be shown: which window would have it. */
export const tooSmallLine = ({ layout: { window }, words }: Sheet): Line =>
  fitting(words.tooSmall(wanted, window), window.columns);

/** Where there is no room for a board, in so many rows: the game in figures, and the newest talk. */
export function boardFigures(state: ScreenState, scene: Scene, rows: number, sheet: Sheet): readonly Line[] {
  const { layout, words } = sheet;
  const lines = [
    tooSmallLine(sheet),
    fitting(words.board.figures(scene.view), layout.columns),
    fitting(words.board.pair(scene.view, scene.nameOf), layout.columns),
  ];
  return [...lines, ...feedRows(state, scene, rows - lines.length, sheet)];
}

/** Where there is no room for a lobby, in so many rows: how many sit in it, its house rules, how to join, who sits where, and the newest talk. */
export function lobbyFigures(state: ScreenState, ways: Ways, rows: number, sheet: Sheet): readonly Line[] {
  const { words, keymap } = sheet;
  const { columns, said } = sheet.layout;
  const lines = [
    tooSmallLine(sheet),
    fitting({ either: stageOf(state, sheet) }, columns),
    fitting(words.houseRules.differing(state.update.table.rules, keymap.houseRules), columns),
    ...waysLines(ways, state, said, sheet).slice(0, 1),
    ...lobbySeats(state, sheet),
  ];
  return withChatBeneath(lines, state, rows, sheet);
}
