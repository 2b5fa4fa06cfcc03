import { numbered, spaced, whoAll } from './grammar.ts';
import type { Either } from '../../span.ts';
import type { Person } from '../../phrases/person.ts';
import type { RolePhrases } from '../../phrases/roles.ts';
import type { Themed } from '../../theme.ts';

/** “5 Zoë、6 Tomás”, or their numbers where there is no room. */
const everyOne = (head: string, people: readonly Person[]): Either => ({
  either: [`${head} ${whoAll(people)}`, `${head} ${numbered(people)}`],
});

/** Somebody and their role. */
const as =
  (role: string) =>
  ({ who }: Person): string =>
    `${who}  ${role}`;

/** The same, and what there is to know besides where there is room for it. */
const asAlso =
  (role: string, more: string) =>
  (person: Person): Either => ({ either: [`${as(role)(person)}，${more}`, as(role)(person)] });

const envelope: RolePhrases['envelope'] = ({ name, number }) => [
  '你的信封',
  `${number} 號座位，${name}`,
  '',
  '按住 Space 打開，',
  '放開就闔上。',
  '',
  '別讓旁邊的人',
  '看到裡面。',
];

/** Who is the first to stand for the highest office; `candidate` and `office`: what they are called. */
const firstToStand =
  (candidate: string, office: string) =>
  (looked: string, players: number, { who, number }: Person): Either => ({
    either: [
      spaced`${looked} · ${players}人遊戲 · 首任${candidate}是${who}`,
      spaced`${looked} · 首任${candidate}是${who}`,
      `${looked} · 首任${candidate}：${number} 號`,
      `${looked} · ${office}：${number} 號`,
    ],
  });

