import type { InEach } from '../../../theme.ts';
import type { ScreenReason, TableReason } from '../../../table-words.ts';
import type { Sentence } from '../../../span.ts';

/** Why the table or the screen takes no such answer, word or command. */
export const tableRefusals: Readonly<Record<TableReason | ScreenReason, Sentence | InEach<Sentence>>> = {
  alone: {
    classic: {
      either: [
        'Your tiles lie open to you now. Privacy turns them face down again.',
        'Your tiles lie open now.',
      ],
    },
    corporate: {
      either: [
        'Your plans lie open to you now. Privacy turns them face down again.',
        'Your plans lie open now.',
      ],
    },
    cats: {
      either: [
        'Your bills lie open to you now. Privacy turns them face down again.',
        'Your bills lie open now.',
      ],
    },
  },
  aloud: 'Say it aloud: you are in one room.',
  'side-by-side': {
    classic: {
      either: ['Your tiles lie face down now: hold Space to see them.', 'Your tiles lie face down now.'],
    },
    corporate: {
      either: ['Your plans lie face down now: hold Space to see them.', 'Your plans lie face down now.'],
    },
    cats: {
      either: ['Your bills lie face down now: hold Space to see them.', 'Your bills lie face down now.'],
    },
  },
  'goes-on': {
    either: [
      'The unfinished game goes on here. A new one begins with --new.',
      'The unfinished game goes on here.',
    ],
  },
  'look-first': {
    either: ['Hold Space and look first: Enter puts it away for good.', 'Hold Space and look first.'],
  },
  cut: 'Its end is cut off: a line of chat takes 200 columns.',
  stale: 'Too late: the table has moved on.',
  'not-started': 'The game is not running.',
  'link-lost': {
    either: [
      'The link is lost: once it is back, the board shows whether this got there.',
      'The link is lost: later the board shows if it got there.',
      'The link is lost: it may not have got there.',
      'The link is lost.',
    ],
  },
  'host-only': 'Only the host may do that.',
  'lobby-only': 'That is done in the lobby, before a game.',
  'game-only': 'That is done while a game is played.',
  'over-only': 'That is done after a game.',
  spectator: {
    either: [
      'Spectators speak only in the lobby and after the end.',
      'Spectators speak before and after games.',
    ],
  },
  paused: 'The game is paused.',
  looking: 'Not yet: roles are being looked at.',
  'no-such-sitter': 'Nobody of that kind sits there.',
  'table-full': 'Every seat is taken.',
  'too-few': {
    either: ['Too few to start: the game is for five to ten.', 'Too few to start: it takes five to ten.'],
  },
  'not-ready': 'Not everybody is here and ready.',
  'rules-changed': 'The house rules have just changed: look at them first.',
  'nothing-said': 'There is nothing in that to say.',
  'too-long': 'Too long: a line of chat takes 200 columns.',
  'too-fast': { either: ['Too fast: wait a moment, then say it again.', 'Too fast: wait a moment.'] },
};
