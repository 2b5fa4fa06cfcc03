import { spaced } from './grammar.ts';
import type { ChatPhrases } from '../../phrases/chat.ts';
import type { Themed } from '../../theme.ts';

export const chat: Themed<ChatPhrases> = {
  head: '聊天',
  headWith: (sought) => `含「${sought}」的聊天`,
  keys: (find) => `Tab 紀錄+聊天 · ↑ 較早 · ${find} 尋找 · End 最新`,
  nothing: (talk) => `還沒有人說話。按 ${talk} 發言。`,
  notFound: '沒有人這麼說過。',
  round: (round) => `第 ${round} 回合`,
  spectator: '觀戰者',
  notices: {
    away: ({ who }) => spaced`${who}離開中；座位會保留。`,
    back: ({ who }) => spaced`${who}回來了。`,
    'bot-in': ({ who }) => spaced`${who}離開中；回來之前由電腦代打。`,
    'bot-out': ({ who }) => spaced`${who}離開中；電腦不再代打。`,
    'wants-break-off': ({ who }) => spaced`${who}想中止遊戲。`,
    'wants-to-play-on': ({ who }) => spaced`${who}想玩下去。`,
    kicked: ({ who }) => spaced`${who}被房主請出了牌桌。`,
    forced: ({ who }) => spaced`${who}時間到了；這一次由電腦代打。`,
    'forced-government': {
      classic: ({ who }) => spaced`${who}的政府時間到了；由電腦代打。`,
      corporate: ({ who }) => spaced`${who}的經營團隊時間到了；由電腦代打。`,
      cats: ({ who }) => spaced`${who}的鎮公所時間到了；由電腦代打。`,
    },
  },
  rulesChanged: '房主改了自訂規則：大家都要重新準備好。',
  left: (columns) => `剩 ${columns} 格`,
  typing: { say: ['發言', 'Enter 送出 · Esc 返回'], find: ['尋找', 'Enter 保留 · Esc 全部'] },
};
