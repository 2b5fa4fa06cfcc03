import { around } from './scenes-around.ts';
import { inPlay, pages } from './scenes-in-play.ts';
import { atTheDoor, drawnAtTheDoor, type DoorScene } from './scenes-at-the-door.ts';
import { handedRound, type HandedScene } from './scenes-handed-round.ts';
import { drawn, tooSmall, windows, type Scene } from './scene.ts';
import type { OnScreen } from '../support/on-screen.ts';
import type { LookSettings } from '../../src/screen/index.ts';
import type { Size } from '../../src/screen/terminal/size.ts';

/** Every scene at a table that is kept as a golden screen and shown to each promise about screens. */
export const scenes: readonly Scene[] = [...inPlay, ...pages, ...around];

/** The scenes at a table, each behind its name. */
export const named = scenes.map((scene) => [scene.name, scene] as const);

/** A scene, at a table or before it, in a window. */
export interface Picture {
  readonly name: string;
  readonly window: Size;
  readonly palette: LookSettings['palette'];
  /** Draws it for somebody who has just come. The caller closes it. */
  draw(): Promise<OnScreen>;
}

/** Every scene in every window that it is drawn in. */
export const pictures: readonly Picture[] = [
  ...scenes.flatMap((scene) => inWindows(scene, (window) => drawn(scene, window))),
  ...atTheDoor.flatMap((scene) => inWindows(scene, (window) => drawnAtTheDoor(scene, window))),
  ...handedRound.flatMap((scene) => inWindows(scene, (window) => scene.draw(window))),
];

function inWindows(
  { name, look, windows: own = windows }: Scene | DoorScene | HandedScene,
  draw: (window: Size) => Promise<OnScreen>,
): readonly Picture[] {
  return own.map((window) => ({
    name,
    window,
    palette: look?.palette ?? 'dark',
    draw: () => draw(window),
  }));
}

const [small, usual, roomy, round] = windows;

/** The pictures that `docs/screens/` keeps. */
export const kept: readonly (readonly [name: string, window: Size | undefined])[] = [
  ...[small, usual, roomy, round].map((window) => ['ballot', window] as const),
  ...[
    'lobby',
    'curtain',
    'role-liberal',
    'nominate',
    'ballot-rejected',
    'president-open',
    'chancellor-veto',
    'session-wait',
    'policy-laid',
    'investigate-result',
    'execute',
    'chaos',
    'claim',
    'history',
    'chat',
    'help',
    'hot-seat',
    'mine',
    'reconnect',
    'game-over',
    'widest',
    'ascii',
    'light',
  ].map((name) => [name, usual] as const),
  ['too-small', tooSmall],
];
