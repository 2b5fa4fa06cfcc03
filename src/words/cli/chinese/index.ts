import { help } from './help.ts';
import type { CliWords } from '../../cli-words.ts';
import type { NameRefusal } from '../../../text/index.ts';

const names: Readonly<Record<NameRefusal, string>> = {
  empty: '裡面是空的',
  'too-wide': '超過 16 格（漢字算兩格）',
  'forbidden-character': '裡面有無法顯示的字元',
  'stray-marks': '附加符號沒有跟著文字，或一個字上太多',
  'mixed-scripts': '混用了不同的文字',
  'unsteady-width': '裡面有各家終端機畫法不同的字元',
  'no-letter-first': '要以文字開頭',
  'unusual-character': "只能用文字、數字、空格和 - ' . · 這些符號",
  'like-a-sign': '開頭是 x、p、c，或詞間有數字，看起來像版塊上的記號',
};

/** Chinese, on the command line. */
export const chinese: CliWords = {
  help,

  syntax: {
    unknownOption: (option) => `沒有 ${option} 這個選項。`,
    unknownCommand: (command) => `沒有 ${command} 這個指令。`,
    missingArgument: (name) => `缺少 ${name}。`,
    missingValue: (option) => `${option} 需要一個值。`,
    tooMany: '引數太多了。',
  },

  didYouMean: (word) => `是不是要打 ${word}？`,
  oneOf: (what, values) => `${what} 只能是 ${values.slice(0, -1).join('、')} 或 ${values.at(-1)}。`,
  number: (option, least, most) => `${option} 要填 ${least} 到 ${most} 的數字。`,
  notNumber: (option, least, most, given) => `${option} 要填 ${least} 到 ${most} 的整數，不能是「${given}」。`,
  port: (option) => `${option} 要填 0（任何空閒的）到 65535 的數字。`,
  fault: (message) => `這是程式的錯誤，請回報：${message}`,
  outputFailed: (code) => `無法寫出結果（${code}）；磁碟滿了嗎？`,

  name: {
    choose: '請用 --name 取個名字。',
    likeABot: '--name：看起來像電腦玩家的名字，請換一個。',
    refused: (because) => `--name：${names[because]}，請換一個。`,
    refusedTable: (because) => `--table：${names[because]}，請換一個。`,
    refusedSetting: (because) => `name：${names[because]}，請換一個。`,
    refusedByHost: (because) => `房主不接受這個名字：${names[because]}，請用 --name 換一個。`,
  },

  config: {
    in: (path, problem) => `${path}：${problem}`,
    missing: (path) => `${path}：沒有這個檔案，請用 --config 指定別的。`,
    unreadable: (path, code) => `${path}：讀不到（${code}），請用 --config 指定別的。`,
    noObject: '裡面沒有像 {"palette": "dark"} 這樣的物件。',
    noSetting: (name) => `沒有 ${name} 這項設定。`,
    noJson: (message) => `不是 JSON（${message}），請修正或刪除檔案。`,
    noJsonAt: (line, message) => `第 ${line} 行：不是 JSON（${message}），請修正或刪除檔案。`,
    name: 'name 是一段文字，例如 "Ada"。',
    ascii: 'ascii 是 true 或 false，不加引號。',
    keys: 'keys 是由動作組成的物件，例如 {"ja": "f", "nein": "d"}。',
    noAction: (name) => `keys：沒有 ${name} 這個動作。`,
    listedIn: 'docs/config.md 列出了全部。',
    key: (action) => `keys.${action} 是 "a" 到 "z" 的一個字母，或 "," 這類符號，請選一個。`,
    clash: (key, one, other) => `keys：${key} 同時代表 ${one} 和 ${other}，請替其中一個換鍵。`,
  },

  host: {
    jsonNeedsNoSeat: '--json 需要 --no-seat：入座的話，輸出要留給你的畫面。',
    code: (longest) => `--code 要填 1 到 ${longest} 個看得見的字元。`,
    seatNeedsTerminal: '入座需要終端機：請在終端機裡執行，或加上 --no-seat。',
    whenToStart: '沒有畫面就沒有人能按開始：請用 --players 指定幾人就開始。',
    extraNeedsClock: '--extra 要和 --clock 一起用：不計時就不會用完時間。',
    noPhase: (text) => `--clock ${text}：沒有這個階段。`,
    uselessWith: (option, other) => `有了 ${other}，${option} 就沒有用處。`,
    folderFailed: (path, code) =>
      `紀錄檔無法寫到${path === null ? '你的狀態資料夾' : ` ${path}`}（${code}），請用 --records 指定別的。`,
    portTaken: (option) => `這個連接埠有人用了，請用 ${option} 換一個，或用 0 選任何空閒的。`,
    portForbidden: (option) => `這個使用者不能監聽那個連接埠，請用 ${option} 選 1023 以上的。`,
    noSuchAddress: '這台電腦沒有這個位址可監聽。',
    keyUnreadable: (path, code) => `讀不到主機金鑰 ${path}（${code}），請檢查權限。`,
    keyDamaged: (path) => `主機金鑰 ${path} 已損壞，刪除後會產生新的（ssh 會因此警告來過的人）。`,
    keyNotKept: '無法保存 ssh 主機金鑰；狀態資料夾可以寫入嗎？',
    guestFailed: (fault) => `有位來客的畫面出錯，請回報：${fault}`,
    recordFailed: '遊戲中止：紀錄檔寫不進去；磁碟滿了嗎？',
    record: (path) => `這一局的紀錄檔：${path}`,
    open: (lines) => `開桌了。請用以下方式加入：\n${lines.join('\n')}`,
    fingerprint: (key) => `這台主機的金鑰，ssh 會這樣顯示：${key}`,
    certificate: (fingerprint) => `它的憑證（SHA-256），瀏覽器會這樣顯示：${fingerprint}`,
    joined: (seat, name) => `${seat} 號座位：${name}`,
    joinedBot: (seat, name) => `${seat} 號座位：${name}，電腦玩家`,
    started: (players) => `遊戲開始，共 ${players} 位玩家。`,
    ended: {
      'liberal-policies': (record) => `自由黨獲勝。紀錄檔：${record}`,
      'hitler-executed': (record) => `自由黨獲勝。紀錄檔：${record}`,
      'fascist-policies': (record) => `法西斯獲勝。紀錄檔：${record}`,
      'hitler-elected': (record) => `法西斯獲勝。紀錄檔：${record}`,
      mastermind: (record) => `幕後主謀獲勝。紀錄檔：${record}`,
      brokenOff: (record) => `遊戲中止。紀錄檔：${record}`,
    },
  },

  join: {
    address: {
      empty: '請填房主畫面上的位址，例如 192.168.1.20:7777。',
      scheme: '位址以 ws:// 開頭，或不加任何協定。',
      path: '連接埠後面不能再有東西。',
      'needs-brackets': 'IPv6 位址要加方括號，例如 [fe80::1]:7777。',
      host: '這不是主機名稱，也不是 IP 位址。',
      port: '連接埠是 1 到 65535 的數字。',
    },
    unreachable: {
      'nobody-there': '那裡沒有程式在監聽；牌桌開了嗎？連接埠對嗎？',
      'no-such-host': '找不到叫這個名稱的電腦，請改用位址。',
      'no-way-there': '到不了那個位址；你和房主在同一個網路嗎？',
      'timed-out': '沒有回應；中間有防火牆嗎？',
      'not-a-table': '在那裡監聽的不是牌桌。',
      'another-name': '主機不叫這個名字，請用它畫面上的位址。',
      crowded: '那裡的連線太多了，請過一分鐘再試。',
      lost: '連線斷了，請再試一次。',
      unreadable: '這個程式看不懂主機的回應。',
    },
    seatNeedsTerminal: '入座需要終端機：請在終端機裡執行，不要接管線。',
    boardNeedsTerminal: '版塊需要終端機才能顯示。',
    notNoted: '無法在這裡記下你的座位；狀態資料夾可以寫入嗎？',
    noToken: '--seat 要填你座位畫面上「返回方式」顯示的代碼：五組，每組四個字元。',
    severalSeats: (lines) => `你在那裡有好幾個座位，請選一個：\n${lines.join('\n')}`,
    atTable: (name) => `（牌桌 ${name}）`,
    full: (line) => `座位都滿了，或遊戲已經開始；觀戰請用：  ${line}`,
    nameTaken: '已有人用這個名字或相似的名字，或它像電腦玩家的名字；請用 --name 換一個。',
    needsCode: '這張牌桌有密碼；請問房主，再用 --code 填上。',
    wrongCode: '密碼不對；請問房主，再用 --code 填上。',
    noSuchSeat: '這個座位已經不在了，請用 --new 坐新的。',
    closed: '牌桌關閉了。',
    otherVersion: (theirs) => `主機用的是協定第 ${theirs} 版；雙方要用同一版 secret-cli。`,
    notUnderstood: '主機看不懂這個程式；雙方要用同一版 secret-cli。',
    kicked: '房主把你請出了牌桌。',
    replaced: '你的座位已在別處接手。',
    sentAway: '房主沒有讓你再進來。',
    anotherTable: (line) =>
      `你的牌桌沒了：房主的程式結束了，同一個位址現在是另一張；${
        line === null ? '同一行指令會帶你到那裡。' : `加入另一張：  ${line}`
      }`,
    unreadable: '這個程式看不懂主機送來的資料；雙方要用同一版 secret-cli。',
    tableClosed: '牌桌關閉了。',
    kept: (line) => `你的座位會保留。用這行指令回來：  ${line}`,
    keptAtBest: (line) => `連不上房主；只要房主的程式還在跑，你的座位就會保留。用這行指令回來：  ${line}`,
  },

  pass: {
    refused: (name, because) => `「${name}」：${names[because]}，請換一個名字。`,
    likeABot: (name) => `「${name}」看起來像電腦玩家的名字，請換一個。`,
    twice: (name) => `「${name}」已經有了，或有相似的名字，請換一個。`,
    seats: (taken, least, most) =>
      `一局要有 ${least} 到 ${most} 個座位（--bots 也算），不是 ${taken} 個；請寫出玩家的名字。`,
  },

  here: {
    needsTerminal: '這要在終端機上玩：請在終端機裡執行，不要接管線。',
    kept: (line) => `這一局保留下來了。要接著玩：  ${line}`,
    keptBefore: (line) => `你有一局還沒結束；用  ${line}  接著玩，或用 --new 開新的一局。`,
  },

  unfinished: {
    busy: '這一局正在另一個終端機上進行，請在那裡繼續，或先在那裡關閉。',
    notKept: (code) => `這一局無法保留下來接著玩（${code}）；狀態資料夾可以寫入嗎？`,
    noteUnreadable: (note, code) =>
      `記下未完成那一局的檔案無法讀取（${code}）：${note}，請用 --new 開新的一局，紀錄檔不受影響。`,
    noteDamaged: (note) =>
      `記下未完成那一局的檔案已損壞或屬於其他版本：${note}，請用 --new 開新的一局，紀錄檔不受影響。`,
    unreadable: (record, code) => `未完成那一局的紀錄檔無法讀取（${code}）：${record}，請用 --new 開新的一局。`,
    damaged: (record, line, why) =>
      `未完成那一局的紀錄檔已損壞，${record}:${line}: ${why}，請用 --new 開新的一局。`,
  },

  rules: {
    noOption: (text) => `--rules ${text}：沒有這條自訂規則或組合。`,
    thereAre: (all) => `可用的有 ${all.join('、')}。`,
  },

  simulate: {
    noBot: (name) => `--bots：沒有叫「${name}」的電腦玩家。`,
    theBots: (bots) => `電腦玩家有 ${bots.join('、')}。`,
    recordsNeedFile: '--records 要填檔案；摘要會印在標準輸出，所以不能用 -。',
    holdsSomething: (path) => `--records：${path} 裡已有內容，要覆寫請加 --force。`,
    writeFailed: (path, code) => `無法寫入 ${path}（${code}）；請檢查資料夾、權限和空間。`,
    summary: (games, players, bots, rules) =>
      `${players} 位玩家，${games} 局 · 電腦玩家 ${bots} · 規則 ${rules}`,
    seed: (text) => `種子 ${text}`,
    outcomes: {
      'liberal-policies': '自由黨：五張法案',
      'hitler-executed': '自由黨：處決希特勒',
      'fascist-policies': '法西斯：六張法案',
      'hitler-elected': '法西斯：希特勒當選',
      mastermind: '幕後主謀',
    },
    nominations: '每局提名次數',
    vetoes: '每局成立的否決次數',
    topDecks: '每局頂牌次數',
    margin: (games) => `± 是 95% 信賴水準的誤差 · 每秒 ${games} 局`,
  },

  verify: {
    readFailed: (path, code) => `讀不到 ${path}（${code}）；請檢查名稱和權限。`,
    noGame: (path) => `${path} 裡沒有任何一局；請給 host 或 simulate 寫的紀錄檔。`,
    count: (games, illegal) => `${games} 局，其中 ${illegal} 局違規`,
  },
};
