import type { Absences } from './absences.ts';
import type { Bot } from '../bots/index.ts';
import type { Chair } from './chair.ts';
import type { Course } from './course.ts';
import type { Notice } from './session.ts';
import type { Place } from './place.ts';
import type { Seating } from './seating.ts';

/** What commands are carried out on. */
export interface Run {
  readonly course: Course;
  readonly seating: Seating;
  readonly absences: Absences;
  /** Plays for people who are away. */
  readonly bot: Bot;
  setTogether(together: boolean): void;
  seatBot(): boolean;
  putOut(place: Place): void;
  /** Has everybody told, by what is published next. */
  note(notice: Notice, chair: Chair): void;
  /** The same, that the house rules have changed. */
  noteRules(): void;
  /** Whether somebody may have one more line on record now; if so, it counts. */
  takeShare(chair: Chair): boolean;
  /** Shows everybody what has changed; a table that starts by itself may now be ready to. */
  publish(): void;
}
