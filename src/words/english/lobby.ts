import { roleCounts, minPlayers, maxPlayers, type Seat } from '../../game/index.ts';
import { inWords, listed, who } from './grammar.ts';
import type { AskingPanel, Company, LobbyWords, Standing } from '../table-words.ts';
import type { NameOf } from '../words.ts';
import type { Sentence } from '../span.ts';

export const lobby: LobbyWords = {
  stage: (seated, spectators) => `Lobby · ${seated} seated${spectators > 0 ? ` · ${spectators} watching` : ''}`,
  tableOf: (host) => `${host}${host.endsWith('s') ? "'" : "'s"} table`,
  doors: { node: 'npx', ssh: 'ssh', browser: 'Browser' },
  cameBy: { node: 'npx', ssh: 'ssh', browser: 'browser' },
  notEncrypted: {
    either: [
      'Your link is not encrypted: anyone on your network could read what you see.',
      'Not encrypted: anyone on your network could read it.',
    ],
  },
  readable: (open) =>
    open.some(({ door, secure }) => door === 'browser' && !secure)
      ? {
          either: [
            'This network could read what npx and browsers show; --https hides browsers.',
            'This network could read npx and browsers.',
          ],
        }
      : {
          either: ['This network could read what npx shows of the table.', 'This network could read npx.'],
        },
  hostKey: 'Host key',
  onlyHere: {
    either: [
      'This machine alone can join: the table was opened with --local.',
      'This machine alone can join (--local).',
    ],
  },
  comeBack: 'Rejoin',
  together: 'TOGETHER  Side by side or on a call: no word while a government legislates.',
  ready: 'ready',
  runsIt: 'host, plays',
  free: 'free',
  roles(players) {
    const counts = roleCounts[players as keyof typeof roleCounts] as
      (typeof roleCounts)[keyof typeof roleCounts] | undefined;
    if (counts === undefined) return `For ${minPlayers} to ${maxPlayers} players`;
    const fascists = counts.fascist === 1 ? '1 Fascist' : `${counts.fascist} Fascists`;
    return `${players} roles: ${counts.liberal} Liberals, ${fascists}, Hitler`;
  },
  board(players) {
    const first = Math.max(players - ((players + 1) % 2), minPlayers);
    return `Board: ${first}-${first + 1} seats`;
  },
  ask: (standing) => ({ ...asking(standing), rows: ['', dealer(standing), ''] }),
  kick: (seat, nameOf) => ({
    bar: {
      either: [
        'Who is to go? The seat is free again, and they are told',
        'Who is to go? The seat is free again',
        'Who is to go?',
      ],
    },
    rows: [
      chosen(seat, nameOf, 'Enter puts this seat out'),
      {
        either: [
          'A bot goes at once; for a person you are asked again.',
          'A bot goes at once; else you are asked.',
        ],
      },
      '',
    ],
  }),
  confirmKick: (seat, nameOf) => ({
    head: 'KICK',
    bar: { either: [`Put ${who(seat, nameOf)} out of the table?`, `Put ${who(seat, nameOf)} out?`] },
    rows: [
      '',
      {
        either: [
          'They are told. With the address, and the code if there is one, they can come anew.',
          'They are told, and can come anew by the same address.',
          'They are told, and can come anew.',
        ],
      },
      '',
    ],
    buttons: [
      ['Back', `Put ${nameOf(seat)} out`],
      ['Back', 'Put out'],
    ],
  }),
  move: (seat, held, nameOf) => ({
    bar: {
      either: [
        'Order the seats as you sit: play goes round from 1',
        'Order the seats as you sit, from 1 on',
        'Order the seats as you sit',
      ],
    },
    rows: [
      held
        ? chosen(
            seat,
            nameOf,
            '↑↓ or a digit moves it · Enter puts it down',
            '↑↓ moves it · Enter puts it down',
            'Enter puts it down',
          )
        : chosen(seat, nameOf, 'Enter takes it up'),
      {
        either: [
          'Who sits left of whom decides who is President next.',
          'Who sits left of P is President next.',
        ],
      },
      '',
    ],
  }),
};

function chosen(seat: Seat | null, nameOf: NameOf, then: string, ...shorter: readonly string[]): Sentence {
  if (seat === null) return '↑↓ or a digit chooses a seat.';
  const name = who(seat, nameOf);
  return {
    either: [
      `${name}   ${then}`,
      ...shorter.map((short) => `${name}   ${short}`),
      `${name}  ${shorter.at(-1) ?? then}`,
    ],
  };
}

function asking({ company, me, hosts }: Standing): Pick<AskingPanel, 'bar' | 'asks'> {
  const { seats, host, startsByItself, capacity } = company;
  const nameOf: NameOf = (seat) => seats[seat]?.name ?? '';
  const unready = seats.flatMap(({ ready }, seat) => (ready || seat === host ? [] : [seat]));
  const others = unready.filter((seat) => seat !== me);
  const missing = (startsByItself ? capacity : minPlayers) - seats.length;
  if (me !== null && !hosts && unready.includes(me))
    return { asks: true, bar: { either: ['Are you ready? The game starts when all are', 'Are you ready?'] } };
  if (missing > 0) {
    const more = `${inWords(missing).toLowerCase()} more player${missing === 1 ? '' : 's'}`;
    return {
      asks: false,
      bar: startsByItself
        ? { either: [`Waiting for ${more}: then it starts by itself`, `Waiting for ${more}`] }
        : `Too few to start: ${more} needed`,
    };
  }
  if (others.length > 0) {
    const names = listed(others.map((seat) => who(seat, nameOf)));
    const all = others.map((seat) => String(seat + 1));
    return {
      asks: false,
      bar: {
        either: [
          `Waiting for ${names} to be ready`,
          `Waiting for ${listed(all)} to be ready`,
          `${all.length} have yet to be ready`,
        ],
      },
    };
  }
  if (hosts) {
    const start = `Start with ${seats.length}`;
    return { asks: true, bar: { either: [`${start}, or wait for more`, `${start}, or wait`] } };
  }
  return {
    asks: false,
    bar:
      host === null
        ? 'All are ready: the host starts the game'
        : {
            either: [
              `All are ready: ${who(host, nameOf)} starts the game`,
              'All are ready: the host starts the game',
            ],
          },
  };
}

/** Who holds the cards: every seat must know. */
function dealer({ company, me, hosts }: Standing): Sentence {
  const host = nameOfHost(company);
  if (hosts) {
    return me === null
      ? {
          either: [
            'This program deals the cards, and its owner has no seat: every seat was told.',
            'This program deals; its owner has no seat: all were told.',
            'This program deals; its owner has no seat.',
          ],
        }
      : {
          either: [
            'This program deals the cards and its owner plays too: every seat was told.',
            'This program deals and its owner plays: all were told.',
            'This program deals, and its owner plays too.',
          ],
        };
  }
  return host === null
    ? {
        either: [
          'The host’s program deals the cards; its owner has no seat.',
          'The host deals, and has no seat.',
        ],
      }
    : {
        either: [
          `${host}'s program deals the cards, and ${host} plays too.`,
          `${host}'s program deals, and its owner plays.`,
          'The host deals, and plays too.',
        ],
      };
}

const nameOfHost = ({ seats, host }: Company): string | null =>
  host === null ? null : (seats[host]?.name ?? null);
