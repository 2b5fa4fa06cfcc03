import { reaches, type Event, type Viewer } from '../../src/game/index.ts';
import { replay, type History, type Scene } from './randomPlay.ts';

/** A scene with all that a viewer has heard up to it. */
export interface Told {
  readonly scene: Scene;
  readonly log: readonly Event[];
}

/** What a viewer is told of a history, moment by moment. */
export function told(history: History, viewer: Viewer): Told[] {
  const log: Event[] = [];
  return Array.from(replay(history), (scene) => {
    log.push(...scene.news.flatMap((news) => (reaches(news, viewer) ? [news.event] : [])));
    return { scene, log: [...log] };
  });
}

/** Three moments of a history: an early one, one in the middle, one near its end. */
export const moments = (history: History): number[] =>
  [0.2, 0.5, 0.9].map((share) => Math.floor(history.moments.length * share));
