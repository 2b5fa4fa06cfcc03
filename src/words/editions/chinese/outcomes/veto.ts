import { bold, say } from '../../../span.ts';
import { saySpaced, spaced } from '../grammar.ts';
import type { OutcomePhrases } from '../../../phrases/outcomes.ts';
import type { Themed } from '../../../theme.ts';

export const veto = {
  vetoAsked: {
    bar: {
      classic: ({ who, number }) => ({
        either: [
          `否決？  ${who}：「我想否決這項法案。」`,
          spaced`否決？  ${who}提出否決`,
          `否決？  ${number} 號提出否決`,
        ],
      }),
      corporate: ({ who, number }) => ({
        either: [
          `廢案？  ${who}：「我想廢掉這些藍圖。」`,
          spaced`廢案？  ${who}提議廢案`,
          `廢案？  ${number} 號提議廢案`,
        ],
      }),
      cats: ({ who, number }) => ({
        either: [
          `推下桌？  ${who}：「我想把這些推下桌。」`,
          spaced`推下桌？  ${who}提議`,
          `推下桌？  ${number} 號提議`,
        ],
      }),
    },
    answers: ({ who }) => ({
      either: [saySpaced`${bold(who)}公開回答同意或拒絕。`, saySpaced`${bold(who)}同意或拒絕。`],
    }),
    ifRefused: {
      classic: ({ name }) => ({
        either: [spaced`若拒絕：${name}必須頒布一張，不能再提。`, '拒絕：總理須頒布一張，不能再提。'],
      }),
      corporate: ({ name }) => ({
        either: [spaced`若拒絕：${name}必須採用一張，不能再提。`, '拒絕：總工須採用一張，不能再提。'],
      }),
      cats: ({ name }) => ({
        either: [spaced`若拒絕：${name}必須通過一張，不能再提。`, '拒絕：捕鼠官須通過一張，不能再提。'],
      }),
    },
  },
  vetoRefused: {
    bar: {
      table: {
        classic: ({ who, number }) => ({
          either: [
            spaced`否決遭拒  ${who}不同意。政府繼續審議法案：肅靜`,
            spaced`否決遭拒  ${who}不同意。肅靜`,
            `否決遭拒  ${number} 號不同意。肅靜`,
          ],
        }),
        corporate: ({ who, number }) => ({
          either: [
            spaced`廢案遭拒  ${who}不同意。經營團隊繼續審查藍圖：肅靜`,
            spaced`廢案遭拒  ${who}不同意。肅靜`,
            `廢案遭拒  ${number} 號不同意。肅靜`,
          ],
        }),
        cats: ({ who, number }) => ({
          either: [
            spaced`推下桌遭拒  ${who}不同意。鎮公所繼續立法：肅靜`,
            spaced`推下桌遭拒  ${who}不同意。肅靜`,
            `推下桌遭拒  ${number} 號不同意。肅靜`,
          ],
        }),
      },
      government: {
        classic: ({ who, number }) => ({
          either: [
            spaced`否決遭拒  ${who}不同意。政府繼續審議法案：僅政府肅靜`,
            spaced`否決遭拒  ${who}不同意。僅政府肅靜`,
            `否決遭拒  ${number} 號不同意。僅政府肅靜`,
          ],
        }),
        corporate: ({ who, number }) => ({
          either: [
            spaced`廢案遭拒  ${who}不同意。經營團隊繼續審查藍圖：僅經營團隊肅靜`,
            spaced`廢案遭拒  ${who}不同意。僅經營團隊肅靜`,
            `廢案遭拒  ${number} 號不同意。僅經營團隊肅靜`,
          ],
        }),
        cats: ({ who, number }) => ({
          either: [
            spaced`推下桌遭拒  ${who}不同意。鎮公所繼續立法：僅鎮公所肅靜`,
            spaced`推下桌遭拒  ${who}不同意。僅鎮公所肅靜`,
            `推下桌遭拒  ${number} 號不同意。僅鎮公所肅靜`,
          ],
        }),
      },
      off: {
        classic: ({ who, number }) => ({
          either: [
            spaced`否決遭拒  ${who}不同意。政府繼續審議法案`,
            spaced`否決遭拒  ${who}不同意。繼續審議`,
            `否決遭拒  ${number} 號不同意。繼續審議`,
          ],
        }),
        corporate: ({ who, number }) => ({
          either: [
            spaced`廢案遭拒  ${who}不同意。經營團隊繼續審查藍圖`,
            spaced`廢案遭拒  ${who}不同意。繼續審查`,
            `廢案遭拒  ${number} 號不同意。繼續審查`,
          ],
        }),
        cats: ({ who, number }) => ({
          either: [
            spaced`推下桌遭拒  ${who}不同意。鎮公所繼續立法`,
            spaced`推下桌遭拒  ${who}不同意。繼續立法`,
            `推下桌遭拒  ${number} 號不同意。繼續立法`,
          ],
        }),
      },
    },
    mustLay: {
      classic: ({ who }) => ({
        either: [saySpaced`${bold(who)}必須從兩張法案中頒布一張。`, saySpaced`${bold(who)}須頒布一張。`],
      }),
      corporate: ({ who }) => ({
        either: [saySpaced`${bold(who)}必須從兩張藍圖中採用一張。`, saySpaced`${bold(who)}須採用一張。`],
      }),
      cats: ({ who }) => ({
        either: [saySpaced`${bold(who)}必須從兩張法案中通過一張。`, saySpaced`${bold(who)}須通過一張。`],
      }),
    },
    once: {
      classic: { either: ['每回合只能提一次否決，本回合不能再提。', '每回合只能提一次否決。'] },
      corporate: { either: ['每回合只能提一次廢案，本回合不能再提。', '每回合只能提一次廢案。'] },
      cats: { either: ['每回合只能提一次推下桌，本回合不能再提。', '每回合只能提一次。'] },
    },
  },
  vetoAgreed: {
    head: {
      classic: ({ who, number }) => ({ either: [spaced`否決  ${who}同意了。`, `否決  ${number} 號同意。`] }),
      corporate: ({ who, number }) => ({
        either: [spaced`廢案  ${who}同意了。`, `廢案  ${number} 號同意。`],
      }),
      cats: ({ who, number }) => ({
        either: [spaced`推下桌  ${who}同意了。`, `推下桌  ${number} 號同意。`],
      }),
    },
    discarded: {
      classic: (tracker) => ({
        either: [
          say`三張法案都棄掉，什麼都沒頒布。${bold(`選舉標記 ${tracker}/3`)}。`,
          say`三張都棄掉，沒頒布。${bold(`選舉標記 ${tracker}/3`)}。`,
        ],
      }),
      corporate: (tracker) => ({
        either: [
          say`三張藍圖都銷毀，什麼都沒採用。${bold(`僵局 ${tracker}/3`)}。`,
          say`三張都銷毀，沒採用。${bold(`僵局 ${tracker}/3`)}。`,
        ],
      }),
      cats: (tracker) => ({
        either: [
          say`三張法案都丟掉，什麼法都沒過。${bold(`耐心耗掉 ${tracker}/3`)}。`,
          say`三張都丟掉。${bold(`耐心耗掉 ${tracker}/3`)}。`,
        ],
      }),
    },
    limited: {
      many: { classic: '兩人都受任期限制。', corporate: '兩人都要輪調。', cats: '兩位都得午睡。' },
      few: {
        classic: { either: ['存活五人以下，只有總理受任期限制。', '只有總理受任期限制。'] },
        corporate: { either: ['在職五人以下，只有總工程師要輪調。', '只有總工程師要輪調。'] },
        cats: { either: ['鎮上五名以下，只有捕鼠官得午睡。', '只有捕鼠官得午睡。'] },
      },
    },
  },
} satisfies Themed<Pick<OutcomePhrases, 'vetoAsked' | 'vetoRefused' | 'vetoAgreed'>>;
