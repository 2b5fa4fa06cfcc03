import type { LobbyPhrases } from '../../phrases/lobby.ts';
import type { Themed } from '../../theme.ts';

/** What is dealt, and to how many. */
export const dealt = {
  roles: {
    off: {
      classic: (players, { liberal = 0, fascist = 0 }) =>
        `${players} 人身分：自由黨人 ${liberal}、法西斯 ${fascist}、希特勒 1`,
      corporate: (players, { liberal = 0, fascist = 0 }) =>
        `${players} 人身分：忠誠員工 ${liberal}、內鬼 ${fascist}、老鼠 1`,
      cats: (players, { liberal = 0, fascist = 0 }) =>
        `${players} 人身分：貓 ${liberal}、偽裝的老鼠 ${fascist}、公務員老鼠 1`,
    },
    certain: {
      classic: (players, { liberal = 0, fascist = 0 }) => ({
        either: [
          `${players} 人身分：自由黨人 ${liberal}、法西斯 ${fascist}、希特勒 1、幕後主謀 1`,
          `自由 ${liberal}、法西斯 ${fascist}、希特勒、幕後主謀`,
        ],
      }),
      corporate: (players, { liberal = 0, fascist = 0 }) => ({
        either: [
          `${players} 人身分：忠誠員工 ${liberal}、內鬼 ${fascist}、老鼠 1、幕後黑手 1`,
          `忠誠 ${liberal}、內鬼 ${fascist}、老鼠、幕後黑手`,
        ],
      }),
      cats: (players, { liberal = 0, fascist = 0 }) => ({
        either: [
          `${players} 人身分：貓 ${liberal}、偽裝的老鼠 ${fascist}、公務員老鼠 1、老貓 1`,
          `貓 ${liberal}、老鼠 ${fascist}、公務員老鼠、老貓`,
        ],
      }),
    },
    maybe: {
      classic: (players, { liberal = 0, fascist = 0 }) => ({
        either: [
          `${players} 人身分：自由黨人 ${liberal}（其中可能有幕後主謀）、法西斯 ${fascist}、希特勒 1`,
          `自由 ${liberal}（含主謀？）、法西斯 ${fascist}、希特勒`,
        ],
      }),
      corporate: (players, { liberal = 0, fascist = 0 }) => ({
        either: [
          `${players} 人身分：忠誠員工 ${liberal}（其中可能有幕後黑手）、內鬼 ${fascist}、老鼠 1`,
          `忠誠 ${liberal}（含黑手？）、內鬼 ${fascist}、老鼠`,
        ],
      }),
      cats: (players, { liberal = 0, fascist = 0 }) => ({
        either: [
          `${players} 人身分：貓 ${liberal}（其中可能有老貓）、偽裝的老鼠 ${fascist}、公務員老鼠 1`,
          `貓 ${liberal}（含老貓？）、老鼠 ${fascist}、公務員老鼠`,
        ],
      }),
    },
  },
  playersNeeded: (least, most) => `需要 ${least} 到 ${most} 人`,
  fewForMastermind: {
    classic: (least, most) => ({
      either: [
        `幕後主謀適合 ${least} 到 ${most} 人玩：人太少會失去平衡。`,
        `幕後主謀適合 ${least} 到 ${most} 人。`,
        `幕後主謀：${least}-${most} 人較佳。`,
      ],
    }),
    corporate: (least, most) => ({
      either: [
        `幕後黑手適合 ${least} 到 ${most} 人玩：人太少會失去平衡。`,
        `幕後黑手適合 ${least} 到 ${most} 人。`,
        `幕後黑手：${least}-${most} 人較佳。`,
      ],
    }),
    cats: (least, most) => ({
      either: [
        `老貓適合 ${least} 到 ${most} 人玩：人太少會失去平衡。`,
        `老貓適合 ${least} 到 ${most} 人。`,
        `老貓：${least}-${most} 人較佳。`,
      ],
    }),
  },
} satisfies Themed<Pick<LobbyPhrases, 'roles' | 'playersNeeded' | 'fewForMastermind'>>;
