import { literal, number, object, strictObject, string, variant, type InferOutput } from 'valibot';
import { claim, move } from './commands.ts';
import { read } from './read.ts';
import { decisionId } from './table.ts';
import { count } from './vocabulary.ts';

/** The version of this protocol. */
export const PROTOCOL = 1;

/** What a guest numbers its questions with; the host's `answered` bears the same number. */
export const call = count(Number.MAX_SAFE_INTEGER);

/** The most UTF-16 units that a guest's message may have. */
export const GUEST_MESSAGE_LENGTH = 1024;

const fromGuest = variant('type', [
  strictObject({ type: literal('hello'), protocol: literal(PROTOCOL), name: string() }),
  strictObject({ type: literal('answer'), call, decision: decisionId, move }),
  strictObject({ type: literal('claim'), call, claim }),
  strictObject({ type: literal('leave') }),
]);

/** A message from a guest to the host. */
export type FromGuest = InferOutput<typeof fromGuest>;

/** Whatever else a later version says in its greeting, it says its number. */
const greeting = object({ type: literal('hello'), protocol: number() });

export const encodeFromGuest = (message: FromGuest): string => JSON.stringify(message);

/** A guest's message, or null where it is none. */
export const readFromGuest = (text: string): FromGuest | null => read(fromGuest, text, GUEST_MESSAGE_LENGTH);

/** The version of the protocol that a greeting, of whatever version, asks for; null where it is no greeting. */
export const protocolAskedFor = (text: string): number | null =>
  read(greeting, text, GUEST_MESSAGE_LENGTH)?.protocol ?? null;
