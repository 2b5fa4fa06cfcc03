import {
  array,
  boolean,
  literal,
  null_,
  nullable,
  picklist,
  pipe,
  strictObject,
  transform,
  variant,
} from 'valibot';
import { maxPlayers, refusals, type Barred, type Refusal } from '../game/index.ts';
import { NAME_COLUMNS } from '../text/index.ts';
import { breakersOff, doorNames, notices } from '../table/session.ts';
import { clockRange, secondsTold } from '../table/clocks.ts';
import type { ChatLine, Clocks, Decision, OpenDoor, Sitter, TableState, TimeLeft } from '../table/index.ts';
import { move } from './commands.ts';
import { differing } from './rules.ts';
import { exactly } from './exactly.ts';
import { bySeat, chatText, count, list, opaqueText, ordinal, reason, seat, shownText } from './vocabulary.ts';

/** A table's name is as wide as two players' names at the most. */
const TABLE_NAME_COLUMNS = 2 * NAME_COLUMNS;
export const tableName = shownText(TABLE_NAME_COLUMNS);

const sitter = exactly<Sitter>()(
  strictObject({
    name: shownText(NAME_COLUMNS),
    person: boolean(),
    bot: boolean(),
    away: boolean(),
    ready: boolean(),
    door: nullable(picklist(doorNames)),
  }),
);

const MOST_SPECTATORS = 999;
const HIGHEST_PORT = 65_535;

const openDoor = exactly<OpenDoor>()(
  strictObject({ door: picklist(doorNames), port: count(HIGHEST_PORT), secure: boolean() }),
);

const seconds = count(clockRange.most);

const clocks = exactly<Clocks>()(
  strictObject({
    nominate: seconds,
    vote: seconds,
    legislate: seconds,
    power: seconds,
    extra: count(clockRange.mostExtra),
  }),
);

const timeLeft = exactly<TimeLeft>()(
  strictObject({ seconds: nullable(picklist(secondsTold)), extra: boolean() }),
);

export const tableState = exactly<TableState>()(
  strictObject({
    name: tableName,
    stage: picklist(['lobby', 'playing', 'over', 'closed']),
    seats: bySeat(sitter),
    capacity: count(maxPlayers),
    startsByItself: boolean(),
    host: nullable(seat),
    spectators: count(MOST_SPECTATORS),
    doors: list(openDoor, doorNames.length),
    rules: differing,
    looking: boolean(),
    paused: boolean(),
    clocks,
    timeLeft: nullable(timeLeft),
    together: boolean(),
    wantsBreakOff: bySeat(seat),
    brokenOff: nullable(picklist(breakersOff)),
    game: ordinal,
    closedBecause: nullable(picklist(['host-left', 'storage'])),
  }),
);

const told = { name: tableName, round: nullable(ordinal) };

export const chatLine = exactly<ChatLine>()(
  variant('type', [
    strictObject({ type: literal('said'), seat: nullable(seat), text: chatText, ...told }),
    strictObject({ type: literal('notice'), notice: picklist(notices), seat, ...told }),
    strictObject({ type: literal('rules'), round: null_() }),
  ]),
);
/** What was said and noted, in order. */
export const talk = array(chatLine);

const ID_LENGTH = 64;
/** Names a decision, and is never read as anything but a name. */
export const decisionId = opaqueText(ID_LENGTH);

/** A barred move travels with its reason; the clause follows from that. */
const barred = exactly<Barred>()(
  pipe(
    strictObject({ move, reason }),
    transform(({ move, reason }): { move: typeof move; refusal: Refusal } => ({
      move,
      refusal: refusals[reason],
    })),
  ),
);

/** Two tiles and a veto, two ballots, or the seats: no act has more choices than seats. */
const CHOICES = maxPlayers;

export const decision = exactly<Decision>()(
  strictObject({ id: decisionId, options: list(move, CHOICES), barred: list(barred, CHOICES) }),
);
