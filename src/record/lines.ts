import type { Claim, Command, Deal, Ending, Game, Move, Policy, Seat } from '../game/index.ts';

type Taken<C> = C extends { readonly type: infer T }
  ? { readonly type: T; readonly seat: Seat } & Omit<C, 'type'>
  : never;

/** A line of a record, as `record.md` lists them. */
export type RecordLine = (Deal | StepLine | ReshuffleLine | TalkLine | TableLine | EndLine | AbandonedLine) & {
  /** Milliseconds since the Unix epoch. */
  readonly at?: number;
};

/** A step that a seat took. */
export type StepLine = Taken<Move> & { readonly forced?: true };
/** What a seat said. */
export type TalkLine = Taken<Claim> | { readonly type: 'chat'; readonly seat: Seat; readonly text: string };
export interface ReshuffleLine {
  readonly type: 'reshuffle';
  readonly deck: readonly Policy[];
}
/** What happened at the table and not in the game. */
export interface TableLine {
  readonly type: `table.${string}`;
  readonly seat?: Seat;
  readonly name?: string;
}
export interface EndLine extends Ending {
  readonly type: 'end';
}
export interface AbandonedLine {
  readonly type: 'abandoned';
  readonly reason: string;
}

/** The line for a command that a seat gave. */
export function lineFor(seat: Seat, command: Command): StepLine | TalkLine {
  const { type, ...rest } = command;
  return { type, seat, ...rest } as StepLine | TalkLine;
}

/** The line that closes a game that is over. Throws while it runs. */
export function endLine(game: Game): EndLine {
  if (game.ending === null) throw new Error('the game is not over');
  return { type: 'end', ...game.ending };
}
