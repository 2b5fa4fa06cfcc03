import type { NameRefusal } from '../text/index.ts';
import type { Sentence } from './span.ts';

/** Why somebody isn't at the table yet: what is wrong with the name or the way back that they gave, or what the table says. */
export type EntranceRefusal =
  NameRefusal | 'name-taken' | 'full' | 'bad-code' | 'cut-way-back' | 'no-such-seat' | 'closed';

/** What the entrance asks for: a way back only where nobody new can sit down. */
export type EntranceField = 'code' | 'name' | 'way-back';

/** How a served screen ended, for whoever reads on in the terminal that it was shown in. */
export type Farewell = 'left' | 'closed' | 'kicked' | 'replaced' | 'wrong-codes' | 'fault';

export interface EntranceWords {
  /** Row 1: the game at its left; behind the table's name, where somebody is. */
  readonly title: string;
  readonly where: string;
  readonly about: readonly string[];
  readonly ask: Readonly<Record<EntranceField, Sentence>>;
  /** Heads the field: at most 8 columns. */
  readonly field: Readonly<Record<EntranceField, string>>;
  /** Asks for the code where there is no screen yet; `left`: how many tries are left after a wrong one, null before any. */
  codePrompt(left: number | null): string;
  readonly refused: Readonly<Record<EntranceRefusal, Sentence>>;
  readonly farewell: Readonly<Record<Farewell, string>>;
  /** Whose seat is kept reads by which line they come back: on a row of its own, to be copied. */
  kept(returnLine: string): string;
  /** Whoever wants anything else of this machine than the game's screen reads by which line they come to that. */
  nothingElse(line: string): string;
}
