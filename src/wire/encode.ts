import type { Refused, TableSession, Update } from '../table/index.ts';
import { PROTOCOL, TOKEN_LENGTH } from './from-guest.ts';
import type { EndedByHost, SentAway } from './from-host.ts';
import { split } from './news.ts';
import { padded } from './padding.ts';
import { encodeOpen, encodeOwn, encodeSharedOpen } from './update.ts';

/** So many characters of the own log are sent for each event of the open one; no seat hears more secrets than that. */
const OWN_LOG_SHARE = 64;
const ANSWERED_SIZE = 96;
const TOKEN_SIZE = '""'.length + TOKEN_LENGTH;
/** So many lines of chat are sent to whoever comes in. */
const LINES_TOLD = 200;

/** What a viewer is sent first, and whenever it has missed something. Its length is the same for every viewer. */
export function encodeWelcome({ latest, log, talk, token }: TableSession): string {
  const { open, own } = split(log);
  const ownLog = padded(JSON.stringify(own), '[]'.length + OWN_LOG_SHARE * open.length);
  const lines = talk.slice(-LINES_TOLD);
  const still = { ...latest, news: [], talk: [] };
  const parts = [
    `"type":"welcome","protocol":${PROTOCOL},"token":${padded(JSON.stringify(token), TOKEN_SIZE)}`,
    `"open":${encodeOpen(still)},"own":${encodeOwn(still)}`,
    `"log":{"open":${JSON.stringify(open)},"own":${ownLog}}`,
    `"talk":{"before":${talk.length - lines.length},"lines":${JSON.stringify(lines)}}`,
  ];
  return `{${parts.join(',')}}`;
}

/** An update, of the same length for every viewer. */
export const encodeUpdate = (update: Update): string =>
  `{"type":"update","open":${encodeSharedOpen(update)},"own":${encodeOwn(update)}}`;

/** What became of a guest's question, of one length whatever it was. */
export const encodeAnswered = (call: number, refused: Refused | null): string =>
  padded(JSON.stringify({ type: 'answered', call, refused }), ANSWERED_SIZE);

export const encodeSentAway = (refusal: SentAway): string => JSON.stringify(refusal);

export const encodeEnded = (because: EndedByHost): string => JSON.stringify({ type: 'ended', because });
