import { inWords, isMoveType } from './reasons.ts';
import { isListOf, isObject, readGameLine } from './game-line.ts';
import { newGame, parties, play, policies, type AfterWhat, type Game, type Policy } from '../game/index.ts';

/** The first rule that a recorded game breaks, and the line of the file where it does. */
export interface Break {
  readonly line: number;
  /** A clause of `rules.md`, or `format`. */
  readonly clause: string;
  readonly reason: string;
}

/** A line of a record as read: null when it isn't a JSON object of a record's length. */
export interface ReadLine {
  readonly number: number;
  readonly fields: Readonly<Record<string, unknown>> | null;
}

/** Where a break is reported that concerns a reshuffle, by what left too few tiles. */
const reshuffleClause = { session: 'R-44', chaos: 'R-45', veto: 'C-05' } as const satisfies Record<
  AfterWhat,
  string
>;

/** Judges one game of a record, line by line, by playing it. */
export class Referee {
  readonly id: string | null;
  #game: Game | null = null;
  #broken: Break | null = null;
  /** A step whose consequences wait for the next line: it may have to be a reshuffle. */
  #step: ReadLine | null = null;
  #latest: AfterWhat = 'session';
  #closed: 'end' | 'abandoned' | null = null;
  #lastLine: number;

  constructor(first: ReadLine) {
    this.#lastLine = first.number;
    const { fields } = first;
    this.id = typeof fields?.['id'] === 'string' ? fields['id'] : null;
    if (fields?.['type'] === 'game') this.#deal(first.number, fields);
    else this.#break(first.number, 'format', 'the first line is not a game');
  }

  #deal(number: number, fields: Readonly<Record<string, unknown>>): void {
    const deal = readGameLine(fields);
    if ('clause' in deal) this.#break(number, deal.clause, deal.reason);
    else this.#game = newGame(deal);
  }

  /** Takes the next line of this game; once the game is broken, lines pass unread. */
  read(line: ReadLine): void {
    this.#lastLine = line.number;
    if (this.#broken) return;
    const wasReshuffle = this.#settle(line);
    if (!wasReshuffle && this.#broken === null) this.#judge(line);
  }

  /** What came out, once the last line has been read. */
  verdict(): { readonly broken: Break } | { readonly broken: null; readonly ending: Game['ending'] } {
    this.#settle(null);
    if (this.#broken === null && this.#closed === null) {
      this.#break(this.#lastLine, 'format', 'the record stops before the game is over');
    }
    if (this.#broken) return { broken: this.#broken };
    return { broken: null, ending: this.#closed === 'end' ? (this.#game?.ending ?? null) : null };
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
    if (typeof type === 'string' && type.startsWith('table.'))
      return this.#seatOfTableLine(number, fields, game);
    if (type === 'claim' || type === 'chat') return this.#talk(number, fields, game);
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
        used = next?.fields?.['type'] === 'reshuffle';
        return this.#reshuffled(tiles, after, next ?? step);
      },
      tell: ({ event }) => {
        if (event.type === 'chaos') this.#latest = 'chaos';
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

  #end(number: number, fields: Readonly<Record<string, unknown>>, game: Game): void {
    this.#closed = 'end';
    if (game.ending === null) return this.#break(number, 'R-64', 'the game is not over');
    const { winner, by } = game.ending;
    if (fields['winner'] !== winner || fields['by'] !== by) {
      this.#break(number, 'R-64', `the game ended otherwise: ${winner} by ${by}`);
    }
  }

  #abandoned(number: number, fields: Readonly<Record<string, unknown>>, game: Game): void {
    this.#closed = 'abandoned';
    if (game.ending) return this.#break(number, 'R-64', 'abandoned after the game was over');
    if (typeof fields['reason'] !== 'string') this.#break(number, 'format', 'abandoned without a reason');
  }

  #talk(number: number, fields: Readonly<Record<string, unknown>>, game: Game): void {
    if (!isSeat(fields['seat'], game)) return this.#break(number, 'format', 'there is no such seat');
    const wellFormed = fields['type'] === 'chat' ? typeof fields['text'] === 'string' : isClaim(fields, game);
    if (!wellFormed) this.#break(number, 'format', `a ${String(fields['type'])} without its fields`);
  }

  #seatOfTableLine(number: number, fields: Readonly<Record<string, unknown>>, game: Game): void {
    const seat = fields['seat'];
    if (seat !== undefined && !isSeat(seat, game)) this.#break(number, 'format', 'there is no such seat');
  }

  #break(line: number, clause: string, reason: string): void {
    this.#broken ??= { line, clause, reason };
  }
}

const isSeat = (seat: unknown, game: Game): boolean =>
  typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < game.roles.length;

const tilesClaimed: Readonly<Record<string, number>> = { 'president-hand': 3, 'chancellor-hand': 2, peek: 3 };

function isClaim(fields: Readonly<Record<string, unknown>>, game: Game): boolean {
  const { about, government } = fields as { about?: unknown; government?: unknown };
  if (government !== undefined && !(Number.isInteger(government) && Number(government) >= 1)) return false;
  if (about === 'investigation') {
    return isSeat(fields['target'], game) && (parties as readonly unknown[]).includes(fields['party']);
  }
  const tiles = fields['policies'];
  if (typeof about !== 'string' || !Object.hasOwn(tilesClaimed, about)) return false;
  return (
    isListOf(tiles, (tile) => (policies as readonly unknown[]).includes(tile)) &&
    (tiles as readonly unknown[]).length === tilesClaimed[about]
  );
}

/** Reads a line's JSON. */
export function parseLine(number: number, text: string | null): ReadLine {
  if (text === null) return { number, fields: null };
  try {
    const value: unknown = JSON.parse(text);
    return { number, fields: isObject(value) ? value : null };
  } catch {
    return { number, fields: null };
  }
}
