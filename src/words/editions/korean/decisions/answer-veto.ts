import type { AnswerVetoPhrases } from '../../../phrases/decisions/answer-veto.ts';
import type { Themed } from '../../../theme.ts';

export const answerVeto: Themed<AnswerVetoPhrases> = {
  asks: {
    classic: ({ who, number }) => ({
      either: [
        `${who} 님: “이 안건에 거부권을 행사하고자 합니다.” 대답은?`,
        `${who} 님이 거부권을 요청했어요. 대답은?`,
        `${who} 님이 거부권 요청`,
        `${number}번 님이 거부권 요청`,
      ],
    }),
    corporate: ({ who, number }) => ({
      either: [
        `${who} 님: “이 설계를 폐기하고자 합니다.” 대답은?`,
        `${who} 님이 폐기를 요청했어요. 대답은?`,
        `${who} 님이 폐기 요청`,
        `${number}번 님이 폐기 요청`,
      ],
    }),
    cats: ({ who, number }) => ({
      either: [
        `${who} 님: “이 법안들을 밀어 떨어뜨리고자 합니다.” 대답은?`,
        `${who} 님이 밀어 떨어뜨리재요. 대답은?`,
        `${who} 님이 밀기 요청`,
        `${number}번 님이 밀기 요청`,
      ],
    }),
  },
  agree: {
    classic: (key, tracker) => ({
      either: [
        `${key} “거부권 행사에 동의합니다.” 모두 버리고 선거 실패는 ${tracker}.`,
        `${key} “동의합니다.” 모두 버리고 선거 실패 ${tracker}.`,
        `${key} 모두 버리고 선거 실패 ${tracker}.`,
      ],
    }),
    corporate: (key, tracker) => ({
      either: [
        `${key} “폐기에 동의합니다.” 모두 파쇄하고 교착은 ${tracker}.`,
        `${key} “동의합니다.” 모두 파쇄하고 교착 ${tracker}.`,
        `${key} 모두 파쇄하고 교착 ${tracker}.`,
      ],
    }),
    cats: (key) => ({
      either: [
        `${key} “동의합니다. 밀어 버리죠.” 모두 버리고 인내심이 닳아요.`,
        `${key} “동의합니다.” 모두 버리고 인내심이 닳아요.`,
        `${key} 모두 버리고 인내심 닳음.`,
      ],
    }),
  },
  refuse: {
    classic: (key, { name }) => ({
      either: [
        `${key} ${name} 님이 하나를 통과시켜야 하고, 다시 요청할 수 없어요.`,
        `${key} 총리가 하나를 통과시켜요. 재요청 불가.`,
        `${key} 총리가 통과. 재요청 불가.`,
      ],
    }),
    corporate: (key, { name }) => ({
      either: [
        `${key} ${name} 님이 하나를 채택해야 하고, 다시 요청할 수 없어요.`,
        `${key} 수석 엔지니어가 하나를 채택해요. 재요청 불가.`,
        `${key} 수석이 채택. 재요청 불가.`,
      ],
    }),
    cats: (key, { name }) => ({
      either: [
        `${key} ${name} 님이 하나를 통과시켜야 하고, 다시 요청할 수 없어요.`,
        `${key} 쥐잡이가 하나를 통과시켜요. 재요청 불가.`,
        `${key} 쥐잡이가 통과. 재요청 불가.`,
      ],
    }),
  },
  holdToSee: {
    classic: {
      either: ['Space를 누르고 있으면 뽑은 카드와 넘긴 카드가 보여요.', 'Space를 누르면 카드가 보여요.'],
    },
    corporate: {
      either: ['Space를 누르고 있으면 뽑은 설계도와 넘긴 설계도가 보여요.', 'Space를 누르면 설계도가 보여요.'],
    },
    cats: {
      either: ['Space를 누르고 있으면 뽑은 법안과 넘긴 법안이 보여요.', 'Space를 누르면 법안이 보여요.'],
    },
  },
};
