import { areClocksOn } from '../../table/clocks.ts';
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

/** What a table decides for itself: each option with its value, and beneath what the chosen one means, or all that differ and its clocks. */
export function houseRulesPage(state: ScreenState, rows: number, sheet: Sheet): Scroll {
  const { houseRules } = sheet.words;
  const { hosts } = state.update;
  const sentences = [...meanings(state, sheet), ...(hosts ? [houseRules.readyAnew] : [])];
  const said = shortened(
    sentences.flatMap((sentence) => wrap(sentence, pageColumns(sheet.layout) - 1)),
    rows - 2 - leastOptions,
  );
  const room = Math.max(rows - 2 - said.length, 1);
  const options = ruleLines.map((_, line) => optionLine(line, state, sheet));
  const above = Math.max((state.line ?? 0) - room + 1, 0);
  const shown = scrolledDown(options, room, above);
  const signAt = Math.min(optionColumns, pageColumns(sheet.layout) - 1);
  const lines = shown.lines.map((line, index) => {
    const isEnd = index === 0 ? above > 0 : index === shown.lines.length - 1 && above < shown.furthest;
    return isEnd ? row(fitted(line, signAt), index === 0 ? glyphs.up : glyphs.down) : line;
  });
  const body = still([...lines, [], ...said.map((text) => row(' ', text))]);
  return pageOf(houseRules.head, houseRules.keys[hosts ? 'change' : 'read'], body, sheet);
}

/** So many of the lines at most, with a sign that there are more. */
const shortened = (lines: readonly string[], most: number): readonly string[] =>
  lines.length <= most ? lines : [...lines.slice(0, Math.max(most - 1, 0)), glyphs.more];

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
  const { rules, clocks } = state.update.table;
  return [
    ...sheet.words.houseRules.onTopic('lobby', rules),
    ...(areClocksOn(clocks) ? [sheet.words.clock.explained(clocks)] : []),
  ];
}

/** So many options are to be seen, however much there is to say of them: each by itself says less. */
const leastOptions = 3;
const nameColumns = 26;
/** The longest line of an option, and a blank. */
const optionColumns = 1 + 2 + nameColumns + 18 + 1;
