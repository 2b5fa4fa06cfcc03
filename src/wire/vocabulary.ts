import {
  array,
  integer,
  maxLength,
  maxValue,
  minValue,
  number,
  picklist,
  pipe,
  readonly,
  string,
  transform,
  type GenericSchema,
} from 'valibot';
import * as game from '../game/index.ts';
import { safeChat, safeText } from '../text/index.ts';
import { exactly } from './exactly.ts';

/** A whole number from 0 to `most`. */
export const count = (most: number) => pipe(number(), integer(), minValue(0), maxValue(most));

export const seat = count(game.maxPlayers - 1);

/** At most `most` of the same. */
export const list = <Item extends GenericSchema>(item: Item, most: number) =>
  pipe(array(item), maxLength(most), readonly());

/** A list with an entry for each seat, or of some seats. */
export const bySeat = <Item extends GenericSchema>(item: Item) => list(item, game.maxPlayers);

/** Text from the other side, made fit for a terminal and cut to so many columns. */
export const shownText = (columns: number) =>
  pipe(
    string(),
    transform((raw) => safeText(raw, columns)),
  );

/** Something that was said, made fit for a terminal and cut to the length of a line of chat. */
export const chatText = pipe(
  string(),
  transform((raw) => safeChat(raw)),
);

/** A text that is handed back as it came and shown to nobody. */
export const opaqueText = (units: number) => pipe(string(), maxLength(units));

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(table) as Key[];

export const policy = picklist(game.policies);
export const party = picklist(game.parties);
export const role = picklist(game.roles);
export const ballot = picklist(game.ballots);
export const power = picklist(game.powers);
export const winner = picklist(game.winners);
export const endedBy = picklist(keysOf(game.endings));
export const reason = picklist(keysOf(game.refusals));
export const because = exactly<game.Because>()(picklist(['first', 'next', 'special-election', 'resumed']));
export const phase = exactly<game.PublicPhase>()(
  picklist(['nominate', 'vote', 'legislate', 'answer-veto', ...game.powers, 'over']),
);

const HAND = 3;
/** The tiles of a hand or of a look at the deck. */
export const tiles = list(policy, HAND);

/** Rounds, governments: counted up from 1, and no game has so many. */
export const ordinal = count(9999);
/** A number of policy tiles. */
export const cards = count(game.deckCounts.liberal + game.deckCounts.fascist);
export const tracker = count(game.trackerEnd);
