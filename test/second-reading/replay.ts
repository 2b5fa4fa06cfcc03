import type { Line } from './lines.ts';
import { Reading } from './reading.ts';

/** The lines of a file of records, a list for each game. */
export function gamesIn(file: string): Line[][] {
  const games: Line[][] = [];
  for (const text of file.split('\n').filter((text) => text !== '')) {
    const line: Line = JSON.parse(text);
    if (line.type === 'game') games.push([]);
    games.at(-1)?.push(line);
  }
  return games;
}

/**
 * Plays a recorded game, from its `game` line to its `end`, by the second reading. Throws on the first line that
 * the rules don't allow: an illegal step, a reshuffle that is missing, early or of other tiles, another ending.
 */
export function replay([game, ...lines]: readonly Line[]): void {
  if (game?.type !== 'game') throw new Error('a record begins with its game line');
  const reading = new Reading(game);
  let reshuffled: Line | undefined;
  for (const [index, line] of lines.entries()) {
    switch (line.type) {
      case 'game':
        throw new Error('a second game line');
      case 'claim':
        break;
      case 'reshuffle':
        if (line !== reshuffled) throw new Error(`line ${index}: no reshuffle is due`);
        break;
      case 'end': {
        const { ending } = reading.state();
        if (ending?.winner !== line.winner || ending.by !== line.by) {
          throw new Error(`${JSON.stringify(line)}, but the rules say ${JSON.stringify(ending)}`);
        }
        return;
      }
      default:
        reading.play(line, () => {
          reshuffled = lines[index + 1];
          if (reshuffled?.type !== 'reshuffle') throw new Error(`line ${index}: a reshuffle is due`);
          return reshuffled.deck;
        });
    }
  }
  throw new Error('the record has no end');
}
