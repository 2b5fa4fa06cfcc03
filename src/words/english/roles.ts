import { hitlerZoneFrom, type Role, type Seat } from '../../game/index.ts';
import type { Sentence } from '../span.ts';
import type { RoleWords, Scene } from '../words.ts';
import { inWords, who } from './grammar.ts';
import { terms } from './terms.ts';

const few = [
  'Everyone, eyes shut.',
  'Fascist and Hitler: open your eyes and find each other.',
  '(a long pause)',
  'Eyes shut again.',
  'Everyone may look.',
];
const many = [
  'Everyone, eyes shut, one fist out in front.',
  'Fascists, not Hitler: eyes open, find each other.',
  'Hitler: eyes stay shut, thumb up.',
  'Fascists: the raised thumb is Hitler. (a long pause)',
  'Eyes shut, hands down. Everyone may look.',
];

export const roles: RoleWords = {
  title: 'Roles',
  ritualHead: 'The ritual, if you sit in one room: read it aloud',
  ritual: (players) => (hitlerKnows(players) ? few : many),
  envelope: (seat, nameOf) => [
    'Your envelope',
    `seat ${who(seat, nameOf).replace(' ', ', ')}`,
    '',
    'Hold Space to open it.',
    'Let go and it closes.',
    '',
    'Nobody beside you should see',
    'the inside.',
  ],
  card(scene, mine) {
    const known = mine.known.map(({ seat, role }) => knownAs(scene, mine.role, seat, role));
    const about = known.length > 0 ? known : [nobody(mine.role, scene)];
    return [
      terms.roleLoud[mine.role].toUpperCase(),
      `party ${terms.party[mine.party]}`,
      'You know',
      ...Array.from({ length: 3 }, (_, row) => about[row] ?? ''),
      ...wins[mine.role],
    ];
  },
  ask: ({ view, players, nameOf }, looked) => ({
    bar: 'Look at your role: hold Space',
    rows: [
      {
        either: [
          'Close it, then Enter: “I know my role.” If anything was unclear, say so now.',
          'Close it, then Enter: “I know my role.” Unclear? Say so.',
          'Close it, then Enter: “I know my role.”',
        ],
      },
      {
        either: [
          `${looked} · ${players} players · ${who(view.president, nameOf)} is the first President`,
          `${looked} · ${who(view.president, nameOf)} is the first President`,
          `${looked} · first President: ${who(view.president, nameOf)}`,
          `${looked} · first President: seat ${view.president + 1}`,
          `${looked} · first P: seat ${view.president + 1}`,
        ],
      },
      '',
    ],
  }),
};

const wins: Readonly<Record<Role, readonly [string, string]>> = {
  liberal: ['You win with five Liberal policies,', 'or when Hitler is executed.'],
  fascist: [
    'You win with six Fascist policies, or',
    `Hitler elected after ${inWords(hitlerZoneFrom).toLowerCase()}.`,
  ],
  hitler: [
    'You win with six Fascist policies, or',
    `elected Chancellor after ${inWords(hitlerZoneFrom).toLowerCase()}.`,
  ],
};

function knownAs({ players, nameOf }: Scene, mine: Role, seat: Seat, role: Role): Sentence {
  const line = `  ${who(seat, nameOf)}  ${role === 'hitler' ? terms.roleLoud.hitler : terms.role[role]}`;
  if (mine === 'hitler') return { either: [`${line}, who knows you`, line] };
  return role === 'hitler' && !hitlerKnows(players) ? { either: [`${line}, who knows nobody`, line] } : line;
}

function nobody(role: Role, { players }: Scene): string {
  if (role !== 'hitler') return '  nobody.';
  return `  nobody. ${players >= 9 ? 'Three' : 'Two'} Fascists know you.`;
}

/** in a small company Hitler knows the fascist. */
const hitlerKnows = (players: number): boolean => players <= 6;