export const roles: Themed<RolePhrases> = {
  title: '身分',
  ritualHead: '開場詞，同處一室時請唸出來',
  ritual: {
    hitlerLooks: {
      classic: [
        '請大家閉上眼睛。',
        '法西斯和希特勒，請睜眼認清彼此。',
        '（長停頓）',
        '請再閉上眼睛。',
        '大家可以睜眼了。若有失誤或忘了身分，請現在說。',
      ],
      corporate: [
        '請大家閉上眼睛。',
        '內鬼和老鼠，請睜眼認清彼此。',
        '（長停頓）',
        '請再閉上眼睛。',
        '大家可以睜眼了。若有失誤或忘了身分，請現在說。',
      ],
      cats: [
        '請大家閉上眼睛。',
        '偽裝的老鼠和公務員老鼠，請睜眼認清彼此。',
        '（長停頓）',
        '請再閉上眼睛。',
        '大家可以睜眼了。若有失誤或忘了身分，請現在說。',
      ],
    },
    hitlerIsSeen: {
      classic: [
        '請大家閉上眼睛，握拳伸到前面。',
        '希特勒以外的法西斯，請睜眼認清彼此。',
        '希特勒，請繼續閉眼，豎起拇指。',
        '法西斯請注意豎起拇指的人，他就是希特勒。（長停頓）',
        '請大家閉上眼睛，把手放下。大家可以睜眼了。',
      ],
      corporate: [
        '請大家閉上眼睛，握拳伸到前面。',
        '老鼠以外的內鬼，請睜眼認清彼此。',
        '老鼠，請繼續閉眼，豎起拇指。',
        '內鬼請注意豎起拇指的人，他就是老鼠。（長停頓）',
        '請大家閉上眼睛，把手放下。大家可以睜眼了。',
      ],
      cats: [
        '請大家閉上眼睛，握拳伸到前面。',
        '偽裝的老鼠，請睜眼認清彼此。',
        '公務員老鼠，請繼續閉眼，豎起拇指。',
        '偽裝的老鼠，豎起拇指的是公務員老鼠。（長停頓）',
        '請大家閉上眼睛，把手放下。大家可以睜眼了。',
      ],
    },
  },
  envelope,
  card: {
    head: {
      classic: { liberal: '自由黨人', fascist: '法西斯', hitler: '希特勒', mastermind: '幕後主謀' },
      corporate: { liberal: '忠誠員工', fascist: '內鬼', hitler: '老鼠', mastermind: '幕後黑手' },
      cats: { liberal: '鎮上的貓', fascist: '偽裝的老鼠', hitler: '公務員老鼠', mastermind: '老貓' },
    },
    party: {
      classic: { liberal: '黨籍：自由黨', fascist: '黨籍：法西斯', mastermind: '黨籍：無黨籍' },
      corporate: { liberal: '人事檔案：忠誠', fascist: '人事檔案：內鬼', mastermind: '人事檔案：都不是' },
      cats: { liberal: '貓掌印：貓', fascist: '貓掌印：老鼠', mastermind: '貓掌印：都不是' },
    },
    beforeRitual: ['誰和你同陣營？', '閉眼的開場儀式會揭曉。'],
    youKnow: '你認得的人',
    knows: {
      nobody: '沒有。',
      nobodyKnownBy: {
        classic: (fascists) => `沒有。有 ${fascists} 名法西斯認得你。`,
        corporate: (moles) => `沒有。有 ${moles} 名內鬼認得你。`,
        cats: (rats) => `沒有。有 ${rats} 隻偽裝的老鼠認得你。`,
      },
      fascist: { classic: as('法西斯'), corporate: as('內鬼'), cats: as('偽裝的老鼠') },
      fascistKnowingYou: {
        classic: asAlso('法西斯', '認得你'),
        corporate: asAlso('內鬼', '認得你'),
        cats: asAlso('偽裝的老鼠', '認得你'),
      },
      hitler: { classic: as('希特勒'), corporate: as('老鼠'), cats: as('公務員老鼠') },
      hitlerKnowingNobody: {
        classic: asAlso('希特勒', '誰也不認得'),
        corporate: asAlso('老鼠', '誰也不認得'),
        cats: asAlso('公務員老鼠', '誰也不認得'),
      },
      all: {
        hitler: {
          classic: (person) => everyOne('希特勒', [person]),
          corporate: (person) => everyOne('老鼠', [person]),
          cats: (person) => everyOne('公務員老鼠', [person]),
        },
        fascists: {
          classic: (people) => everyOne('法西斯', people),
          corporate: (people) => everyOne('內鬼', people),
          cats: (people) => everyOne('偽裝的老鼠', people),
        },
        others: {
          classic: '其餘都是自由黨人。',
          corporate: '其餘都是忠誠員工。',
          cats: '其餘都是鎮上的貓。',
        },
      },
    },
    wins: {
      liberal: {
        classic: ['頒布五張自由黨法案，', '或希特勒被處決，你就獲勝。'],
        corporate: ['採用五張合格藍圖，', '或老鼠被開除，你就獲勝。'],
        cats: ['通過五張貓法，', '或公務員老鼠被驅逐，你就獲勝。'],
      },
      fascist: {
        classic: ['頒布六張法西斯法案，或滿三張後', '希特勒當選總理，你就獲勝。'],
        corporate: ['採用六張瑕疵藍圖，或滿三張後', '老鼠當上總工程師，你就獲勝。'],
        cats: ['通過六張鼠法，或滿三張後', '公務員老鼠當上捕鼠官，你就獲勝。'],
      },
      hitler: {
        classic: ['頒布六張法西斯法案，或滿三張後', '自己當選總理，你就獲勝。'],
        corporate: ['採用六張瑕疵藍圖，或滿三張後', '自己當上總工程師，你就獲勝。'],
        cats: ['通過六張鼠法，或滿三張後', '自己當上捕鼠官，你就獲勝。'],
      },
      mastermind: {
        classic: ['L 滿四張後，第五張 F 頒布就獲勝；', '或 F 先滿五張，你當總理頒布第四張 L。'],
        corporate: ['O 滿四張後，第五張 X 採用就獲勝；', '或 X 先滿五張，你當總工採用第四張 O。'],
        cats: ['C 滿四張後，第五張 R 通過就獲勝；', '或 R 先滿五張，你當捕鼠官通過第四張 C。'],
      },
    },
  },
  ask: '看看你的身分：按住 Space',
  askUnclear: {
    either: [
      '看完放開，再按 Enter 表示「我記住身分了」。有不清楚的請現在說。',
      '放開後按 Enter：「我記住身分了」。有疑問請說。',
      '放開後按 Enter：「我記住身分了」。',
    ],
  },
  firstPresident: {
    classic: firstToStand('總統候選人', '首任總統'),
    corporate: firstToStand('執行長人選', '執行長'),
    cats: firstToStand('鎮長候選人', '鎮長'),
  },
};
