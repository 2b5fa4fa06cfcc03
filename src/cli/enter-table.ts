import { after } from '../screen/index.ts';
import {
  connect,
  formatAddress,
  parseAddress,
  type Address,
  type AddressProblem,
  type Unreachable,
} from '../doors/web-socket/index.ts';
import { exitCodes } from './exit-codes.ts';
import { printable } from './printable.ts';
import { whyNot } from './own-name.ts';
import type { Greeting, Reconnecting, SentAway } from '../wire/index.ts';

const addressProblems = {
  empty: 'give the address that the host’s screen shows, like 192.168.1.20:7777.',
  scheme: 'an address starts with ws:// or with no scheme at all.',
  path: 'nothing may follow the port.',
  'needs-brackets': 'an IPv6 address goes in brackets, like [fe80::1]:7777.',
  host: 'that is neither a host’s name nor an IP address.',
  port: 'a port is a number from 1 to 65535.',
} as const satisfies Record<AddressProblem, string>;

const unreachable = {
  'nobody-there': 'nothing listens there; is the table open, and the port right?',
  'no-such-host': 'no machine of that name is known here; try its address.',
  'no-way-there': 'there is no way to that address; are you on the host’s network?',
  'timed-out': 'no answer came; is a firewall in between?',
  'not-a-table': 'something else than a table listens there.',
  'another-name': 'the host doesn’t go by that name; use the address that its screen shows.',
  crowded: 'too many connections are open there; try again in a minute.',
  lost: 'the link broke; try again.',
  unreadable: 'the host speaks in a way that this program doesn’t understand.',
} as const satisfies Record<Unreachable, string>;

/** Why nothing came of it: the exit code, and a sentence on what to do. */
export interface Failure {
  readonly exitCode: number;
  readonly problem: string;
}

/** Reads an address as it was typed. */
export function addressFrom(typed: string): Address | Failure {
  const address = parseAddress(typed);
  if (!('problem' in address)) return address;
  return { exitCode: exitCodes.usage, problem: addressProblems[address.problem] };
}

/** Comes to the table at that address; the session comes back by itself when its link is lost. */
export async function enter(
  address: Address,
  greeting: Greeting,
): Promise<Reconnecting | Failure | { readonly refused: SentAway }> {
  const come = await connect(address, { greeting, after, random: Math.random, now: Date.now });
  if (!('unreachable' in come)) return come;
  const where = printable(formatAddress(address));
  return { exitCode: exitCodes.connection, problem: `${where}: ${unreachable[come.unreachable]}` };
}

/** What a host's refusal means to who was refused. */
export function refusal(sent: SentAway): string {
  switch (sent.code) {
    case 'full':
      return 'every seat is taken, or the game has begun; look on with secret-cli watch.';
    case 'name-taken':
      return 'somebody there has that name or one that looks like it, or it looks like a bot’s; choose another with --name.';
    case 'bad-name':
      return `the host takes no such name: ${whyNot(sent.because)}; choose another with --name.`;
    case 'bad-code':
      return 'the table has a code; ask its host, and give it with --code.';
    case 'no-such-seat':
      return 'the seat is not kept there any more; take a new one with --new.';
    case 'closed':
      return 'the table is closed.';
    case 'version':
      return `the host speaks version ${sent.protocol} of the protocol; both sides need the same secret-cli.`;
    default:
      return 'the host did not understand this program; both sides need the same secret-cli.';
  }
}
