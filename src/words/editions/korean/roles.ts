import type { RolePhrases } from '../../phrases/roles.ts';
import type { Themed } from '../../theme.ts';

/** “5 Zoë, 6 Tomás”, or their numbers where there is no room. */
const everyOne = (head: string, people: readonly { readonly who: string; readonly number: number }[]) => ({
  either: [
    `${head} ${people.map(({ who }) => who).join(', ')}`,
    `${head} ${people.map(({ number }) => number).join(', ')}`,
  ] as const,
});

export const roles: Themed<RolePhrases> = {
  title: '역할',
  ritualHead: '한자리에 모였다면 소리 내어 읽어 주세요',
  ritual: {
    hitlerLooks: {
      classic: [
        '모두 눈을 감아 주세요.',
        '파시스트와 히틀러는 눈을 뜨고 서로를 확인해 주세요.',
        '(긴 침묵)',
        '다시 눈을 감아 주세요.',
        '모두 눈을 떠 주세요.',
      ],
      corporate: [
        '모두 눈을 감아 주세요.',
        '내통자와 스파이 쥐는 눈을 뜨고 서로 확인해 주세요.',
        '(긴 침묵)',
        '다시 눈을 감아 주세요.',
        '모두 눈을 떠 주세요.',
      ],
      cats: [
        '모두 눈을 감아 주세요.',
        '쥐 두 마리는 눈을 뜨고 서로를 확인해 주세요.',
        '(긴 침묵)',
        '다시 눈을 감아 주세요.',
        '모두 눈을 떠 주세요.',
      ],
    },
    hitlerIsSeen: {
      classic: [
        '모두 눈을 감고 주먹을 앞으로 내밀어 주세요.',
        '히틀러 외의 파시스트는 눈을 뜨고 서로 확인해 주세요.',
        '히틀러는 눈을 감은 채 엄지를 들어 주세요.',
        '파시스트는 엄지 든 히틀러를 확인해 주세요. (긴 침묵)',
        '눈을 감고 손을 내려 주세요. 모두 눈을 떠 주세요.',
      ],
      corporate: [
        '모두 눈을 감고 주먹을 앞으로 내밀어 주세요.',
        '스파이 쥐 외의 내통자는 눈을 뜨고 서로 확인하세요.',
        '스파이 쥐는 눈을 감은 채 엄지를 들어 주세요.',
        '내통자는 엄지 든 스파이 쥐를 봐 주세요. (긴 침묵)',
        '눈을 감고 손을 내려 주세요. 모두 눈을 떠 주세요.',
      ],
      cats: [
        '모두 눈을 감고 주먹을 앞으로 내밀어 주세요.',
        '공무원 쥐 외의 쥐들은 눈을 뜨고 서로 확인해 주세요.',
        '공무원 쥐는 눈을 감은 채 엄지를 들어 주세요.',
        '쥐들은 엄지 든 공무원 쥐를 봐 주세요. (긴 침묵)',
        '눈을 감고 손을 내려 주세요. 모두 눈을 떠 주세요.',
      ],
    },
  },
  envelope: ({ name, number }) => [
    '내 봉투',
    `${number}번 자리, ${name}`,
    '',
    'Space를 누르고 있으면 열려요.',
    '손을 떼면 닫혀요.',
    '',
    '옆 사람이 안을 보지 못하게',
    '해 주세요.',
  ],
  card: {
    head: {
      classic: { liberal: '자유당원', fascist: '파시스트', hitler: '히틀러', mastermind: '마스터 마인드' },
      corporate: { liberal: '충직한 직원', fascist: '내통자', hitler: '스파이 쥐', mastermind: '흑막' },
      cats: {
        liberal: '마을 고양이',
        fascist: '변장한 쥐',
        hitler: '공무원 쥐',
        mastermind: '늙은 수고양이',
      },
    },
    party: {
      classic: {
        liberal: '소속 카드: 자유당원',
        fascist: '소속 카드: 파시스트',
        mastermind: '소속 카드: 무소속',
      },
      corporate: {
        liberal: '인사 기록: 충직',
        fascist: '인사 기록: 내통자',
        mastermind: '인사 기록: 무소속',
      },
      cats: {
        liberal: '발도장: 고양이',
        fascist: '발도장: 쥐',
        mastermind: '발도장: 무소속',
      },
    },
    beforeRitual: ['같은 편은 누구일까요?', '눈을 감는 의식에서 알게 돼요.'],
    youKnow: '내가 아는 사람',
    knows: {
      nobody: '없어요.',
      nobodyKnownBy: {
        classic: (fascists) =>
          `없어요. ${fascists === 1 ? '파시스트가' : `파시스트 ${fascists}명이`} 나를 알아요.`,
        corporate: (moles) => `없어요. ${moles === 1 ? '내통자가' : `내통자 ${moles}명이`} 나를 알아요.`,
        cats: (rats) => `없어요. ${rats === 1 ? '다른 쥐가' : `다른 쥐 ${rats}마리가`} 나를 알아요.`,
      },
      fascist: {
        classic: ({ who }) => `${who}  파시스트`,
        corporate: ({ who }) => `${who}  내통자`,
        cats: ({ who }) => ({ either: [`${who}  변장한 쥐`, `${who}  쥐`] }),
      },
      fascistKnowingYou: {
        classic: ({ who }) => ({ either: [`${who}  파시스트, 나를 알아요`, `${who}  파시스트`] }),
        corporate: ({ who }) => ({ either: [`${who}  내통자, 나를 알아요`, `${who}  내통자`] }),
        cats: ({ who }) => ({
          either: [`${who}  변장한 쥐, 나를 알아요`, `${who}  변장한 쥐`, `${who}  쥐`],
        }),
      },
      hitler: {
        classic: ({ who }) => `${who}  히틀러`,
        corporate: ({ who }) => `${who}  스파이 쥐`,
        cats: ({ who, number }) => ({ either: [`${who}  공무원 쥐`, `${number}  공무원 쥐`] }),
      },
      hitlerKnowingNobody: {
        classic: ({ who }) => ({ either: [`${who}  히틀러, 아무도 몰라요`, `${who}  히틀러`] }),
        corporate: ({ who }) => ({ either: [`${who}  스파이 쥐, 아무도 몰라요`, `${who}  스파이 쥐`] }),
        cats: ({ who, number }) => ({
          either: [`${who}  공무원 쥐, 아무도 몰라요`, `${who}  공무원 쥐`, `${number}  공무원 쥐`],
        }),
      },
      all: {
        hitler: {
          classic: (person) => everyOne('히틀러', [person]),
          corporate: (person) => everyOne('스파이 쥐', [person]),
          cats: (person) => everyOne('공무원 쥐', [person]),
        },
        fascists: {
          classic: (people) => everyOne('파시스트', people),
          corporate: (people) => everyOne('내통자', people),
          cats: (people) => everyOne('쥐', people),
        },
        others: {
          classic: '나머지는 모두 자유당원이에요.',
          corporate: '나머지는 모두 충직한 직원이에요.',
          cats: '나머지는 모두 마을 고양이예요.',
        },
      },
    },
    wins: {
      liberal: {
        classic: ['자유 정책 5장이 통과되거나', '히틀러가 처형되면 승리해요.'],
        corporate: ['정상 설계도 5장이 채택되거나', '스파이 쥐가 해고되면 승리해요.'],
        cats: ['고양이 법 5장이 통과되거나', '공무원 쥐가 추방되면 승리해요.'],
      },
      fascist: {
        classic: ['파시스트 정책 6장이 통과되거나,', '3장 이후 히틀러가 총리가 되면 승리해요.'],
        corporate: ['불량 설계도 6장이 채택되거나, 3장 이후', '스파이 쥐가 수석이 되면 승리해요.'],
        cats: ['쥐 법 6장이 통과되거나, 3장 이후', '공무원 쥐가 쥐잡이가 되면 승리해요.'],
      },
      hitler: {
        classic: ['파시스트 정책 6장이 통과되거나,', '3장 이후 내가 총리가 되면 승리해요.'],
        corporate: ['불량 설계도 6장이 채택되거나, 3장 이후', '내가 수석 엔지니어가 되면 승리해요.'],
        cats: ['쥐 법 6장이 통과되거나, 3장 이후', '내가 쥐잡이가 되면 승리해요.'],
      },
      mastermind: {
        classic: ['승리: 자유 4장 뒤 다섯 번째 파시스트,', '또는 그 뒤 총리로 네 번째 자유'],
        corporate: ['승리: 정상 4장 뒤 다섯 번째 불량,', '또는 그 뒤 수석으로 네 번째 정상'],
        cats: ['승리: 고양이 4장 뒤 다섯 번째 쥐 법,', '또는 그 뒤 쥐잡이로 네 번째 고양이 법'],
      },
    },
  },
  ask: 'Space를 누른 채 역할을 확인하세요',
  askUnclear: {
    either: [
      '닫고 나서 Enter: “역할 확인”. 헷갈리는 점이 있었다면 지금 말씀하세요.',
      '닫고 나서 Enter: “역할 확인”. 헷갈리면 말씀하세요.',
      '닫고 나서 Enter: “역할 확인”.',
    ],
  },
  firstPresident: {
    classic: (looked, players, { who, number }) => ({
      either: [
        `${looked} · ${players}인 게임 · 첫 대통령 후보는 ${who} 님이에요`,
        `${looked} · 첫 대통령 후보는 ${who} 님이에요`,
        `${looked} · 첫 대통령 후보: ${who}`,
        `${looked} · 첫 대통령 후보: ${number}번`,
        `${looked} · 첫 대통령: ${number}번`,
      ],
    }),
    corporate: (looked, players, { who, number }) => ({
      either: [
        `${looked} · ${players}인 게임 · 첫 CEO 후보는 ${who} 님이에요`,
        `${looked} · 첫 CEO 후보는 ${who} 님이에요`,
        `${looked} · 첫 CEO 후보: ${number}번`,
        `${looked} · 첫 CEO: ${number}번`,
      ],
    }),
    cats: (looked, players, { who, number }) => ({
      either: [
        `${looked} · ${players}인 게임 · 첫 시장 후보는 ${who} 님이에요`,
        `${looked} · 첫 시장 후보는 ${who} 님이에요`,
        `${looked} · 첫 시장 후보: ${number}번`,
        `${looked} · 첫 시장: ${number}번`,
      ],
    }),
  },
};
