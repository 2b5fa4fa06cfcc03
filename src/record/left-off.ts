import { endLine, type RecordLine } from './lines.ts';
import { parseLine } from './read-line.ts';
import { play, type Deal, type Game, type News, type Policy, type Seat } from '../game/index.ts';
import { Referee, type Break, type Hearing } from './referee.ts';
import { safeChat, type SafeText } from '../text/index.ts';
import { splitLines } from './split-lines.ts';

/** A game that its record left unfinished, with all that the record tells of it. */
export interface LeftOff {
  readonly deal: Deal;
  /** As it stands behind the last line. It goes on being changed by whoever goes on with it. */
  readonly game: Game;
  /** All that has happened since the deal, in order; nothing where no step was taken. */
  readonly news: readonly News[];
  readonly said: readonly SaidThen[];
  /** The lines that the record lacks before the game goes on: what the last step led to, and the end of a pause. */
  readonly due: readonly RecordLine[];
  /** How much of the file is the record, in bytes: what is behind them is a line that was being written. */
  readonly bytes: number;
}

/** What a seat said while the game was in that round. */
export interface SaidThen {
  readonly seat: Seat;
  readonly text: SafeText;
  readonly round: number;
}

/**
 * Reads how the one record in a file left its game. A torn last line doesn't count, and where the reshuffle behind the
 * last step is missing, `shuffle` makes it: a table tells nobody of a step before its last line is out. Says why no game
 * can be gone on with: the file has no whole line, the game is finished, or what breaks the record as `judge` would say.
 */
export async function readLeftOff(
  file: Uint8Array,
  shuffle: (tiles: readonly Policy[]) => readonly Policy[],
): Promise<LeftOff | { readonly problem: 'empty' | 'finished' | Break }> {
  const bytes = file.lastIndexOf(newline) + 1;
  const reader = new Reader(shuffle);
  const referee = await read(file.subarray(0, bytes), reader);
  if (referee === null) return { problem: 'empty' };
  const standing = referee.standing();
  if (standing.broken) return { problem: standing.broken };
  const { deal, game, closed } = standing;
  if (closed !== null) return { problem: 'finished' };
  const { news, said } = reader;
  return { deal, game, news, said, due: reader.dueIn(game), bytes };
}

const newline = 0x0a;

async function read(record: Uint8Array, hearing: Hearing): Promise<Referee | null> {
  let referee: Referee | null = null;
  for await (const { number, text } of splitLines([record])) {
    const line = parseLine(number, text);
    if (referee === null) referee = new Referee(line, hearing);
    else referee.read(line);
  }
  return referee;
}

/** Gathers what a record tells besides its steps. */
class Reader implements Hearing {
  readonly news: News[] = [];
  readonly said: SaidThen[] = [];
  readonly #shuffle: (tiles: readonly Policy[]) => readonly Policy[];
  readonly #due: RecordLine[] = [];
  #paused = false;

  constructor(shuffle: (tiles: readonly Policy[]) => readonly Policy[]) {
    this.#shuffle = shuffle;
  }

  readonly tell = (news: News): void => void this.news.push(news);

  readonly shuffle = (tiles: readonly Policy[]): readonly Policy[] => {
    const deck = this.#shuffle(tiles);
    this.#due.push({ type: 'reshuffle', deck });
    return deck;
  };

  readonly aside: Hearing['aside'] = (line, game) => {
    const { type, seat, text } = line as { type: string; seat: Seat; text: string };
    if (type === 'chat') this.said.push({ seat, text: safeChat(text), round: game.round });
    // A claim that the game refuses was heard by nobody.
    else if (type === 'claim') play(game, seat, line, this);
    else if (type === 'table.paused') this.#paused = true;
    else if (type === 'table.resumed') this.#paused = false;
  };

  dueIn(game: Game): readonly RecordLine[] {
    const resumed: readonly RecordLine[] = this.#paused ? [{ type: 'table.resumed' }] : [];
    return [...this.#due, ...resumed, ...(game.ending === null ? [] : [endLine(game)])];
  }
}
