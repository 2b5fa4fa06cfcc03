import { spaced } from './grammar.ts';
import type { AdvicePhrases } from '../../phrases/advice.ts';
import type { Either } from '../../span.ts';
import type { Person } from '../../phrases/person.ts';
import type { Themed } from '../../theme.ts';

/** 「R7 與 2 Boris：F」, or of others 「R7 2 Boris + 5 José：F」; then with numbers alone. */
function of(round: number, members: readonly Person[], came: string, briefly = came): Either {
  const link = members.length === 1 ? '與 ' : '';
  return {
    either: [
      `R${round} ${link}${members.map(({ who }) => who).join(' + ')}：${came}`,
      `R${round} ${link}${members.map(({ number }) => number).join('+')}：${briefly}`,
    ],
  };
}

const onCard = (round: number, president: Person, target: Person, said: string): Either => ({
  either: [
    spaced`R${round} ${president.who}說${target.who}是${said}`,
    `R${round} ${president.number} 說 ${target.number}：${said}`,
  ],
});

const ended = (round: number, president: Person, target: Person, does: string): Either => ({
  either: [
    spaced`R${round} ${president.who}${does}${target.who}`,
    `R${round} ${president.number} ${does} ${target.number}`,
  ],
});

export const advice: Themed<AdvicePhrases> = {
  head: '建議',
  column: { mine: '你', table: '全桌' },
  movedHead: '影響最大的事',
  explained: {
    classic: '每個人是法西斯或希特勒的可能（十分之幾）：照你所知，以及照全桌所知。',
    corporate: '每個人是內鬼或老鼠的可能（十分之幾）：照你所知，以及照全桌所知。',
    cats: '每一位是老鼠的可能（十分之幾）：照你所知，以及照全鎮所知。',
  },
  shut: {
    either: ['按住 Space，看從你的身分和看過的牌推得的建議。', '按住 Space 看只有你知道的。'],
  },
  nothingAsked: '現在沒有輪到你。',
  does: {
    nominate: {
      classic: ({ who }) => spaced`謹慎的人會提名${who}。`,
      corporate: ({ who }) => spaced`謹慎的人會提名${who}。`,
      cats: ({ who }) => spaced`謹慎的貓會提名${who}。`,
    },
    vote: {
      ja: { classic: '謹慎的人會投贊成。', corporate: '謹慎的人會投贊成。', cats: '謹慎的貓會呼嚕。' },
      nein: { classic: '謹慎的人會投反對。', corporate: '謹慎的人會投反對。', cats: '謹慎的貓會哈氣。' },
    },
    discard: {
      classic: (tile) => `謹慎的人會棄掉 ${tile}。`,
      corporate: (tile) => `謹慎的人會銷毀 ${tile}。`,
      cats: (tile) => `謹慎的貓會丟掉 ${tile}。`,
    },
    enact: {
      classic: (tile) => `謹慎的人會頒布 ${tile}。`,
      corporate: (tile) => `謹慎的人會採用 ${tile}。`,
      cats: (tile) => `謹慎的貓會通過 ${tile}。`,
    },
    veto: {
      classic: '謹慎的人會要求否決。',
      corporate: '謹慎的人會要求廢案。',
      cats: '謹慎的貓會要求推下桌。',
    },
    agree: {
      classic: '謹慎的人會同意否決。',
      corporate: '謹慎的人會同意廢案。',
      cats: '謹慎的貓會同意推下桌。',
    },
    refuse: {
      classic: '謹慎的人會拒絕否決。',
      corporate: '謹慎的人會拒絕廢案。',
      cats: '謹慎的貓會拒絕推下桌。',
    },
    investigate: {
      classic: ({ who }) => spaced`謹慎的人會調查${who}。`,
      corporate: ({ who }) => spaced`謹慎的人會稽核${who}。`,
      cats: ({ who }) => spaced`謹慎的貓會聞聞${who}。`,
    },
    'special-election': {
      classic: ({ who }) => spaced`謹慎的人會讓${who}當下一位總統候選人。`,
      corporate: ({ who }) => spaced`謹慎的人會讓${who}當下一位執行長候選人。`,
      cats: ({ who }) => spaced`謹慎的貓會讓${who}當下一位鎮長候選者。`,
    },
    execute: {
      classic: ({ who }) => spaced`謹慎的人會處決${who}。`,
      corporate: ({ who }) => spaced`謹慎的人會開除${who}。`,
      cats: ({ who }) => spaced`謹慎的貓會驅逐${who}。`,
    },
    peek: {
      classic: '謹慎的人會看頂三張。',
      corporate: '謹慎的人會看頂三張藍圖。',
      cats: '謹慎的貓會看頂三張法案。',
    },
  },
  because: {
    'no-choice': '沒有別的選擇。',
    'hitler-wins': {
      classic: ({ who }) => spaced`${who}就是希特勒：現在當選，你們立刻獲勝。`,
      corporate: ({ who }) => spaced`${who}就是老鼠：現在獲任命，你們立刻獲勝。`,
      cats: ({ who }) => spaced`${who}就是公務員老鼠：現在上任，你們立刻獲勝。`,
    },
    'may-be-hitler': {
      classic: ({ who }, chance) => spaced`${who}有 ${chance}% 是希特勒，現在當選就輸了。`,
      corporate: ({ who }, chance) => spaced`${who}有 ${chance}% 是老鼠，現在獲任命就輸了。`,
      cats: ({ who }, chance) => spaced`${who}有 ${chance}% 是公務員老鼠，現在上任就輸了。`,
    },
    'not-hitler': {
      classic: ({ who }) => spaced`${who}不可能是希特勒：這次選舉不會輸掉遊戲。`,
      corporate: ({ who }) => spaced`${who}不可能是老鼠：這次投票不會輸掉遊戲。`,
      cats: ({ who }) => spaced`${who}不可能是公務員老鼠：這次投票不會輸掉遊戲。`,
    },
    'least-suspected': {
      classic: ({ who }, chance) => spaced`${who}有 ${chance}% 是法西斯陣營，沒有人更低。`,
      corporate: ({ who }, chance) => spaced`${who}有 ${chance}% 是內鬼陣營，沒有人更低。`,
      cats: ({ who }, chance) => spaced`${who}有 ${chance}% 是老鼠陣營，沒有誰更低。`,
    },
    fellow: ({ who }, chance) => spaced`${who}是自己人，照大家所知嫌疑是 ${chance}%。`,
    likeliest: {
      classic: (tile, chance) => `你們兩人有 ${chance}% 會頒布 ${tile}。`,
      corporate: (tile, chance) => `你們兩人有 ${chance}% 會採用 ${tile}。`,
      cats: (tile, chance) => `你們兩位有 ${chance}% 會通過 ${tile}。`,
    },
    next: {
      classic: (tile, chance, otherwise) => `這屆政府有 ${chance}% 會頒布 ${tile}，下一屆有 ${otherwise}%。`,
      corporate: (tile, chance, otherwise) => `這屆團隊有 ${chance}% 會採用 ${tile}，下一屆有 ${otherwise}%。`,
      cats: (tile, chance, otherwise) => `這屆鎮公所有 ${chance}% 會通過 ${tile}，下一屆有 ${otherwise}%。`,
    },
    chaos: {
      classic: (tile, chance, otherwise) => `這屆政府有 ${chance}% 會頒布 ${tile}，混亂則有 ${otherwise}%。`,
      corporate: (tile, chance, otherwise) => `這屆團隊有 ${chance}% 會採用 ${tile}，罷工則有 ${otherwise}%。`,
      cats: (tile, chance, otherwise) => `這屆鎮公所有 ${chance}% 會通過 ${tile}，大亂鬥則有 ${otherwise}%。`,
    },
    wins: (tile) => `有 ${tile} 你就立刻獲勝。`,
    serves: (tile) => `你這一方需要的是 ${tile}。`,
    'worth-it': (tile, before, after) => `${tile} 會讓你的嫌疑從 ${before}% 變成 ${after}%，但是值得。`,
    'too-dear': (tile, before, after) => `${tile} 會讓你的嫌疑從 ${before}% 變成 ${after}%，現在划不來。`,
    'veto-spares': (tile) => `這樣就不會出現 ${tile}。`,
    'veto-denied': (tile) => `這樣還有可能出現 ${tile}。`,
    'tells-most': {
      classic: ({ who }, chance) => spaced`${who}有 ${chance}% 是法西斯陣營，這張牌最有用。`,
      corporate: ({ who }, chance) => spaced`${who}有 ${chance}% 是內鬼陣營，這份檔案最有用。`,
      cats: ({ who }, chance) => spaced`${who}有 ${chance}% 是老鼠陣營，這股味道最有用。`,
    },
    'least-hitler': {
      classic: ({ who }, chance) => spaced`${who}有 ${chance}% 是希特勒，沒有人更低。`,
      corporate: ({ who }, chance) => spaced`${who}有 ${chance}% 是老鼠，沒有人更低。`,
      cats: ({ who }, chance) => spaced`${who}有 ${chance}% 是公務員老鼠，沒有誰更低。`,
    },
    'likeliest-hitler': {
      classic: ({ who }, chance) => spaced`${who}有 ${chance}% 是希特勒，沒有人更高。`,
      corporate: ({ who }, chance) => spaced`${who}有 ${chance}% 是老鼠，沒有人更高。`,
      cats: ({ who }, chance) => spaced`${who}有 ${chance}% 是公務員老鼠，沒有誰更高。`,
    },
    'most-trusted': ({ who }, chance) => spaced`大家信任${who}：嫌疑只有 ${chance}%。`,
    'against-you': ({ who }) => spaced`${who}要的和你相反。`,
  },
  moved: {
    laid: (round, members, tile) => of(round, members, tile),
    contradicted: (round, members, tile) => of(round, members, `${tile}，說法互相矛盾`, `${tile} ≠`),
    vetoed: {
      classic: (round, members) => of(round, members, '否決'),
      corporate: (round, members) => of(round, members, '廢案'),
      cats: (round, members) => of(round, members, '推下'),
    },
    passed: (round, { who, number }) => ({
      either: [spaced`R${round} ${who}交給你的牌`, `R${round} ${number} 給的`],
    }),
    accused: {
      classic: (round, president, target) => onCard(round, president, target, '法西斯'),
      corporate: (round, president, target) => onCard(round, president, target, '內鬼'),
      cats: (round, president, target) => onCard(round, president, target, '老鼠'),
    },
    cleared: {
      classic: (round, president, target) => onCard(round, president, target, '自由黨'),
      corporate: (round, president, target) => onCard(round, president, target, '忠誠'),
      cats: (round, president, target) => onCard(round, president, target, '貓'),
    },
    executed: {
      classic: (round, president, target) => ended(round, president, target, '處決'),
      corporate: (round, president, target) => ended(round, president, target, '開除'),
      cats: (round, president, target) => ended(round, president, target, '驅逐'),
    },
    deck: {
      classic: (round) => ({ either: [`R${round} 牌堆裡剩下的牌`, `R${round} 牌堆`] }),
      corporate: (round) => ({ either: [`R${round} 圖櫃裡剩下的藍圖`, `R${round} 圖櫃`] }),
      cats: (round) => ({ either: [`R${round} 法案箱裡剩下的法案`, `R${round} 法案箱`] }),
    },
  },
};
