import { newest, storyOf, type Scene, type Told } from '../words/index.ts';
import { answersTo, kindOf, type Answer } from './answers.ts';
import type { Claim, Event, Policy, Reason, Seat, Viewer } from '../game/index.ts';
import type { Refused, Update } from '../table/index.ts';

/** What one person's screen holds beside what the table tells it. */
export interface ScreenState {
  readonly viewer: Viewer;
  readonly update: Update;
  readonly story: readonly Told[];
  /** The role card lies on the board until its owner has put it away. */
  readonly page: 'role' | 'board';
  /** What the dock asks; all but the decision are opened by a key and closed by Esc. */
  readonly asking: 'decision' | 'confirm' | 'claim' | 'leave';
  /** The highlighted answer to the decision; none when a decision opens. */
  readonly picked: number | null;
  /** Whether the way on is highlighted in a confirmation, and not the way back. */
  readonly goingOn: boolean;
  /** Which of the subjects of a claim is open, and the highlighted claim. */
  readonly subject: number;
  readonly claim: number | null;
  /** The tiles of the decision, as they lie before this person. */
  readonly tiles: readonly Policy[];
  /** Whether the open decision has been on the screen: keys typed before don't count for it. */
  readonly drawn: boolean;
  /** Whether secrets are open. */
  readonly open: boolean;
  /** Why the last key or answer did nothing. */
  readonly note: Note | null;
  /** How many events of the log have been read and put away. */
  readonly read: number;
}

export type Note =
  { readonly reason: Refused; readonly key?: string } | { readonly reason: Reason; readonly seat: Seat };

/** What secrets would show when opened now. */
export type Surface = 'role' | 'faces' | 'party' | 'drawer';

/** A new state of the table, with its whole log and the viewer's tiles in the order in which they are to lie. */
export interface News {
  readonly update: Update;
  readonly log: readonly Event[];
  readonly tiles: readonly Policy[];
}

/** The screen of somebody who comes to the table. */
export function attached(viewer: Viewer, news: News): ScreenState {
  return {
    viewer,
    ...told(news),
    page: roleIsNew(news) ? 'role' : 'board',
    asking: 'decision',
    picked: null,
    goingOn: false,
    subject: 0,
    claim: null,
    tiles: news.tiles,
    drawn: false,
    open: false,
    note: null,
    read: 0,
  };
}

/** The screen after news: a new question starts afresh, and what was typed for the last one is forgotten. */
export function updated(state: ScreenState, news: News): ScreenState {
  const { update } = news;
  const begins = state.update.view === null && update.view !== null;
  const next: ScreenState = {
    ...state,
    ...told(news),
    page: begins ? (roleIsNew(news) ? 'role' : 'board') : state.page,
    asking:
      state.asking === 'claim' && update.claims.length !== state.update.claims.length
        ? 'decision'
        : state.asking,
  };
  if (update.decision?.id === state.update.decision?.id) return next;
  return {
    ...next,
    asking: next.asking === 'confirm' ? 'decision' : next.asking,
    picked: null,
    tiles: news.tiles,
    drawn: false,
    open: false,
    note: null,
  };
}

/** The game as the words see it; null while there is none. */
export function sceneOf({ update, viewer, story }: ScreenState): Scene | null {
  const { view, table } = update;
  return (
    view && {
      view,
      me: viewer,
      nameOf: (seat) => table.seats[seat]?.name ?? '',
      players: table.seats.length,
      story,
    }
  );
}

/** The answers that can be picked now. */
export const answersIn = ({ update, tiles }: ScreenState): readonly Answer[] =>
  update.decision ? answersTo(update.decision, tiles) : [];

export type SeenParty = Extract<Event, { readonly type: 'saw-party' }>;

/** The party card that the viewer has just been shown and hasn't put away. */
export function partyCard({ story, read }: ScreenState): SeenParty | null {
  const seen = newest(story, 'nominated', 'saw-party');
  return seen && story.indexOf(seen) >= read ? seen.event : null;
}

/** Where secrets show, or null where there are none to show. */
export function surfaceOf(state: ScreenState): Surface | null {
  const { update, page } = state;
  if (!update.view?.mine || update.table.stage !== 'playing') return null;
  if (page === 'role') return 'role';
  if (update.decision) {
    const kind = kindOf(update.decision);
    return kind === 'discard' || kind === 'enact' || kind === 'peek' ? 'faces' : 'drawer';
  }
  return partyCard(state) ? 'party' : 'drawer';
}

/** The claims that are open, by what they are about. */
export function subjectsOf({ update }: ScreenState): readonly (readonly Claim[])[] {
  const subjects = new Map<string, Claim[]>();
  for (const claim of update.claims) subjects.set(claim.about, [...(subjects.get(claim.about) ?? []), claim]);
  return [...subjects.values()];
}

const told = ({ update, log }: News): Pick<ScreenState, 'update' | 'story'> => ({
  update,
  story: storyOf(log, { players: update.table.seats.length, powers: update.view?.powers ?? [] }),
});

/** Roles are news until the first election. */
const roleIsNew = ({ update, log }: News): boolean =>
  update.view?.mine !== null &&
  update.view !== null &&
  !log.some(({ type }) => type === 'elected' || type === 'rejected');
