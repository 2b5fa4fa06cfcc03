import type { HouseRulePhrases } from '../../phrases/house-rules.ts';
import type { Themed } from '../../theme.ts';

export const houseRules: Themed<HouseRulePhrases> = {
  head: '하우스 룰',
  keys: { change: '↑↓나 숫자로 고르기 · ←→로 바꾸기 · Esc 뒤로', read: '↑↓ 읽기 · Esc 뒤로' },
  none: (key) => `하우스 룰(${key}): 없음`,
  differing: (named, key) => ({
    either: [`하우스 룰(${key}): ${named.join('; ')}`, `하우스 룰(${key}): ${named.length}개`],
  }),
  named: (name, value) => `${name}: ${value}`,
  instead: (means) => `하우스 룰: ${means}`,
  readyAnew: '바꾸면 모두에게 보이고, 모두 다시 준비해야 해요.',
  name: {
    preset: '규칙 묶음',
    termLimitRelax: { classic: '연임 제한 완화', corporate: '순환 보직 완화', cats: '낮잠 규칙 완화' },
    trackerReset: { classic: '카운터 초기화', corporate: '교착 카운터 초기화', cats: '인내심 회복' },
    silence: '침묵',
    reinvestigate: { classic: '다시 조사', corporate: '다시 조회', cats: '다시 냄새 확인' },
    hitlerKnows: {
      classic: '히틀러의 파시스트 확인',
      corporate: '스파이 쥐의 내통자 확인',
      cats: '공무원 쥐의 쥐 확인',
    },
    chaosUnlocksVeto: { classic: '혼돈으로 거부권', corporate: '파업으로 설계 폐기', cats: '대소동으로 밀기' },
    deathReveal: { classic: '처형되면 공개', corporate: '해고되면 공개', cats: '추방되면 공개' },
    notHitlerBadge: {
      classic: '히틀러 아님 표시',
      corporate: '스파이 쥐 아님 표시',
      cats: '공무원 쥐 아님 표시',
    },
    mastermind: { classic: '마스터 마인드', corporate: '흑막', cats: '늙은 수고양이' },
    mastermindParty: {
      classic: '마스터 마인드의 소속',
      corporate: '흑막의 인사 기록',
      cats: '수고양이의 발도장',
    },
    mastermindTiming: {
      classic: '마스터 마인드의 승리',
      corporate: '흑막의 승리',
      cats: '늙은 수고양이의 승리',
    },
  },
  value: {
    termLimitRelax: {
      'five-alive': {
        short: { classic: '5명 이하 생존 시', corporate: '5명 이하 재직 시', cats: '5명 이하 남으면' },
        means: {
          classic: '5명 이하만 살아 있으면 직전 총리만 연임 제한을 받아요.',
          corporate: '5명 이하만 남으면 직전 수석 엔지니어만 순환 보직 대상이에요.',
          cats: '5명 이하만 마을에 남으면 직전 쥐잡이만 낮잠을 자요.',
        },
      },
      'five-seated': {
        short: '5인 게임에서만',
        means: {
          classic: '5인 게임에서만 직전 총리 혼자 연임 제한을 받아요. 몇 명이 살아 있든 상관없어요.',
          corporate: '5인 게임에서만 직전 수석 엔지니어 혼자 순환 보직 대상이에요. 몇 명이 남았든 상관없어요.',
          cats: '5인 게임에서만 직전 쥐잡이 혼자 낮잠을 자요. 몇 명이 남았든 상관없어요.',
        },
      },
    },
    trackerReset: {
      election: {
        short: { classic: '정부가 선출되면', corporate: '경영진이 임명되면', cats: '시청이 꾸려지면' },
        means: {
          classic: '정부가 선출되면 정책이 통과되지 않아도 카운터는 0이 돼요.',
          corporate: '경영진이 임명되면 설계도가 채택되지 않아도 교착 카운터는 0이 돼요.',
          cats: '시청이 꾸려지면 법이 통과되지 않아도 인내심이 다시 가득 차요.',
        },
      },
      enactment: {
        short: { classic: '정책이 통과돼야', corporate: '채택돼야', cats: '법이 통과돼야' },
        means: {
          classic: '정책이 통과돼야만 카운터가 0이 돼요. 선출만으로는 그대로예요.',
          corporate: '설계도가 채택돼야만 교착 카운터가 0이 돼요. 임명만으로는 그대로예요.',
          cats: '법이 통과돼야만 인내심이 다시 가득 차요. 시청이 꾸려진 것만으로는 그대로예요.',
        },
      },
    },
    silence: {
      table: {
        short: '모두',
        means: {
          classic: '입법 중에는 아무도 말하지 않아요.',
          corporate: '설계 심사 중에는 아무도 말하지 않아요.',
          cats: '법을 만드는 동안에는 아무도 말하지 않아요.',
        },
      },
      government: {
        short: { classic: '정부만', corporate: '경영진만', cats: '시청만' },
        means: {
          classic: '입법 중에는 대통령과 총리만 말하지 않아요. 다른 사람은 말해도 돼요.',
          corporate: '설계 심사 중에는 CEO와 수석 엔지니어만 말하지 않아요. 다른 사람은 말해도 돼요.',
          cats: '법을 만드는 동안에는 시장과 쥐잡이만 말하지 않아요. 다른 고양이는 말해도 돼요.',
        },
      },
      off: {
        short: '없음',
        means: {
          classic: '입법 중에도 누구나 말할 수 있어요. 주장은 정책이 통과된 뒤에 해요.',
          corporate: '설계 심사 중에도 누구나 말할 수 있어요. 주장은 심사가 끝난 뒤에 해요.',
          cats: '법을 만드는 동안에도 누구나 말할 수 있어요. 주장은 그 뒤에 해요.',
        },
      },
    },
    reinvestigate: {
      false: {
        short: '불가능',
        means: {
          classic: '같은 사람을 두 번 조사하지 않아요.',
          corporate: '같은 사람을 두 번 조회하지 않아요.',
          cats: '같은 발도장을 두 번 맡지 않아요.',
        },
      },
      true: {
        short: '가능',
        means: {
          classic: '조사받은 사람을 다시 조사할 수 있어요.',
          corporate: '조회받은 사람을 다시 조회할 수 있어요.',
          cats: '냄새를 확인한 발도장을 다시 맡을 수 있어요.',
        },
      },
    },
    hitlerKnows: {
      'by-count': {
        short: '5–6인 게임에서만',
        means: {
          classic: '5–6인 게임에서는 히틀러도 파시스트를 알아요. 7인부터 히틀러는 누가 파시스트인지 몰라요.',
          corporate:
            '5–6인 게임에서는 스파이 쥐도 내통자를 알아요. 7인부터 스파이 쥐는 누가 내통자인지 몰라요.',
          cats: '5–6인 게임에서는 공무원 쥐도 다른 쥐를 알아요. 7인부터 공무원 쥐는 누가 변장한 쥐인지 몰라요.',
        },
      },
      never: {
        short: '없음',
        means: {
          classic: '몇 명이 하든 히틀러는 누가 파시스트인지 몰라요.',
          corporate: '몇 명이 하든 스파이 쥐는 누가 내통자인지 몰라요.',
          cats: '몇 명이 하든 공무원 쥐는 누가 변장한 쥐인지 몰라요.',
        },
      },
      always: {
        short: '언제나',
        means: {
          classic: '몇 명이 하든 히틀러는 파시스트를 모두 알아요.',
          corporate: '몇 명이 하든 스파이 쥐는 내통자를 모두 알아요.',
          cats: '몇 명이 하든 공무원 쥐는 변장한 쥐를 모두 알아요.',
        },
      },
    },
    chaosUnlocksVeto: {
      true: {
        short: '생김',
        means: {
          classic: '다섯 번째 파시스트 정책이 혼돈으로 통과되어도 거부권이 생겨요.',
          corporate: '다섯 번째 불량 설계도가 파업으로 채택되어도 설계 폐기가 생겨요.',
          cats: '다섯 번째 쥐 법이 대소동으로 통과되어도 밀어 떨어뜨리기가 생겨요.',
        },
      },
      false: {
        short: '안 생김',
        means: {
          classic: '다섯 번째 파시스트 정책이 혼돈으로 통과되면 이 게임에는 거부권이 없어요.',
          corporate: '다섯 번째 불량 설계도가 파업으로 채택되면 이 게임에는 설계 폐기가 없어요.',
          cats: '다섯 번째 쥐 법이 대소동으로 통과되면 이 게임에는 밀어 떨어뜨리기가 없어요.',
        },
      },
    },
    deathReveal: {
      none: {
        short: '없음',
        means: {
          classic: '처형된 사람이 히틀러가 아니면 아무 카드도 공개하지 않아요.',
          corporate: '해고된 사람이 스파이 쥐가 아니면 아무것도 공개하지 않아요.',
          cats: '추방된 고양이가 공무원 쥐가 아니면 아무것도 공개하지 않아요.',
        },
      },
      party: {
        short: { classic: '소속 카드', corporate: '인사 기록', cats: '발도장' },
        means: {
          classic: '처형된 사람은 소속 카드를 모두에게 공개해요. 역할은 공개하지 않아요.',
          corporate: '해고된 사람은 인사 기록을 모두에게 공개해요. 역할은 공개하지 않아요.',
          cats: '추방된 고양이는 발도장을 모두에게 공개해요. 역할은 공개하지 않아요.',
        },
      },
    },
    notHitlerBadge: {
      true: {
        short: '있음',
        means: {
          classic: '히틀러가 아니라고 증명된 사람은 게임판에 표시돼요.',
          corporate: '스파이 쥐가 아니라고 증명된 사람은 게임판에 표시돼요.',
          cats: '공무원 쥐가 아니라고 증명된 고양이는 게임판에 표시돼요.',
        },
      },
      false: {
        short: '없음',
        means: {
          classic: '히틀러가 아니라고 증명된 사람도 표시하지 않아요. 스스로 기억해야 해요.',
          corporate: '스파이 쥐가 아니라고 증명된 사람도 표시하지 않아요. 스스로 기억해야 해요.',
          cats: '공무원 쥐가 아니라고 증명된 고양이도 표시하지 않아요. 스스로 기억해야 해요.',
        },
      },
    },
    mastermind: {
      off: {
        short: '없음',
        means: {
          classic: '마스터 마인드가 없어요.',
          corporate: '흑막이 없어요.',
          cats: '늙은 수고양이가 없어요.',
        },
      },
      maybe: {
        short: '있을지도',
        means: {
          classic:
            '자유당원 중 한 명이 마스터 마인드일 수 있어요. 모든 역할을 알고, 자유 정책이 4장일 때 다섯 번째 파시스트 정책이 통과되면 혼자 승리해요. 파시스트 정책 5장이 먼저 통과됐다면 총리로서 네 번째 자유 정책을 통과시켜야 이겨요.',
          corporate:
            '충직한 직원 중 한 명이 흑막일 수 있어요. 모든 역할을 알고, 정상 설계도가 4장일 때 다섯 번째 불량 설계도가 채택되면 혼자 승리해요. 불량 설계도 5장이 먼저 채택됐다면 수석 엔지니어로서 네 번째 정상 설계도를 채택해야 이겨요.',
          cats: '마을 고양이 중 한 명이 늙은 수고양이일 수 있어요. 모든 역할을 알고, 고양이 법이 4장일 때 다섯 번째 쥐 법이 통과되면 혼자 승리해요. 쥐 법 5장이 먼저 통과됐다면 쥐잡이로서 네 번째 고양이 법을 통과시켜야 이겨요.',
        },
      },
      certain: {
        short: '있음',
        means: {
          classic:
            '자유당원 중 한 명이 마스터 마인드예요. 모든 역할을 알고, 자유 정책이 4장일 때 다섯 번째 파시스트 정책이 통과되면 혼자 승리해요. 파시스트 정책 5장이 먼저 통과됐다면 총리로서 네 번째 자유 정책을 통과시켜야 이겨요.',
          corporate:
            '충직한 직원 중 한 명이 흑막이에요. 모든 역할을 알고, 정상 설계도가 4장일 때 다섯 번째 불량 설계도가 채택되면 혼자 승리해요. 불량 설계도 5장이 먼저 채택됐다면 수석 엔지니어로서 네 번째 정상 설계도를 채택해야 이겨요.',
          cats: '마을 고양이 중 한 명이 늙은 수고양이예요. 모든 역할을 알고, 고양이 법이 4장일 때 다섯 번째 쥐 법이 통과되면 혼자 승리해요. 쥐 법 5장이 먼저 통과됐다면 쥐잡이로서 네 번째 고양이 법을 통과시켜야 이겨요.',
        },
      },
    },
    mastermindParty: {
      liberal: {
        short: { classic: '자유당원', corporate: '충직', cats: '고양이' },
        means: {
          classic: '마스터 마인드의 소속 카드에는 자유당원이라고 적혀 있어요.',
          corporate: '흑막의 인사 기록에는 충직이라고 적혀 있어요.',
          cats: '늙은 수고양이의 발도장은 마을 고양이의 것과 같아요.',
        },
      },
      own: {
        short: '무소속',
        means: {
          classic: '마스터 마인드의 소속 카드에는 무소속이라고 적혀 있어요.',
          corporate: '흑막의 인사 기록에는 무소속이라고 적혀 있어요.',
          cats: '늙은 수고양이의 발도장은 누구의 것과도 달라요.',
        },
      },
    },
    mastermindTiming: {
      immediate: {
        short: '바로',
        means: {
          classic: '다섯 번째 파시스트 정책이 통과되면 마스터 마인드가 바로 승리해요.',
          corporate: '다섯 번째 불량 설계도가 채택되면 흑막이 바로 승리해요.',
          cats: '다섯 번째 쥐 법이 통과되면 늙은 수고양이가 바로 승리해요.',
        },
      },
      'after-execution': {
        short: { classic: '처형 뒤에', corporate: '해고 뒤에', cats: '추방 뒤에' },
        means: {
          classic:
            '다섯 번째 파시스트 정책에 처형 권한이 따라오면 마스터 마인드는 그 뒤에도 살아 있어야 승리해요.',
          corporate: '다섯 번째 불량 설계도에 해고 권한이 따라오면 흑막은 그 뒤에도 남아 있어야 승리해요.',
          cats: '다섯 번째 쥐 법에 추방 권한이 따라오면 늙은 수고양이는 그 뒤에도 마을에 있어야 승리해요.',
        },
      },
    },
  },
  preset: {
    standard: { short: '표준', means: '도움말에 적힌 그대로예요.' },
    rulebook: {
      short: '룰북',
      means: {
        classic: '인쇄된 룰북 그대로: 정책이 통과돼야 카운터가 0이 되고, 정부만 침묵해요.',
        corporate: '인쇄된 룰북 그대로: 설계도가 채택돼야 교착 카운터가 0이 되고, 경영진만 침묵해요.',
        cats: '인쇄된 룰북 그대로: 법이 통과돼야 인내심이 다시 가득 차고, 시청만 침묵해요.',
      },
    },
    own: { short: '직접 고름', means: '아래에서 하나씩 고른 그대로예요.' },
  },
};
