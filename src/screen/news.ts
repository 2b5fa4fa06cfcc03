import { completeRules, type Event, type Policy } from '../game/index.ts';
import { defaultKeymap } from './keymap.ts';
import { emptyDraft } from './draft.ts';
import { isLookingAtRoles, isReady, type Ended, type ScreenState } from './state.ts';
import { stillThere } from './press/scrolling.ts';
import { storyOf, usualEdition, type HintKind } from '../words/index.ts';
import type { ChatLine, TableState, Update } from '../table/index.ts';

/** A new state of the table, with its whole log and talk and the viewer's tiles in the order in which they are to lie. */
export interface News {
  readonly update: Update;
  readonly log: readonly Event[];
  readonly talk: readonly ChatLine[];
  readonly tiles: readonly Policy[];
}

/** Who looks at a screen, as far as it must know. */
export interface Person extends Pick<
  ScreenState,
  'keymap' | 'edition' | 'came' | 'solo' | 'advise' | 'handing' | 'token'
> {
  /** The hints that they need no more. */
  readonly known: readonly HintKind[];
  /** A game that was left unfinished goes on. */
  readonly goesOn: boolean;
}

/** What a screen holds at first. */
export function attached(
  news: News,
  {
    keymap = defaultKeymap,
    edition = usualEdition,
    known = [],
    goesOn = false,
    came = null,
    solo = false,
    advise = null,
    handing = null,
    token = null,
  }: Partial<Person> = {},
): ScreenState {
  return {
    keymap,
    edition,
    came,
    solo,
    advise,
    handing,
    handedBack: false,
    token,
    ...told(news),
    page: isLookingAtRoles(news.update) ? 'role' : 'board',
    showsQr: true,
    asking: 'decision',
    picked: null,
    button: -1,
    seat: null,
    subject: 0,
    claim: null,
    tiles: news.tiles,
    drawn: false,
    sent: null,
    open: false,
    alone: solo,
    focused: true,
    seen: false,
    note: goesOn ? { reason: 'goes-on' } : null,
    // Whoever takes up the keyboard has seen on the board what came about before.
    read: handing?.at === 'seat' ? news.log.length : 0,
    scroll: 0,
    furthest: 0,
    line: null,
    unfolded: false,
    typing: null,
    draft: emptyDraft,
    sought: emptyDraft,
    waitingFor: [],
    link: null,
    ended: null,
    hinted: new Set(known),
  };
}

/** The screen after news: a new question starts afresh, and what was typed for the last one is forgotten. */
export function updated(state: ScreenState, news: News): ScreenState {
  const { update } = news;
  const next: ScreenState = {
    ...state,
    ...told(news),
    ...onward(state, news),
    scroll: stillThere(state, news.talk),
    waitingFor: state.waitingFor.filter((seat) => update.table.seats[seat]?.away),
    note: isAlike(state.update.table, update.table) ? state.note : null,
  };
  if (update.decision?.id === state.update.decision?.id) return next;
  return {
    ...next,
    asking: next.asking === 'execute' ? 'decision' : next.asking,
    picked: null,
    tiles: news.tiles,
    drawn: false,
    sent: null,
    open: false,
    seen: false,
    note: null,
  };
}

/** The screen at the end of its session: what is being read or typed stays, what was asked does not. */
export const parted = (state: ScreenState, because: Ended): ScreenState => ({
  ...state,
  ended: because,
  page: state.page === 'role' || state.page === 'way-back' ? 'board' : state.page,
  asking: 'decision',
  picked: null,
  drawn: false,
  note: null,
});

/** Whether nothing has changed that could have been in the way of a key. */
const isAlike = (before: TableState, now: TableState): boolean =>
  before.stage === now.stage && JSON.stringify(before.seats) === JSON.stringify(now.seats);

/** Another game, another stage or another seat closes what was open for the one before. */
function onward(state: ScreenState, news: News): Partial<ScreenState> {
  const { update } = news;
  const before = state.update;
  if (update.table.game !== before.table.game || (before.view === null && update.view !== null)) {
    const page = isLookingAtRoles(update) ? 'role' : 'board';
    const typing = state.typing === 'say' ? 'say' : null;
    const folded = { line: null, unfolded: false, sought: emptyDraft, typing } as const;
    return { page, asking: 'decision', read: 0, open: false, seen: false, ...folded };
  }
  if (update.table.stage !== before.table.stage) {
    const stays = state.page === 'chat' || (update.table.stage === 'closed' && state.page !== 'role');
    return { page: stays ? state.page : 'board', asking: 'decision', open: false };
  }
  const asking =
    state.asking === 'claim' && update.claims.length !== before.claims.length ? 'decision' : state.asking;
  const looked = before.table.looking && !update.table.looking && isReady(update);
  return { asking, page: looked && state.page === 'role' ? 'board' : state.page, ...seated(state, update) };
}

/** Seats in a lobby that move or go take the choice of one with them. */
function seated({ seat, update: before, asking }: ScreenState, { table }: Update): Partial<ScreenState> {
  if (seat === null || table.seats[seat]?.name === before.table.seats[seat]?.name) return {};
  const now = table.seats.findIndex(({ name }) => name === before.table.seats[seat]?.name);
  if (now >= 0) return { seat: now };
  return { seat: null, asking: asking === 'decision' || asking === 'leave' ? asking : 'decision' };
}

const told = ({ update, log, talk }: News): Pick<ScreenState, 'update' | 'story' | 'talk'> => ({
  update,
  talk: [...talk],
  story: storyOf(log, {
    players: update.table.seats.length,
    powers: update.view?.powers ?? [],
    rules: completeRules(update.table.rules),
  }),
});
