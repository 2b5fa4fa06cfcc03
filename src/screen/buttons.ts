import { hostsOthers, isReady, type ScreenState } from './state.ts';
import { concernOf, vacant } from './concern.ts';
import { waysBack } from './ways.ts';
import type { ButtonUse } from '../words/index.ts';

/** What a button does, beside what its words say by themselves. */
export type Use = ButtonUse | 'back' | 'goOn!' | 'close';

/** A key that is drawn as a button; arrows and Enter reach it as well. */
export interface Button {
  readonly key: string;
  readonly use: Use;
}

const back: Button = { key: 'escape', use: 'back' };

/** The buttons of what the dock is about, from the left. */
export function buttonsOf(state: ScreenState): readonly Button[] {
  const { update, keymap } = state;
  const { hosts, table, viewer } = update;
  const goOn: Button = { key: keymap.confirm, use: 'goOn!' };
  switch (concernOf(state)) {
    case 'leave':
      return [
        back,
        ...(hostsOthers(state) && viewer === null ? [] : [goOn]),
        ...(hostsOthers(state) ? ([{ key: keymap.closeTable, use: 'close' }] as const) : []),
        ...wayBackIn(state),
      ];
    case 'execute':
    case 'kick-person':
    case 'break-off':
      return [back, goOn];
    case 'lobby':
      return lobbyButtons(state);
    case 'looked':
      return hosts ? [{ key: keymap.goOn, use: 'goOn' }] : [];
    case 'away':
      return [
        { key: keymap.standIn, use: 'standIn' },
        { key: keymap.wait, use: 'wait' },
      ];
    case 'paused':
      return hosts ? [{ key: keymap.pause, use: 'resume' }] : [];
    case 'menu': {
      const wishes = viewer !== null && table.wantsBreakOff.includes(viewer);
      return [
        ...(hosts ? ([{ key: keymap.pause, use: table.paused ? 'resume' : 'pause' }] as const) : []),
        ...(hostsOthers(state)
          ? ([{ key: keymap.together, use: table.together ? 'apart' : 'together' }] as const)
          : []),
        ...(vacant(state) === null ? [] : ([{ key: keymap.standIn, use: 'standIn' }] as const)),
        { key: keymap.breakOff, use: wishes ? 'playOn' : 'breakOff' },
        ...wayBackIn(state),
      ];
    }
    case 'end':
    case 'broken-off':
      return hosts && table.closedBecause === null ? [{ key: keymap.again, use: 'again' }] : [];
    default:
      return [];
  }
}

const wayBackIn = (state: ScreenState): readonly Button[] =>
  waysBack(state).length === 0 ? [] : [{ key: state.keymap.wayBack, use: 'wayBack' }];

function lobbyButtons({ update, keymap }: ScreenState): readonly Button[] {
  const { hosts, viewer, table } = update;
  if (!hosts)
    return viewer === null ? [] : [{ key: keymap.ready, use: isReady(update) ? 'notReady' : 'ready' }];
  return [
    { key: keymap.start, use: 'start' },
    { key: keymap.addBot, use: 'addBot' },
    { key: keymap.moveSeat, use: 'moveSeat' },
    { key: keymap.kick, use: 'kick' },
    { key: keymap.together, use: table.together ? 'apart' : 'together' },
  ];
}

/** The button that is highlighted when what the dock is about comes up: where Enter does what is safe. */
export function firstButton(state: ScreenState): number {
  switch (concernOf(state)) {
    case 'leave':
    case 'execute':
    case 'kick-person':
    case 'break-off':
    case 'lobby':
      return 0;
    default:
      return -1;
  }
}
