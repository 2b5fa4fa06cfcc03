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
}

const classicRoles = {
  liberal: '자유당원',
  fascist: '파시스트',
  hitler: '히틀러',
  mastermind: '마스터 마인드',
};
const corporateRoles = {
  liberal: '충직한 직원',
  fascist: '내통자',
  hitler: '스파이 쥐',
  mastermind: '흑막',
};

const cards: InEach<Cards> = {
  classic: {
    role: classicRoles,
    party: {
      liberal: '소속 카드: 자유당원',
      fascist: '소속 카드: 파시스트',
      mastermind: '소속 카드: 무소속',
    },
    roleShort: classicRoles,
    partyShort: { liberal: '소속 자유당원', fascist: '소속 파시스트', mastermind: '무소속' },
  },
  corporate: {
    role: corporateRoles,
    party: {
      liberal: '인사 기록: 충직',
      fascist: '인사 기록: 내통자',
      mastermind: '인사 기록: 무소속',
    },
    roleShort: corporateRoles,
    partyShort: { liberal: '기록 충직', fascist: '기록 내통자', mastermind: '기록 무소속' },
  },
  cats: {
    role: {
      liberal: '마을 고양이',
      fascist: '변장한 쥐',
      hitler: '공무원 쥐',
      mastermind: '늙은 수고양이',
    },
    party: {
      liberal: '발도장: 고양이',
      fascist: '발도장: 쥐',
      mastermind: '발도장: 무소속',
    },
    roleShort: { liberal: '고양이', fascist: '쥐', hitler: '공무원 쥐', mastermind: '수고양이' },
    partyShort: { liberal: '발도장 고양이', fascist: '발도장 쥐', mastermind: '발도장 무소속' },
  },
};

/** What is said behind somebody's own cards, in full and in few words. */
type Behind = readonly [full: string, short: string];
const nobody: Behind = ['다른 사람의 역할은 아직 몰라요.', '남의 역할은 아직 몰라요.'];
const byTheRitual: Behind = ['아는 사람은 눈 감는 의식에서 알게 돼요.', '아는 사람은 눈 감을 때 알아요.'];

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
    const named = known.map((other) => `${other.person.who} ${names.roleShort[other.role]}`).join(' · ');
    const numbered = known.map((other) => `${other.person.number} ${names.roleShort[other.role]}`).join(' · ');
    const short = `${names.roleShort[role]}, ${names.partyShort[party]}.`;
    return {
      either: [
        `${names.role[role]}. ${names.party[party]}. 아는 사람: ${named}`,
        `${short} ${named}`,
        `${short} ${numbered}`,
        `${names.roleShort[role]}. ${numbered}`,
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
