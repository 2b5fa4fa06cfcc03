import { boolean, maxLength, nullable, picklist, pipe, strictObject, string, transform } from 'valibot';
import { maxPlayers, refusals, type Barred, type Refusal } from '../game/index.ts';
import { NAME_COLUMNS } from '../text/index.ts';
import type { Decision, Sitter, TableState } from '../table/index.ts';
import { move } from './commands.ts';
import { exactly } from './exactly.ts';
import { bySeat, list, reason, shownText } from './vocabulary.ts';

/** A table's name is as wide as two players' names at the most. */
const TABLE_NAME_COLUMNS = 2 * NAME_COLUMNS;

const sitter = exactly<Sitter>()(
  strictObject({ name: shownText(NAME_COLUMNS), bot: boolean(), away: boolean() }),
);

export const tableState = exactly<TableState>()(
  strictObject({
    name: shownText(TABLE_NAME_COLUMNS),
    stage: picklist(['gathering', 'playing', 'over', 'closed']),
    seats: bySeat(nullable(sitter)),
    closedBecause: nullable(picklist(['host-left', 'storage'])),
  }),
);

const ID_LENGTH = 64;
/** `<round>.<phase>.<seat>`, and never read as anything but a name. */
export const decisionId = pipe(string(), maxLength(ID_LENGTH));

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
