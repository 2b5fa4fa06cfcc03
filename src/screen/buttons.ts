import { isReady, type ScreenState } from './state.ts';
import { concernOf, vacant } from './concern.ts';
import type { ButtonUse } from '../words/index.ts';

/** What a button does, beside what its words say by themselves. */
export type Use = ButtonUse | 'back' | 'goOn!' | 'close';

/** A key that is drawn as a button; arrows and Enter reach it as well. */
export interface Button {
  readonly key: string;
  readonly use: Use;
}

const back: Button = { key: 'escape', use: 'back' };
const goOn: Button = { key: 'y', use: 'goOn!' };

/** The buttons of what the dock is about, from the left. */
export function buttonsOf(state: ScreenState): readonly Button[] {
  const { update } = state;
  const { hosts, table, viewer } = update;
  switch (concernOf(state)) {
    case 'leave':
      return hosts && table.stage !== 'closed' ? [back, goOn, { key: 'x', use: 'close' }] : [back, goOn];
    case 'execute':
    case 'kick-person':
    case 'break-off':
      return [back, goOn];
    case 'lobby':
      return lobbyButtons(state);
    case 'looked':
      return hosts ? [{ key: 'g', use: 'goOn' }] : [];
    case 'away':
      return [
        { key: 'b', use: 'standIn' },
        { key: 'w', use: 'wait' },
      ];
    case 'paused':
      return hosts ? [{ key: 'p', use: 'resume' }] : [];
    case 'menu': {
      const wishes = viewer !== null && table.wantsBreakOff.includes(viewer);
      return [
        ...(hosts ? ([{ key: 'p', use: table.paused ? 'resume' : 'pause' }] as const) : []),
        ...(hosts ? ([{ key: 'g', use: table.together ? 'apart' : 'together' }] as const) : []),
        ...(vacant(state) === null ? [] : ([{ key: 'b', use: 'standIn' }] as const)),
        { key: 'x', use: wishes ? 'playOn' : 'breakOff' },
      ];
    }
    case 'end':
    case 'broken-off':
      return hosts ? [{ key: 'r', use: 'again' }] : [];
    default:
      return [];
  }
}

function lobbyButtons({ update }: ScreenState): readonly Button[] {
  const { hosts, viewer, table } = update;
  if (!hosts) return viewer === null ? [] : [{ key: 'r', use: isReady(update) ? 'notReady' : 'ready' }];
  return [
    { key: 's', use: 'start' },
    { key: 'b', use: 'addBot' },
    { key: 'm', use: 'moveSeat' },
    { key: 'k', use: 'kick' },
    { key: 'g', use: table.together ? 'apart' : 'together' },
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
