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

/** The head of a dock: a question to the viewer, or what concerns others, or that the table stands still. */
export type Bar =
  | { readonly kind: 'yours'; readonly head: string; readonly said: Sentence }
  | { readonly kind: Exclude<RuleKind, 'yours'>; readonly said: Sentence };

export const loud = (head: string, said: Sentence): Bar => ({ kind: 'yours', head, said });
export const quiet = (kind: Exclude<RuleKind, 'yours'>, said: Sentence): Bar => ({ kind, said });

/** A bar over the whole width, with a word at its end: the one to the viewer is the one loud thing on the screen. */
export function barLine(bar: Bar, columns: number, word = ''): Line {
  if (word !== '') return endingWith(word, bar, columns);
  const rule = rules[bar.kind];
  if (bar.kind !== 'yours') {
    const start = row(`${rule}${rule} `, bold(textOf(fitting(bar.said, columns - 4))), bold(' '));
    return row(start, dim(rule.repeat(Math.max(columns - columnsOf(start), 0))));
  }
  const start = `${rule}${rule} ${bar.head} ${rule}${rule} `;
  const asked = fitting(bar.said, columns - columnsOf([{ text: start }]) - 1);
  return inverse(toEdge(row(start, asked, ' '), rule, columns));
}

function endingWith(word: string, bar: Bar, columns: number): Line {
  const rule = rules[bar.kind];
  const end = row(` ${word} ${rule}${rule}`);
  const line = barLine(bar, columns - columnsOf(end));
  return row(line, bar.kind === 'yours' ? inverse(end) : bold(textOf(end)));
}

/** A line that goes on as a rule to the edge. */
export const toEdge = (line: Line, rule: string, columns: number): Line =>
  fitted(row(line, rule.repeat(Math.max(columns - columnsOf(line), 0))), columns);

/** A whole row that nobody may overlook, and that is no question. */
export function silenceBar(said: Sentence, columns: number): Line {
  const start = `${rules.stopped}${rules.stopped} `;
  const text = row(start, fitting(said, columns - start.length - 1), ' ');
  return bold(textOf(toEdge(text, rules.stopped, columns)));
}
