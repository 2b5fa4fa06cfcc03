import type { Dealt, Known } from '../../phrases/drawer.ts';
import type { Either } from '../../span.ts';
import type { InEach } from '../../theme.ts';
import type { Party, Role } from '../../../game/index.ts';

/** How the two cards of a seat are named, in full and in few words, and others' roles behind their names. */
interface Cards {
  readonly role: Readonly<Record<Role, string>>;
  readonly party: Readonly<Record<Party, string>>;
  readonly roleShort: Readonly<Record<Role, string>>;
  readonly partyShort: Readonly<Record<Party, string>>;
  readonly other: Readonly<Record<Role, string>>;
}

const classicRoles = { liberal: 'Liberal', fascist: 'Fascist', hitler: 'Hitler', mastermind: 'Mastermind' };

const cards: InEach<Cards> = {
  classic: {
    role: classicRoles,
    party: {
      liberal: 'Party card: Liberal',
      fascist: 'Party card: Fascist',
      mastermind: 'Party card: Neither',
    },
    roleShort: classicRoles,
    partyShort: { liberal: 'card Liberal', fascist: 'card Fascist', mastermind: 'card Neither' },
    other: classicRoles,
  },
  corporate: {
    role: { liberal: 'Loyal staff', fascist: 'Mole', hitler: 'The Rat', mastermind: 'Puppet-master' },
    party: {
      liberal: 'Personnel file: loyal',
      fascist: 'Personnel file: mole',
      mastermind: 'Personnel file: neither',
    },
    roleShort: { liberal: 'Loyal', fascist: 'Mole', hitler: 'The Rat', mastermind: 'Puppet-master' },
    partyShort: { liberal: 'file loyal', fascist: 'file mole', mastermind: 'file neither' },
    other: { liberal: 'loyal', fascist: 'mole', hitler: 'the Rat', mastermind: 'puppet-master' },
  },
  cats: {
    role: {
      liberal: 'Town cat',
      fascist: 'Rat in disguise',
      hitler: 'Civil rat',
      mastermind: 'The old tomcat',
    },
    party: {
      liberal: "Paw print: a cat's",
      fascist: "Paw print: a rat's",
      mastermind: 'Paw print: neither',
    },
    roleShort: { liberal: 'Cat', fascist: 'Rat', hitler: 'Civil rat', mastermind: 'Old tomcat' },
    partyShort: { liberal: "cat's print", fascist: "rat's print", mastermind: 'print neither' },
    other: { liberal: 'cat', fascist: 'rat', hitler: 'civil rat', mastermind: 'old tomcat' },
  },
};

/** What is said behind somebody's own cards, in full and in few words. */
type Behind = readonly [full: string, short: string];
const nobody: Behind = ["You know nobody's role for certain.", "You know nobody's role for certain."];
const byTheRitual: Behind = ['Whom you know, the ritual shows.', 'The ritual shows whom you know.'];

const alone =
  (names: Cards, [full, short]: Behind) =>
  ({ role, party }: Dealt): Either => ({
    either: [
      `${names.role[role]}. ${names.party[party]}. ${full}`,
      `${names.roleShort[role]}, ${names.partyShort[party]}. ${short}`,
    ],
  });

const among =
  (names: Cards) =>
  ({ role, party }: Dealt, known: readonly Known[]): Either => {
    const named = known.map((other) => `${other.person.who} ${names.other[other.role]}`).join(' · ');
    const numbered = known.map((other) => `${other.person.number} ${names.other[other.role]}`).join(' · ');
    const short = `${names.roleShort[role]}, ${names.partyShort[party]}.`;
    return {
      either: [
        `${names.role[role]}. ${names.party[party]}. You know: ${named}`,
        `${short} ${named}`,
        `${short} ${numbered}`,
      ],
    };
  };

/** The viewer's own cards, who knows nobody's role. */
export const knowingNobody = {
  classic: alone(cards.classic, nobody),
  corporate: alone(cards.corporate, nobody),
  cats: alone(cards.cats, nobody),
} satisfies InEach<unknown>;

/** The viewer's own cards, while the ritual is still to show whom they know. */
export const beforeRitual = {
  classic: alone(cards.classic, byTheRitual),
  corporate: alone(cards.corporate, byTheRitual),
  cats: alone(cards.cats, byTheRitual),
} satisfies InEach<unknown>;

/** The viewer's own cards, and the roles of others that the viewer knows. */
export const knowing = {
  classic: among(cards.classic),
  corporate: among(cards.corporate),
  cats: among(cards.cats),
} satisfies InEach<unknown>;
