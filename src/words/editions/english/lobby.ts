import { dealt } from './dealt.ts';
import { inWords, numbered, whoAll } from './grammar.ts';
import type { LobbyPhrases } from '../../phrases/lobby.ts';
import type { Sentence } from '../../span.ts';
import type { Themed } from '../../theme.ts';

export const lobby: Themed<LobbyPhrases> = {
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
  readable: {
    browser: {
      either: [
        'This network could read what npx and browsers show; --https hides browsers.',
        'This network could read npx and browsers.',
      ],
    },
    node: {
      either: ['This network could read what npx shows of the table.', 'This network could read npx.'],
    },
  },
  hostKey: 'Host key',
  onlyHere: {
    either: [
      'This machine alone can join: the table was opened with --local.',
      'This machine alone can join (--local).',
    ],
  },
  comeBack: 'Rejoin',
  noteWayBack: (key) => ({
    either: [
      `Should this screen go, your way back alone leads here again: note it (${key}).`,
      `Your way back alone leads here again: note it (${key}).`,
      `Note your way back (${key}).`,
    ],
  }),
  together: {
    table: {
      classic: 'TOGETHER  Side by side or on a call: no word while a government legislates.',
      corporate: 'TOGETHER  Side by side or on a call: no word during a design review.',
      cats: 'TOGETHER  Side by side or on a call: no meow during the nap-hour.',
    },
    government: {
      classic: 'TOGETHER  Side by side or on a call: a government in session says no word.',
      corporate: 'TOGETHER  Side by side or on a call: a management in review says no word.',
      cats: 'TOGETHER  Side by side or on a call: no meow from a town hall at its nap-hour.',
    },
    off: 'TOGETHER  Side by side or on a call: talk as you like.',
  },
  ready: 'ready',
  runsIt: 'host, plays',
  free: 'free',
  ...dealt,
  board: (first, last) => `Board: ${first}-${last} seats`,
  ask: {
    ready: { either: ['Are you ready? The game can start once all are', 'Are you ready?'] },
    tooFew: (missing) => `Too few to start: ${more(missing)} needed`,
    startsWith: (missing) => ({
      either: [`Waiting for ${more(missing)}: then it starts by itself`, `Waiting for ${more(missing)}`],
    }),
    waitingFor: (unready) => ({
      either: [
        `Waiting for ${whoAll(unready)} to be ready`,
        `Waiting for ${numbered(unready)} to be ready`,
        `${unready.length} have yet to be ready`,
      ],
    }),
    start: (seats) => ({ either: [`Start with ${seats}, or wait for more`, `Start with ${seats}, or wait`] }),
    startedBy: ({ who }) => ({
      either: [`All are ready: ${who} starts the game`, 'All are ready: the host starts the game'],
    }),
    startedByHost: 'All are ready: the host starts the game',
  },
  dealer: {
    iPlay: {
      either: [
        'This program deals the cards and its owner plays too: every seat was told.',
        'This program deals and its owner plays: all were told.',
        'This program deals, and its owner plays too.',
      ],
    },
    iWatch: {
      either: [
        'This program deals the cards, and its owner has no seat: every seat was told.',
        'This program deals; its owner has no seat: all were told.',
        'This program deals; its owner has no seat.',
      ],
    },
    plays: ({ name }) => ({
      either: [
        `${name}'s program deals the cards, and ${name} plays too.`,
        `${name}'s program deals, and its owner plays.`,
        'The host deals, and plays too.',
      ],
    }),
    watches: {
      either: [
        'The host’s program deals the cards; its owner has no seat.',
        'The host deals, and has no seat.',
      ],
    },
  },
  chooseSeat: '↑↓ or a digit chooses a seat.',
  kick: {
    bar: {
      either: [
        'Who is to go? The seat is free again, and they are told',
        'Who is to go? The seat is free again',
        'Who is to go?',
      ],
    },
    chosen: ({ who }) => chosen(who, 'Enter puts this seat out'),
    how: {
      either: [
        'A bot goes at once; for a person you are asked again.',
        'A bot goes at once; else you are asked.',
      ],
    },
  },
  confirmKick: {
    head: 'KICK',
    bar: ({ who }) => ({ either: [`Put ${who} out of the table?`, `Put ${who} out?`] }),
    next: {
      either: [
        'They are told. With the address, and the code if there is one, they can come anew.',
        'They are told, and can come anew by the same address.',
        'They are told, and can come anew.',
      ],
    },
    buttons: ({ name }) => [
      ['Back', `Put ${name} out`],
      ['Back', 'Put out'],
    ],
  },
  move: {
    bar: {
      either: [
        'Order the seats as you sit: play goes round from 1',
        'Order the seats as you sit, from 1 on',
        'Order the seats as you sit',
      ],
    },
    chosen: ({ who }) => chosen(who, 'Enter takes it up'),
    held: ({ who }) =>
      chosen(
        who,
        '↑↓ or a digit moves it · Enter puts it down',
        '↑↓ moves it · Enter puts it down',
        'Enter puts it down',
      ),
    why: {
      classic: {
        either: [
          'Who sits left of whom decides who is President next.',
          'Who sits left of P is President next.',
        ],
      },
      corporate: {
        either: ['Who sits left of whom decides who is CEO next.', 'Who sits left of the CEO is next.'],
      },
      cats: {
        either: ['Who sits left of whom decides who is mayor next.', 'Who sits left of the mayor is next.'],
      },
    },
  },
};

const more = (missing: number): string =>
  `${inWords(missing).toLowerCase()} more player${missing === 1 ? '' : 's'}`;

function chosen(who: string, next: string, ...shorter: readonly string[]): Sentence {
  return {
    either: [
      `${who}   ${next}`,
      ...shorter.map((short) => `${who}   ${short}`),
      `${who}  ${shorter.at(-1) ?? next}`,
    ],
  };
}
