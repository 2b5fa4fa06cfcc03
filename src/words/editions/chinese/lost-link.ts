import { spaced } from './grammar.ts';
import type { LostLinkPhrases } from '../../phrases/lost-link.ts';
import type { Sentence } from '../../span.ts';
import type { Themed } from '../../theme.ts';

export const lostLink: Themed<LostLinkPhrases> = {
  bar: (since) => ({
    either: [`連線中斷。從 ${since} 起連不上房主`, `連線中斷。${since} 起連不上`],
  }),
  seatIsKept: {
    either: [
      '只要房主的程式還在跑，你的座位就會保留。版塊停在斷線的時候。',
      '只要房主的程式還在跑，你的座位就會保留。',
      '房主的程式還在跑，座位就會保留。',
    ],
  },
  lookOnAgain: {
    either: [
      '房主的程式一恢復回應，你就能繼續觀戰。版塊停在斷線的時候。',
      '房主的程式一恢復回應，你就能繼續觀戰。',
      '房主一有回應，就能繼續觀戰。',
    ],
  },
  trying: (tries) => trying(tries, ''),
  tryingSince: (tries, at) => trying(tries, `，最近一次 ${at}`),
  otherDoors: {
    ssh: (key) => shownBy(key, 'ssh'),
    browser: (key) => shownBy(key, '瀏覽器'),
    both: (key) => shownBy(key, 'ssh 或瀏覽器'),
  },
  otherLines: {
    ssh: otherLine,
    browser: otherLine,
    both: (line) => otherLine(`${line} 或瀏覽器`),
  },
  otherTerminal: (line) => ({
    either: [`或從另一個終端機回來：  ${line}`, `或：  ${line}`, line],
  }),
};

function trying(tries: number, last: string): Sentence {
  return {
    either: [`正在自動重試：到目前 ${tries} 次${last}。`, `正在重試：${tries} 次${last}。`],
  };
}

const shownBy = (key: string, doors: string): Sentence => ({
  either: [
    spaced`或用${doors}回來：按${key}看通往你座位的指令。`,
    spaced`或用${doors}回來：按${key}看方法。`,
    spaced`或用${doors}：按${key}看方法。`,
  ],
});

function otherLine(line: string): Sentence {
  return { either: [`或從別的入口回來：${line}。`, `或 ${line}。`] };
}
