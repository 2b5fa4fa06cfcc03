import { after } from '../screen/index.ts';
import {
  connect,
  formatAddress,
  parseAddress,
  type AddressProblem,
  type Unreachable,
} from '../doors/web-socket/index.ts';
import { exitCodes } from './exit-codes.ts';
import { hasTerminal, playOn } from './play-on.ts';
import { ownName, whyNot } from './own-name.ts';
import type { Io } from './io.ts';
import { printable } from './printable.ts';
import type { SentAway } from '../wire/index.ts';
import type { TableSession } from '../table/index.ts';

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
  lost: 'the link broke; try again.',
  unreadable: 'the host speaks in a way that this program doesn’t understand.',
} as const satisfies Record<Unreachable, string>;

/** `secret-cli join ADDRESS`: takes a seat at somebody else's table and plays. Returns the exit code. */
export async function join(typed: string, raw: { readonly name?: string }, io: Io): Promise<number> {
  const address = parseAddress(typed);
  if ('problem' in address) return fail(io, exitCodes.usage, addressProblems[address.problem]);
  const name = ownName(raw.name);
  if ('problem' in name) return fail(io, exitCodes.usage, name.problem);
  if (!hasTerminal())
    return fail(io, exitCodes.usage, 'your seat needs a terminal: run it in one, without a pipe.');

  const session = await connect(address, { name: name.name, after });
  if ('unreachable' in session) {
    return fail(
      io,
      exitCodes.connection,
      `${printable(formatAddress(address))}: ${unreachable[session.unreachable]}`,
    );
  }
  if ('refused' in session) return fail(io, exitCodes.refused, refusal(session.refused));

  let lost = false;
  const cut = new Promise<void>((resolve) => {
    void session.ended.then((because) => {
      lost = because !== 'left' && !isOver(session);
      if (lost) resolve();
    });
  });
  const exitCode = await playOn({ session, host: null, leave: () => session.leave(), cut }, io);
  if (!lost) return exitCode;
  return fail(io, exitCodes.connection, 'the link to the host is lost; a bot plays on in your seat.');
}

/** Whether nothing more will come of a table: what its screen shows stays worth reading without a link. */
const isOver = ({ latest: { table } }: TableSession): boolean =>
  table.stage === 'over' || table.stage === 'closed';

function refusal(sent: SentAway): string {
  switch (sent.code) {
    case 'full':
      return 'every seat is taken, or the game has begun.';
    case 'name-taken':
      return 'somebody there has that name or one that looks like it; choose another with --name.';
    case 'bad-name':
      return `the host takes no such name: ${whyNot(sent.because)}; choose another with --name.`;
    case 'version':
      return `the host speaks version ${sent.protocol} of the protocol; both sides need the same secret-cli.`;
    case 'malformed':
      return 'the host did not understand this program; both sides need the same secret-cli.';
  }
}

function fail(io: Io, exitCode: number, problem: string): number {
  io.err(`secret-cli join: ${problem}\n`);
  return exitCode;
}
