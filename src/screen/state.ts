import {
  newest,
  type Edition,
  type HintKind,
  type LostLink,
  type PartedBy,
  type Question,
  type Scene,
  type ScreenReason,
  type Standing,
  type Told,
} from '../words/index.ts';
import { answersTo, kindOf, type Answer } from './answers.ts';
import type { ChatLine, EndedBecause, Refused, Update } from '../table/index.ts';
import type { Adviser } from './advice.ts';
import type { Came } from './ways.ts';
import type { Draft } from './draft.ts';
import type { Handing } from './handing.ts';
import type { Keymap } from './keymap.ts';
import type { Claim, Event, Policy, Reason, Seat, View, Viewer } from '../game/index.ts';

/** What lies over the board: the role card until its owner has put it away, or something to read. */
export type Page =
  'role' | 'board' | 'chat' | 'log' | 'history' | 'help' | 'advice' | 'invite' | 'way-back' | 'house-rules';

/** What the dock asks; all but the decision are opened by a key and closed by Esc. */
export type Asking =
  | 'decision'
  | 'execute'
  | 'claim'
  | 'leave'
  | 'menu'
  | 'break-off'
  | 'kick'
  | 'kick-person'
  | 'move-seat'
  | 'place-seat';

/** What one person's screen holds beside what the table tells it. */
export interface ScreenState {
  readonly keymap: Keymap;
  /** In what this person reads the game. */
  readonly edition: Edition;
  /** Null where nothing leads back. */
  readonly came: Came | null;
  /** Nobody but this person and bots plays at the table. */
  readonly solo: boolean;
  /** Whom this person may ask for advice; null at all tables but those where they play alone. */
  readonly advise: Adviser | null;
  /** Null at a terminal that doesn't go from hand to hand. */
  readonly handing: Handing | null;
  /** The keyboard is given back: no key of this screen counts any more. */
  readonly handedBack: boolean;
  /** What the seat is taken up again with; null for spectators. */
  readonly token: string | null;
  readonly update: Update;
  readonly story: readonly Told[];
  readonly talk: readonly ChatLine[];
  readonly page: Page;
  /** Whether the host's lobby shows what a phone's camera reads. */
  readonly showsQr: boolean;
  readonly asking: Asking;
  /** The highlighted answer to the decision; none when a decision opens. */
  readonly picked: number | null;
  /** The highlighted button, or -1. */
  readonly button: number;
  /** The seat that the host has chosen in the lobby. */
  readonly seat: Seat | null;
  /** Which of the subjects of a claim is open, and the highlighted claim. */
  readonly subject: number;
  readonly claim: number | null;
  /** The tiles of the decision, as they lie before this person. */
  readonly tiles: readonly Policy[];
  /** Whether the open decision has been on the screen: keys typed before don't count for it. */
  readonly drawn: boolean;
  /** The decision whose final answer is on its way: until the table has it, no key changes it. */
  readonly sent: string | null;
  /** Whether secrets are open. */
  readonly open: boolean;
  /** Whether nobody else sees this screen, so that tiles lie open as long as its window is in use. */
  readonly alone: boolean;
  /** Whether the window is in use, as far as the terminal tells. */
  readonly focused: boolean;
  /** Whether they have been open since this question was put, or this role dealt. */
  readonly seen: boolean;
  /** Why the last key or answer did nothing; at first, that an unfinished game goes on. */
  readonly note: Note | null;
  /** How many events of the log have been read and put away. */
  readonly read: number;
  /**
   * How far a page was moved from where it opens: so many of the newest entries lie below it, or of help's first lines
   * above. A larger window may show it nearer.
   */
  readonly scroll: number;
  /** The furthest that the page could be shown when it was last drawn. */
  readonly furthest: number;
  /**
   * The highlighted line of the history, counted from the newest, and whether its ballots are shown; or that of the
   * house rules, from the first.
   */
  readonly line: number | null;
  readonly unfolded: boolean;
  /** What keys are letters of; what is said so far is kept while they aren't. */
  readonly typing: 'say' | 'find' | null;
  readonly draft: Draft;
  /** The text that the chat's page shows the lines with; empty where it shows all. */
  readonly sought: Draft;
  /** The absent whom this host has decided to wait for. */
  readonly waitingFor: readonly Seat[];
  readonly link: LostLink | null;
  /** Why the session is at its end; null while it goes on. */
  readonly ended: Ended | null;
  /** The hints that this person needs no more. */
  readonly hinted: ReadonlySet<HintKind>;
}

export type Note =
  | { readonly reason: Refused | ScreenReason; readonly key?: string }
  /** A key that doesn't answer what is asked. */
  | { readonly reason: 'unused'; readonly key: string; readonly question: Question }
  | { readonly reason: Reason; readonly seat: Seat };

/** How a session ends on whoever doesn't leave it. */
export type Ended = Exclude<EndedBecause, 'left' | 'lost'>;

/** What secrets would show when opened now. */
export type Surface = 'role' | 'faces' | 'party' | 'advice' | 'drawer';

/** Whether the viewer is ready for the game, or has looked at their role. */
export const isReady = ({ viewer, table }: Update): boolean =>
  viewer !== null && table.seats[viewer]?.ready === true;

