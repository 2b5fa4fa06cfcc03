import { adviceOn, isAdviceOpen } from '../advice.ts';
import { answerOf, movedBy, tenths } from '../draw/advice.ts';
import { glyphs } from '../glyphs.ts';
import { longest } from './in-words.ts';
import type { Scene } from '../../words/index.ts';
import type { ScreenState } from '../state.ts';
import type { Sheet } from '../sheet.ts';

/** The page of advice: what to do and why, and a line for each seat. */
export function adviceInWords(state: ScreenState, scene: Scene, sheet: Sheet): readonly string[] {
  const advice = adviceOn(state);
  const { words } = sheet;
  if (advice === null) return [];
  const isOpen = isAdviceOpen(state);
  const { head, explained, shut, column } = words.advice;
  const seats = advice.standings.map(({ seat, mine, table, known, moved }) => {
    const own = known === null ? tenths(mine) : words.terms.role[known];
    const parts = [
      `${seat + 1} ${scene.nameOf(seat)}`,
      ...(isOpen ? [`${column.mine} ${own}`] : []),
      `${column.table} ${tenths(table)}`,
      ...(isOpen ? moved.map((shift) => longest(movedBy(shift, seat, scene, sheet))) : []),
    ];
    return parts.join(` ${glyphs.dot} `);
  });
  return [head, ...(isOpen ? answerOf(advice, scene, sheet) : [longest(shut)]), explained, ...seats];
}
