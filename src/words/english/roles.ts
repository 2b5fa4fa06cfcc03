import {
  hitlerKnowsFascists,
  hitlerZoneFrom,
  mastermindWins,
  type Mine,
  type Role,
  type Seat,
} from '../../game/index.ts';
import type { Sentence } from '../span.ts';
import type { RoleWords, Scene } from '../words.ts';
import { inWords, ordinal, who } from './grammar.ts';
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
  ritual: (scene) => (hitlerKnows(scene) ? few : many),
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
    const about = known(scene, mine);
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
  mastermind: [
    `You win by the ${ordinal(mastermindWins.fascist)} F after ${inWords(mastermindWins.liberal).toLowerCase()} L, or`,
    `as Chancellor by the ${ordinal(mastermindWins.liberal)} L after it.`,
  ],
};

function known(scene: Scene, mine: Mine): readonly Sentence[] {
  if (mine.role === 'mastermind') return everybody(scene, mine);
  if (mine.known.length === 0) return [nobody(mine.role, scene)];
  return mine.known.map(({ seat, role }) => knownAs(scene, mine.role, seat, role));
}

/** A row for Hitler, one for the fascists and one for those who are left. */
function everybody({ nameOf }: Scene, { known }: Mine): readonly Sentence[] {
  const those = (role: Role, said: (seat: Seat) => string): string =>
    known.flatMap((other) => (other.role === role ? [said(other.seat)] : [])).join(', ');
  const line = (role: Role): Sentence => ({
    either: [
      `  ${terms.roleLoud[role]} ${those(role, (seat) => who(seat, nameOf))}`,
      `  ${terms.roleLoud[role]} ${those(role, (seat) => String(seat + 1))}`,
    ],
  });
  return [line('hitler'), line('fascist'), '  Everybody else is a Liberal.'];
}

function knownAs(scene: Scene, mine: Role, seat: Seat, role: Role): Sentence {
  const line = `  ${who(seat, scene.nameOf)}  ${role === 'hitler' ? terms.roleLoud.hitler : terms.role[role]}`;
  if (mine === 'hitler') return { either: [`${line}, who knows you`, line] };
  return role === 'hitler' && !hitlerKnows(scene) ? { either: [`${line}, who knows nobody`, line] } : line;
}

function nobody(role: Role, { players }: Scene): string {
  if (role !== 'hitler') return '  nobody.';
  return `  nobody. ${players >= 9 ? 'Three Fascists know' : players >= 7 ? 'Two Fascists know' : 'The Fascist knows'} you.`;
}

const hitlerKnows = ({ players, view }: Scene): boolean => hitlerKnowsFascists(players, view.rules);
