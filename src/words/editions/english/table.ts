import { listed, numbered, whoAll } from './grammar.ts';
import type { TablePhrases } from '../../phrases/table.ts';
import type { Themed } from '../../theme.ts';

export const table: Themed<TablePhrases> = {
  buttons: {
    ready: 'I am ready',
    notReady: 'Not ready yet',
    start: (seats) => `Start with ${seats}`,
    addBot: 'Add a bot',
    moveSeat: 'Move…',
    kick: 'Kick…',
    together: 'Together',
    apart: 'Apart',
    goOn: 'Go on without them',
    standIn: (seat) => `Let a bot hold seat ${seat}`,
    wait: 'Wait',
    pause: 'Pause',
    resume: 'Go on',
    breakOff: 'Break off…',
    wishBreakOff: 'I want to break off',
    playOn: 'I want to play on',
    wayBack: 'Ways back…',
    again: 'Play again, same seats',
  },
  haveLooked: (looked, seats) => `${looked} of ${seats} have looked`,
  waitingToLook: (missing) => ({
    either: [
      `Waiting for ${whoAll(missing)} to look at their role`,
      `Waiting for ${numbered(missing)} to look at their role`,
      `Waiting for ${numbered(missing)} to look`,
      `${missing.length} have yet to look at their role`,
    ],
  }),
  beginsWhenLooked: {
    either: [
      'The game begins when all have looked, or the host goes on.',
      'The game begins when all have looked.',
    ],
  },
  lookedWatching: (looked) => ({
    either: [
      `${looked}. You watch: nobody's role is shown before the end.`,
      `${looked}. Roles are shown at the end.`,
      `${looked}.`,
    ],
  }),
  lookedPlaying: (looked) => ({
    either: [`${looked}. Hold Space to see your role again.`, `${looked}. Space shows yours.`],
  }),
  away: {
    head: 'HOST',
    bar: {
      ballot: ({ who, number }) => isAway(who, number, 'the table waits for one ballot'),
      government: {
        classic: ({ who, number }) => isAway(who, number, 'their government legislates'),
        corporate: ({ who, number }) => isAway(who, number, 'their management reviews designs'),
        cats: ({ who, number }) => isAway(who, number, 'their town hall makes a law'),
      },
      seat: ({ who, number }) => isAway(who, number, 'the table waits for that seat'),
    },
    bot: ({ name }) => ({
      either: [
        `A bot sees what that seat may see, and gives it back the moment ${name} returns.`,
        'A bot sees what that seat may see, and gives it back the moment they return.',
        'A bot sees what that seat may, and goes when they return.',
        'A bot goes the moment they return.',
      ],
    }),
    waiting: {
      noClock: {
        either: [
          'Everybody is told. Nothing is decided by waiting: there is no clock.',
          'Everybody is told. Waiting decides nothing: no clock.',
          'Everybody is told. There is no clock.',
        ],
      },
      clock: {
        either: [
          'Everybody is told. When the clock runs out, a bot answers for them once.',
          'Everybody is told. A bot answers once when time is up.',
          'Everybody is told. The clock runs.',
        ],
      },
    },
  },
  paused: {
    bar: 'PAUSED by the host',
    until: {
      noClock: {
        either: [
          'Nothing is decided until the host goes on. There is no clock.',
          'Nothing is decided until the host goes on. No clock.',
          'Nothing is decided until the host goes on.',
        ],
      },
      clock: {
        either: [
          'Nothing is decided until the host goes on. The clock stands still.',
          'Nothing is decided until the host goes on.',
        ],
      },
    },
    meanwhile: 'You can read, and talk where talk is open.',
  },
  menu: {
    head: 'TABLE',
    bar: 'What is to happen to this game?',
    majority: {
      either: [
        'More than half of the people seated break a game off, or its host alone.',
        'More than half of the people, or the host, break it off.',
        'More than half, or the host, break it off.',
      ],
    },
  },
  nobodyWishes: 'Nobody wants to break it off.',
  wishing: (wishing, people) => ({
    either: [
      `${wishing.length} of ${people} people would break it off: ${listed(wishing.map(({ who }) => who))}.`,
      `${wishing.length} of ${people} people would break it off.`,
    ],
  }),
  brokenOff: {
    host: 'BROKEN OFF by the host. Nobody has won',
    majority: { either: ['BROKEN OFF by more than half. Nobody has won', 'BROKEN OFF by more than half'] },
    here: 'BROKEN OFF. Nobody has won',
  },
  undecided: {
    either: [
      'The game ends undecided, and the record says so. The roles stay hidden.',
      'The game ends undecided. The roles stay hidden.',
      'Undecided. The roles stay hidden.',
    ],
  },
  talkIsOpenToAll: 'Talk is open to all.',
  noMore: 'The table is closed. Thank you for playing.',
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
  here: {
    paused: 'PAUSED',
    until: { either: ['Nothing is decided until the game goes on.', 'Nothing is decided until then.'] },
    menu: {
      either: [
        'Broken off, the game ends undecided. Left, it is kept, to be gone on with.',
        'Broken off, it ends undecided. Left, it is kept.',
        'Left, the game is kept.',
      ],
    },
    breakOff: {
      bar: 'End this game, undecided?',
      rows: [
        '',
        {
          either: [
            'It can’t be taken up again. A game that is left instead is kept.',
            'It can’t be taken up again; a game that is left can.',
            'It can’t be taken up again.',
          ],
        },
        '',
      ],
    },
  },
  silence: {
    classic: {
      either: [
        'SILENCE, also aloud: no word, no look until the policy is on the board',
        'SILENCE, also aloud, until the policy is on the board',
        'SILENCE, also aloud: no word, no look',
        'SILENCE, also aloud',
      ],
    },
    corporate: {
      either: [
        'SILENCE, also aloud: no word, no look until the blueprint is built',
        'SILENCE, also aloud, until the blueprint is built',
        'SILENCE, also aloud: no word, no look',
        'SILENCE, also aloud',
      ],
    },
    cats: {
      either: [
        'SILENCE, also aloud: no meow, no look until the law is passed',
        'SILENCE, also aloud, until the law is passed',
        'SILENCE, also aloud: no meow, no look',
        'SILENCE, also aloud',
      ],
    },
  },
};

function isAway(who: string, number: number, awaited: string): { either: [string, string, string] } {
  return {
    either: [`${who} is away; ${awaited}`, `Seat ${number} is away; ${awaited}`, `Seat ${number} is away`],
  };
}
