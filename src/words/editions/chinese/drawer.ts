import { beforeRitual, knowing, knowingNobody } from './own-role.ts';
import { listed, spaced } from './grammar.ts';
import type { Ballot } from '../../../game/index.ts';
import type { CastIn, DrawerPhrases } from '../../phrases/drawer.ts';
import type { Either } from '../../span.ts';
import type { InEach, Themed } from '../../theme.ts';

const neverIn = (office: string): Either => ({
  either: [`還沒有：你沒當過${office}`, '還沒有'],
});

const ballots: InEach<Readonly<Record<Ballot, string>>> = {
  classic: { ja: '贊成', nein: '反對' },
  corporate: { ja: '贊成', nein: '反對' },
  cats: { ja: '呼嚕', nein: '哈氣' },
};

const cast = (names: Readonly<Record<Ballot, string>>, now: Ballot | null): string =>
  `${now === null ? '還沒投' : names[now]}。`;

const castBefore =
  (names: Readonly<Record<Ballot, string>>) =>
  (now: Ballot | null, newestFirst: readonly CastIn[], more: boolean): string => {
    const before = listed(newestFirst.map(({ round, ballot }) => `R${round} ${names[ballot]}`));
    return `${cast(names, now)}之前：${before}${more ? ' …' : ''}`;
  };

export const drawer: Themed<DrawerPhrases> = {
  head: ({ who }) => spaced`只給${who}看`,
  opened: { either: ['按住 Space 時打開', '打開'] },
  close: '放開就闔上；按其他鍵也會闔上',
  label: {
    role: '身分',
    saw: '看過',
    drew: '抽到',
    got: '拿到',
    ballot: '投票',
    win: '獲勝',
    tips: '提示',
  },
  beforeRitual,
  knowingNobody,
  knowing,
  nothingSeen: '還沒有',
  neverIn: {
    president: { classic: neverIn('總統'), corporate: neverIn('執行長'), cats: neverIn('鎮長') },
    chancellor: { classic: neverIn('總理'), corporate: neverIn('總工程師'), cats: neverIn('捕鼠官') },
  },
  drewAndPassed: {
    classic: (hand, discarded, given, { name }) => spaced`${hand}，棄掉${discarded}，把 ${given} 交給${name}`,
    corporate: (hand, discarded, given, { name }) => spaced`${hand}，銷毀${discarded}，把 ${given} 交給${name}`,
    cats: (hand, discarded, given, { name }) => spaced`${hand}，丟掉${discarded}，把 ${given} 交給${name}`,
  },
  inRound: (round, seen) => `R${round} ${seen}`,
  toldHand: (seen, hand) => `${seen} · 你聲稱：${hand}`,
  toldParty: {
    liberal: {
      classic: (seen) => `${seen} · 你聲稱：自由黨`,
      corporate: (seen) => `${seen} · 你聲稱：忠誠`,
      cats: (seen) => `${seen} · 你聲稱：貓`,
    },
    fascist: {
      classic: (seen) => `${seen} · 你聲稱：法西斯`,
      corporate: (seen) => `${seen} · 你聲稱：內鬼`,
      cats: (seen) => `${seen} · 你聲稱：老鼠`,
    },
    mastermind: {
      classic: (seen) => `${seen} · 你聲稱：無黨籍`,
      corporate: (seen) => `${seen} · 你聲稱：都不是`,
      cats: (seen) => `${seen} · 你聲稱：都不是`,
    },
  },
  entries: (newestFirst, more) => `${newestFirst.join('；')}${more ? ' …' : ''}`,
  ballot: {
    classic: (now) => cast(ballots.classic, now),
    corporate: (now) => cast(ballots.corporate, now),
    cats: (now) => cast(ballots.cats, now),
  },
  ballots: {
    classic: castBefore(ballots.classic),
    corporate: castBefore(ballots.corporate),
    cats: castBefore(ballots.cats),
  },
  win: {
    liberal: {
      classic: (missing) => ({
        either: [`再頒布 ${missing} 張自由黨法案，或希特勒被處決`, `再 ${missing} 張自由黨，或處決希特勒`],
      }),
      corporate: (missing) => ({
        either: [`再採用 ${missing} 張合格藍圖，或老鼠被開除`, `再 ${missing} 張合格，或開除老鼠`],
      }),
      cats: (missing) => ({
        either: [`再通過 ${missing} 張貓法，或公務員老鼠被驅逐`, `再 ${missing} 張貓法，或趕走公務鼠`],
      }),
    },
    fascist: {
      classic: (missing) => ({
        either: [
          `再頒布 ${missing} 張法西斯法案，或滿三張後希特勒當選總理`,
          `再頒布 ${missing} 張法西斯法案，或希特勒當選`,
          `再 ${missing} 張法西斯，或希特勒當選`,
        ],
      }),
      corporate: (missing) => ({
        either: [
          `再採用 ${missing} 張瑕疵藍圖，或滿三張後老鼠當上總工程師`,
          `再採用 ${missing} 張瑕疵藍圖，或老鼠獲任命`,
          `再 ${missing} 張瑕疵，或老鼠獲任命`,
        ],
      }),
      cats: (missing) => ({
        either: [
          `再通過 ${missing} 張鼠法，或滿三張後公務員老鼠當上捕鼠官`,
          `再通過 ${missing} 張鼠法，或公務員老鼠上任`,
          `再 ${missing} 張鼠法，或公務鼠上任`,
        ],
      }),
    },
  },
  mastermindWins: {
    byFifthFascist: {
      classic: {
        either: ['自由黨法案滿四張後，活著等到第五張法西斯法案', '滿四張 L 後，活到第五張 F'],
      },
      corporate: {
        either: ['合格藍圖滿四張後，沒被開除，等到第五張瑕疵藍圖', '滿四張 O 後，在職到第五張 X'],
      },
      cats: {
        either: ['貓法滿四張後，留在鎮上等到第五張鼠法', '滿四張 C 後，留到第五張 R'],
      },
    },
    byFourthLiberal: {
      classic: { either: ['當上總理，由你頒布第四張自由黨法案', '當總理頒布第四張 L'] },
      corporate: { either: ['當上總工程師，由你採用第四張合格藍圖', '當總工程師採用第四張 O'] },
      cats: { either: ['當上捕鼠官，由你通過第四張貓法', '當捕鼠官通過第四張 C'] },
    },
  },
};
