import { inWords, isMoveType } from './reasons.ts';
import { isListOf, type Fields, type ReadLine } from './read-line.ts';
import { isSeat, shapeProblem } from './talk-line.ts';
import { newGame, play, policies, type AfterWhat, type Deal, type Game } from '../game/index.ts';
import { readGameLine } from './game-line.ts';
import type { News, Policy } from '../game/index.ts';

/** The first rule that a recorded game breaks, and the line of the file where it does. */
export interface Break {
  readonly line: number;
  /** A clause of `rules.md`, or `format`. */
  readonly clause: string;
  readonly reason: string;
}

/** What a record is read for besides its verdict. */
export interface Hearing {
  /** Hears all that the steps led to. */
  readonly tell: (news: News) => void;
  /** Hears each line of talk and of the table, as the game stands then. */
  readonly aside: (line: Fields, game: Game) => void;
  /** Makes the new deck where the record stops before the last step's reshuffle, so that nobody has seen what it led to. */
  readonly shuffle: (tiles: readonly Policy[]) => readonly Policy[];
}

/** Where a record leaves its game. */
export type Standing =
  | { readonly broken: Break }
  | {
      readonly broken: null;
      readonly deal: Deal;
      readonly game: Game;
      /** By which line the record is closed; null for one that stops before the game is over. */
      readonly closed: 'end' | 'abandoned' | null;
    };

/** Where a break is reported that concerns a reshuffle, by what left too few tiles. */
const reshuffleClause = { session: 'R-44', chaos: 'R-45', veto: 'C-05' } as const satisfies Record<
  AfterWhat,
  string
>;

/** Judges one game of a record, line by line, by playing it. */
export class Referee {
  readonly id: string | null;
  readonly #hearing: Hearing | null;
  #deal: Deal | null = null;
  #game: Game | null = null;
  #broken: Break | null = null;
  /** A step whose consequences wait for the next line: it may have to be a reshuffle. */
  #step: ReadLine | null = null;
  #latest: AfterWhat = 'session';
  #closed: 'end' | 'abandoned' | null = null;
  #lastLine: number;

  constructor(first: ReadLine, hearing: Hearing | null = null) {
    this.#hearing = hearing;
    this.#lastLine = first.number;
    const { fields } = first;
    this.id = typeof fields?.['id'] === 'string' ? fields['id'] : null;
    if (fields?.['type'] === 'game') this.#begin(first.number, fields);
    else this.#break(first.number, 'format', 'the first line is not a game');
  }

