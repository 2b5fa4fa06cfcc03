import { parseLine } from './read-line.ts';
import { Referee, type Break } from './referee.ts';
import { splitLines } from './split-lines.ts';
import type { EndedBy, Winner } from '../game/index.ts';

/** What a referee says of one game of a file. */
export type Verdict = {
  /** Its number in the file, from 1. */
  readonly game: number;
  readonly id: string | null;
} & (
  | { readonly legal: true; readonly winner: Winner | null; readonly by: EndedBy | null }
  | ({ readonly legal: false; readonly winner: null; readonly by: null } & Break)
);

/**
 * Judges every game of a file as `record.md` says, one after another, holding no more than one game and the ids
 * seen so far. Winner and way are null for an abandoned game.
 */
export async function* judge(source: AsyncIterable<Uint8Array>): AsyncGenerator<Verdict> {
  const ids = new Set<string>();
  let referee: Referee | null = null;
  let game = 0;
  for await (const { number, text } of splitLines(source)) {
    const line = parseLine(number, text);
    if (referee !== null && line.fields?.['type'] !== 'game') {
      referee.read(line);
      continue;
    }
    if (referee !== null) yield verdictOf(referee, game);
    game += 1;
    referee = new Referee(line);
    if (referee.id !== null && ids.has(referee.id)) referee.reject(number, 'the id stands twice in the file');
    if (referee.id !== null) ids.add(referee.id);
  }
  if (referee !== null) yield verdictOf(referee, game);
}

function verdictOf(referee: Referee, game: number): Verdict {
  const { id } = referee;
  const verdict = referee.verdict();
  if (verdict.broken) return { game, id, legal: false, winner: null, by: null, ...verdict.broken };
  return { game, id, legal: true, winner: verdict.ending?.winner ?? null, by: verdict.ending?.by ?? null };
}
