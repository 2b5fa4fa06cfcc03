import type { LeavingPhrases, PartedPhrases } from '../../phrases/leaving.ts';
import type { Sentence } from '../../span.ts';
import type { Themed } from '../../theme.ts';

export const leaving: Themed<LeavingPhrases> = {
  head: '나가기',
  ask: '테이블을 떠날까요?',
  askAwaited: {
    ballot: awaited('내 표를'),
    seat: awaited('나를'),
  },
  askToClose: '테이블을 닫을까요?',
  openWhileYouStay: {
    either: [
      '비울 자리가 없어요. 내가 있는 동안 테이블은 열려 있어요.',
      '내가 있는 동안 테이블은 열려 있어요.',
    ],
  },
  closing: {
    table: '닫으면 모두 테이블에서 나가게 돼요.',
    game: {
      either: ['닫으면 모두 나가게 되고, 게임은 승부 없이 끝나요.', '닫으면 모두의 게임이 승부 없이 끝나요.'],
    },
  },
  freed: '내 자리는 다른 사람이 앉을 수 있게 비워져요.',
  freedOrClosed: {
    either: [
      '나가면 내 자리만 비고 테이블은 남아요. 닫으면 모두 나가게 돼요.',
      '나가면 자리만 비고, 닫으면 모두 나가요.',
    ],
  },
  kept: '내 자리는 남아 있어요.',
  keptFor: (returnLine) => ({
    either: [`내 자리는 남아 있어요. 돌아오려면:  ${returnLine}`, `돌아오려면:  ${returnLine}`, returnLine],
  }),
  here: {
    ask: '게임에서 나갈까요?',
    kept: (line) => ({
      either: [`게임은 저장돼요. 이어서 하려면:  ${line}`, `이어서 하려면:  ${line}`, line],
    }),
  },
  buttons: {
    closing: [['남기', '테이블 닫기']],
    leaving: [['남기', '나가기', '복귀 방법…']],
    both: [
      ['남기', '나만 나가고 테이블은 두기', '테이블 닫기', '복귀 방법…'],
      ['남기', '나만 나가기', '테이블 닫기', '복귀 방법'],
      ['남기', '나가기', '닫기', '복귀'],
    ],
  },
};

function awaited(whom: string): Sentence {
  return {
    either: [
      `테이블을 떠날까요? 모두 ${whom} 기다리고 있어요`,
      `테이블을 떠날까요? ${whom} 기다려요`,
      '테이블을 떠날까요?',
    ],
  };
}

export const parted: Themed<PartedPhrases> = {
  seenLast: {
    either: [
      '위는 마지막으로 본 화면이에요. 이 테이블의 소식은 더 오지 않아요.',
      '위는 마지막 화면이에요. 소식은 더 오지 않아요.',
      '위는 마지막으로 본 화면이에요.',
    ],
  },
  hostLeft: {
    bar: '테이블이 닫혔어요. 방장이 나갔어요',
    why: {
      either: [
        '방장의 프로그램이 테이블을 운영했어요: 방장 없이는 계속할 수 없어요.',
        '방장 없이는 아무도 계속할 수 없어요.',
      ],
    },
    next: {
      either: ['누구나 새 테이블을 열 수 있어요:  npx secret-cli host', '새 테이블:  npx secret-cli host'],
    },
  },
  storage: {
    bar: {
      either: ['테이블이 닫혔어요. 게임 기록을 저장할 수 없었어요', '테이블 닫힘. 기록을 저장할 수 없었어요'],
    },
    why: {
      either: ['기록할 수 없으면 게임을 진행할 수 없어요.', '기록할 수 없으면 진행할 수 없어요.'],
    },
    next: {
      either: [
        '디스크에 기록할 공간을 마련하고 새 테이블을 열어야 해요.',
        '디스크에 공간을 만들고 새로 열어야 해요.',
        '디스크에 공간이 필요해요.',
      ],
    },
  },
  kicked: {
    bar: {
      either: ['방장이 나를 내보냈어요. 내 자리는 다시 비었어요', '방장이 내보냈어요. 자리가 비었어요'],
    },
    next: {
      either: ['같은 주소와, 있다면 입장 코드로 새로 들어올 수 있어요.', '같은 주소로 새로 들어올 수 있어요.'],
    },
  },
  replaced: {
    bar: {
      either: ['다른 곳에서 이어받았어요. 내 자리는 지금 그쪽에 있어요', '다른 곳에서 내 자리를 이어받았어요'],
    },
    next: {
      either: [
        '그쪽에서 계속하세요. 내가 한 일이 아니라면 방장에게 알리세요.',
        '내가 아니라면 방장에게 알리세요.',
      ],
    },
  },
  sentAway: {
    bar: {
      either: [
        '돌아갈 수 없어요. 방장의 테이블이 다시 들여보내 주지 않았어요',
        '돌아갈 수 없어요. 다시 들어가지 못했어요',
      ],
    },
    why: {
      either: ['그사이 내 자리가 없어졌거나 테이블이 새로 열렸어요.', '자리나 그 테이블이 없어졌어요.'],
    },
    next: {
      either: [
        '게임에 참가하거나 관전할 수 있는 동안은 새로 들어갈 수 있어요.',
        '새로 들어가 참가하거나 관전하세요.',
      ],
    },
  },
  anotherTable: {
    bar: {
      either: [
        '테이블이 사라졌어요. 그 주소에 지금은 다른 테이블이 있어요',
        '테이블이 사라지고 다른 테이블이 열렸어요',
      ],
    },
    why: {
      either: ['방장의 프로그램이 끝나면서 자리와 게임도 함께 끝났어요.', '방장의 프로그램과 게임이 끝났어요.'],
    },
    next: '들어올 때 쓴 명령줄을 다시 쓰면 새 테이블로 들어가요.',
    nextWith: (returnLine) => ({
      either: [`새 테이블에 들어가려면:  ${returnLine}`, `들어가기:  ${returnLine}`, returnLine],
    }),
  },
  unreadable: {
    bar: {
      either: [
        '연결이 끝났어요. 방장이 보내는 것을 이 프로그램이 읽지 못해요',
        '연결 종료. 방장의 프로그램과 버전이 달라요',
      ],
    },
    why: '양쪽의 secret-cli가 같은 버전이어야 해요.',
    next: {
      either: ['방장과 같은 버전으로 같은 명령줄을 다시 실행하면 돌아와요.', '버전을 맞추고 다시 실행하세요.'],
    },
  },
};
