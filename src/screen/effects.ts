import type { Claim, Move, Seat } from '../game/index.ts';
import type { Handing } from './handing.ts';
import type { Key } from './terminal/keys.ts';
import type { LostLink } from '../words/index.ts';
import type { News } from './news.ts';
import type { Ended, ScreenState } from './state.ts';
import type { Refused, TableCommand } from '../table/index.ts';

/** What comes to a screen. */
export type Input =
  | ({ readonly type: 'news' } & News)
  /** The newest state is on the screen, with a page that can be so far from where it opens. */
  | { readonly type: 'drawn'; readonly furthest: number }
  | { readonly type: 'key'; readonly key: Key }
  /** Secrets have been open for as long as they were asked for. */
  | { readonly type: 'time-up' }
  | { readonly type: 'refused'; readonly reason: Refused }
  /** What was said wasn't heard. */
  | { readonly type: 'unheard'; readonly text: string; readonly reason: Refused }
  | { readonly type: 'link'; readonly link: LostLink | null }
  /** The terminal that goes from hand to hand is in another state. */
  | { readonly type: 'handing'; readonly handing: Handing | null }
  /** Nothing more comes from the table. */
  | { readonly type: 'ended'; readonly because: Ended };

/** What a screen asks for; `hold` keeps secrets open for so many milliseconds from now on, `release` no longer. */
export type Effect =
  | { readonly type: 'answer'; readonly decisionId: string; readonly move: Move }
  | { readonly type: 'claim'; readonly claim: Claim }
  | { readonly type: 'say'; readonly text: string }
  | { readonly type: 'command'; readonly command: TableCommand }
  | { readonly type: 'hold'; readonly milliseconds: number }
  | { readonly type: 'release' }
  | { readonly type: 'retry' }
  /** The keyboard goes to somebody, or back (null). */
  | { readonly type: 'hand'; readonly to: Seat | null }
  /** The person goes; the table stays. */
  | { readonly type: 'leave' }
  /** The host ends the table for everybody. */
  | { readonly type: 'close' };

/** The screen after an input, and what it asks for. */
export interface Step {
  readonly state: ScreenState;
  readonly effects: readonly Effect[];
}

/** The step to a state. */
export const to = (state: ScreenState, ...effects: readonly Effect[]): Step => ({ state, effects });

/** The step that has the table carry out a command. */
export const commanding = (state: ScreenState, command: TableCommand): Step =>
  to(state, { type: 'command', command });
