import type { InEach } from '../../../theme.ts';
import type { ScreenReason, TableReason } from '../../../table-words.ts';
import type { Sentence } from '../../../span.ts';

/** Why the table or the screen takes no such answer, word or command. */
export const tableRefusals: Readonly<Record<TableReason | ScreenReason, Sentence | InEach<Sentence>>> = {
  alone: {
    classic: {
      either: ['이제 카드가 앞면으로 보여요. 가리기를 켜면 다시 뒤집혀요.', '이제 카드가 앞면이에요.'],
    },
    corporate: {
      either: ['이제 설계도가 앞면으로 보여요. 가리기를 켜면 다시 뒤집혀요.', '이제 설계도가 앞면이에요.'],
    },
    cats: {
      either: ['이제 법안이 앞면으로 보여요. 가리기를 켜면 다시 뒤집혀요.', '이제 법안이 앞면이에요.'],
    },
  },
  aloud: '한자리에 있으니 소리 내어 말하세요.',
  'side-by-side': {
    classic: {
      either: ['카드를 뒤집어 놓았어요: Space를 누르고 있으면 보여요.', '카드를 뒤집어 놓았어요.'],
    },
    corporate: {
      either: ['설계도를 뒤집어 놓았어요: Space를 누르고 있으면 보여요.', '설계도를 뒤집어 놓았어요.'],
    },
    cats: {
      either: ['법안을 뒤집어 놓았어요: Space를 누르고 있으면 보여요.', '법안을 뒤집어 놓았어요.'],
    },
  },
  'goes-on': {
    either: ['끝나지 않은 게임을 이어서 해요. 새 게임은 --new로 시작해요.', '끝나지 않은 게임을 이어서 해요.'],
  },
  'look-first': {
    either: ['먼저 Space를 누른 채 보세요: Enter를 누르면 다시 못 봐요.', '먼저 Space로 확인하세요.'],
  },
  cut: '끝이 잘렸어요: 대화는 한 줄에 200칸까지예요.',
  stale: '늦었어요: 게임이 이미 넘어갔어요.',
  'not-started': '진행 중인 게임이 없어요.',
  'link-lost': {
    either: [
      '연결이 끊겼어요: 다시 이어지면 전달됐는지 게임판에서 볼 수 있어요.',
      '연결이 끊겼어요: 전달됐는지는 나중에 보여요.',
      '연결이 끊겼어요: 전달되지 않았을 수 있어요.',
      '연결이 끊겼어요.',
    ],
  },
  'host-only': '방장만 할 수 있어요.',
  'lobby-only': '게임 전 대기실에서 하는 일이에요.',
  'game-only': '게임 중에 하는 일이에요.',
  'over-only': '게임이 끝난 뒤에 하는 일이에요.',
  spectator: {
    either: ['관전자는 대기실과 게임이 끝난 뒤에만 말할 수 있어요.', '관전자는 게임 전후에만 말할 수 있어요.'],
  },
  paused: '게임이 멈춰 있어요.',
  looking: '아직이에요: 역할을 확인하는 중이에요.',
  'no-such-sitter': '그 자리에는 해당하는 사람이 없어요.',
  'table-full': '빈자리가 없어요.',
  'too-few': {
    either: ['인원이 모자라요: 5명에서 10명까지 하는 게임이에요.', '인원이 모자라요: 5–10명이 필요해요.'],
  },
  'not-ready': '아직 준비되지 않은 사람이 있어요.',
  'rules-changed': '하우스 룰이 방금 바뀌었어요. 먼저 확인하세요.',
  'nothing-said': '말할 내용이 없어요.',
  'too-long': '너무 길어요: 대화는 한 줄에 200칸까지예요.',
  'too-fast': { either: ['너무 빨라요: 잠시 뒤에 다시 말하세요.', '너무 빨라요: 잠시만요.'] },
};
