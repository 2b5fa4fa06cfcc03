import type { EntranceWords } from '../entrance-words.ts';

const another = 'Choose another name.';

/** Before somebody sits, and after they have gone. */
export const entrance: EntranceWords = {
  title: 'Secret Hitler',
  where: 'at the door',
  about: [
    'You have come to a table for five to ten people: a game of hidden roles, votes and lies.',
    'Whoever runs the table has all of it in their machine, and what you see is drawn there, too.',
  ],
  ask: { code: 'What is the code of this table?', name: 'What are you called?' },
  field: { code: 'Code', name: 'Name' },
  codePrompt: 'Code of the table: ',
  refused: {
    empty: 'A name has at least one letter.',
    'too-wide': 'That is wider than 16 columns. Choose a shorter name.',
    'forbidden-character': `There is a character in it that is not shown. ${another}`,
    'stray-marks': `It has marks without a letter, or too many on one. ${another}`,
    'mixed-scripts': `It mixes alphabets. ${another}`,
    'unsteady-width': `It has a character that terminals draw differently. ${another}`,
    'no-letter-first': 'A name begins with a letter. Choose another.',
    'unusual-character': {
      either: [
        "A name may have letters, digits, spaces and - ' . and no more.",
        "Only letters, digits, spaces and - ' . please.",
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
        'Every seat is taken, or the game has begun. You can look on: press Tab.',
        'No seat is free now. To look on, press Tab.',
      ],
    },
    'bad-code': { either: ['That is not the code. Ask whoever runs the table.', 'That is not the code.'] },
    'no-such-seat': {
      either: [
        'The seat that you come back for is not kept here any more. Take a new one, or look on.',
        'That seat is not kept any more. Take a new one.',
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
};
