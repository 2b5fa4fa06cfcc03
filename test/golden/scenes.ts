import { around } from './scenes-around.ts';
import { inPlay, pages } from './scenes-in-play.ts';
import { tooSmall, windows, type Scene } from './scene.ts';
import type { Size } from '../../src/screen/terminal/size.ts';

/** Every scene that is kept as a golden screen and shown to each promise about screens. */
export const scenes: readonly Scene[] = [...inPlay, ...pages, ...around];

/** The scenes, each behind its name. */
export const named = scenes.map((scene) => [scene.name, scene] as const);

/** Every scene in every window that it is drawn in. */
export const pictures: readonly (readonly [scene: Scene, window: Size])[] = scenes.flatMap((scene) =>
  (scene.windows ?? windows).map((window) => [scene, window] as const),
);

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
    'mine',
    'reconnect',
    'game-over',
    'widest',
    'ascii',
    'light',
  ].map((name) => [name, usual] as const),
  ['too-small', tooSmall],
];
