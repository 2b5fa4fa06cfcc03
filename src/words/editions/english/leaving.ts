import type { LeavingPhrases, PartedPhrases } from '../../phrases/leaving.ts';
import type { Sentence } from '../../span.ts';
import type { Themed } from '../../theme.ts';

export const leaving: Themed<LeavingPhrases> = {
  head: 'LEAVE',
  ask: 'Leave the table?',
  askAwaited: {
    ballot: awaited('your ballot'),
    seat: awaited('you'),
  },
  askToClose: 'Close the table?',
  openWhileYouStay: {
    either: [
      'You have no seat to leave. The table is open for as long as you stay.',
      'You have no seat. The table is open while you stay.',
      'The table is open while you stay.',
    ],
  },
  closing: {
    table: 'Closing it ends the table for everybody.',
    game: {
      either: [
        'Closing it ends the table for everybody, and the game undecided.',
        'Closing it ends the table for all, the game undecided.',
        'Closing it ends the game for all, undecided.',
      ],
    },
  },
  freed: 'Your seat will be free for somebody else.',
  freedOrClosed: {
    either: [
      'Leaving frees your seat and keeps the table; closing it ends it for everybody.',
      'Leaving frees your seat; closing ends it for everybody.',
      'Leaving frees your seat; closing ends it all.',
    ],
  },
  kept: 'Your seat is kept.',
  keptFor: (returnLine) => ({
    either: [`Your seat is kept. Come back with:  ${returnLine}`, `Come back with:  ${returnLine}`, returnLine],
  }),
  here: {
    ask: 'Leave the game?',
    kept: (line) => ({
      either: [`The game is kept. Go on with it by:  ${line}`, `Kept. Go on by:  ${line}`, line],
    }),
  },
  buttons: {
    closing: [['Stay', 'Close it for all']],
    leaving: [['Stay', 'Leave', 'Ways back…']],
    both: [
      ['Stay', 'Leave my seat, keep the table', 'Close it for all', 'Ways back…'],
      ['Stay', 'Leave my seat', 'Close it for all', 'Ways back'],
      ['Stay', 'Leave', 'Close', 'Back'],
    ],
  },
};

function awaited(what: string): Sentence {
  return {
    either: [
      `Leave the table? It is ${what} they wait for`,
      `Leave the table? They wait for ${what}`,
      'Leave the table?',
    ],
  };
}

export const parted: Themed<PartedPhrases> = {
  seenLast: {
    either: [
      'Above is what you saw last. Nothing more comes from this table.',
      'Above is what you saw last. Nothing more comes.',
      'Above is what you saw last.',
    ],
  },
  hostLeft: {
    bar: 'TABLE CLOSED. Its host left',
    why: {
      either: [
        'The table was run by the host: without it nobody can play on.',
        'The host ran the table: without it nobody can play on.',
        'Without the host nobody can play on.',
      ],
    },
    next: {
      either: ['Anybody can open another one:  npx secret-cli host', 'Another one:  npx secret-cli host'],
    },
  },
  storage: {
    bar: {
      either: ['TABLE CLOSED. Its record could not be written', 'TABLE CLOSED. No record could be written'],
    },
    why: {
      either: [
        'Nothing may happen that the record of the game would not show.',
        'Nothing may happen that the record would not show.',
        "What can't be recorded can't be played.",
      ],
    },
    next: {
      either: [
        'It needs room for records on its disk; then another table can be opened.',
        'It needs room on its disk; then another can be opened.',
        'It needs room for records on its disk.',
      ],
    },
  },
  kicked: {
    bar: { either: ['PUT OUT by the host. Your seat is free again', 'PUT OUT by the host. Your seat is free'] },
    next: {
      either: [
        'You can come anew by the same address, with the code if there is one.',
        'You can come anew by the same address.',
      ],
    },
  },
  replaced: {
    bar: {
      either: [
        'TAKEN UP ELSEWHERE. Your seat is in use there now',
        'TAKEN UP ELSEWHERE. Your seat is there now',
      ],
    },
    next: {
      either: ['Play on over there. If that was not you, tell the host.', 'Not you over there? Tell the host.'],
    },
  },
  sentAway: {
    bar: {
      either: ['NO WAY BACK. The host did not let you in again', 'NO WAY BACK. You were not let in again'],
    },
    why: {
      either: [
        'Your place was given up meanwhile, or the table was opened anew.',
        'Your place was given up, or the table opened anew.',
        'Your place or that table is gone.',
      ],
    },
    next: {
      either: [
        'You can come anew, while a game can still be joined or watched.',
        'You can come anew, to play or to watch.',
      ],
    },
  },
  anotherTable: {
    bar: {
      either: ['TABLE GONE. Another one is open at its address now', 'TABLE GONE. Another is open there now'],
    },
    why: {
      either: [
        "Its host's program has ended, and the seats and the game with it.",
        "The host's program has ended, and the game with it.",
        "The host's program and the game have ended.",
      ],
    },
    next: 'The line that brought you here leads to the other one.',
    nextWith: (returnLine) => ({
      either: [`Join the other one with:  ${returnLine}`, `Join it:  ${returnLine}`, returnLine],
    }),
  },
  unreadable: {
    bar: {
      either: [
        'LINK ENDED. This program can’t read what the host sends',
        'LINK ENDED. The host’s program is another',
      ],
    },
    why: 'Both sides need the same secret-cli.',
    next: {
      either: [
        'With the host’s version, run the same line again: it brings you back.',
        'With the host’s version the same line brings you back.',
        'Get that version, then run your line again.',
      ],
    },
  },
};