  #begin(number: number, fields: Fields): void {
    const deal = readGameLine(fields);
    if ('clause' in deal) return this.#break(number, deal.clause, deal.reason);
    this.#deal = deal;
    this.#game = newGame(deal);
  }

  /** Takes the next line of this game; once the game is broken, lines pass unread. */
  read(line: ReadLine): void {
    this.#lastLine = line.number;
    if (this.#broken) return;
    const wasReshuffle = this.#settle(line);
    if (!wasReshuffle && this.#broken === null) this.#judge(line);
  }

  /** Where the game stands, once the last line has been read. */
  standing(): Standing {
    this.#settle(null);
    if (this.#broken) return { broken: this.#broken };
    if (this.#deal === null || this.#game === null) throw new Error('a game neither dealt nor broken');
    return { broken: null, deal: this.#deal, game: this.#game, closed: this.#closed };
  }

  /** What came out, once the last line has been read. */
  verdict(): { readonly broken: Break } | { readonly broken: null; readonly ending: Game['ending'] } {
    const standing = this.standing();
    if (standing.broken) return standing;
    const { game, closed } = standing;
    if (closed !== null) return { broken: null, ending: closed === 'end' ? game.ending : null };
    const reason = 'the record stops before the game is over';
    return { broken: { line: this.#lastLine, clause: 'format', reason } };
  }

  /** Breaks the game off for a reason that lies outside it. */
  reject(line: number, reason: string): void {
    this.#broken ??= { line, clause: 'format', reason };
  }

  #judge(line: ReadLine): void {
    const { number, fields } = line;
    const game = this.#game;
    if (game === null) return;
    if (fields === null) return this.#break(number, 'format', 'the line is not a JSON object of at most 64 KB');
    const type = fields['type'];
    if (type === 'claim' || type === 'chat' || (typeof type === 'string' && type.startsWith('table.')))
      return this.#aside(number, fields, game);
    if (this.#closed !== null) return this.#break(number, 'format', 'only talk may follow the end of a game');
    if (type === 'end') return this.#end(number, fields, game);
    if (type === 'abandoned') return this.#abandoned(number, fields, game);
    if (type === 'reshuffle') return this.#strayReshuffle(number, game);
    if (!isMoveType(type)) return this.#break(number, 'format', 'the type of the line is not known');
    if (!isSeat(fields['seat'], game)) return this.#break(number, 'format', 'there is no such seat');
    if ('forced' in fields && fields['forced'] !== true)
      return this.#break(number, 'format', 'forced is said of a step as true, or not at all');
    this.#step = line;
  }

  /** Plays the step that waited; true when the line behind it is the reshuffle that the step needed. */
  #settle(next: ReadLine | null): boolean {
    const step = this.#step;
    const game = this.#game;
    if (step === null || step.fields === null || game === null) return false;
    this.#step = null;
    const type = step.fields['type'];
    const seat = step.fields['seat'];
    if (!isMoveType(type) || typeof seat !== 'number') return false;
    this.#latest = type === 'answer-veto' ? 'veto' : 'session';
    let used = false;
    const refusal = play(game, seat, step.fields, {
      shuffle: (tiles, after) => {
        if (next === null && this.#hearing) return this.#hearing.shuffle(tiles);
        used = next?.fields?.['type'] === 'reshuffle';
        return this.#reshuffled(tiles, after, next ?? step);
      },
      tell: (news) => {
        if (news.event.type === 'chaos') this.#latest = 'chaos';
        this.#hearing?.tell(news);
      },
    });
    if (refusal !== null) {
      const words = inWords(seat, type, refusal.reason, step.fields['chancellor']);
      this.#broken = { line: step.number, clause: refusal.clause, reason: words };
    }
    return used;
  }

  #reshuffled(tiles: readonly Policy[], after: AfterWhat, line: ReadLine): readonly Policy[] {
    const deck = line.fields?.['type'] === 'reshuffle' ? line.fields['deck'] : null;
    if (deck === null) this.#break(line.number, reshuffleClause[after], 'a reshuffle is missing');
    else if (isListOf(deck, (tile) => (policies as readonly unknown[]).includes(tile))) {
      const newDeck = deck as readonly Policy[];
      if (newDeck.toSorted().join() === tiles.toSorted().join()) return newDeck;
      this.#break(
        line.number,
        reshuffleClause[after],
        'the new deck is not made of the tiles left and the discards',
      );
    } else this.#break(line.number, 'format', 'the deck is not a list of policies');
    return tiles;
  }

  #strayReshuffle(number: number, game: Game): void {
    if (game.ending) return this.#break(number, 'R-64', 'a reshuffle after the game was over');
    this.#break(number, reshuffleClause[this.#latest], 'a reshuffle while three tiles or more are left');
  }

  #end(number: number, fields: Fields, game: Game): void {
    this.#closed = 'end';
    if (game.ending === null) return this.#break(number, 'R-64', 'the game is not over');
    const { winner, by } = game.ending;
    if (fields['winner'] !== winner || fields['by'] !== by) {
      this.#break(number, 'R-64', `the game ended otherwise: ${winner} by ${by}`);
    }
  }

  #abandoned(number: number, fields: Fields, game: Game): void {
    this.#closed = 'abandoned';
    if (game.ending) return this.#break(number, 'R-64', 'abandoned after the game was over');
    if (typeof fields['reason'] !== 'string') this.#break(number, 'format', 'abandoned without a reason');
  }

  #aside(number: number, fields: Fields, game: Game): void {
    const problem = shapeProblem(fields, game);
    if (problem === null) this.#hearing?.aside(fields, game);
    else this.#break(number, 'format', problem);
  }

  #break(line: number, clause: string, reason: string): void {
    this.#broken ??= { line, clause, reason };
  }
}
