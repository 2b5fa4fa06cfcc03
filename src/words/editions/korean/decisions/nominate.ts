import { bold, joined, say, type Either, type Phrase } from '../../../span.ts';
import type { Limited, NominatePhrases } from '../../../phrases/decisions/nominate.ts';
import type { Office } from '../../../board-words.ts';
import type { Themed } from '../../../theme.ts';

export const nominate: Themed<NominatePhrases> = {
  name: {
    classic: { either: ['총리 후보를 지명하세요', '총리를 지명하세요'] },
    corporate: { either: ['수석 엔지니어를 추천하세요', '수석을 추천하세요'] },
    cats: { either: ['쥐잡이 후보를 지명하세요', '쥐잡이를 지명하세요'] },
  },
  nameAfterChaos: {
    liberal: {
      classic: {
        either: [
          '혼돈으로 자유 정책이 통과됐어요. 총리 후보를 지명하세요',
          '혼돈: 자유 정책 통과. 총리 후보를 지명하세요',
          '혼돈. 총리를 지명하세요',
        ],
      },
      corporate: {
        either: [
          '파업으로 정상 설계도가 채택됐어요. 수석 엔지니어를 추천하세요',
          '파업: 정상 설계도 채택. 수석을 추천하세요',
          '파업. 수석을 추천하세요',
        ],
      },
      cats: {
        either: [
          '대소동으로 고양이 법이 통과됐어요. 쥐잡이 후보를 지명하세요',
          '대소동: 고양이 법 통과. 쥐잡이를 지명하세요',
          '대소동. 쥐잡이를 지명하세요',
        ],
      },
    },
    fascist: {
      classic: {
        either: [
          '혼돈으로 파시스트 정책이 통과됐어요. 총리 후보를 지명하세요',
          '혼돈: 파시스트 정책 통과. 총리 후보를 지명하세요',
          '혼돈. 총리를 지명하세요',
        ],
      },
      corporate: {
        either: [
          '파업으로 불량 설계도가 채택됐어요. 수석 엔지니어를 추천하세요',
          '파업: 불량 설계도 채택. 수석을 추천하세요',
          '파업. 수석을 추천하세요',
        ],
      },
      cats: {
        either: [
          '대소동으로 쥐 법이 통과됐어요. 쥐잡이 후보를 지명하세요',
          '대소동: 쥐 법 통과. 쥐잡이를 지명하세요',
          '대소동. 쥐잡이를 지명하세요',
        ],
      },
    },
  },
  notNow: {
    classic: (limited) =>
      notNow('지명 불가', limited, {
        full: { president: '직전에 선출된 대통령', chancellor: '직전에 선출된 총리' },
        long: { president: '직전 대통령', chancellor: '직전 총리' },
        short: { president: '직전 대', chancellor: '직전 총' },
      }),
    corporate: (limited) =>
      notNow('추천 불가', limited, {
        full: { president: '직전 CEO', chancellor: '직전 수석 엔지니어' },
        long: { president: '직전 CEO', chancellor: '직전 수석' },
        short: { president: '직전 CEO', chancellor: '직전 수석' },
      }),
    cats: (limited) =>
      notNow('지명 불가', limited, {
        full: { president: '직전에 뽑힌 시장', chancellor: '직전에 뽑힌 쥐잡이' },
        long: { president: '직전 시장', chancellor: '직전 쥐잡이' },
        short: { president: '직전 시장', chancellor: '직전 쥐잡이' },
      }),
  },
  nobodyElectedYet: {
    classic: {
      either: [
        say`${bold('제한된 사람 없음')}: 아직 선출된 정부가 없어요.`,
        say`${bold('제한된 사람 없음')}: 아직 정부가 없어요.`,
      ],
    },
    corporate: {
      either: [
        say`${bold('순환 대상 없음')}: 아직 임명된 경영진이 없어요.`,
        say`${bold('순환 대상 없음')}: 아직 경영진이 없어요.`,
      ],
    },
    cats: {
      either: [
        say`${bold('낮잠 잘 고양이 없음')}: 아직 시청에 들어간 고양이가 없어요.`,
        say`${bold('낮잠 잘 고양이 없음')}: 시청이 비었어요.`,
      ],
    },
  },
  nobodyElse: {
    many: {
      classic: {
        either: [
          say`${bold('더 제한된 사람 없음')}: 직전에 선출된 두 사람은 어차피 지명할 수 없어요.`,
          say`${bold('더 제한된 사람 없음')}: 직전 두 사람은 어차피 빠져요.`,
          say`${bold('더 제한된 사람 없음')}.`,
        ],
      },
      corporate: {
        either: [
          say`${bold('다른 순환 대상 없음')}: 직전 경영진 두 사람은 어차피 추천할 수 없어요.`,
          say`${bold('다른 순환 대상 없음')}: 직전 두 사람은 어차피 빠져요.`,
          say`${bold('다른 순환 대상 없음')}.`,
        ],
      },
      cats: {
        either: [
          say`${bold('더 낮잠 잘 고양이 없음')}: 직전 시청의 두 사람은 어차피 지명할 수 없어요.`,
          say`${bold('더 낮잠 잘 고양이 없음')}: 직전 두 사람은 어차피 빠져요.`,
          say`${bold('더 낮잠 잘 고양이 없음')}.`,
        ],
      },
    },
    few: {
      classic: {
        either: [
          say`${bold('더 제한된 사람 없음')}: 남은 사람이 적어 직전 총리만 제한돼요.`,
          say`${bold('더 제한된 사람 없음')}: 이제 직전 총리만 제한돼요.`,
          say`${bold('더 제한된 사람 없음')}: 남은 사람이 적어요.`,
        ],
      },
      corporate: {
        either: [
          say`${bold('다른 순환 대상 없음')}: 남은 사람이 적어 직전 수석 엔지니어만 순환해요.`,
          say`${bold('다른 순환 대상 없음')}: 이제 직전 수석만 순환해요.`,
          say`${bold('다른 순환 대상 없음')}: 남은 사람이 적어요.`,
        ],
      },
      cats: {
        either: [
          say`${bold('더 낮잠 잘 고양이 없음')}: 남은 고양이가 적어 직전 쥐잡이만 낮잠을 자요.`,
          say`${bold('더 낮잠 잘 고양이 없음')}: 이제 직전 쥐잡이만 낮잠을 자요.`,
          say`${bold('더 낮잠 잘 고양이 없음')}: 몇 안 남았어요.`,
        ],
      },
    },
  },
  rejectionMoves: {
    classic: (tracker) => ({
      either: [
        `살아 있는 모두가 두 사람을 두고 투표해요. 부결되면 선거 실패가 ${tracker}회가 돼요.`,
        `모두가 두 사람을 두고 투표해요. 부결되면 선거 실패 ${tracker}.`,
        `부결되면 선거 실패가 ${tracker}회가 돼요.`,
      ],
    }),
    corporate: (tracker) => ({
      either: [
        `남아 있는 모두가 두 사람을 두고 투표해요. 부결되면 교착이 ${tracker}단계가 돼요.`,
        `모두가 두 사람을 두고 투표해요. 부결되면 교착 ${tracker}.`,
        `부결되면 교착이 ${tracker}단계가 돼요.`,
      ],
    }),
    cats: (tracker) => ({
      either: [
        `온 마을이 두 사람을 두고 투표해요. 부결되면 인내심이 ${tracker}칸째 닳아요.`,
        `모두가 두 사람을 두고 투표해요. 부결되면 인내심 ${tracker}칸째.`,
        `부결되면 인내심이 ${tracker}칸째 닳아요.`,
      ],
    }),
  },
  rejectionLays: {
    classic: {
      either: [
        '살아 있는 모두가 두 사람을 두고 투표해요. 부결되면 맨 위 정책이 통과돼요.',
        '모두가 두 사람을 두고 투표해요. 부결되면 맨 위 정책이 통과돼요.',
        '부결되면 맨 위 정책이 통과돼요.',
      ],
    },
    corporate: {
      either: [
        '남아 있는 모두가 두 사람을 두고 투표해요. 부결되면 맨 위 설계도가 채택돼요.',
        '모두가 두 사람을 두고 투표해요. 부결되면 맨 위 설계도가 채택돼요.',
        '부결되면 맨 위 설계도가 채택돼요.',
      ],
    },
    cats: {
      either: [
        '온 마을이 두 사람을 두고 투표해요. 부결되면 맨 위 법안이 통과돼요.',
        '모두가 두 사람을 두고 투표해요. 부결되면 맨 위 법안이 통과돼요.',
        '부결되면 맨 위 법안이 통과돼요.',
      ],
    },
  },
  namingHitler: {
    classic: {
      either: [
        say`${bold('히틀러 위험 구간')}  히틀러를 지명해 당선되면 그 자리에서 파시스트가 이겨요.`,
        say`${bold('히틀러 위험 구간')}  히틀러가 당선되면 파시스트가 이겨요.`,
        say`${bold('히틀러 위험 구간')}  히틀러면 파시스트 승리`,
      ],
    },
    corporate: {
      either: [
        say`${bold('스파이 쥐 위험')}  스파이 쥐를 추천해 임명되면 그 자리에서 내통자들이 이겨요.`,
        say`${bold('스파이 쥐 위험')}  스파이 쥐가 임명되면 내통자들이 이겨요.`,
        say`${bold('스파이 쥐 위험')}  스파이 쥐면 내통자 승리`,
      ],
    },
    cats: {
      either: [
        say`${bold('공무원 쥐 위험')}  공무원 쥐를 지명해 뽑히면 그 자리에서 쥐들이 이겨요.`,
        say`${bold('공무원 쥐 위험')}  공무원 쥐가 뽑히면 쥐들이 이겨요.`,
        say`${bold('공무원 쥐 위험')}  공무원 쥐면 쥐들의 승리`,
      ],
    },
  },
};

/** Why somebody can't be named: by office, in full and in less and less room. */
type Last = Readonly<Record<'full' | 'long' | 'short', Readonly<Record<Office, string>>>>;

function notNow(head: string, limited: readonly Limited[], last: Last): Either {
  const each = (said: (one: Limited) => Phrase): Phrase => say`${head}: ${joined(limited.map(said), ' · ')}`;
  return {
    either: [
      each(({ person, office }) => say`${bold(person.who)}, ${last.full[office]}`),
      each(({ person, office }) => say`${bold(person.who)} (${last.short[office]})`),
      each(({ person, office }) => say`${bold(`${person.number}번`)}, ${last.long[office]}`),
      each(({ person, office }) => say`${bold(String(person.number))}, ${last.short[office]}`),
    ],
  };
}
