import type { HouseRulePhrases } from '../../phrases/house-rules.ts';
import type { Themed } from '../../theme.ts';

export const houseRules: Themed<HouseRulePhrases> = {
  head: '自訂規則',
  keys: { change: '↑↓ 或數字選擇 · ←→ 更改 · Esc 返回', read: '↑↓ 閱讀 · Esc 返回' },
  none: (key) => `自訂規則（${key}）：無`,
  differing: (named, key) => ({
    either: [`自訂規則（${key}）：${named.join('；')}`, `自訂規則（${key}）：${named.length} 項`],
  }),
  named: (name, value) => `${name}：${value}`,
  instead: (means) => `自訂規則：${means}`,
  readyAnew: '更改後大家都看得到，而且都要重新準備好。',
  name: {
    preset: '整組規則',
    termLimitRelax: { classic: '任期限制放寬', corporate: '輪調規定放寬', cats: '午睡規定放寬' },
    trackerReset: { classic: '選舉標記歸零', corporate: '僵局計數器歸零', cats: '耐心恢復' },
    silence: '禁止發言',
    reinvestigate: { classic: '重複調查', corporate: '重複稽核', cats: '重複聞一聞' },
    hitlerKnows: {
      classic: '希特勒認得法西斯',
      corporate: '老鼠認得內鬼',
      cats: '公務員老鼠認得同伴',
    },
    chaosUnlocksVeto: { classic: '混亂開啟否決權', corporate: '罷工開啟廢案', cats: '大亂鬥開啟推下桌' },
    deathReveal: { classic: '處決後公開', corporate: '開除後公開', cats: '驅逐後公開' },
    notHitlerBadge: {
      classic: '非希特勒的標記',
      corporate: '非老鼠的標記',
      cats: '非公務員老鼠的標記',
    },
    mastermind: { classic: '幕後主謀', corporate: '幕後黑手', cats: '老貓' },
    mastermindParty: { classic: '幕後主謀的黨籍', corporate: '幕後黑手的檔案', cats: '老貓的掌印' },
    mastermindTiming: { classic: '幕後主謀獲勝時機', corporate: '幕後黑手獲勝時機', cats: '老貓獲勝時機' },
  },
  value: {
    termLimitRelax: {
      'five-alive': {
        short: { classic: '存活五人以下', corporate: '在職五人以下', cats: '鎮上五名以下' },
        means: {
          classic: '存活五人以下時，只有前任總理受任期限制。',
          corporate: '在職五人以下時，只有前任總工程師要輪調。',
          cats: '鎮上五名以下時，只有前任捕鼠官要午睡。',
        },
      },
      'five-seated': {
        short: '五人桌',
        means: {
          classic: '只有五人桌才放寬到僅前任總理受限，和存活人數無關。',
          corporate: '只有五人桌才放寬到僅前任總工程師輪調，和在職人數無關。',
          cats: '只有五人桌才放寬到僅前任捕鼠官午睡，和鎮上還有幾名無關。',
        },
      },
    },
    trackerReset: {
      election: {
        short: { classic: '政府當選時', corporate: '獲任命時', cats: '鎮公所上任時' },
        means: {
          classic: '政府一當選，選舉標記就歸零，不論有沒有頒布法案。',
          corporate: '經營團隊一獲任命，僵局計數器就歸零，不論有沒有採用藍圖。',
          cats: '鎮公所一上任，耐心就全部恢復，不論有沒有通過法案。',
        },
      },
      enactment: {
        short: { classic: '頒布法案時', corporate: '採用藍圖時', cats: '通過法案時' },
        means: {
          classic: '頒布法案才會讓選舉標記歸零，光是當選不會。',
          corporate: '採用藍圖才會讓僵局計數器歸零，光是獲任命不會。',
          cats: '通過法案才會讓耐心恢復，光是上任不會。',
        },
      },
    },
    silence: {
      table: {
        short: '全桌',
        means: {
          classic: '國會階段中，全桌都不准說話。',
          corporate: '設計審查中，全桌都不准說話。',
          cats: '立法時間，誰都不准喵。',
        },
      },
      government: {
        short: { classic: '只限政府', corporate: '只限經營團隊', cats: '只限鎮公所' },
        means: {
          classic: '國會階段中，只有總統和總理不准說話，其他人可以。',
          corporate: '設計審查中，只有執行長和總工程師不准說話，其他人可以。',
          cats: '立法時間，只有鎮長和捕鼠官不准喵，其他鎮民可以。',
        },
      },
      off: {
        short: '不禁止',
        means: {
          classic: '國會階段中人人都可以說話；要聲稱，得等法案頒布。',
          corporate: '設計審查中人人都可以說話；要聲稱，得等藍圖採用。',
          cats: '立法時間大家都可以喵；要聲稱，得等法案通過。',
        },
      },
    },
    reinvestigate: {
      false: {
        short: '不可',
        means: {
          classic: '同一名玩家不會被調查兩次。',
          corporate: '同一名玩家不會被稽核兩次。',
          cats: '同一名玩家不會被聞兩次。',
        },
      },
      true: {
        short: '可以',
        means: {
          classic: '調查過的玩家可以再調查。',
          corporate: '稽核過的玩家可以再稽核。',
          cats: '聞過的玩家可以再聞。',
        },
      },
    },
    hitlerKnows: {
      'by-count': {
        short: '五、六人時',
        means: {
          classic: '五、六人遊戲時，希特勒認得那一名法西斯；七人以上時，誰也不認得。',
          corporate: '五、六人遊戲時，老鼠認得那一名內鬼；七人以上時，誰也不認得。',
          cats: '五、六人遊戲時，公務員老鼠認得那一隻偽裝的老鼠；七人以上時，誰也不認得。',
        },
      },
      never: {
        short: '從不',
        means: {
          classic: '不論幾人遊戲，希特勒誰也不認得。',
          corporate: '不論幾人遊戲，老鼠誰也不認得。',
          cats: '不論幾人遊戲，公務員老鼠誰也不認得。',
        },
      },
      always: {
        short: '總是',
        means: {
          classic: '不論幾人遊戲，希特勒都認得所有法西斯。',
          corporate: '不論幾人遊戲，老鼠都認得所有內鬼。',
          cats: '不論幾人遊戲，公務員老鼠都認得所有偽裝的老鼠。',
        },
      },
    },
    chaosUnlocksVeto: {
      true: {
        short: '會',
        means: {
          classic: '第五張法西斯法案就算由混亂頒布，也會開啟否決權。',
          corporate: '第五張瑕疵藍圖就算由罷工採用，也會開啟廢案。',
          cats: '第五張鼠法就算由大亂鬥通過，也會開啟推下桌。',
        },
      },
      false: {
        short: '不會',
        means: {
          classic: '第五張法西斯法案若由混亂頒布，這一局就沒有否決權。',
          corporate: '第五張瑕疵藍圖若由罷工採用，這一局就不能廢案。',
          cats: '第五張鼠法若由大亂鬥通過，這一局就不能推下桌。',
        },
      },
    },
    deathReveal: {
      none: {
        short: '無',
        means: {
          classic: '被處決的人只要不是希特勒，就不公開任何牌。',
          corporate: '被開除的人只要不是老鼠，就什麼都不公開。',
          cats: '被驅逐的鎮民只要不是公務員老鼠，就什麼都不公開。',
        },
      },
      party: {
        short: { classic: '黨籍', corporate: '人事檔案', cats: '貓掌印' },
        means: {
          classic: '被處決的人要公開黨籍身分牌，但不公開身分。',
          corporate: '被開除的人要公開人事檔案，但不公開身分。',
          cats: '被驅逐的鎮民要公開掌印，但不公開身分。',
        },
      },
    },
    notHitlerBadge: {
      true: {
        short: '顯示',
        means: {
          classic: '證實不是希特勒的人，版塊上會一直標出來。',
          corporate: '證實不是老鼠的人，版塊上會一直標出來。',
          cats: '證實不是公務員老鼠的鎮民，版塊上會一直標出來。',
        },
      },
      false: {
        short: '不顯示',
        means: {
          classic: '版塊上不標出誰證實不是希特勒，請自己記住。',
          corporate: '版塊上不標出誰證實不是老鼠，請自己記住。',
          cats: '版塊上不標出誰證實不是公務員老鼠，請自己記住。',
        },
      },
    },
    mastermind: {
      off: {
        short: '沒有',
        means: { classic: '沒有幕後主謀。', corporate: '沒有幕後黑手。', cats: '沒有老貓。' },
      },
      maybe: {
        short: '可能有',
        means: {
          classic:
            '自由黨人中可能有一人是幕後主謀，知道所有人的身分；已有四張自由黨法案時，第五張法西斯法案讓他獨自獲勝。若第五張法西斯法案先頒布，他得親自當總理頒布第四張自由黨法案才能獲勝。',
          corporate:
            '忠誠員工中可能有一人是幕後黑手，知道所有人的身分；已有四張合格藍圖時，第五張瑕疵藍圖讓他獨自獲勝。若第五張瑕疵藍圖先採用，他得親自當總工程師採用第四張合格藍圖才能獲勝。',
          cats: '鎮上的貓中可能有一隻是老貓，知道所有人的身分；已有四張貓法時，第五張鼠法讓牠獨自獲勝。若第五張鼠法先通過，牠得親自當捕鼠官通過第四張貓法才能獲勝。',
        },
      },
      certain: {
        short: '一定有',
        means: {
          classic:
            '自由黨人中有一人是幕後主謀，知道所有人的身分；已有四張自由黨法案時，第五張法西斯法案讓他獨自獲勝。若第五張法西斯法案先頒布，他得親自當總理頒布第四張自由黨法案才能獲勝。',
          corporate:
            '忠誠員工中有一人是幕後黑手，知道所有人的身分；已有四張合格藍圖時，第五張瑕疵藍圖讓他獨自獲勝。若第五張瑕疵藍圖先採用，他得親自當總工程師採用第四張合格藍圖才能獲勝。',
          cats: '鎮上的貓中有一隻是老貓，知道所有人的身分；已有四張貓法時，第五張鼠法讓牠獨自獲勝。若第五張鼠法先通過，牠得親自當捕鼠官通過第四張貓法才能獲勝。',
        },
      },
    },
    mastermindParty: {
      liberal: {
        short: { classic: '自由黨', corporate: '忠誠', cats: '貓' },
        means: {
          classic: '幕後主謀的黨籍身分牌是自由黨。',
          corporate: '幕後黑手的人事檔案寫著忠誠。',
          cats: '老貓的掌印和鎮上的貓一樣。',
        },
      },
      own: {
        short: { classic: '無黨籍', corporate: '都不是', cats: '都不是' },
        means: {
          classic: '幕後主謀的黨籍身分牌寫著無黨籍。',
          corporate: '幕後黑手的人事檔案寫著都不是。',
          cats: '老貓的掌印兩種都不是。',
        },
      },
    },
    mastermindTiming: {
      immediate: {
        short: '立刻',
        means: {
          classic: '第五張法西斯法案一頒布，幕後主謀立刻獲勝。',
          corporate: '第五張瑕疵藍圖一採用，幕後黑手立刻獲勝。',
          cats: '第五張鼠法一通過，老貓立刻獲勝。',
        },
      },
      'after-execution': {
        short: { classic: '處決之後', corporate: '開除之後', cats: '驅逐之後' },
        means: {
          classic: '第五張法西斯法案若帶來處決，幕後主謀要活過處決才獲勝。',
          corporate: '第五張瑕疵藍圖若帶來開除，幕後黑手之後還在職才獲勝。',
          cats: '第五張鼠法若帶來驅逐，老貓之後還在鎮上才獲勝。',
        },
      },
    },
  },
  preset: {
    standard: { short: '標準', means: '和說明裡寫的一樣，沒有更改。' },
    rulebook: {
      short: '原版規則書',
      means: {
        classic: '照印刷的規則書：頒布法案才讓選舉標記歸零，只有政府不准說話。',
        corporate: '照印刷的規則書：採用藍圖才讓僵局計數器歸零，只有經營團隊不准說話。',
        cats: '照印刷的規則書：通過法案才讓耐心恢復，只有鎮公所不准喵。',
      },
    },
    own: { short: '自選', means: '照下面一項一項選的來玩。' },
  },
};
