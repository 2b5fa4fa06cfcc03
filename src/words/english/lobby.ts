import { roleCounts, minPlayers, maxPlayers, type Seat } from '../../game/index.ts';
import { inWords, listed, who } from './grammar.ts';
import type { AskingPanel, Company, LobbyWords, Standing } from '../table-words.ts';
import type { NameOf } from '../words.ts';

export const lobby: LobbyWords = {
  stage: (seated, spectators) => `Lobby · ${seated} seated${spectators > 0 ? ` · ${spectators} watching` : ''}`,
  tableOf: (host) => `${host}${host.endsWith('s') ? "'" : "'s"} table`,
  program: 'Node',
  joinLine: (address) => `npx secret-cli join ${address}`,
  notEncrypted: 'plain ws://: not encrypted, anyone on this network could read it',
  onlyHere: 'this machine alone can join: the table was opened with --local',
  comeBack: 'Return',
  together: 'TOGETHER  Side by side or on a call: no word while a government legislates.',
  ready: 'ready',
  runsIt: 'host, plays',
  free: 'free',
  roles(players) {
    const counts = roleCounts[players as keyof typeof roleCounts] as
      (typeof roleCounts)[keyof typeof roleCounts] | undefined;
    if (counts === undefined) return `For ${minPlayers} to ${maxPlayers} players`;
    const fascists = counts.fascist === 1 ? '1 Fascist' : `${counts.fascist} Fascists`;
    return `Roles for ${players}: ${counts.liberal} Liberals, ${fascists}, Hitler`;
  },
  board(players) {
    const first = Math.max(players - ((players + 1) % 2), minPlayers);
    return `Board: ${first}-${first + 1} seats`;
  },
  ask: (standing) => ({ ...asking(standing), rows: ['', dealer(standing), ''] }),
  kick: (seat, nameOf) => ({
    bar: 'Who is to go? The seat is free again, and they are told',
    rows: [
      chosen(seat, nameOf, 'Enter puts this seat out'),
      'A bot goes at once; for a person you are asked again.',
      '',
    ],
  }),
  confirmKick: (seat, nameOf) => ({
    head: 'KICK',
    bar: `Put ${who(seat, nameOf)} out of the table?`,
    rows: ['', 'They are told. Whoever knows the address, and the code if there is one, can come in.', ''],
    buttons: ['Back', `Put ${nameOf(seat)} out`],
  }),
  move: (seat, held, nameOf) => ({
    bar: 'Order the seats as you sit: play goes round from 1',
    rows: [
      chosen(seat, nameOf, held ? '↑↓ or a digit moves it · Enter puts it down' : 'Enter takes it up'),
      'Who sits left of whom decides who is President next.',
      '',
    ],
  }),
};

function chosen(seat: Seat | null, nameOf: NameOf, then: string): string {
  return seat === null ? '↑↓ or a digit chooses a seat.' : `${who(seat, nameOf)}   ${then}`;
}

function asking({ company, me, hosts }: Standing): Pick<AskingPanel, 'bar' | 'asks'> {
  const { seats, host, startsByItself, capacity } = company;
  const nameOf: NameOf = (seat) => seats[seat]?.name ?? '';
  const unready = seats.flatMap(({ ready }, seat) => (ready || seat === host ? [] : [seat]));
  const others = unready.filter((seat) => seat !== me);
  const missing = (startsByItself ? capacity : minPlayers) - seats.length;
  if (me !== null && !hosts && unready.includes(me))
    return { asks: true, bar: 'Are you ready? The game starts when all are' };
  if (missing > 0) {
    const more = `${inWords(missing).toLowerCase()} more player${missing === 1 ? '' : 's'}`;
    return {
      asks: false,
      bar: startsByItself
        ? `Waiting for ${more}: then it starts by itself`
        : `Too few to start: ${more} needed`,
    };
  }
  if (others.length > 0) {
    const names = listed(others.map((seat) => who(seat, nameOf)));
    const all = others.map((seat) => String(seat + 1));
    return {
      asks: false,
      bar: { either: [`Waiting for ${names} to be ready`, `Waiting for ${listed(all)} to be ready`] },
    };
  }
  if (hosts) return { asks: true, bar: `Start with ${seats.length}, or wait for more` };
  return {
    asks: false,
    bar:
      host === null
        ? 'All are ready: the host starts the game'
        : `All are ready: ${who(host, nameOf)} starts the game`,
  };
}

/** Who holds the cards: every seat must know. */
function dealer({ company, me, hosts }: Standing): string {
  const host = nameOfHost(company);
  if (hosts) {
    return me === null
      ? 'This program deals the cards, and its owner has no seat: every seat was told.'
      : 'This program deals the cards and its owner plays too: every seat was told.';
  }
  return host === null
    ? 'The host’s program deals the cards; its owner has no seat.'
    : `${host}'s program deals the cards, and ${host} plays too.`;
}

const nameOfHost = ({ seats, host }: Company): string | null =>
  host === null ? null : (seats[host]?.name ?? null);
