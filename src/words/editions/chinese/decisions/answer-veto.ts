import { spaced } from '../grammar.ts';
import type { AnswerVetoPhrases } from '../../../phrases/decisions/answer-veto.ts';
import type { Themed } from '../../../theme.ts';

export const answerVeto: Themed<AnswerVetoPhrases> = {
  asks: {
    classic: ({ who, number }) => ({
      either: [
        `${who}：「我想否決這項法案。」你的回答？`,
        spaced`${who}提出否決。你的回答？`,
        spaced`${who}提出否決`,
        `${number} 號提出否決`,
      ],
    }),
    corporate: ({ who, number }) => ({
      either: [
        `${who}：「我想廢掉這些藍圖。」你的回答？`,
        spaced`${who}提議廢案。你的回答？`,
        spaced`${who}提議廢案`,
        `${number} 號提議廢案`,
      ],
    }),
    cats: ({ who, number }) => ({
      either: [
        `${who}：「我想把這些推下桌。」你的回答？`,
        spaced`${who}提議推下桌。你的回答？`,
        spaced`${who}提議推下桌`,
        `${number} 號提議推下桌`,
      ],
    }),
  },
  agree: {
    classic: (key, tracker) => ({
      either: [
        `${key} 「我同意否決。」兩張都棄掉，選舉標記進到 ${tracker}。`,
        `${key} 「我同意。」都棄掉，選舉標記進到 ${tracker}。`,
        `${key} 都棄掉，選舉標記進到 ${tracker}。`,
      ],
    }),
    corporate: (key, tracker) => ({
      either: [
        `${key} 「我同意廢案。」兩張都銷毀，僵局進到 ${tracker}。`,
        `${key} 「我同意。」都銷毀，僵局進到 ${tracker}。`,
        `${key} 都銷毀，僵局進到 ${tracker}。`,
      ],
    }),
    cats: (key, tracker) => ({
      either: [
        `${key} 「我同意，推下去吧。」兩張都丟掉，耐心耗掉 ${tracker}/3。`,
        `${key} 「我同意。」都丟掉，耐心耗掉 ${tracker}/3。`,
        `${key} 都丟掉，耐心耗 ${tracker}/3。`,
      ],
    }),
  },
  refuse: {
    classic: (key, { name }) => ({
      either: [
        spaced`${key} ${name}必須頒布一張，不能再提否決。`,
        `${key} 總理須頒布一張，不能再提。`,
        `${key} 總理須頒布，不能再提。`,
      ],
    }),
    corporate: (key, { name }) => ({
      either: [
        spaced`${key} ${name}必須採用一張，不能再提廢案。`,
        `${key} 總工須採用一張，不能再提。`,
        `${key} 總工須採用，不能再提。`,
      ],
    }),
    cats: (key, { name }) => ({
      either: [
        spaced`${key} ${name}必須通過一張，不能再提。`,
        `${key} 捕鼠官須通過一張，不能再提。`,
        `${key} 捕鼠官須通過，不能再提。`,
      ],
    }),
  },
  holdToSee: {
    classic: { either: ['按住 Space 看你抽到和交出的法案。', '按住 Space 看你的法案。'] },
    corporate: { either: ['按住 Space 看你抽到和交出的藍圖。', '按住 Space 看你的藍圖。'] },
    cats: { either: ['按住 Space 看你抽到和交出的法案。', '按住 Space 看你的法案。'] },
  },
};
