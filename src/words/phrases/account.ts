import type { Ballot, Policy, Power } from '../../game/index.ts';
import type { AccountWords } from '../account-words.ts';
import type { Mark, Office } from '../board-words.ts';
import type { Person } from './person.ts';

/** The screen in sentences; whatever is said of somebody is the end of a list that their name heads. */
export interface AccountPhrases extends Pick<AccountWords, 'page'> {
  /** How somebody holds an office, by office. */
  readonly government: Readonly<
    Record<'stands' | 'inOffice', Readonly<Record<Office, (person: Person) => string>>>
  >;
  /** So many policies of so many squares. */
  readonly laid: Readonly<Record<Policy, (laid: number, squares: number) => string>>;
  readonly nextSquare: Readonly<Record<Power | 'win' | 'nothing', string>>;
  readonly zone: string;
  tracker(tracker: number, end: number): string;
  piles(deck: number, discards: number): string;
  nextPresident(person: Person): string;
  /** Somebody, and what there is to say of them: nothing, or more. */
  about(person: Person, what: readonly string[]): string;
  readonly placard: Readonly<Record<'stands' | 'inOffice' | 'was', Readonly<Record<Office, string>>>>;
  readonly ballot: Readonly<Record<Ballot | 'cast', string>>;
  readonly mark: Readonly<Record<Mark, string>>;
  readonly awaited: string;
  readonly guest: Readonly<Record<'you' | 'host' | 'ready' | 'notReady' | 'bot' | 'away', string>>;
  /** A tile of the viewer's, by its place from 1. */
  tile(place: number): string;
  readonly tileFace: Readonly<Record<Policy, (place: number) => string>>;
}
