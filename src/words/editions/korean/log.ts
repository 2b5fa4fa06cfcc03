import { listed, ordinal } from './grammar.ts';
import type { LogPhrases, Pair } from '../../phrases/log.ts';
import type { Themed } from '../../theme.ts';

const pair = ({ president, chancellor }: Pair): string => `${president.name} 님과 ${chancellor.name} 님`;

const seats = (numbers: readonly number[]): string => listed(numbers.map((number) => `${number}번`));

export const log: Themed<LogPhrases> = {
  roundBegan: {
    classic: (president, because) => `${president.name} 님이 대통령 후보예요: ${because}.`,
    corporate: (president, because) => `${president.name} 님이 CEO 후보예요: ${because}.`,
    cats: (president, because) => `${president.name} 님이 시장 후보예요: ${because}.`,
  },
  because: {
    first: '추첨으로 정해졌어요',
    next: '다음 차례예요',
    nextAfter: {
      classic: ({ name }) => `${name} 님 다음으로 살아 있는 자리예요`,
      corporate: ({ name }) => `${name} 님 다음으로 회사에 남은 자리예요`,
      cats: ({ name }) => `${name} 님 다음으로 마을에 남은 자리예요`,
    },
    nextPast: {
      classic: (dead) => `처형된 ${seats(dead)}은 건너뛰어요`,
      corporate: (dead) => `해고된 ${seats(dead)}은 건너뛰어요`,
      cats: (dead) => `추방된 ${seats(dead)}은 건너뛰어요`,
    },
    picked: ({ name }) => `${name} 님이 골랐어요`,
    pickedAndNext: ({ name }) => `${name} 님이 골랐고, 원래 순서도 다음이라 두 번 나서요`,
    resumed: {
      classic: ({ name }) => `특별 선거를 연 ${name} 님의 왼쪽부터 순서를 이어 가요`,
      corporate: ({ name }) => `긴급 임명을 한 ${name} 님의 왼쪽부터 순서를 이어 가요`,
      cats: ({ name }) => `임시 회의를 연 ${name} 님의 왼쪽부터 순서를 이어 가요`,
    },
  },
  nominated: {
    classic: ({ president, chancellor }) =>
      `${president.name} 님이 ${chancellor.name} 님을 총리 후보로 지명했어요.`,
    corporate: ({ president, chancellor }) =>
      `${president.name} 님이 ${chancellor.name} 님을 수석 엔지니어로 추천했어요.`,
    cats: ({ president, chancellor }) =>
      `${president.name} 님이 ${chancellor.name} 님을 쥐잡이 후보로 지명했어요.`,
  },
  nominatedNotHitler: {
    classic: ({ president, chancellor }) =>
      `${president.name} 님이 ${chancellor.name} 님을 총리 후보로 지명했어요. 히틀러가 아닌 게 확실한 사람이에요.`,
    corporate: ({ president, chancellor }) =>
      `${president.name} 님이 ${chancellor.name} 님을 수석 엔지니어로 추천했어요. 스파이 쥐가 아닌 게 확실한 사람이에요.`,
    cats: ({ president, chancellor }) =>
      `${president.name} 님이 ${chancellor.name} 님을 쥐잡이 후보로 지명했어요. 공무원 쥐가 아닌 게 확실한 고양이예요.`,
  },
  nominatedInZone: {
    classic: ({ president, chancellor }, laid) =>
      `${president.name} 님이 ${chancellor.name} 님을 총리 후보로 지명했어요. 파시스트 정책이 ${laid}장이라 히틀러 위험 구간이에요.`,
    corporate: ({ president, chancellor }, laid) =>
      `${president.name} 님이 ${chancellor.name} 님을 수석 엔지니어로 추천했어요. 불량 설계도가 ${laid}장이라 스파이 쥐 위험 구간이에요.`,
    cats: ({ president, chancellor }, laid) =>
      `${president.name} 님이 ${chancellor.name} 님을 쥐잡이 후보로 지명했어요. 쥐 법이 ${laid}장이라 공무원 쥐 위험 구간이에요.`,
  },
  elected: {
    classic: (both, { ja, nein }) => `${pair(both)} 당선: 찬성 ${ja}, 반대 ${nein}.`,
    corporate: (both, { ja, nein }) => `${pair(both)} 임명: 승인 ${ja}, 반려 ${nein}.`,
    cats: (both, { ja, nein }) => `${pair(both)} 당선: 야옹 ${ja}, 하악 ${nein}.`,
  },
  trackerReset: {
    classic: '선거 실패 카운터는 다시 0이에요.',
    corporate: '교착 카운터는 다시 0이에요.',
    cats: '인내심이 다시 가득 찼어요.',
  },
  rejected: {
    classic: (both, { ja, needed }, tracker) =>
      `${pair(both)} 부결: 찬성 ${ja}표, ${needed}표가 필요했어요. 선거 실패 ${tracker}.`,
    corporate: (both, { ja, needed }, tracker) =>
      `${pair(both)} 부결: 승인 ${ja}표, ${needed}표가 필요했어요. 교착 ${tracker}.`,
    cats: (both, { ja, needed }, tracker) =>
      `${pair(both)} 부결: 야옹 ${ja}표, ${needed}표가 필요했어요. 인내심이 ${tracker}칸째 닳았어요.`,
  },
  rejectedByTie: {
    classic: (both, { ja, nein }, tracker) =>
      `${pair(both)} 부결: ${ja} 대 ${nein}, 동률은 부결이에요. 선거 실패 ${tracker}.`,
    corporate: (both, { ja, nein }, tracker) =>
      `${pair(both)} 부결: ${ja} 대 ${nein}, 동률은 부결이에요. 교착 ${tracker}.`,
    cats: (both, { ja, nein }, tracker) =>
      `${pair(both)} 부결: ${ja} 대 ${nein}, 동률은 부결이에요. 인내심이 ${tracker}칸째 닳았어요.`,
  },
  provedNotHitler: {
    classic: ({ name }) =>
      `${name} 님이 위험 구간에서 총리가 됐는데 게임이 끝나지 않았어요: 히틀러가 아니에요.`,
    corporate: ({ name }) =>
      `${name} 님이 위험 구간에서 수석 엔지니어가 됐는데 게임이 끝나지 않았어요: 스파이 쥐가 아니에요.`,
    cats: ({ name }) =>
      `${name} 님이 위험 구간에서 쥐잡이가 됐는데 게임이 끝나지 않았어요: 공무원 쥐가 아니에요.`,
  },
  enacted: {
    liberal: {
      classic: (nth) => `${ordinal(nth)} 자유 정책이 통과됐어요. 권한은 없어요.`,
      corporate: (nth) => `${ordinal(nth)} 정상 설계도가 채택됐어요. 권한은 없어요.`,
      cats: (nth) => `${ordinal(nth)} 고양이 법이 통과됐어요. 권한은 없어요.`,
    },
    fascist: {
      classic: (nth) => `${ordinal(nth)} 파시스트 정책이 통과됐어요.`,
      corporate: (nth) => `${ordinal(nth)} 불량 설계도가 채택됐어요.`,
      cats: (nth) => `${ordinal(nth)} 쥐 법이 통과됐어요.`,
    },
    fascistWithoutPower: {
      classic: (nth, players) =>
        `${ordinal(nth)} 파시스트 정책이 통과됐어요. ${players}인 게임에서 이 칸에는 권한이 없어요.`,
      corporate: (nth, players) =>
        `${ordinal(nth)} 불량 설계도가 채택됐어요. ${players}인 게임에서 이 칸에는 권한이 없어요.`,
      cats: (nth, players) =>
        `${ordinal(nth)} 쥐 법이 통과됐어요. ${players}인 게임에서 이 칸에는 권한이 없어요.`,
    },
    opensZone: {
      classic: (nth) => `${ordinal(nth)} 파시스트 정책이 통과됐어요: 이제부터 히틀러 위험 구간이에요.`,
      corporate: (nth) => `${ordinal(nth)} 불량 설계도가 채택됐어요: 이제부터 스파이 쥐 위험 구간이에요.`,
      cats: (nth) => `${ordinal(nth)} 쥐 법이 통과됐어요: 이제부터 공무원 쥐 위험 구간이에요.`,
    },
    opensVeto: {
      classic: (nth) => `${ordinal(nth)} 파시스트 정책이 통과됐어요: 다음 라운드부터 거부권이 생겨요.`,
      corporate: (nth) => `${ordinal(nth)} 불량 설계도가 채택됐어요: 다음 라운드부터 설계를 폐기할 수 있어요.`,
      cats: (nth) => `${ordinal(nth)} 쥐 법이 통과됐어요: 다음 라운드부터 법안을 밀어 떨어뜨릴 수 있어요.`,
    },
  },
  vetoAsked: {
    classic: ({ name }) => `${name} 님: “이 안건에 거부권을 행사하고자 합니다.”`,
    corporate: ({ name }) => `${name} 님: “이 설계를 폐기하고자 합니다.”`,
    cats: ({ name }) => `${name} 님: “이 법안들을 밀어 떨어뜨리고자 합니다.”`,
  },
  vetoRefused: {
    classic: (president, chancellor) =>
      `${president.name} 님이 거부권 요청을 거절했어요: ${chancellor.name} 님이 둘 중 하나를 통과시켜야 해요.`,
    corporate: (president, chancellor) =>
      `${president.name} 님이 폐기 요청을 거절했어요: ${chancellor.name} 님이 둘 중 하나를 채택해야 해요.`,
    cats: (president, chancellor) =>
      `${president.name} 님이 밀기를 거절했어요: ${chancellor.name} 님이 둘 중 하나를 통과시켜야 해요.`,
  },
  vetoAgreed: {
    classic: ({ name }, tracker) =>
      `${name} 님이 거부권에 동의했어요: 세 장을 버렸고 통과된 정책은 없어요. 선거 실패 ${tracker}.`,
    corporate: ({ name }, tracker) =>
      `${name} 님이 폐기에 동의했어요: 세 장을 파쇄했고 채택된 설계도는 없어요. 교착 ${tracker}.`,
    cats: ({ name }, tracker) =>
      `${name} 님이 밀기에 동의했어요: 법안 셋을 버렸고 통과된 법은 없어요. 인내심이 ${tracker}칸째 닳았어요.`,
  },
  chaos: {
    liberal: {
      classic: (nth) => chaos('자유 정책', nth),
      corporate: (nth) => walkout('정상 설계도', nth),
      cats: (nth) => catfight('고양이 법', nth),
    },
    fascist: {
      classic: (nth) => chaos('파시스트 정책', nth),
      corporate: (nth) => walkout('불량 설계도', nth),
      cats: (nth) => catfight('쥐 법', nth),
    },
  },
  reshuffled: {
    classic: (cards) => `덱에 세 장이 남지 않아 버린 카드와 함께 섞었어요. 이제 덱은 ${cards}장이에요.`,
    corporate: (cards) =>
      `도면함에 세 장이 남지 않아 파쇄한 설계도와 함께 섞었어요. 이제 도면함은 ${cards}장이에요.`,
    cats: (cards) => `법안함에 세 장이 남지 않아 버린 법안과 함께 섞었어요. 이제 법안함은 ${cards}장이에요.`,
  },
  powerOpened: {
    investigate: {
      classic: ({ name }) => `이 칸의 권한: ${name} 님이 한 명의 소속 카드를 확인해요.`,
      corporate: ({ name }) => `이 칸의 권한: ${name} 님이 한 명의 인사 기록을 조회해요.`,
      cats: ({ name }) => `이 칸의 권한: ${name} 님이 한 명의 발도장 냄새를 맡아요.`,
    },
    peek: {
      classic: ({ name }) => `이 칸의 권한: ${name} 님이 덱 맨 위 세 장을 엿봐요.`,
      corporate: ({ name }) => `이 칸의 권한: ${name} 님이 맨 위 설계도 세 장을 미리 봐요.`,
      cats: ({ name }) => `이 칸의 권한: ${name} 님이 맨 위 법안 세 장을 엿봐요.`,
    },
    'special-election': {
      classic: ({ name }) => `이 칸의 권한: ${name} 님이 다음 대통령 후보를 골라요.`,
      corporate: ({ name }) => `이 칸의 권한: ${name} 님이 다음 CEO 후보를 골라요.`,
      cats: ({ name }) => `이 칸의 권한: ${name} 님이 다음 시장 후보를 골라요.`,
    },
    execute: {
      classic: ({ name }) => `이 칸의 권한: ${name} 님이 한 명을 처형해야 하고, 결정은 혼자 내려요.`,
      corporate: ({ name }) => `이 칸의 권한: ${name} 님이 한 명을 해고해야 하고, 결정은 혼자 내려요.`,
      cats: ({ name }) => `이 칸의 권한: ${name} 님이 한 명을 추방해야 하고, 결정은 혼자 내려요.`,
    },
  },
  investigated: {
    classic: (president, target) => `${president.name} 님: “${target.name} 님을 공식적으로 조사합니다.”`,
    corporate: (president, target) =>
      `${president.name} 님: “${target.name} 님의 인사 기록을 공식적으로 조회합니다.”`,
    cats: (president, target) => `${president.name} 님: “${target.name} 님의 냄새를 공식적으로 확인합니다.”`,
  },
  peeked: {
    classic: ({ name }) => `${name} 님이 덱 맨 위 세 장을 엿봤어요.`,
    corporate: ({ name }) => `${name} 님이 맨 위 설계도 세 장을 미리 봤어요.`,
    cats: ({ name }) => `${name} 님이 맨 위 법안 세 장을 엿봤어요.`,
  },
  specialElectionCalled: {
    classic: (president, target) => `${president.name} 님이 특별 선거로 ${target.name} 님을 골랐어요.`,
    corporate: (president, target) => `${president.name} 님이 긴급 임명으로 ${target.name} 님을 골랐어요.`,
    cats: (president, target) => `${president.name} 님이 임시 회의로 ${target.name} 님을 골랐어요.`,
  },
  executedHitler: {
    classic: (president, target) => `${president.name} 님이 ${target.name} 님을 처형했어요: 히틀러였어요.`,
    corporate: (president, target) => `${president.name} 님이 ${target.name} 님을 해고했어요: 스파이 쥐였어요.`,
    cats: (president, target) => `${president.name} 님이 ${target.name} 님을 추방했어요: 공무원 쥐였어요.`,
  },
  executed: {
    classic: (president, target) =>
      `${president.name} 님이 ${target.name} 님을 처형했어요: 히틀러가 아니었어요.`,
    corporate: (president, target) =>
      `${president.name} 님이 ${target.name} 님을 해고했어요: 스파이 쥐가 아니었어요.`,
    cats: (president, target) =>
      `${president.name} 님이 ${target.name} 님을 추방했어요: 공무원 쥐가 아니었어요.`,
  },
  cardShown: {
    liberal: {
      classic: '소속 카드는 자유당원이에요.',
      corporate: '인사 기록에는 충직하다고 적혀 있어요.',
      cats: '발도장은 고양이 것이에요.',
    },
    fascist: {
      classic: '소속 카드는 파시스트예요.',
      corporate: '인사 기록에는 내통자라고 적혀 있어요.',
      cats: '발도장은 쥐의 것이에요.',
    },
    mastermind: {
      classic: '소속 카드는 무소속이에요.',
      corporate: '인사 기록에는 무소속이라고 적혀 있어요.',
      cats: '발도장은 어느 쪽도 아니에요.',
    },
  },
  fewAreLeft: {
    classic: '이제 다섯 명만 살아 있어 직전 총리만 제한돼요.',
    corporate: '이제 다섯 명만 남아 직전 수석 엔지니어만 순환 대상이에요.',
    cats: '이제 다섯 명만 남아 직전 쥐잡이만 낮잠을 자요.',
  },
  claimed: ({ name }, claim) => `${name} 님의 주장: ${claim}.`,
  ended: {
    'liberal-policies': {
      classic: '자유당원의 승리: 다섯 번째 자유 정책이 통과됐어요.',
      corporate: '충직한 직원들의 승리: 다섯 번째 정상 설계도가 채택됐어요.',
      cats: '마을 고양이들의 승리: 다섯 번째 고양이 법이 통과됐어요.',
    },
    'hitler-executed': {
      classic: '자유당원의 승리: 히틀러가 처형됐어요.',
      corporate: '충직한 직원들의 승리: 스파이 쥐가 해고됐어요.',
      cats: '마을 고양이들의 승리: 공무원 쥐가 추방됐어요.',
    },
    'fascist-policies': {
      classic: '파시스트의 승리: 여섯 번째 파시스트 정책이 통과됐어요.',
      corporate: '내통자들의 승리: 여섯 번째 불량 설계도가 채택됐어요.',
      cats: '쥐들의 승리: 여섯 번째 쥐 법이 통과됐어요.',
    },
    'hitler-elected': {
      classic: '파시스트의 승리: 히틀러가 총리로 선출됐어요.',
      corporate: '내통자들의 승리: 스파이 쥐가 수석 엔지니어로 임명됐어요.',
      cats: '쥐들의 승리: 공무원 쥐가 쥐잡이가 됐어요.',
    },
    mastermind: {
      classic: '마스터 마인드의 승리: 자유 정책 네 장과 파시스트 정책 다섯 장이 통과됐어요.',
      corporate: '흑막의 승리: 정상 설계도 네 장과 불량 설계도 다섯 장이 채택됐어요.',
      cats: '늙은 수고양이의 승리: 고양이 법 네 장과 쥐 법 다섯 장이 통과됐어요.',
    },
  },
};

const chaos = (policy: string, nth: number): string =>
  `혼돈: 세 번 연속 실패해서 덱 맨 위의 ${ordinal(nth)} ${policy}이 통과됐어요. 권한은 없고, 선거 실패 카운터는 0이 되고, 연임 제한도 풀려요.`;

const walkout = (blueprint: string, nth: number): string =>
  `파업: 세 번 연속 실패해서 도면함 맨 위의 ${ordinal(nth)} ${blueprint}가 채택됐어요. 권한은 없고, 교착 카운터는 0이 되고, 순환 보직도 풀려요.`;

const catfight = (law: string, nth: number): string =>
  `대소동: 세 번 연속 실패해서 법안함 맨 위의 ${ordinal(nth)} ${law}이 통과됐어요. 권한은 없고, 인내심은 다시 가득 차고, 낮잠 규칙도 풀려요.`;
