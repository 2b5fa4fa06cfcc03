import type { Role } from '../../game/index.ts';

/** Six rows of at most 13 columns, in one outline: an envelope, a person, a one-eyed skull, a reptile. */
export type Art = readonly [string, string, string, string, string, string];

export const envelope: Art = [
  '  .---------.',
  '  |\\       /|',
  '  | \\     / |',
  "  |  `-.-'  |",
  '  |         |',
  "  '---------'",
];

export const faces: Readonly<Record<Role, Art>> = {
  liberal: ['    .-"""-.', '   /  . .  \\', '  |  (o o)  |', '  |    ^    |', "   \\  '-'  /", "    `-...-'"],
  fascist: ['    .-"""-.', '   /^^ ^ ^^\\', '  | (|) (|) |', '  |   . .   |', '   \\ vvvvv /', "    `-...-'"],
  mastermind: [
    '    .-"""-.',
    '   /  _ _  \\',
    '  | (o)-(o) |',
    '  |    ^    |',
    '   \\  ---  /',
    "    `-...-'",
  ],
  hitler: ['    .-"""-.', '   /       \\', '  | (O)  x  |', '  |    ^    |', '   \\ ||||| /', "    `-...-'"],
};
