import type { ReminderPhrases } from '../../phrases/reminders.ts';
import type { Themed } from '../../theme.ts';

export const uses: Themed<ReminderPhrases['uses']> = {
  investigate: {
    long: {
      classic: ({ who }) => `${who} 님이 한 명의 소속 카드를 확인해요`,
      corporate: ({ who }) => `${who} 님이 한 명의 인사 기록을 조회해요`,
      cats: ({ who }) => `${who} 님이 한 명의 발도장 냄새를 맡아요`,
    },
    short: {
      classic: ({ who }) => `${who} 님이 소속 확인`,
      corporate: ({ who }) => `${who} 님이 인사 조회`,
      cats: ({ who }) => `${who} 님이 냄새 확인`,
    },
    numbered: {
      classic: ({ number }) => `${number}번 님이 소속 확인`,
      corporate: ({ number }) => `${number}번 님이 인사 조회`,
      cats: ({ number }) => `${number}번 님이 냄새 확인`,
    },
  },
  peek: {
    long: {
      classic: ({ who }) => `${who} 님이 덱 맨 위 세 장을 엿봐요`,
      corporate: ({ who }) => `${who} 님이 맨 위 설계도 세 장을 미리 봐요`,
      cats: ({ who }) => `${who} 님이 맨 위 법안 세 장을 엿봐요`,
    },
    short: {
      classic: ({ who }) => `${who} 님이 세 장 엿보기`,
      corporate: ({ who }) => `${who} 님이 미리보기`,
      cats: ({ who }) => `${who} 님이 엿보기`,
    },
    numbered: {
      classic: ({ number }) => `${number}번 님이 세 장 엿보기`,
      corporate: ({ number }) => `${number}번 님이 미리보기`,
      cats: ({ number }) => `${number}번 님이 엿보기`,
    },
  },
  'special-election': {
    long: {
      classic: ({ who }) => `${who} 님이 다음 대통령 후보를 골라요`,
      corporate: ({ who }) => `${who} 님이 다음 CEO 후보를 골라요`,
      cats: ({ who }) => `${who} 님이 다음 시장 후보를 골라요`,
    },
    short: {
      classic: ({ who }) => `${who} 님이 대통령 선택`,
      corporate: ({ who }) => `${who} 님이 CEO 선택`,
      cats: ({ who }) => `${who} 님이 시장 선택`,
    },
    numbered: {
      classic: ({ number }) => `${number}번 님이 대통령 선택`,
      corporate: ({ number }) => `${number}번 님이 CEO 선택`,
      cats: ({ number }) => `${number}번 님이 시장 선택`,
    },
  },
  execute: {
    long: {
      classic: ({ who }) => `${who} 님이 한 명을 처형해야 해요`,
      corporate: ({ who }) => `${who} 님이 한 명을 해고해야 해요`,
      cats: ({ who }) => `${who} 님이 한 명을 추방해야 해요`,
    },
    short: {
      classic: ({ who }) => `${who} 님이 처형해요`,
      corporate: ({ who }) => `${who} 님이 해고해요`,
      cats: ({ who }) => `${who} 님이 추방해요`,
    },
    numbered: {
      classic: ({ number }) => `${number}번 님이 처형해요`,
      corporate: ({ number }) => `${number}번 님이 해고해요`,
      cats: ({ number }) => `${number}번 님이 추방해요`,
    },
  },
};
