import { isAdvised } from './advice.ts';
import { claiming, openClaims } from './press/claiming.ts';
import { concernOf } from './concern.ts';
import { choosesTile, deciding, lookFirst, putAway } from './press/deciding.ts';
import { finding } from './press/finding.ts';
import { firstButton } from './buttons.ts';
import { backWhenDone, givingBack, handedBack, handingOver } from './press/handing.ts';
import { kicking, ordering } from './press/arranging.ts';
import { onButtons } from './press/buttons.ts';
import { learnt } from './hints.ts';
import { nameOf } from './key-name.ts';
import { openTalk, typing, unheard } from './press/talking.ts';
import { unused } from './press/unused.ts';
import { home, reading, turned } from './press/reading.ts';
import { commanding, to, type Input, type Step } from './effects.ts';
import { attached, parted, updated, type News, type Person } from './news.ts';
import { waysBack } from './ways.ts';
import { hasMenu, hostsOthers, isHere, partedBy, surfaceOf, type ScreenState } from './state.ts';
import { inNextLanguage, inNextTheme } from '../words/index.ts';
import type { Key } from './terminal/keys.ts';

/** How long the first press of Space opens secrets, and how long each repeat keeps them open. */
export const firstHold = 1200;
export const nextHold = 600;

/** The screen of somebody who comes to the table. */
export function opened(news: News, person?: Partial<Person>): ScreenState {
  const state = attached(news, person);
  return { ...state, button: firstButton(state) };
}

/** What an input does to a screen. Pure. */
export function step(state: ScreenState, input: Input): Step {
  const next = backWhenDone(state, taking(state, input));
  const button = concernOf(next.state) === concernOf(state) ? next.state.button : firstButton(next.state);
  const news = learnt(state, next);
  const hinted = news.length === 0 ? state.hinted : new Set([...state.hinted, ...news]);
  return next.state.button === button && hinted === state.hinted
    ? next
    : { ...next, state: { ...next.state, button, hinted } };
}

function taking(state: ScreenState, input: Input): Step {
  switch (input.type) {
    case 'news': {
      const next = updated(state, input);
      return state.open && !next.open ? to(next, { type: 'release' }) : to(next);
    }
    case 'drawn':
      return to(
        state.drawn && state.furthest === input.furthest
          ? state
          : { ...state, drawn: true, furthest: input.furthest },
      );
    case 'time-up':
      return to({ ...state, open: false });
    case 'refused':
      return to({ ...state, sent: null, note: { reason: input.reason } });
    case 'unheard':
      return to({ ...unheard(state, input.text), note: { reason: input.reason } });
    case 'link':
      return to({ ...state, link: input.link });
    case 'handing':
      return to({ ...state, handing: input.handing, drawn: false });
    case 'ended': {
      const { state: shut, effects } = closed(state);
      return to(parted(shut, input.because), ...effects);
    }
    case 'key':
      return hear(state, input.key);
  }
}

function hear(state: ScreenState, key: Key): Step {
  if (state.handedBack) return to(state);
  if (key.name === 'focus-out') {
    const page = state.page === 'way-back' ? home(state) : state.page;
    return closed({ ...state, page, focused: false });
  }
  if (key.name === 'release') return key.of.name === 'space' ? closed(state) : to(state);
  if (key.name === 'focus-in') return to({ ...state, focused: true });
  const name = nameOf(key);
  if (state.typing !== null && name !== 'ctrl-c') {
    const type = state.typing === 'find' ? finding : typing;
    return type({ ...state, note: null }, key);
  }
  if (key.name === 'paste') return to(state);
  const surface = surfaceOf(state);
  if (key.name === 'space') {
    if (surface === null) return to(state);
    return to(
      { ...state, open: true, seen: true },
      { type: 'hold', milliseconds: state.open ? nextHold : firstHold },
    );
  }
  if (!state.open) return press({ ...state, note: null }, name);
  const { state: shut, effects } = closed(state);
  if (surface === 'drawer') return to(shut, ...effects);
  if (surface === 'faces' && choosesTile(state, name)) return press({ ...state, note: null }, name);
  const next = press({ ...shut, note: null }, name);
  return to(next.state, ...effects, ...next.effects);
}

const closed = (state: ScreenState): Step =>
  state.open ? to({ ...state, open: false }, { type: 'release' }) : to(state);

