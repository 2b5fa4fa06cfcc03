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
    classic: '每個人是法西斯或希特勒的可能性（十分之幾）：照你所知，以及照全桌所知。',
    corporate: '每個人是內鬼或老鼠的可能性（十分之幾）：照你所知，以及照全桌所知。',
    cats: '每一位是老鼠的可能性（十分之幾）：照你所知，以及照全鎮所知。',
  },
  shut: {
    either: ['按住 Space，看由你的身分和看過的牌推出的建議。', '按住 Space 看只有你推得出的。'],
  },
  nothingAsked: '現在沒有要你做的事。',
  does: {
    nominate: {
      classic: ({ who }) => spaced`謹慎的人會提名${who}。`,
      corporate: ({ who }) => spaced`謹慎的人會提名${who}。`,
      cats: ({ who }) => spaced`謹慎的鎮民會提名${who}。`,
    },
    vote: {
      ja: { classic: '謹慎的人會投贊成。', corporate: '謹慎的人會投贊成。', cats: '謹慎的鎮民會呼嚕。' },
      nein: { classic: '謹慎的人會投反對。', corporate: '謹慎的人會投反對。', cats: '謹慎的鎮民會哈氣。' },
    },
    discard: {
      classic: (tile) => `謹慎的人會棄掉 ${tile}。`,
      corporate: (tile) => `謹慎的人會銷毀 ${tile}。`,
      cats: (tile) => `謹慎的鎮民會丟掉 ${tile}。`,
    },
    enact: {
      classic: (tile) => `謹慎的人會頒布 ${tile}。`,
      corporate: (tile) => `謹慎的人會採用 ${tile}。`,
      cats: (tile) => `謹慎的鎮民會通過 ${tile}。`,
    },
    veto: {
      classic: '謹慎的人會提出否決。',
      corporate: '謹慎的人會提議廢案。',
      cats: '謹慎的鎮民會提議推下桌。',
    },
    agree: {
      classic: '謹慎的人會同意否決。',
      corporate: '謹慎的人會同意廢案。',
      cats: '謹慎的鎮民會同意推下桌。',
    },
    refuse: {
      classic: '謹慎的人會拒絕否決。',
      corporate: '謹慎的人會拒絕廢案。',
      cats: '謹慎的鎮民會拒絕推下桌。',
    },
    investigate: {
      classic: ({ who }) => spaced`謹慎的人會調查${who}。`,
      corporate: ({ who }) => spaced`謹慎的人會稽核${who}。`,
      cats: ({ who }) => spaced`謹慎的鎮民會聞一聞${who}。`,
    },
    'special-election': {
      classic: ({ who }) => spaced`謹慎的人會讓${who}當下一位總統候選人。`,
      corporate: ({ who }) => spaced`謹慎的人會讓${who}當下一位執行長候選人。`,
      cats: ({ who }) => spaced`謹慎的鎮民會讓${who}當下一位鎮長候選人。`,
    },
    execute: {
      classic: ({ who }) => spaced`謹慎的人會處決${who}。`,
      corporate: ({ who }) => spaced`謹慎的人會開除${who}。`,
      cats: ({ who }) => spaced`謹慎的鎮民會驅逐${who}。`,
    },
    peek: {
      classic: '謹慎的人會看牌堆頂三張。',
      corporate: '謹慎的人會預覽圖櫃頂三張。',
      cats: '謹慎的鎮民會偷看法案箱頂三張。',
    },
  },
  because: {
    'no-choice': '沒有別的選擇。',
    'hitler-wins': {
      classic: ({ who }) => spaced`${who}就是希特勒：現在當選的話，你們立刻獲勝。`,
      corporate: ({ who }) => spaced`${who}就是老鼠：現在獲任命的話，你們立刻獲勝。`,
      cats: ({ who }) => spaced`${who}就是公務員老鼠：現在上任的話，你們立刻獲勝。`,
    },
    'may-be-hitler': {
      classic: ({ who }, chance) => spaced`${who}有 ${chance}% 機率是希特勒；若真的是，當選就輸了。`,
      corporate: ({ who }, chance) => spaced`${who}有 ${chance}% 機率是老鼠；若真的是，獲任命就輸了。`,
      cats: ({ who }, chance) => spaced`${who}有 ${chance}% 機率是公務員老鼠；若真的是，上任就輸了。`,
    },
    'not-hitler': {
      classic: ({ who }) => spaced`${who}不可能是希特勒：這次選舉不會輸掉遊戲。`,
      corporate: ({ who }) => spaced`${who}不可能是老鼠：這次投票不會輸掉遊戲。`,
      cats: ({ who }) => spaced`${who}不可能是公務員老鼠：這次投票不會輸掉遊戲。`,
    },
    'least-suspected': {
      classic: ({ who }, chance) => spaced`${who}有 ${chance}% 機率是法西斯陣營，沒有人更低。`,
      corporate: ({ who }, chance) => spaced`${who}有 ${chance}% 機率是內鬼陣營，沒有人更低。`,
      cats: ({ who }, chance) => spaced`${who}有 ${chance}% 機率是老鼠陣營，沒有誰更低。`,
    },
    fellow: ({ who }, chance) => spaced`${who}是自己人，在大家眼中嫌疑是 ${chance}%。`,
    likeliest: {
      classic: (tile, chance) => `你們兩人頒布 ${tile} 的機率是 ${chance}%。`,
      corporate: (tile, chance) => `你們兩人採用 ${tile} 的機率是 ${chance}%。`,
      cats: (tile, chance) => `你們兩位通過 ${tile} 的機率是 ${chance}%。`,
    },
    next: {
      classic: (tile, chance, otherwise) =>
        `這屆政府頒布 ${tile} 的機率是 ${chance}%，下一屆是 ${otherwise}%。`,
      corporate: (tile, chance, otherwise) =>
        `這屆團隊採用 ${tile} 的機率是 ${chance}%，下一屆是 ${otherwise}%。`,
      cats: (tile, chance, otherwise) => `這屆鎮公所通過 ${tile} 的機率是 ${chance}%，下一屆是 ${otherwise}%。`,
    },
    chaos: {
      classic: (tile, chance, otherwise) =>
        `這屆政府頒布 ${tile} 的機率是 ${chance}%，混亂則是 ${otherwise}%。`,
      corporate: (tile, chance, otherwise) =>
        `這屆團隊採用 ${tile} 的機率是 ${chance}%，罷工則是 ${otherwise}%。`,
      cats: (tile, chance, otherwise) =>
        `這屆鎮公所通過 ${tile} 的機率是 ${chance}%，大亂鬥則是 ${otherwise}%。`,
    },
    wins: (tile) => `${tile} 會讓你立刻獲勝。`,
    serves: (tile) => `你這一方需要的是 ${tile}。`,
    'worth-it': (tile, before, after) => `${tile} 會讓你的嫌疑從 ${before}% 變成 ${after}%，但是值得。`,
    'too-dear': (tile, before, after) => `${tile} 會讓你的嫌疑從 ${before}% 變成 ${after}%，現在划不來。`,
    'veto-spares': (tile) => `這樣就不會出現 ${tile}。`,
    'veto-denied': (tile) => `這樣還有可能出現 ${tile}。`,
    'tells-most': {
      classic: ({ who }, chance) => spaced`看${who}的牌最有用：有 ${chance}% 機率是法西斯陣營。`,
      corporate: ({ who }, chance) => spaced`看${who}的檔案最有用：有 ${chance}% 機率是內鬼陣營。`,
      cats: ({ who }, chance) => spaced`聞${who}的掌印最有用：有 ${chance}% 機率是老鼠陣營。`,
    },
    'least-hitler': {
      classic: ({ who }, chance) => spaced`${who}有 ${chance}% 機率是希特勒，沒有人更低。`,
      corporate: ({ who }, chance) => spaced`${who}有 ${chance}% 機率是老鼠，沒有人更低。`,
      cats: ({ who }, chance) => spaced`${who}有 ${chance}% 機率是公務員老鼠，沒有誰更低。`,
    },
    'likeliest-hitler': {
      classic: ({ who }, chance) => spaced`${who}有 ${chance}% 機率是希特勒，沒有人更高。`,
      corporate: ({ who }, chance) => spaced`${who}有 ${chance}% 機率是老鼠，沒有人更高。`,
      cats: ({ who }, chance) => spaced`${who}有 ${chance}% 機率是公務員老鼠，沒有誰更高。`,
    },
    'most-trusted': ({ who }, chance) => spaced`大家信任${who}：嫌疑只有 ${chance}%。`,
    'against-you': ({ who }) => spaced`${who}要的和你相反。`,
  },
  moved: {
    laid: (round, members, tile) => of(round, members, tile),
    contradicted: (round, members, tile) => of(round, members, `${tile}，兩人說詞矛盾`, `${tile} ≠`),
    vetoed: {
      classic: (round, members) => of(round, members, '否決'),
      corporate: (round, members) => of(round, members, '廢案'),
      cats: (round, members) => of(round, members, '推下桌'),
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
