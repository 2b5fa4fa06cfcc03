import { deadAreOut } from '../reminders.ts';
import type { InEach } from '../../../theme.ts';
import type { Reason } from '../../../../game/index.ts';
import type { Sentence } from '../../../span.ts';

/** Why the game takes no such answer. */
export const gameRefusals: Readonly<Record<Reason, Sentence | InEach<Sentence>>> = {
  malformed: '이 질문에 맞는 답이 아니에요.',
  'no-such-seat': '거기엔 아무도 없어요.',
  'not-now': { either: ['지금은 아니에요: 다른 일을 기다리는 중이에요.', '지금은 안 돼요.'] },
  'not-the-candidate': {
    classic: {
      either: ['총리는 대통령 후보만 지명할 수 있어요.', '총리는 대통령 후보만 지명해요.'],
    },
    corporate: {
      either: ['수석 엔지니어는 CEO 후보만 추천할 수 있어요.', '수석은 CEO 후보만 추천해요.'],
    },
    cats: {
      either: ['쥐잡이는 시장 후보만 지명할 수 있어요.', '쥐잡이는 시장 후보만 지명해요.'],
    },
  },
  'nominates-self': {
    classic: '대통령은 총리를 겸할 수 없어요.',
    corporate: 'CEO는 수석을 겸할 수 없어요.',
    cats: '시장은 쥐잡이를 겸할 수 없어요.',
  },
  'nominates-dead': {
    classic: '처형된 사람이에요.',
    corporate: '해고된 사람이에요.',
    cats: '추방된 고양이예요.',
  },
  'last-president': {
    classic: { either: ['직전 대통령은 지명할 수 없어요.', '직전 대통령은 연임 제한.'] },
    corporate: { either: ['직전 CEO는 추천할 수 없어요.', '직전 CEO는 순환 보직.'] },
    cats: { either: ['직전 시장은 지명할 수 없어요.', '직전 시장은 낮잠 시간.'] },
  },
  'last-chancellor': {
    classic: { either: ['직전 총리는 지명할 수 없어요.', '직전 총리는 연임 제한.'] },
    corporate: { either: ['직전 수석 엔지니어는 추천할 수 없어요.', '직전 수석은 순환 보직.'] },
    cats: { either: ['직전 쥐잡이는 지명할 수 없어요.', '직전 쥐잡이는 낮잠 시간.'] },
  },
  'last-chancellor-of-few': {
    classic: { either: ['5명만 남아도 직전 총리는 지명할 수 없어요.', '직전 총리는 연임 제한.'] },
    corporate: { either: ['5명만 남아도 직전 수석은 추천할 수 없어요.', '직전 수석은 순환 보직.'] },
    cats: { either: ['5명만 남아도 직전 쥐잡이는 낮잠 시간이에요.', '직전 쥐잡이는 낮잠 시간.'] },
  },
  'no-vote-open': '지금은 투표 중이 아니에요.',
  'power-lost-in-chaos': {
    classic: '혼돈은 권한을 주지 않아요.',
    corporate: '파업은 권한을 주지 않아요.',
    cats: '대소동은 권한을 안 줘요.',
  },
  'hitler-was-elected': {
    classic: '히틀러가 총리가 됐어요: 게임이 끝났어요.',
    corporate: {
      either: ['스파이 쥐가 수석이 됐어요: 게임이 끝났어요.', '스파이 쥐 임명으로 게임이 끝났어요.'],
    },
    cats: {
      either: ['공무원 쥐가 쥐잡이가 됐어요: 게임이 끝났어요.', '공무원 쥐 당선으로 게임이 끝났어요.'],
    },
  },
  'not-your-tiles': {
    classic: '지금 내가 고를 카드가 아니에요.',
    corporate: '지금 내가 고를 설계도가 아니에요.',
    cats: '지금 내가 고를 법안이 아니에요.',
  },
  'not-in-hand': {
    classic: '손에 그런 카드가 없어요.',
    corporate: '손에 그런 설계도가 없어요.',
    cats: '손에 그런 법안이 없어요.',
  },
  'no-such-power-due': '지금 쓸 권한이 아니에요.',
  'not-your-power': {
    classic: '권한은 대통령만 쓸 수 있어요.',
    corporate: '권한은 CEO만 쓸 수 있어요.',
    cats: '권한은 시장만 쓸 수 있어요.',
  },
  'power-first': {
    classic: '대통령이 먼저 권한을 써야 해요.',
    corporate: 'CEO가 먼저 권한을 써야 해요.',
    cats: '시장이 먼저 권한을 써야 해요.',
  },
  'investigated-before': {
    classic: '한 사람을 두 번 조사할 수 없어요.',
    corporate: '한 사람을 두 번 조회할 수 없어요.',
    cats: '같은 발도장을 두 번 맡을 수 없어요.',
  },
  'not-the-special-candidate': {
    classic: {
      either: [
        '특별 선거로 다른 자리가 총리를 지명할 차례예요.',
        '특별 선거로 다른 자리 차례예요.',
        '다른 자리 차례예요.',
      ],
    },
    corporate: {
      either: [
        '긴급 임명으로 다른 자리가 수석 엔지니어를 추천할 차례예요.',
        '긴급 임명으로 다른 자리 차례예요.',
        '다른 자리 차례예요.',
      ],
    },
    cats: {
      either: [
        '임시 회의로 다른 자리가 쥐잡이를 지명할 차례예요.',
        '임시 회의로 다른 자리 차례예요.',
        '다른 자리 차례예요.',
      ],
    },
  },
  dead: deadAreOut,
  'veto-closed': {
    classic: {
      either: ['거부권은 파시스트 정책 5장 뒤에 생겨요.', '거부권은 파시스트 5장 뒤부터예요.'],
    },
    corporate: {
      either: ['설계 폐기는 불량 설계도 5장 뒤에 생겨요.', '설계 폐기는 불량 5장 뒤부터예요.'],
    },
    cats: {
      either: ['밀어 떨어뜨리기는 쥐 법 5장 뒤에 생겨요.', '밀기는 쥐 법 5장 뒤부터예요.'],
    },
  },
  'not-the-chancellor': {
    classic: '거부권은 총리만 요청할 수 있어요.',
    corporate: {
      either: ['설계 폐기는 수석 엔지니어만 요청할 수 있어요.', '폐기는 수석만 요청할 수 있어요.'],
    },
    cats: {
      either: ['밀어 떨어뜨리기는 쥐잡이만 요청할 수 있어요.', '그건 쥐잡이만 요청할 수 있어요.'],
    },
  },
  'no-veto-asked': {
    classic: '거부권 요청이 없었어요.',
    corporate: '폐기 요청이 없었어요.',
    cats: '밀기 요청이 없었어요.',
  },
  'not-the-president': {
    classic: '거부권 요청에는 대통령만 답해요.',
    corporate: '폐기 요청에는 CEO만 답해요.',
    cats: '밀기 요청에는 시장만 답해요.',
  },
  'veto-unanswered': {
    classic: '대통령이 먼저 거부권 요청에 답해야 해요.',
    corporate: 'CEO가 먼저 폐기 요청에 답해야 해요.',
    cats: '시장이 먼저 밀기 요청에 답해야 해요.',
  },
  'game-over': '게임이 끝났어요.',
  'nothing-to-claim': {
    classic: {
      either: [
        '주장할 것이 없어요: 최근에 본 정책도 소속 카드도 없어요.',
        '주장할 것이 없어요: 최근에 본 카드가 없어요.',
        '주장할 것이 없어요: 최근에 본 게 없어요.',
      ],
    },
    corporate: {
      either: [
        '주장할 것이 없어요: 최근에 본 설계도도 인사 기록도 없어요.',
        '주장할 것이 없어요: 최근에 본 게 없어요.',
      ],
    },
    cats: {
      either: [
        '주장할 것이 없어요: 최근에 본 법안도 발도장도 없어요.',
        '주장할 것이 없어요: 최근에 본 게 없어요.',
      ],
    },
  },
  'silent-session': {
    classic: {
      either: [
        '정책이 통과될 때까지 침묵이에요 (하우스 룰 silence: table).',
        '정책이 통과될 때까지 침묵이에요 (하우스 룰).',
        '정책이 통과될 때까지 침묵이에요.',
      ],
    },
    corporate: {
      either: [
        '설계도가 채택될 때까지 침묵이에요 (하우스 룰 silence: table).',
        '설계도가 채택될 때까지 침묵이에요 (하우스 룰).',
        '설계도가 채택될 때까지 침묵이에요.',
      ],
    },
    cats: {
      either: [
        '법이 통과될 때까지 침묵이에요 (하우스 룰 silence: table).',
        '법이 통과될 때까지 침묵이에요 (하우스 룰).',
        '법이 통과될 때까지 침묵이에요.',
      ],
    },
  },
  'targets-self': {
    classic: '대통령은 권한을 남에게만 써요.',
    corporate: 'CEO는 권한을 남에게만 써요.',
    cats: '시장은 권한을 남에게만 써요.',
  },
  'targets-dead': {
    classic: '처형된 사람이에요: 살아 있는 사람을 고르세요.',
    corporate: '해고된 사람이에요: 남은 사람을 고르세요.',
    cats: '추방된 고양이예요: 남은 고양이를 고르세요.',
  },
  'veto-refused': {
    classic: '거절됐어요. 거부권 요청은 한 번뿐이에요.',
    corporate: '거절됐어요. 폐기 요청은 한 번뿐이에요.',
    cats: '거절됐어요. 밀기 요청은 한 번뿐이에요.',
  },
};
