import type { Confirmation } from '../words.ts';
import type { LobbyWords } from '../table-words.ts';
import type { Person } from './person.ts';
import type { Role, Rules } from '../../game/index.ts';
import type { Sentence } from '../span.ts';

/** What the lobby says by itself. */
type Plain = Pick<
  LobbyWords,
  | 'stage'
  | 'tableOf'
  | 'doors'
  | 'cameBy'
  | 'notEncrypted'
  | 'hostKey'
  | 'onlyHere'
  | 'comeBack'
  | 'noteWayBack'
  | 'ready'
  | 'runsIt'
  | 'free'
>;

export interface LobbyPhrases extends Plain {
  /** What others can read of what goes by a door, for the host: also of browsers, or of Node alone. */
  readonly readable: Readonly<Record<'browser' | 'node', Sentence>>;
  /** People sit side by side or are on a call, by who is silent while a government legislates (C-06). */
  readonly together: Readonly<Record<Rules['silence'], string>>;
  /** How many of each role so many players are dealt, by whether a Mastermind takes the place of a Liberal (MM-1, MM-3). */
  readonly roles: Readonly<
    Record<Rules['mastermind'], (players: number, counts: Readonly<Partial<Record<Role, number>>>) => Sentence>
  >;
  /** In the place of the roles: how many it takes. */
  playersNeeded(least: number, most: number): string;
  /** MM-4: between which numbers of players a Mastermind is at its best; told to fewer. */
  fewForMastermind(least: number, most: number): Sentence;
  /** For which numbers of players a board is. */
  board(first: number, last: number): string;
  readonly ask: {
    readonly ready: Sentence;
    /** `missing`: one at least. */
    tooFew(missing: number): Sentence;
    startsWith(missing: number): Sentence;
    waitingFor(unready: readonly Person[]): Sentence;
    start(seats: number): Sentence;
    startedBy(host: Person): Sentence;
    readonly startedByHost: Sentence;
  };
  /** Who deals the cards, for the host and for the others, by whether the host plays. */
  readonly dealer: {
    readonly iPlay: Sentence;
    readonly iWatch: Sentence;
    plays(host: Person): Sentence;
    readonly watches: Sentence;
  };
  readonly chooseSeat: Sentence;
  readonly kick: {
    readonly bar: Sentence;
    chosen(person: Person): Sentence;
    readonly how: Sentence;
  };
  readonly confirmKick: {
    readonly head: string;
    bar(person: Person): Sentence;
    readonly next: Sentence;
    buttons(person: Person): Confirmation['buttons'];
  };
  readonly move: {
    readonly bar: Sentence;
    chosen(person: Person): Sentence;
    held(person: Person): Sentence;
    readonly why: Sentence;
  };
}
