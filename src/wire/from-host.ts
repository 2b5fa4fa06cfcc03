import { literal, nullable, number, picklist, strictObject, variant, type InferOutput } from 'valibot';
import { NAME_REFUSALS } from '../text/name.ts';
import type { Refused, TableSession, Update } from '../table/index.ts';
import { exactly } from './exactly.ts';
import { call, PROTOCOL } from './from-guest.ts';
import { openNews, ownNews, split } from './news.ts';
import { padded } from './padding.ts';
import { read } from './read.ts';
import { encodeOpen, encodeOwn, openUpdate, ownUpdate } from './update.ts';
import { reason, seat } from './vocabulary.ts';

const refused = variant('code', [
  strictObject({ type: literal('refused'), code: literal('version'), protocol: number() }),
  strictObject({ type: literal('refused'), code: literal('bad-name'), because: picklist(NAME_REFUSALS) }),
  strictObject({ type: literal('refused'), code: picklist(['full', 'name-taken', 'malformed']) }),
]);

/** Why a host sends somebody away: `version` with the one it speaks, `bad-name` with what is wrong with the name. */
export type SentAway = InferOutput<typeof refused>;

const answered = strictObject({
  type: literal('answered'),
  call,
  refused: exactly<Exclude<Refused, 'link-lost'> | null>()(
    nullable(picklist([...reason.options, 'stale', 'not-started'])),
  ),
});

const fromHost = variant('type', [
  strictObject({
    type: literal('welcome'),
    protocol: literal(PROTOCOL),
    seat: nullable(seat),
    open: openUpdate,
    own: ownUpdate,
    log: strictObject({ open: openNews, own: ownNews }),
  }),
  refused,
  strictObject({ type: literal('update'), open: openUpdate, own: ownUpdate }),
  answered,
]);

/** A message from the host to a guest. */
export type FromHost = InferOutput<typeof fromHost>;

/** The most UTF-16 units that a host's message may have: a welcome with the log of the longest game is far shorter. */
export const HOST_MESSAGE_LENGTH = 262_144;

/** So many characters of the own log are sent for each event of the open one; no seat hears more secrets than that. */
const OWN_LOG_SHARE = 64;
const ANSWERED_SIZE = 96;

/** A host's message, or null where it is none. */
export const readFromHost = (text: string): FromHost | null => read(fromHost, text, HOST_MESSAGE_LENGTH);

/** What somebody who has taken a seat is sent first: all that the session knows. Its length is the same for every seat. */
export function encodeWelcome({ viewer, latest, log }: TableSession): string {
  const { open, own } = split(log);
  const ownLog = padded(JSON.stringify(own), '[]'.length + OWN_LOG_SHARE * open.length);
  const parts = [
    `"type":"welcome","protocol":${PROTOCOL},"seat":${viewer}`,
    `"open":${encodeOpen(latest)},"own":${encodeOwn(latest)}`,
    `"log":{"open":${JSON.stringify(open)},"own":${ownLog}}`,
  ];
  return `{${parts.join(',')}}`;
}

/** An update, of the same length for every viewer. */
export const encodeUpdate = (update: Update): string =>
  `{"type":"update","open":${encodeOpen(update)},"own":${encodeOwn(update)}}`;

/** What became of a guest's answer or claim, of one length whatever it was. */
export const encodeAnswered = (call: number, refused: Refused | null): string =>
  padded(JSON.stringify({ type: 'answered', call, refused }), ANSWERED_SIZE);

export const encodeSentAway = (refusal: SentAway): string => JSON.stringify(refusal);
