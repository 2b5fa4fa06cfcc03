import { endLine, lineFor, type RecordLine } from './lines.ts';
import {
  newGame,
  play,
  type Command,
  type Deal,
  type Game,
  type News,
  type Policy,
  type Refusal,
  type Seat,
} from '../game/index.ts';

/** What a command led to: why it was refused, or all that happened, in order. */
export type Outcome =
  { readonly refusal: Refusal } | { readonly refusal: null; readonly news: readonly News[] };

/** A game whose record is written as it is played: each line is out before anyone hears what it led to. */
export class RecordedGame {
  readonly game: Game;
  readonly #write: (line: RecordLine) => void;
  readonly #shuffle: (tiles: readonly Policy[]) => readonly Policy[];

  /** Writes the deal. `shuffle` is the chance that reshuffles the deck; `write` takes one line at a time. */
  constructor(
    deal: Deal,
    shuffle: (tiles: readonly Policy[]) => readonly Policy[],
    write: (line: RecordLine) => void,
  ) {
    this.game = newGame(deal);
    this.#write = write;
    this.#shuffle = shuffle;
    write(deal);
  }

  /** Carries out a command; `forced` marks one that a stand-in gave. A refused one is not written. */
  play(seat: Seat, command: Command, forced = false): Outcome {
    const news: News[] = [];
    const after: RecordLine[] = [];
    const refusal = play(this.game, seat, command, {
      shuffle: (tiles) => {
        const deck = this.#shuffle(tiles);
        after.push({ type: 'reshuffle', deck });
        return deck;
      },
      tell: (told) => void news.push(told),
    });
    if (refusal !== null) return { refusal };
    const line = lineFor(seat, command);
    this.#write(forced && line.type !== 'claim' && line.type !== 'chat' ? { ...line, forced } : line);
    for (const line of after) this.#write(line);
    if (this.game.ending !== null) this.#write(endLine(this.game));
    return { refusal: null, news };
  }
}
