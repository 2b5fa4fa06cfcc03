import { linkLost } from './lost-link.ts';
import { listed, who } from './grammar.ts';
import { noMore } from './end.ts';
import type { PublicPhase } from '../../game/index.ts';
import type { Sentence } from '../span.ts';
import type { ButtonUse, Company, Standing, TableWords } from '../table-words.ts';

export const table: TableWords = {
  button: (use, standing, seat) =>
    use === 'standIn' ? `Let a bot hold seat ${(seat ?? 0) + 1}` : buttons(standing)[use],

  looked: ({ company, me }) => ({
    bar: waitingForEyes(company),
    rows: [
      {
        either: [
          'The game begins when all have looked, or the host goes on.',
          'The game begins when all have looked.',
        ],
      },
      me === null
        ? {
            either: [
              `${haveLooked(company)}. You watch: nobody's role is shown before the end.`,
              `${haveLooked(company)}. Roles are shown at the end.`,
              `${haveLooked(company)}.`,
            ],
          }
        : {
            either: [
              `${haveLooked(company)}. Hold Space to see your role again.`,
              `${haveLooked(company)}. Space shows yours.`,
            ],
          },
      '',
    ],
  }),
  haveLooked,

  away: (seat, phase, nameOf) => ({
    head: 'HOST',
    bar: {
      either: [
        `${who(seat, nameOf)} is away; ${awaiting(phase)}`,
        `Seat ${seat + 1} is away; ${awaiting(phase)}`,
        `Seat ${seat + 1} is away`,
      ],
    },
    rows: [
      '',
      {
        either: [
          `A bot sees what that seat may see, and gives it back the moment ${nameOf(seat)} returns.`,
          'A bot sees what that seat may see, and gives it back the moment they return.',
          'A bot sees what that seat may, and goes when they return.',
          'A bot goes the moment they return.',
        ],
      },
      {
        either: [
          'Everybody is told. Nothing is decided by waiting: there is no clock.',
          'Everybody is told. Waiting decides nothing: no clock.',
          'Everybody is told. There is no clock.',
        ],
      },
    ],
  }),

  paused: {
    bar: 'PAUSED by the host',
    rows: [
      {
        either: [
          'Nothing is decided until the host goes on. There is no clock.',
          'Nothing is decided until the host goes on. No clock.',
          'Nothing is decided until the host goes on.',
        ],
      },
      'You can read, and talk where talk is open.',
      '',
    ],
  },

  linkLost,

  menu: ({ company }) => ({
    head: 'TABLE',
    bar: 'What is to happen to this game?',
    rows: [
      '',
      wishes(company),
      {
        either: [
          'More than half of the people seated break a game off, or its host alone.',
          'More than half of the people, or the host, break it off.',
          'More than half, or the host, break it off.',
        ],
      },
    ],
  }),

  brokenOff: (by, open) => ({
    bar:
      by === 'host'
        ? 'BROKEN OFF by the host. Nobody has won'
        : { either: ['BROKEN OFF by more than half. Nobody has won', 'BROKEN OFF by more than half'] },
    rows: [
      {
        either: [
          'The game ends undecided, and the record says so. The roles stay hidden.',
          'The game ends undecided. The roles stay hidden.',
          'Undecided. The roles stay hidden.',
        ],
      },
      open ? 'Talk is open to all.' : '',
      open ? '' : noMore,
    ],
  }),

  breakOff: {
    head: 'BREAK OFF',
    bar: { either: ['End this game for everybody, undecided?', 'End it for all, undecided?'] },
    rows: [
      '',
      {
        either: [
          'You host: your wish alone breaks it off, and it can’t be taken up again.',
          'You host: it ends at once, and can’t be taken up again.',
          'It can’t be taken up again.',
        ],
      },
      '',
    ],
    buttons: [['Back', 'Break it off']],
  },

  silence: {
    either: [
      'SILENCE, also aloud: no word, no look until the policy is on the board',
      'SILENCE, also aloud, until the policy is on the board',
      'SILENCE, also aloud: no word, no look',
    ],
  },
};

/** Which member of a government is choosing is nobody's business: both are named as one. */
function awaiting(phase: PublicPhase): string {
  if (phase === 'vote') return 'the table waits for one ballot';
  return phase === 'legislate' ? 'their government legislates' : 'the table waits for that seat';
}

function buttons({ company, hosts }: Standing): Readonly<Record<ButtonUse, string>> {
  return {
    ready: 'I am ready',
    notReady: 'Not ready yet',
    start: `Start with ${company.seats.length}`,
    addBot: 'Add a bot',
    moveSeat: 'Move…',
    kick: 'Kick…',
    together: 'Together',
    apart: 'Apart',
    goOn: 'Go on without them',
    standIn: '',
    wait: 'Wait',
    pause: 'Pause',
    resume: 'Go on',
    breakOff: hosts ? 'Break off…' : 'I want to break off',
    playOn: 'I want to play on',
    wayBack: 'Ways back…',
    again: 'Play again, same seats',
  };
}

function haveLooked({ seats }: Company): string {
  return `${seats.filter(({ ready }) => ready).length} of ${seats.length} have looked`;
}

function waitingForEyes({ seats }: Company): Sentence {
  const missing = seats.flatMap(({ ready }, seat) => (ready ? [] : [seat]));
  const names = missing.map((seat) => who(seat, (one) => seats[one]?.name ?? ''));
  return {
    either: [
      `Waiting for ${listed(names)} to look at their role`,
      `Waiting for ${listed(missing.map((seat) => String(seat + 1)))} to look at their role`,
      `Waiting for ${listed(missing.map((seat) => String(seat + 1)))} to look`,
      `${missing.length} have yet to look at their role`,
    ],
  };
}

function wishes({ seats, wantsBreakOff }: Company): Sentence {
  const people = seats.filter(({ person }) => person).length;
  if (wantsBreakOff.length === 0) return 'Nobody wants to break it off.';
  const names = listed(wantsBreakOff.map((seat) => who(seat, (one) => seats[one]?.name ?? '')));
  return {
    either: [
      `${wantsBreakOff.length} of ${people} people would break it off: ${names}.`,
      `${wantsBreakOff.length} of ${people} people would break it off.`,
    ],
  };
}
