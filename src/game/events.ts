import type { Because, Ballot, Ending, Party, Policy, Power, Role } from './vocabulary.ts';
import type { Claim } from './commands.ts';
import type { Seat } from './seats.ts';
import type { Session } from './game.ts';

/** What the whole table sees happen. */
export type PublicEvent =
  | {
      readonly type: 'round-began';
      readonly round: number;
      readonly president: Seat;
      readonly because: Because;
    }
  | { readonly type: 'nominated'; readonly president: Seat; readonly chancellor: Seat }
  | { readonly type: 'voted'; readonly seat: Seat }
  | ({ readonly type: 'elected'; readonly government: number } & Election)
  | ({ readonly type: 'rejected' } & Election)
  | { readonly type: 'proved-not-hitler'; readonly seat: Seat }
  | { readonly type: 'enacted'; readonly policy: Policy; readonly president: Seat; readonly chancellor: Seat }
  | { readonly type: 'veto-asked'; readonly chancellor: Seat }
  | { readonly type: 'veto-refused'; readonly president: Seat }
  | { readonly type: 'veto-agreed'; readonly president: Seat; readonly tracker: number }
  | { readonly type: 'chaos'; readonly policy: Policy }
  | { readonly type: 'reshuffled'; readonly cards: number; readonly after: AfterWhat }
  | { readonly type: 'power-opened'; readonly power: Power; readonly president: Seat }
  | { readonly type: 'investigated'; readonly president: Seat; readonly target: Seat }
  | { readonly type: 'peeked'; readonly president: Seat }
  | { readonly type: 'special-election-called'; readonly president: Seat; readonly target: Seat }
  | {
      readonly type: 'executed';
      readonly president: Seat;
      readonly target: Seat;
      readonly hitler: boolean;
      /** Null where the table lets the dead keep their card (C-19). */
      readonly party: Party | null;
    }
  | { readonly type: 'claimed'; readonly seat: Seat; readonly government: number; readonly claim: Claim }
  | ({
      readonly type: 'ended';
      readonly roles: readonly Role[];
      readonly sessions: readonly Session[];
    } & Ending);

/** What one seat alone learns beside it. */
export type SecretEvent =
  | { readonly type: 'drew'; readonly policies: readonly Policy[] }
  | { readonly type: 'passed'; readonly discarded: Policy; readonly policies: readonly Policy[] }
  | { readonly type: 'received'; readonly policies: readonly Policy[] }
  | { readonly type: 'saw-party'; readonly target: Seat; readonly party: Party }
  | { readonly type: 'saw-deck'; readonly policies: readonly Policy[] };

/** Something that happened, as a log keeps it. */
export type Event = PublicEvent | SecretEvent;

/** How the ballots of an election fell: by seat, null for the dead; `tracker` is what the election left it at. */
interface Election {
  readonly president: Seat;
  readonly chancellor: Seat;
  readonly ballots: readonly (Ballot | null)[];
  readonly tracker: number;
}

/** What left too few tiles: a session, chaos or an agreed veto (C-05). */
export type AfterWhat = 'session' | 'chaos' | 'veto';

/** An event with its audience: the whole table, spectators included, or the one seat that learns it. */
export type News =
  { readonly event: PublicEvent; readonly to?: never } | { readonly event: SecretEvent; readonly to: Seat };

/** Whether that viewer (null: a spectator) hears of it. */
export const reaches = (news: News, viewer: Seat | null): boolean =>
  news.to === undefined || news.to === viewer;
