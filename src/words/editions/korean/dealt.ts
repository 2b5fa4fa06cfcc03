import type { LobbyPhrases } from '../../phrases/lobby.ts';
import type { Themed } from '../../theme.ts';

/** What is dealt, and to how many. */
export const dealt = {
  roles: {
    off: {
      classic: (players, { liberal = 0, fascist = 0 }) =>
        `${players}인: 자유당원 ${liberal}, 파시스트 ${fascist}, 히틀러 1`,
      corporate: (players, { liberal = 0, fascist = 0 }) =>
        `${players}인: 충직한 직원 ${liberal}, 내통자 ${fascist}, 스파이 쥐 1`,
      cats: (players, { liberal = 0, fascist = 0 }) =>
        `${players}인: 고양이 ${liberal}, 변장한 쥐 ${fascist}, 공무원 쥐 1`,
    },
    certain: {
      classic: (players, { liberal = 0, fascist = 0 }) => ({
        either: [
          `${players}인: 자유당원 ${liberal}, 파시스트 ${fascist}, 히틀러 1, 마스터 마인드 1`,
          `자유 ${liberal}, 파시스트 ${fascist}, 히틀러, 마스터 마인드`,
        ],
      }),
      corporate: (players, { liberal = 0, fascist = 0 }) => ({
        either: [
          `${players}인: 충직한 직원 ${liberal}, 내통자 ${fascist}, 스파이 쥐 1, 흑막 1`,
          `직원 ${liberal}, 내통자 ${fascist}, 스파이 쥐, 흑막`,
        ],
      }),
      cats: (players, { liberal = 0, fascist = 0 }) => ({
        either: [
          `${players}인: 고양이 ${liberal}, 변장한 쥐 ${fascist}, 공무원 쥐 1, 늙은 수고양이 1`,
          `고양이 ${liberal}, 쥐 ${fascist}, 공무원 쥐, 수고양이`,
        ],
      }),
    },
    maybe: {
      classic: (players, { liberal = 0, fascist = 0 }) => ({
        either: [
          `${players}인: 자유당원 ${liberal}(한 명은 마스터 마인드일 수도), 파시스트 ${fascist}, 히틀러 1`,
          `자유당원 ${liberal}(M일 수도), 파시스트 ${fascist}, 히틀러`,
        ],
      }),
      corporate: (players, { liberal = 0, fascist = 0 }) => ({
        either: [
          `${players}인: 충직한 직원 ${liberal}(한 명은 흑막일 수도), 내통자 ${fascist}, 스파이 쥐 1`,
          `직원 ${liberal}(흑막?), 내통자 ${fascist}, 스파이 쥐`,
        ],
      }),
      cats: (players, { liberal = 0, fascist = 0 }) => ({
        either: [
          `${players}인: 고양이 ${liberal}(한 명은 늙은 수고양이일 수도), 변장한 쥐 ${fascist}, 공무원 쥐 1`,
          `고양이 ${liberal}(수고양이?), 쥐 ${fascist}, 공무원 쥐`,
        ],
      }),
    },
  },
  playersNeeded: (least, most) => `${least}명에서 ${most}명까지`,
  fewForMastermind: {
    classic: (least, most) => ({
      either: [
        `마스터 마인드는 ${least}명에서 ${most}명일 때 알맞아요. 더 적으면 균형이 깨져요.`,
        `마스터 마인드는 ${least}–${most}명일 때 알맞아요.`,
        `마스터 마인드: ${least}–${most}명 추천.`,
      ],
    }),
    corporate: (least, most) => ({
      either: [
        `흑막은 ${least}명에서 ${most}명일 때 알맞아요. 더 적으면 균형이 깨져요.`,
        `흑막은 ${least}–${most}명일 때 알맞아요.`,
        `흑막: ${least}–${most}명 추천.`,
      ],
    }),
    cats: (least, most) => ({
      either: [
        `늙은 수고양이는 ${least}명에서 ${most}명일 때 알맞아요. 더 적으면 균형이 깨져요.`,
        `늙은 수고양이는 ${least}–${most}명일 때 알맞아요.`,
        `늙은 수고양이: ${least}–${most}명 추천.`,
      ],
    }),
  },
} satisfies Themed<Pick<LobbyPhrases, 'roles' | 'playersNeeded' | 'fewForMastermind'>>;
