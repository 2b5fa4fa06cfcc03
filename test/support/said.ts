import type { ChatLine } from '../../src/table/index.ts';

/** The texts of what was said; notices are left out. */
export const said = (talk: readonly ChatLine[]): string[] =>
  talk.flatMap((line) => (line.type === 'said' ? [line.text] : []));

/** What was noted, and of which seats. */
export const noted = (talk: readonly ChatLine[]): string[] =>
  talk.flatMap((line) => (line.type === 'notice' ? [`${line.notice} ${line.seat}`] : []));
