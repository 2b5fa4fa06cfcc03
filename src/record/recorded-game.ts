import { endLine, lineFor, type RecordLine } from './lines.ts';
import type { LeftOff } from './left-off.ts';
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

/** Puts tiles in an order that nobody knows, the new deck's top first. */
type Shuffle = (tiles: readonly Policy[]) => readonly Policy[];

/** A game whose record is written as it is played: each line is out before anyone hears what it led to. */
export class RecordedGame {
  readonly game: Game;
  /** All that there was to hear when it was taken in hand, the first candidate's turn first. */
  readonly opening: readonly News[];
  readonly #write: (line: RecordLine) => void;
  readonly #shuffle: Shuffle;

  private constructor(
    game: Game,
    opening: readonly News[],
    shuffle: Shuffle,
    write: (line: RecordLine) => void,
  ) {
    this.game = game;
    this.opening = opening;
    this.#shuffle = shuffle;
    this.#write = write;
  }

  /** Writes the deal. `shuffle` is the chance that reshuffles the deck; `write` takes one line at a time. */
  static begin(deal: Deal, shuffle: Shuffle, write: (line: RecordLine) => void): RecordedGame {
    const game = newGame(deal);
    write(deal);
    return new RecordedGame(game, [firstTurn(deal)], shuffle, write);
  }

  /** Writes what the record of a game that was left off lacks, and goes on with it. */
  static goOn(leftOff: LeftOff, shuffle: Shuffle, write: (line: RecordLine) => void): RecordedGame {
    const { deal, game, news, due } = leftOff;
    for (const line of due) write(line);
    return new RecordedGame(game, [firstTurn(deal), ...news], shuffle, write);
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

const firstTurn = ({ firstPresident }: Deal): News => ({
  event: { type: 'round-began', round: 1, president: firstPresident, because: 'first' },
});
