import { carryOut } from './host-commands.ts';
import { doFor } from './person-commands.ts';
import type { Claim, Move } from '../game/index.ts';
import type { Desk, Place } from './place.ts';
import type { Refused } from './session.ts';
import type { Run } from './run.ts';
import { isPersonCommand, type TableCommand } from './commands.ts';
import type { TableOptions } from './options.ts';
import type { Talk } from './talk.ts';

/** Does what those at a table ask of it, or says why not. */
export class FrontDesk implements Desk {
  readonly gone: Desk['gone'];
  readonly #run: Run;
  readonly #talk: Talk;
  readonly #options: Pick<TableOptions, 'name' | 'now'>;

  constructor(run: Run, talk: Talk, options: Pick<TableOptions, 'name' | 'now'>, gone: Desk['gone']) {
    this.#run = run;
    this.#talk = talk;
    this.#options = options;
    this.gone = gone;
  }

  answer({ chair }: Place, decisionId: string, move: Move): Refused | null {
    return this.#run.course.act(chair, (match, seat) => match.answer(seat, decisionId, move));
  }

  claim({ chair }: Place, claim: Claim): Refused | null {
    return this.#run.course.act(chair, (match, seat) => match.claim(seat, claim));
  }

  say(place: Place, text: string): Refused | null {
    const { chair } = place;
    const { course, seating, publish } = this.#run;
    const { name, now } = this.#options;
    const who = { seat: seating.seatOf(chair), name: chair?.name ?? name };
    const said = this.#talk.say(chair ?? place, who, text, course.game, now());
    if (typeof said === 'string') return said;
    if (said.seat !== null) course.keep({ type: 'chat', seat: said.seat, text: said.text });
    publish();
    return null;
  }

  command(place: Place, command: TableCommand): Refused | null {
    if (isPersonCommand(command)) return doFor(place, command, this.#run);
    return place.hosts ? carryOut(this.#run, command) : 'host-only';
  }
}
