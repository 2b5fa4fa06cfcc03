import type { HelpPhrases } from '../../../phrases/help.ts';
import type { Themed } from '../../../theme.ts';

/** A tip for each topic, the same for every role. */
export const tips: Themed<HelpPhrases['tips']> = {
  lobby: '화면의 자리를 실제로 앉은 순서에 맞추세요.',
  roles: '게임 내내 다시 볼 수 있어요: Space를 누르고 계세요.',
  nominate: {
    classic: '대통령 후보에게 이유를 물어보세요: 이유 없는 지명도 단서예요.',
    corporate: 'CEO 후보에게 이유를 물어보세요: 이유 없는 추천도 단서예요.',
    cats: '시장 후보에게 이유를 물어보세요: 이유 없는 지명도 단서예요.',
  },
  vote: {
    classic: '파시스트 정책의 용의자는 셋: 대통령, 총리, 덱이에요.',
    corporate: '불량 설계도의 용의자는 셋: CEO, 수석 엔지니어, 도면함이에요.',
    cats: '쥐 법의 용의자는 셋: 시장, 쥐잡이, 법안함이에요.',
  },
  legislate: '끝나면 두 사람이 받은 패를 말해요: 서로 맞는지 비교해 보세요.',
  'answer-veto': '요청도 대답도 공개돼요: 두 사람 모두에게 이유를 물어보세요.',
  investigate: {
    classic: '파시스트 카드를 봤다고 하면, 둘 중 하나는 파시스트이기 쉬워요.',
    corporate: '내통자 기록을 봤다고 하면, 둘 중 하나는 내통자이기 쉬워요.',
    cats: '쥐 발도장이라고 하면, 둘 중 하나는 쥐이기 쉬워요.',
  },
  peek: {
    classic: '엿본 내용이 사실인지는 다음 정부의 패에서 드러나요.',
    corporate: '미리 본 내용이 사실인지는 다음 심사에서 드러나요.',
    cats: '엿본 내용이 사실인지는 다음 시청의 패에서 드러나요.',
  },
  'special-election': {
    classic: '지목받은 대통령 후보에게는 남보다 더 캐물어도 돼요.',
    corporate: '지목받은 CEO 후보에게는 남보다 더 캐물어도 돼요.',
    cats: '지목받은 시장 후보에게는 남보다 더 캐물어도 돼요.',
  },
  execute: {
    classic: '히틀러를 처형해야 이겨요: 히틀러가 아닌 게 확실한 사람은 누구죠?',
    corporate: '스파이 쥐를 해고해야 이겨요: 확실히 아닌 사람은 누구죠?',
    cats: '공무원 쥐를 추방해야 이겨요: 확실히 아닌 고양이는 누구죠?',
  },
  over: {
    classic: '이력에 모든 정부가 있어요: 어디서 속았는지 확인해 보세요.',
    corporate: '이력에 모든 경영진이 있어요: 어디서 속았는지 확인해 보세요.',
    cats: '이력에 모든 시청이 있어요: 어디서 속았는지 확인해 보세요.',
  },
};
