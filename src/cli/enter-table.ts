import { after } from '../screen/index.ts';
import { connect, formatAddress, parseAddress, type Address } from '../doors/web-socket/index.ts';
import { exitCodes } from './exit-codes.ts';
import { printable } from './printable.ts';
import type { Greeting, Reconnecting, SentAway } from '../wire/index.ts';
import type { Said } from '../words/index.ts';

/** Why nothing came of it: the exit code, and what to do. */
export interface Failure {
  readonly exitCode: number;
  readonly problem: Said;
}

/** Reads an address as it was typed. */
export function addressFrom(typed: string): Address | Failure {
  const address = parseAddress(typed);
  if (!('problem' in address)) return address;
  return { exitCode: exitCodes.usage, problem: ({ join }) => join.address[address.problem] };
}

/** Comes to the table at that address; the session comes back by itself when its link is lost. */
export async function enter(
  address: Address,
  greeting: Greeting,
): Promise<Reconnecting | Failure | { readonly refused: SentAway }> {
  const come = await connect(address, { greeting, after, random: Math.random, now: Date.now });
  if (!('unreachable' in come)) return come;
  const where = printable(formatAddress(address));
  return {
    exitCode: exitCodes.connection,
    problem: ({ join }) => `${where}: ${join.unreachable[come.unreachable]}`,
  };
}

/** What the refusal of the host at that address means to who was refused; `code`: what they gave for the table's, if anything. */
export function refusal(sent: SentAway, address: Address, code?: string): Said {
  return ({ join, name }) => {
    switch (sent.code) {
      case 'full':
        return join.full(`npx secret-cli watch ${formatAddress(address)}`);
      case 'name-taken':
        return join.nameTaken;
      case 'bad-name':
        return name.refusedByHost(sent.because);
      case 'bad-code':
        return code === undefined ? join.needsCode : join.wrongCode;
      case 'no-such-seat':
        return join.noSuchSeat;
      case 'closed':
        return join.closed;
      case 'version':
        return join.otherVersion(sent.protocol);
      default:
        return join.notUnderstood;
    }
  };
}
