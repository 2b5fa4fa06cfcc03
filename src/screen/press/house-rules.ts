import { commanding, to, type Step } from '../effects.ts';
import { completeRules, houseRules, presetNames, presetOf, presets, ruleNames } from '../../game/index.ts';
import { moved } from './moving.ts';
import type { RuleName, Rules, RuleValue } from '../../game/index.ts';
import type { ScreenState } from '../state.ts';

/** The lines of the page: all options at once, then each. */
export const ruleLines: readonly (RuleName | 'preset')[] = ['preset', ...ruleNames];

/** The digit that chooses a line; undefined for those after the tenth. */
export const ruleKey = (line: number): string | undefined => (line < 10 ? String(line) : undefined);

/** A key on the page of house rules: everybody reads on, its host changes what is chosen; null for any other. */
export function onHouseRules(state: ScreenState, key: string): Step | null {
  const chosen = ruleLines.findIndex((_, line) => ruleKey(line) === key);
  if (chosen >= 0) return to({ ...state, line: chosen });
  if (key === 'up' || key === 'down') return to({ ...state, line: moved(state.line, key, ruleLines.length) });
  const name = ruleLines[state.line ?? -1];
  if (name === undefined || !state.update.hosts) return null;
  const step = key === 'left' ? -1 : key === 'right' || key === 'enter' ? 1 : 0;
  return step === 0
    ? null
    : commanding(state, { type: 'rules', rules: changed(state.update.table.rules, name, step) });
}

/** The rules with an option, or all of them, at the next value or the one before. */
function changed(rules: Partial<Rules>, name: RuleName | 'preset', step: 1 | -1): Partial<Rules> {
  if (name === 'preset') return presets[next(presetNames, presetOf(rules), step)];
  const values: readonly RuleValue[] = houseRules[name].values;
  return { ...rules, [name]: next(values, completeRules(rules)[name], step) };
}

/** The item before or after another, round and round; what isn't among them comes before the first. */
function next<Item>(items: readonly Item[], now: Item | null, step: 1 | -1): Item {
  const at = items.findIndex((item) => item === now);
  const item = items.at((at + step) % items.length);
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}
