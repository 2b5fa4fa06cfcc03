import type { Dealt, Known } from '../../phrases/drawer.ts';
import type { Either } from '../../span.ts';
import type { InEach } from '../../theme.ts';
import type { Party, Role } from '../../../game/index.ts';

/** How the two cards of a seat are named, the second in full and in few words too. */
interface Cards {
  readonly role: Readonly<Record<Role, string>>;
  readonly party: Readonly<Record<Party, string>>;
  readonly partyShort: Readonly<Record<Party, string>>;
}

const cards: InEach<Cards> = {
  classic: {
    role: { liberal: '自由黨人', fascist: '法西斯', hitler: '希特勒', mastermind: '幕後主謀' },
    party: {
      liberal: '黨籍身分牌：自由黨',
      fascist: '黨籍身分牌：法西斯',
      mastermind: '黨籍身分牌：無黨籍',
    },
    partyShort: { liberal: '黨籍自由黨', fascist: '黨籍法西斯', mastermind: '無黨籍' },
  },
  corporate: {
    role: { liberal: '忠誠員工', fascist: '內鬼', hitler: '老鼠', mastermind: '幕後黑手' },
    party: {
      liberal: '人事檔案：忠誠',
      fascist: '人事檔案：內鬼',
      mastermind: '人事檔案：都不是',
    },
    partyShort: { liberal: '檔案忠誠', fascist: '檔案內鬼', mastermind: '檔案都不是' },
  },
  cats: {
    role: { liberal: '鎮上的貓', fascist: '偽裝的老鼠', hitler: '公務員老鼠', mastermind: '老貓' },
    party: { liberal: '貓掌印：貓', fascist: '貓掌印：老鼠', mastermind: '貓掌印：都不是' },
    partyShort: { liberal: '掌印是貓', fascist: '掌印是老鼠', mastermind: '掌印都不是' },
  },
};

/** What is said behind somebody's own cards, in full and in few words. */
type Behind = readonly [full: string, short: string];
const nobody: Behind = ['你不確定任何人的身分。', '不確定任何人的身分。'];
const byTheRitual: Behind = ['你認得誰，開場儀式會揭曉。', '認得誰，開場儀式揭曉。'];

const alone =
  (names: Cards, [full, short]: Behind) =>
  ({ role, party }: Dealt): Either => ({
    either: [
      `${names.role[role]}。${names.party[party]}。${full}`,
      `${names.role[role]}，${names.partyShort[party]}。${short}`,
    ],
  });

const among =
  (names: Cards) =>
  ({ role, party }: Dealt, known: readonly Known[]): Either => {
    const named = known.map((other) => `${other.person.who} ${names.role[other.role]}`).join(' · ');
    const numbered = known.map((other) => `${other.person.number} ${names.role[other.role]}`).join(' · ');
    const short = `${names.role[role]}，${names.partyShort[party]}。`;
    return {
      either: [
        `${names.role[role]}。${names.party[party]}。你認得：${named}`,
        `${short}${named}`,
        `${short}${numbered}`,
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
