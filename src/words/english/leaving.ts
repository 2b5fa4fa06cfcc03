import type { Confirmation, Scene, Words } from '../words.ts';
import type { Sentence } from '../span.ts';
import type { Standing } from '../table-words.ts';

/** The question before leaving, where Enter means Stay. */
export function leave(scene: Scene | null, { me, hosts }: Standing, returnLine: string): Confirmation {
  const playing = scene !== null && scene.view.ending === null;
  const closing: Sentence = playing
    ? {
        either: [
          'Closing it ends the table for everybody, and the game undecided.',
          'Closing it ends the table for all, the game undecided.',
          'Closing it ends the game for all, undecided.',
        ],
      }
    : 'Closing it ends the table for everybody.';
  if (hosts && me === null) {
    return {
      head: 'LEAVE',
      bar: 'Close the table?',
      rows: [
        '',
        {
          either: [
            'You have no seat to leave. The table is open for as long as you stay.',
            'You have no seat. The table is open while you stay.',
            'The table is open while you stay.',
          ],
        },
        closing,
      ],
      buttons: [['Stay', 'Close it for all']],
    };
  }
  return {
    head: 'LEAVE',
    bar: leaving(playing ? awaited(scene) : null),
    rows: ['', scene === null ? freed(hosts) : kept(returnLine), hosts ? closing : ''],
    buttons: hosts
      ? [
          ['Stay', 'Leave my seat, keep the table', 'Close it for all', 'Ways back…'],
          ['Stay', 'Leave my seat', 'Close it for all', 'Ways back'],
          ['Stay', 'Leave', 'Close', 'Back'],
        ]
      : [['Stay', 'Leave', 'Ways back…']],
  };
}

function leaving(awaited: string | null): Sentence {
  const question = 'Leave the table?';
  if (awaited === null) return question;
  return {
    either: [`${question} It is ${awaited} they wait for`, `${question} They wait for ${awaited}`, question],
  };
}

/** What the table waits for of the viewer, where it shows. */
function awaited({ me, view }: Scene): string | null {
  if (me === null || view.phase === 'legislate' || !view.awaited.includes(me)) return null;
  return view.phase === 'vote' ? 'your ballot' : 'you';
}

const freed = (hosts: boolean): Sentence =>
  hosts
    ? {
        either: [
          'Leaving frees your seat and keeps the table; closing it ends it for everybody.',
          'Leaving frees your seat; closing ends it for everybody.',
          'Leaving frees your seat; closing ends it all.',
        ],
      }
    : 'Your seat will be free for somebody else.';

function kept(returnLine: string): Sentence {
  if (returnLine === '') return 'Your seat is kept.';
  const back = `Come back with:  ${returnLine}`;
  return { either: [`Your seat is kept. ${back}`, back, returnLine] };
}

const seenLast: Sentence = {
  either: [
    'Above is what you saw last. Nothing more comes from this table.',
    'Above is what you saw last. Nothing more comes.',
    'Above is what you saw last.',
  ],
};

export const parted: Words['parted'] = {
  'host-left': () => ({
    bar: 'TABLE CLOSED. Its host left',
    rows: [
      {
        either: [
          'The table was run by the host: without it nobody can play on.',
          'The host ran the table: without it nobody can play on.',
          'Without the host nobody can play on.',
        ],
      },
      seenLast,
      {
        either: ['Anybody can open another one:  npx secret-cli host', 'Another one:  npx secret-cli host'],
      },
    ],
  }),
  storage: () => ({
    bar: {
      either: ['TABLE CLOSED. Its record could not be written', 'TABLE CLOSED. No record could be written'],
    },
    rows: [
      {
        either: [
          'Nothing may happen that the record of the game would not show.',
          'Nothing may happen that the record would not show.',
          "What can't be recorded can't be played.",
        ],
      },
      seenLast,
      {
        either: [
          'The host needs room for records on the disk, then another table.',
          'The host needs room on the disk, then another table.',
          'The host needs room on the disk.',
        ],
      },
    ],
  }),
  kicked: () => ({
    bar: { either: ['PUT OUT by the host. Your seat is free again', 'PUT OUT by the host. Your seat is free'] },
    rows: [
      seenLast,
      '',
      {
        either: [
          'You can come anew by the same address, with the code if there is one.',
          'You can come anew by the same address.',
        ],
      },
    ],
  }),
  replaced: () => ({
    bar: {
      either: [
        'TAKEN UP ELSEWHERE. Your seat is in use in another terminal',
        'TAKEN UP ELSEWHERE. Another terminal has your seat',
        'TAKEN UP in another terminal',
      ],
    },
    rows: [
      seenLast,
      '',
      {
        either: [
          'Play on over there. If that was not you, tell the host.',
          'Not you over there? Tell the host.',
        ],
      },
    ],
  }),
  'sent-away': () => ({
    bar: {
      either: ['NO WAY BACK. The host did not let you in again', 'NO WAY BACK. You were not let in again'],
    },
    rows: [
      {
        either: [
          'Your place was given up meanwhile, or the table was opened anew.',
          'Your place was given up, or the table opened anew.',
          'Your place or that table is gone.',
        ],
      },
      seenLast,
      {
        either: [
          'You can come anew, while a game can still be joined or watched.',
          'You can come anew, to play or to watch.',
        ],
      },
    ],
  }),
  'another-table': (returnLine) => ({
    bar: {
      either: ['TABLE GONE. Another one is open at its address now', 'TABLE GONE. Another is open there now'],
    },
    rows: [
      {
        either: [
          "Its host's program has ended, and the seats and the game with it.",
          "The host's program has ended, and the game with it.",
          "The host's program and the game have ended.",
        ],
      },
      seenLast,
      returnLine === ''
        ? 'The line that brought you here leads to the other one.'
        : { either: [`Join the other one with:  ${returnLine}`, `Join it:  ${returnLine}`, returnLine] },
    ],
  }),
  unreadable: () => ({
    bar: {
      either: [
        'LINK ENDED. This program can’t read what the host sends',
        'LINK ENDED. The host’s program is another',
      ],
    },
    rows: [
      'Both sides need the same secret-cli.',
      seenLast,
      {
        either: [
          'With the host’s version, run the same line again: it brings you back.',
          'With the host’s version the same line brings you back.',
          'Get that version, then run your line again.',
        ],
      },
    ],
  }),
};
