import type { Sentence } from '../../span.ts';
import type { Themed } from '../../theme.ts';
import type { Words } from '../../words.ts';

export const unusedKey: Themed<Words['unusedKey']> = {
  nominate: () => choosingSeat('提名'),
  vote: {
    classic: ({ ja, nein }) => instead(`${ja} 贊成，${nein} 反對。`),
    corporate: ({ ja, nein }) => instead(`${ja} 贊成，${nein} 反對。`),
    cats: ({ ja, nein }) => instead(`${ja} 呼嚕，${nein} 哈氣。`),
  },
  discard: {
    classic: () => instead('1 2 3 選法案，Enter 棄掉。', '1 2 3，再 Enter。'),
    corporate: () => instead('1 2 3 選藍圖，Enter 銷毀。', '1 2 3，再 Enter。'),
    cats: () => instead('1 2 3 選法案，Enter 丟掉。', '1 2 3，再 Enter。'),
  },
  enact: {
    classic: () => instead('1 2 選法案，Enter 頒布。', '1 2，再 Enter。'),
    corporate: () => instead('1 2 選藍圖，Enter 採用。', '1 2，再 Enter。'),
    cats: () => instead('1 2 選法案，Enter 通過。', '1 2，再 Enter。'),
  },
  veto: {
    classic: ({ veto }) => instead(`1 2 選法案，${veto} 選否決，Enter 確定。`, `1 2 或 ${veto}，再 Enter。`),
    corporate: ({ veto }) => instead(`1 2 選藍圖，${veto} 選廢案，Enter 確定。`, `1 2 或 ${veto}，再 Enter。`),
    cats: ({ veto }) => instead(`1 2 選法案，${veto} 選推下桌，Enter 確定。`, `1 2 或 ${veto}，再 Enter。`),
  },
  'answer-veto': ({ agree, refuse }) =>
    instead(`${agree} 同意或 ${refuse} 拒絕，Enter 答覆。`, `${agree} 或 ${refuse}，再 Enter。`),
  investigate: {
    classic: () => choosingSeat('調查'),
    corporate: () => choosingSeat('稽核'),
    cats: () => choosingSeat('聞一聞'),
  },
  peek: () => instead('按住 Space 查看，再按 Enter。', 'Space，再 Enter。'),
  'special-election': () => choosingSeat('指定'),
  execute: () => choosingSeat('繼續'),
  claim: () => instead('按數字就聲稱後面那一項，Esc 不說。', '數字聲稱，Esc 不說。'),
  'confirm-execution': {
    classic: ({ confirm }) => instead(`${confirm} 處決，Esc 返回。`),
    corporate: ({ confirm }) => instead(`${confirm} 開除，Esc 返回。`),
    cats: ({ confirm }) => instead(`${confirm} 驅逐，Esc 返回。`),
  },
};

const choosingSeat = (enter: string): Sentence =>
  instead(`↑↓ 或數字選座位，Enter ${enter}。`, '↑↓ 或數字，再 Enter。');

/** What a key doesn't do, and which keys do: in full, and shorter and shorter. */
function instead(does: string, ...shorter: readonly string[]): Sentence {
  return { either: [`現在沒有作用：${does}`, ...[does, ...shorter].map((short) => `無效：${short}`)] };
}
