import { literal, nullable, number, picklist, strictObject, variant, type InferOutput } from 'valibot';
import { NAME_REFUSALS } from '../text/name.ts';
import { tableReasons, type Refused, type TableReason } from '../table/session.ts';
import { exactly } from './exactly.ts';
import { call, PROTOCOL, token } from './from-guest.ts';
import { openNews, ownNews } from './news.ts';
import { read } from './read.ts';
import { tableName, talk } from './table.ts';
import { openUpdate, ownUpdate } from './update.ts';
import { count, reason } from './vocabulary.ts';

const refused = variant('code', [
  strictObject({ type: literal('refused'), code: literal('version'), protocol: number() }),
  strictObject({ type: literal('refused'), code: literal('bad-name'), because: picklist(NAME_REFUSALS) }),
  strictObject({ type: literal('refused'), code: literal('no-such-seat'), table: tableName }),
  strictObject({
    type: literal('refused'),
    code: picklist(['full', 'name-taken', 'bad-code', 'closed', 'malformed']),
  }),
]);

/**
 * Why a host sends somebody away: `version` with the one it speaks, `bad-name` with what is wrong with the name,
 * `no-such-seat` with the table that has none.
 */
export type SentAway = InferOutput<typeof refused>;

/** What no host says: only this side knows of it. */
const ourOwn = 'link-lost' satisfies TableReason;
type ReasonOfHost = Exclude<TableReason, typeof ourOwn>;
const ofHost = tableReasons.filter((code): code is ReasonOfHost => code !== ourOwn);

const answered = strictObject({
  type: literal('answered'),
  call,
  refused: exactly<Exclude<Refused, typeof ourOwn> | null>()(
    nullable(picklist([...reason.options, ...ofHost])),
  ),
});

const MOST_LINES = 1_000_000;

const welcome = strictObject({
  type: literal('welcome'),
  protocol: literal(PROTOCOL),
  token: nullable(token),
  open: openUpdate,
  own: ownUpdate,
  log: strictObject({ open: openNews, own: ownNews }),
  /** The latest lines, and how many were said before them. */
  talk: strictObject({ before: count(MOST_LINES), lines: talk }),
});

/** All that a session knows, in one message. */
export type Welcome = InferOutput<typeof welcome>;

const ended = strictObject({
  type: literal('ended'),
  because: picklist(['kicked', 'replaced', 'closed']),
});

/** Why a host ends a session for good. */
export type EndedByHost = InferOutput<typeof ended>['because'];
export const endedByHost: readonly string[] = ended.entries.because.options;

export const fromHost = variant('type', [
  welcome,
  refused,
  strictObject({ type: literal('update'), open: openUpdate, own: ownUpdate }),
  answered,
  ended,
]);

/** A message from the host to a guest. */
export type FromHost = InferOutput<typeof fromHost>;

/** The most UTF-16 units that a host's message may have: a welcome with the log of the longest game is far shorter. */
export const HOST_MESSAGE_LENGTH = 524_288;

/** A host's message, or null where it is none. */
export const readFromHost = (text: string): FromHost | null => read(fromHost, text, HOST_MESSAGE_LENGTH);