/** A question that was opened by a key comes before what is being read, but for help on claims; one of the game after it. */
function press(state: ScreenState, key: string): Step {
  const leaves = key === 'ctrl-c' || (key === state.keymap.leave && concernOf(state) !== 'leave');
  if (leaves) return leaving(state);
  if (!state.drawn && isConfirming(state)) return to(state);
  const readsFirst = state.asking === 'decision' || (state.asking === 'claim' && state.page === 'help');
  const first = readsFirst ? reading(state, key) : null;
  return first ?? givingBack(state, key) ?? onConcern(state, key) ?? anywhere(state, key) ?? unused(state, key);
}

/** A slip of keys that were typed for something else must not confirm what can't be undone. */
const isConfirming = (state: ScreenState): boolean =>
  state.asking === 'leave' || state.asking === 'execute' || partedBy(state) !== null;

function leaving(state: ScreenState): Step {
  if (state.handing?.at === 'seat') return handedBack(state);
  const { table, hosts, viewer } = state.update;
  if (state.asking === 'leave' || partedBy(state) !== null)
    return to(state, { type: hosts && !isHere(state) ? 'close' : 'leave' });
  const free = table.stage === 'over' ? !hostsOthers(state) : !hosts && viewer === null;
  return free ? to(state, { type: 'leave' }) : to({ ...state, asking: 'leave', typing: null, drawn: false });
}

function onConcern(state: ScreenState, key: string): Step | null {
  if (partedBy(state) !== null) return key === 'enter' ? leaving(state) : null;
  switch (concernOf(state)) {
    case 'claim':
      return claiming(state, key);
    case 'kick':
      return kicking(state, key);
    case 'move-seat':
    case 'place-seat':
      return ordering(state, key);
    case 'handing':
      return handingOver(state, key);
    case 'question':
      return deciding(state, key);
    case 'role':
      if (key !== 'enter' || !state.update.table.looking) return putAway(state, key);
      return state.seen ? commanding(state, { type: 'looked' }) : lookFirst(state);
    case 'card':
    case 'watching':
      return putAway(state, key);
    case 'link':
      if (key === state.keymap.wayBack && waysBack(state).length > 0) return turned(state, 'way-back');
      return key === 'enter' ? to(state, { type: 'retry' }) : null;
    case 'lobby':
      if (key === state.keymap.wayBack && waysBack(state).length > 0) return turned(state, 'way-back');
      return state.update.hosts && key === state.keymap.qr
        ? to({ ...state, showsQr: !state.showsQr })
        : onButtons(state, key);
    case 'menu':
      return key === 'escape' ? to({ ...state, asking: 'decision' }) : onButtons(state, key);
    default:
      return onButtons(state, key);
  }
}

/** The screen of somebody who says whether they are alone with it. */
const seenBy = (state: ScreenState, alone: boolean): ScreenState => ({
  ...state,
  alone,
  focused: true,
  note: { reason: alone ? 'alone' : 'side-by-side' },
});

/** The keys that work whatever the dock is about. */
function anywhere(state: ScreenState, key: string): Step | null {
  const { keymap } = state;
  const { view, table, viewer } = state.update;
  if (state.asking !== 'decision' && state.asking !== 'claim' && state.asking !== 'execute') return null;
  const isOpen = partedBy(state) === null;
  const plays = isOpen && table.stage === 'playing';
  if (key === keymap.houseRules && table.stage === 'lobby') return turned(state, 'house-rules');
  switch (key) {
    case keymap.talk:
      return isOpen ? openTalk(state) : null;
    case 'tab':
      return turned(state, 'chat');
    case keymap.help:
      return turned(state, 'help');
    case keymap.board:
      return to({ ...state, page: home(state) });
    case keymap.claim:
      return plays && viewer !== null ? openClaims(state) : null;
    case keymap.history:
      return view === null ? null : turned(state, 'history');
    case keymap.log:
      return view === null ? null : turned(state, 'log');
    case keymap.advice:
      return isOpen && isAdvised(state) ? turned(state, 'advice') : null;
    case keymap.privacy:
      return plays && viewer !== null && !table.paused ? to(seenBy(state, !state.alone)) : null;
    case keymap.invite:
      return hostsOthers(state) && isOpen ? turned(state, 'invite') : null;
    case keymap.table:
      return plays && hasMenu(state) ? to({ ...state, asking: 'menu' }) : null;
    case keymap.theme:
      return to({ ...state, edition: inNextTheme(state.edition) });
    case keymap.language:
      return to({ ...state, edition: inNextLanguage(state.edition) });
    default:
      return null;
  }
}
