import { noClocks } from './clocks.ts';
import { reaches, type News } from '../game/index.ts';
import type { ClosedBecause, OpenDoor, TableState, Update } from './session.ts';
import type { Course } from './course.ts';
import type { Place } from './place.ts';
import type { Seating } from './seating.ts';
import type { TableOptions } from './options.ts';

/** All that there is to tell of a table. */
export interface Situation {
  readonly options: TableOptions;
  readonly seating: Seating;
  readonly course: Course;
  readonly places: ReadonlySet<Place>;
  readonly together: boolean;
  readonly doors: readonly OpenDoor[];
  readonly closedBecause: ClosedBecause | null;
}

/** The table without its game: what everybody is told. */
export function stateOf(situation: Situation): TableState {
  const { options, seating, course, places, together, doors, closedBecause } = situation;
  const { chairs, capacity } = seating;
  const { underWay } = course;
  return {
    name: options.name,
    stage: course.stage,
    seats: chairs.map(({ sitter }) => sitter),
    capacity,
    startsByItself: options.startsByItself,
    host: seating.seatOf(chairs.find(({ place }) => place?.hosts) ?? null),
    spectators: [...places].filter(({ chair }) => chair === null).length,
    doors,
    rules: course.rules,
    looking: underWay?.looking ?? false,
    paused: underWay?.paused ?? false,
    clocks: options.clocks ?? noClocks,
    timeLeft: underWay?.timeLeft ?? null,
    together,
    wantsBreakOff: chairs.flatMap((chair, seat) => (underWay && course.wantsBreakOff.has(chair) ? [seat] : [])),
    brokenOff: course.brokenOff,
    game: course.number,
    closedBecause,
  };
}

/** What one viewer is told: what is shared, and of the game what their seat may know. */
export function updateFor(
  place: Place,
  { seating, course }: Pick<Situation, 'seating' | 'course'>,
  shared: Pick<Update, 'table' | 'talk'>,
  news: readonly News[],
): Update {
  const viewer = seating.seatOf(place.chair);
  const { underWay, shown } = course;
  const playing = viewer === null ? null : underWay && { match: underWay, seat: viewer };
  return {
    viewer,
    ...shared,
    hosts: place.hosts,
    view: course.stage === 'closed' ? place.lastView : (shown?.viewFor(viewer) ?? null),
    decision: playing && playing.match.decisionFor(playing.seat),
    claims: playing ? playing.match.claimsFor(playing.seat) : [],
    news: news.flatMap((told) => (reaches(told, viewer) ? [told.event] : [])),
  };
}
