import { bold, fitted, inverse, pressing, row, textOf, type Line, type Press } from '../line.ts';
import { glyphs } from '../glyphs.ts';
import { pageColumns } from '../layout.ts';
import { pageOf, scrolledDown, still, type Scroll } from './page.ts';
import { ruleKey, ruleLines } from '../press/house-rules.ts';
import { wrap } from '../../text/index.ts';
import type { HouseRuleOption } from '../../words/index.ts';
import type { Rules } from '../../game/index.ts';
import type { ScreenState } from '../state.ts';
import type { Sheet } from '../sheet.ts';

/** What a table decides for itself: each option with its value, and beneath what the chosen one means, or all that differ. */
export function houseRulesPage(state: ScreenState, rows: number, sheet: Sheet): Scroll {
  const { houseRules } = sheet.words;
  const { hosts } = state.update;
  const said = [...meanings(state, sheet), ...(hosts ? [houseRules.readyAnew] : [])].flatMap((sentence) =>
    wrap(sentence, pageColumns(sheet.layout) - 1),
  );
  const room = Math.max(rows - 2 - said.length, 1);
  const options = ruleLines.map((_, line) => optionLine(line, state, sheet));
  const shown = scrolledDown(options, room, Math.max((state.line ?? 0) - room + 1, 0));
  const body = still([...shown.lines, [], ...said.map((text) => row(' ', text))]);
  return pageOf(houseRules.head, houseRules.keys[hosts ? 'change' : 'read'], body, sheet);
}

/** What is pressed to choose a line, or to change the chosen one; undefined where no key alone does. */
export function optionPress(line: number, state: ScreenState, sheet: Sheet): Press | undefined {
  const { name, value } = optionAt(line, state, sheet);
  const key = state.line === line && state.update.hosts ? 'enter' : ruleKey(line);
  return key === undefined
    ? undefined
    : { key, label: `${name} ${glyphs.dot} ${value}`, picked: state.line === line };
}

function optionLine(line: number, state: ScreenState, sheet: Sheet): Line {
  const { name, value } = optionAt(line, state, sheet);
  const isDefault = !differs(line, state.update.table.rules);
  const key = ruleKey(line) ?? '';
  const text = row(fitted(row(key), 2), fitted(row(name), nameColumns), isDefault ? value : bold(value));
  const drawn = state.line === line ? inverse(row(glyphs.picked, textOf(text))) : row(' ', text);
  return pressing(drawn, optionPress(line, state, sheet));
}

function optionAt(line: number, { update }: ScreenState, { words: { houseRules } }: Sheet): HouseRuleOption {
  const name = ruleLines[line] ?? 'preset';
  const { rules } = update.table;
  return name === 'preset' ? houseRules.preset(rules) : houseRules.option(name, rules);
}

function differs(line: number, rules: Partial<Rules>): boolean {
  const name = ruleLines[line] ?? 'preset';
  return name === 'preset' ? Object.keys(rules).length > 0 : rules[name] !== undefined;
}

function meanings(state: ScreenState, sheet: Sheet): readonly string[] {
  if (state.line !== null) return [optionAt(state.line, state, sheet).means];
  return sheet.words.houseRules.onTopic('lobby', state.update.table.rules);
}

const nameColumns = 26;
