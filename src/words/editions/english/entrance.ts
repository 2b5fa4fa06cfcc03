import type { EntranceWords } from '../../entrance-words.ts';
import type { Themed } from '../../theme.ts';

const another = 'Choose another name.';

/** Before somebody sits, and after they have gone. */
export const entrance: Themed<EntranceWords> = {
  title: { classic: 'Secret Hitler', corporate: 'secret-cli', cats: 'secret-cli' },
  where: 'at the door',
  about: [
    'You have come to a table for five to ten people: a game of hidden roles, votes and lies.',
    'Whoever runs the table has all of it in their machine, and what you see is drawn there, too.',
  ],
  ask: {
    code: { either: ['What is the code of this table?', 'What is the code?'] },
    name: 'What are you called?',
    'way-back': {
      either: [
        'No seat is free: give your way back, or look on',
        'Give your way back, or look on',
        'What is your way back?',
      ],
    },
  },
  field: { code: 'Code', name: 'Name', 'way-back': 'Way back' },
  codePrompt: (left) =>
    left === null
      ? 'Code of the table: '
      : `That is not the code; ${left === 1 ? '1 try is' : `${left} tries are`} left. Code of the table: `,
  refused: {
    empty: 'A name has at least one letter.',
    'too-wide': {
      either: ['That is wider than 16 columns. Choose a shorter name.', 'Too wide: choose a shorter name.'],
    },
    'forbidden-character': {
      either: [
        `There is a character in it that is not shown. ${another}`,
        'One character is not shown. Choose another.',
      ],
    },
    'stray-marks': {
      either: [
        `It has marks without a letter, or too many on one. ${another}`,
        `It has stray marks. ${another}`,
      ],
    },
    'mixed-scripts': `It mixes alphabets. ${another}`,
    'unsteady-width': {
      either: [
        `It has a character that terminals draw differently. ${another}`,
        'Terminals differ on it. Choose another.',
      ],
    },
    'no-letter-first': 'A name begins with a letter. Choose another.',
    'unusual-character': {
      either: [
        "A name may have letters, digits, spaces and - ' . and no more.",
        "Only letters, digits, spaces and - ' . please.",
        "Letters, digits, spaces and - ' . please.",
      ],
    },
    'like-a-sign': {
      either: [
        `It reads like a sign on the board, an office or a seat. ${another}`,
        `It reads like a sign. ${another}`,
      ],
    },
    'name-taken': {
      either: [
        `Somebody has that name or one that looks like it, or it looks like a bot's. ${another}`,
        `Somebody has that name, or one much like it. ${another}`,
        `That name is taken. ${another}`,
      ],
    },
    full: {
      either: [
        'The game has begun, or every seat is taken. You can look on: press Tab.',
        'No seat is free now. To look on, press Tab.',
      ],
    },
    'bad-code': { either: ['That is not the code. Ask whoever runs the table.', 'That is not the code.'] },
    'cut-way-back': {
      either: [
        'That is no whole way back: it has five groups of four signs.',
        'A way back has five groups of four signs.',
        'That is no whole way back.',
      ],
    },
    'no-such-seat': {
      either: [
        'The seat that you come back for is not kept here any more. Take a new one, or look on.',
        'That seat is not kept any more. Take a new one.',
        'That seat is gone. Take a new one.',
      ],
    },
    closed: 'The table is closed.',
  },
  farewell: {
    left: 'You have left the table.',
    closed: 'The table is closed.',
    kicked: 'The host has put you out.',
    replaced: 'Your seat was taken up from elsewhere.',
    'wrong-codes': 'That was the wrong code too often. Ask whoever runs the table, then come again.',
    fault: 'Your screen had to end, by a fault of this program. Please tell whoever runs the table.',
  },
  kept: (returnLine) => `Your seat is kept. Come back with:\n  ${returnLine}`,
  nothingElse: (line) => `This host only shows the game: connect with  ${line}`,
};
