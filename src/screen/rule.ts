import { bold, columnsOf, dim, fitted, fitting, inverse, row, textOf, type Line } from './line.ts';
import { rules, type RuleKind } from './glyphs.ts';
import type { Sentence } from '../words/index.ts';

/** A region's head: its name in a rule that runs to the edge. */
export function headed(name: string, columns: number, after: Line = []): Line {
  const rule = rules.theirs;
  const start = row(dim(`${rule}${rule} `), bold(`${name} `));
  const left = columns - columnsOf(start) - columnsOf(after);
  return row(start, dim(rule.repeat(Math.max(left, 0))), after);
}

/** The bar over a question to the viewer: the one loud thing on the screen. */
export function loudBar(head: string, question: Sentence, columns: number): Line {
  const rule = rules.yours;
  const start = `${rule}${rule} ${head} ${rule}${rule} `;
  const asked = fitting(question, columns - columnsOf([{ text: start }]) - 1);
  return inverse(toEdge(row(start, asked, ' '), rule, columns));
}

/** The bar over what concerns others, or over a table that stands still. */
export function quietBar(kind: Exclude<RuleKind, 'yours'>, said: Sentence, columns: number): Line {
  const rule = rules[kind];
  const start = row(`${rule}${rule} `, bold(textOf(fitting(said, columns - 4))), bold(' '));
  return row(start, dim(rule.repeat(Math.max(columns - columnsOf(start), 0))));
}

const toEdge = (line: Line, rule: string, columns: number): Line =>
  fitted(row(line, rule.repeat(Math.max(columns - columnsOf(line), 0))), columns);

/** A whole row that nobody may overlook, and that is no question. */
export const silenceBar = (said: string, columns: number): Line =>
  bold(textOf(toEdge(row(`${rules.stopped}${rules.stopped} ${said} `), rules.stopped, columns)));
