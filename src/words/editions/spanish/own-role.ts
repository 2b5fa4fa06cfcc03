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

const classicRoles = {
  liberal: 'Liberal',
  fascist: 'Fascista',
  hitler: 'Hitler',
  mastermind: 'Mente maestra',
};

const cards: InEach<Cards> = {
  classic: {
    role: classicRoles,
    party: {
      liberal: 'Carta de afiliación: Liberal',
      fascist: 'Carta de afiliación: Fascista',
      mastermind: 'Carta de afiliación: Neutral',
    },
    roleShort: classicRoles,
    partyShort: { liberal: 'carta Liberal', fascist: 'carta Fascista', mastermind: 'carta Neutral' },
    other: classicRoles,
  },
  corporate: {
    role: { liberal: 'Empleado leal', fascist: 'Topo', hitler: 'La Rata', mastermind: 'Titiritero' },
    party: {
      liberal: 'Expediente: leal',
      fascist: 'Expediente: topo',
      mastermind: 'Expediente: neutral',
    },
    roleShort: { liberal: 'Leal', fascist: 'Topo', hitler: 'La Rata', mastermind: 'Titiritero' },
    partyShort: {
      liberal: 'expediente leal',
      fascist: 'expediente de topo',
      mastermind: 'expediente neutral',
    },
    other: { liberal: 'leal', fascist: 'topo', hitler: 'la Rata', mastermind: 'titiritero' },
  },
  cats: {
    role: {
      liberal: 'Gato vecino',
      fascist: 'Rata disfrazada',
      hitler: 'Rata funcionaria',
      mastermind: 'El gato viejo',
    },
    party: {
      liberal: 'Huella: de gato',
      fascist: 'Huella: de rata',
      mastermind: 'Huella: ni de gato ni de rata',
    },
    roleShort: { liberal: 'Gato', fascist: 'Rata', hitler: 'Rata funcionaria', mastermind: 'Gato viejo' },
    partyShort: {
      liberal: 'huella de gato',
      fascist: 'huella de rata',
      mastermind: 'huella neutral',
    },
    other: { liberal: 'gato', fascist: 'rata', hitler: 'rata funcionaria', mastermind: 'gato viejo' },
  },
};

/** What is said behind somebody's own cards, in full and in few words. */
type Behind = readonly [full: string, short: string];
const nobody: Behind = ['No sabes con certeza el rol de nadie.', 'No sabes con certeza el rol de nadie.'];
const byTheRitual: Behind = ['A quién conoces, lo dirá el ritual.', 'El ritual dirá a quién conoces.'];

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
        `${names.role[role]}. ${names.party[party]}. Conoces a: ${named}`,
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