/** Whether the viewer has a role and it is the time to look at it: later it opens only when its owner asks for it. */
export const isLookingAtRoles = ({ table, view }: Update): boolean => table.looking && Boolean(view?.mine);

/** Why this person has no table any more; null while they have one. */
export const partedBy = ({ ended, update: { table } }: ScreenState): PartedBy | null =>
  table.closedBecause ?? (ended === 'closed' ? 'host-left' : ended);

/** The viewer's place among those at the table. */
export const standingOf = (state: ScreenState): Standing => ({
  company: state.update.table,
  me: state.update.viewer,
  hosts: hostsOthers(state),
  here: isHere(state),
});

/** Whether all who play are at this one terminal, so that nobody comes to the table. */
export const isHere = ({ solo, handing }: ScreenState): boolean => solo || handing !== null;

/** Whether the viewer runs the table for people at other terminals. */
export const hostsOthers = (state: ScreenState): boolean => state.update.hosts && !isHere(state);

/** Whether the viewer can do something about the table: from a screen that is handed round nobody does. */
export const hasMenu = ({ update: { viewer, hosts }, handing }: ScreenState): boolean =>
  handing?.at !== 'seat' && (viewer !== null || hosts);

/** The game as the words see it; null while there is none. */
export function sceneOf(state: ScreenState): Scene | null {
  const { update, story, keymap } = state;
  const { view, table, viewer } = update;
  return (
    view && {
      view,
      me: viewer,
      nameOf: (seat) => table.seats[seat]?.name ?? '',
      players: table.seats.length,
      story,
      brokenOff: table.brokenOff && (isHere(state) ? 'here' : table.brokenOff),
      beforeRitual: state.handing?.at === 'seat' && state.handing.beforeRitual,
      keys: keymap,
    }
  );
}

/** The answers that can be picked now. */
export const answersIn = ({ update, tiles, keymap }: ScreenState): readonly Answer[] =>
  update.decision ? answersTo(update.decision, tiles, keymap) : [];

export type SeenParty = Extract<Event, { readonly type: 'saw-party' }>;

/** The party card that the viewer has just been shown and hasn't put away. */
export function partyCard({ story, read }: ScreenState): SeenParty | null {
  const seen = newest(story, 'nominated', 'saw-party');
  return seen && story.indexOf(seen) >= read ? seen.event : null;
}

/** Where secrets show, or null where there are none to show. */
export function surfaceOf(state: ScreenState): Surface | null {
  const { update, page } = state;
  if (!update.view?.mine || update.table.stage === 'over') return null;
  const parted = partedBy(state);
  // Whoever has the seat now may have lent this window, or left it behind.
  if (parted !== null) return parted === 'replaced' ? null : 'drawer';
  if (page === 'role') return 'role';
  if (update.decision) {
    const kind = kindOf(update.decision);
    if (kind === 'discard' || kind === 'enact' || kind === 'peek') return 'faces';
  } else if (partyCard(state)) return 'party';
  return page === 'advice' ? 'advice' : 'drawer';
}

/** What lies open before somebody who is alone. */
const openAlone: readonly (Surface | null)[] = ['faces', 'advice'];

/** Whether the faces of tiles are on the screen: held open, or before somebody who is alone with them. */
export const areFacesOpen = (state: ScreenState): boolean =>
  state.open || (state.alone && state.focused && openAlone.includes(surfaceOf(state)));

/** Whether what secrets show now is on the screen. */
export const isSurfaceOpen = (state: ScreenState): boolean => areFacesOpen(state) && surfaceOf(state) !== null;

/** Whether anything that others beside this person may not see is on the screen. */
export const areSecretsOpen = (state: ScreenState): boolean =>
  state.page === 'way-back' || isSurfaceOpen(state);

/** The claims that are open, by what they are about. */
export function subjectsOf({ update }: ScreenState): readonly (readonly Claim[])[] {
  const subjects = new Map<string, Claim[]>();
  for (const claim of update.claims) subjects.set(claim.about, [...(subjects.get(claim.about) ?? []), claim]);
  return [...subjects.values()];
}

/** A government legislates, and all or its members alone keep silent, as the table decided (C-06); the viewer too. */
export function isSilent({ update: { view, table, viewer } }: ScreenState): boolean {
  if (table.stage !== 'playing' || view === null) return false;
  if (view.phase !== 'legislate' && view.phase !== 'answer-veto') return false;
  const { silence } = view.rules;
  return silence === 'table' || (silence === 'government' && isInOffice(viewer, view));
}

const isInOffice = (seat: Viewer, { president, chancellor }: View): boolean =>
  seat !== null && (seat === president || seat === chancellor);

/** Why the viewer can't speak now, or null. */
export function whyMute(state: ScreenState): Refused | ScreenReason | null {
  const { view, table, viewer } = state.update;
  if (state.link !== null || partedBy(state) !== null) return 'link-lost';
  if (state.handing !== null) return isSilent(state) ? 'silent-session' : 'aloud';
  if (table.stage !== 'playing' || view === null) return null;
  if (viewer === null) return 'spectator';
  if (!view.living.includes(viewer)) return 'dead';
  return isSilent(state) ? 'silent-session' : null;
}
