import {
  literal,
  number,
  object,
  optional,
  picklist,
  strictObject,
  string,
  variant,
  type InferOutput,
} from 'valibot';
import { claim, move, tableCommand } from './commands.ts';
import { read } from './read.ts';
import { decisionId } from './table.ts';
import { count, opaqueText } from './vocabulary.ts';

/** The version of this protocol. */
export const PROTOCOL = 7;

/** What a guest numbers its questions with; the host's `answered` bears the same number. */
export const call = count(Number.MAX_SAFE_INTEGER);

/** The most UTF-16 units that a guest's message may have. */
export const GUEST_MESSAGE_LENGTH = 2048;

export const TOKEN_LENGTH = 64;
/** What a guest takes its seat up again with. */
export const token = opaqueText(TOKEN_LENGTH);

const CODE_LENGTH = 64;
const code = optional(opaqueText(CODE_LENGTH));

const protocol = literal(PROTOCOL);
const hello = strictObject({ type: literal('hello'), protocol, name: string(), code });
const watch = strictObject({ type: literal('watch'), protocol, code });
const back = strictObject({ type: literal('back'), protocol, token });

export const fromGuest = variant('type', [
  hello,
  watch,
  back,
  strictObject({ type: literal('answer'), call, decision: decisionId, move }),
  strictObject({ type: literal('claim'), call, claim }),
  strictObject({ type: literal('say'), call, text: string() }),
  strictObject({ type: literal('command'), call, command: tableCommand }),
  strictObject({ type: literal('leave') }),
]);

/** A message from a guest to the host. */
export type FromGuest = InferOutput<typeof fromGuest>;

type Unversioned<Message> = Omit<Message, 'protocol'>;
/** How a guest comes in: for a seat under a name, to look on, or back to the seat that a token is of. */
export type Greeting =
  | Unversioned<InferOutput<typeof hello>>
  | Unversioned<InferOutput<typeof watch>>
  | Unversioned<InferOutput<typeof back>>;

/** Whatever else a later version says in its greeting, it says its number. */
const anyGreeting = object({ type: picklist(['hello', 'watch', 'back']), protocol: number() });
const anyCall = object({ call });

export const encodeFromGuest = (message: FromGuest): string => JSON.stringify(message);

export const encodeGreeting = (greeting: Greeting): string =>
  JSON.stringify({ ...greeting, protocol: PROTOCOL });

/** A guest's message, or null where it is none. */
export const readFromGuest = (text: string): FromGuest | null => read(fromGuest, text, GUEST_MESSAGE_LENGTH);

/** The version of the protocol that a greeting, of whatever version, asks for; null where it is no greeting. */
export const protocolAskedFor = (text: string): number | null =>
  read(anyGreeting, text, GUEST_MESSAGE_LENGTH)?.protocol ?? null;

/** The number that a question bears which is otherwise no message; null where it bears none. */
export const callIn = (text: string): number | null => read(anyCall, text, GUEST_MESSAGE_LENGTH)?.call ?? null;
