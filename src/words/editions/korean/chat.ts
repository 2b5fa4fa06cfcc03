import type { ChatPhrases } from '../../phrases/chat.ts';
import type { Themed } from '../../theme.ts';

export const chat: Themed<ChatPhrases> = {
  head: '채팅',
  headWith: (sought) => `채팅, “${sought}” 검색`,
  keys: (find) => `Tab 기록+채팅 · ↑ 이전 · ${find} 찾기 · End 최신`,
  nothing: (talk) => `아직 아무도 말하지 않았어요. 대화: ${talk}.`,
  notFound: '그런 말을 한 사람이 없어요.',
  round: (round) => `${round}라운드`,
  spectator: '관전자',
  notices: {
    away: ({ who }) => `${who} 님이 자리를 비웠어요. 자리는 남아 있어요.`,
    back: ({ who }) => `${who} 님이 돌아왔어요.`,
    'bot-in': ({ who }) => `${who} 님이 자리를 비웠어요. 돌아올 때까지 봇이 대신해요.`,
    'bot-out': ({ who }) => `${who} 님이 자리를 비웠어요. 이제 봇이 대신하지 않아요.`,
    'wants-break-off': ({ who }) => `${who} 님이 게임을 중단하고 싶어 해요.`,
    'wants-to-play-on': ({ who }) => `${who} 님이 계속하고 싶어 해요.`,
    kicked: ({ who }) => `방장이 ${who} 님을 내보냈어요.`,
    forced: ({ who }) => `${who} 님의 시간이 다 되어 이번만 봇이 대신했어요.`,
    'forced-government': {
      classic: ({ who }) => `${who} 님의 정부는 시간이 다 되어 봇이 대신했어요.`,
      corporate: ({ who }) => `${who} 님의 경영진은 시간이 다 되어 봇이 대신했어요.`,
      cats: ({ who }) => `${who} 님의 시청은 시간이 다 되어 봇이 대신했어요.`,
    },
  },
  rulesChanged: '방장이 하우스 룰을 바꿨어요. 모두 다시 준비해야 해요.',
  left: (columns) => `${columns}칸 남음`,
  typing: { say: ['대화', 'Enter 보내기 · Esc 뒤로'], find: ['찾기', 'Enter 유지 · Esc 전체'] },
};
