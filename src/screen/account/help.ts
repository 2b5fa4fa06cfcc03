import { areClocksOn } from '../../table/clocks.ts';
import { boardLines, topicOf } from '../draw/help.ts';
import { inWords } from './in-words.ts';
import type { Scene } from '../../words/index.ts';
import type { ScreenState } from '../state.ts';
import type { Sheet } from '../sheet.ts';

/**
 * The page of help, a line for each thing that it says: without the marks, which nobody sees who has the screen in words,
 * and without the keys, which are told as what can be pressed.
 */
export function helpInWords(state: ScreenState, scene: Scene | null, sheet: Sheet): readonly string[] {
  const { help, clock, houseRules, rules } = sheet.words;
  const { clocks, rules: house } = state.update.table;
  const topic = topicOf(state);
  const { head, says } = help.now[topic](scene);
  const board = scene === null ? [] : boardLines(scene, sheet).map(inWords);
  return [
    help.head,
    head,
    says,
    ...(areClocksOn(clocks) ? [clock.label, clock.explained(clocks)] : []),
    ...houseRules.onTopic(topic, house),
    ...board,
    help.label.tip,
    help.tips[topic],
    ...help.words(house),
    ...houseRules.onWords(house),
    ...rules.whole(house).map(({ text }) => text),
  ];
}
