import { ritual } from './ritual.ts';
import type { CurtainPhrases, HandingPhrases } from '../../phrases/handing.ts';
import type { NamesWords } from '../../handing-words.ts';
import type { Themed } from '../../theme.ts';

const curtain: Themed<CurtainPhrases> = {
  give: '이 사람에게 키보드를 넘기세요',
  lookAway: '다른 사람은 보지 마세요. 앞사람이 본 것은 화면에 남아 있지 않아요.',
  press: (name, key) => ({
    either: [
      `${name} 님: 혼자만 볼 때 ${key}, 그다음 Enter를 누르세요`,
      `${name} 님: ${key}, 그다음 Enter`,
      `${key}, 그다음 Enter`,
    ],
  }),
  enter: (name) => ({
    either: [`${name} 님: 혼자만 볼 때 Enter를 누르세요`, `${name} 님: 이제 Enter`, '이제 Enter'],
  }),
  comes: {
    role: '이제 내 역할을 볼 차례예요.',
    vote: '이제 투표할 차례예요.',
    nominate: {
      classic: '이제 총리를 지명할 차례예요.',
      corporate: '이제 수석을 추천할 차례예요.',
      cats: '이제 쥐잡이를 지명할 차례예요.',
    },
    discard: {
      classic: '이제 카드 세 장을 볼 차례예요.',
      corporate: '이제 설계도 세 장을 볼 차례예요.',
      cats: '이제 법안 셋을 볼 차례예요.',
    },
    enact: {
      classic: '이제 카드 두 장을 볼 차례예요.',
      corporate: '이제 설계도 두 장을 볼 차례예요.',
      cats: '이제 법안 둘을 볼 차례예요.',
    },
    'answer-veto': {
      classic: '이제 거부권에 답할 차례예요.',
      corporate: '이제 폐기 요청에 답할 차례예요.',
      cats: '이제 밀기 요청에 답할 차례예요.',
    },
    investigate: {
      classic: '이제 한 사람을 조사할 차례예요.',
      corporate: '이제 한 사람을 조회할 차례예요.',
      cats: '이제 냄새를 확인할 차례예요.',
    },
    peek: {
      classic: '이제 맨 위 세 장을 볼 차례예요.',
      corporate: '이제 맨 위 세 장을 볼 차례예요.',
      cats: '이제 맨 위 법안 셋을 볼 차례예요.',
    },
    'special-election': {
      classic: '이제 다음 대통령을 고를 차례예요.',
      corporate: '이제 다음 CEO를 고를 차례예요.',
      cats: '이제 다음 시장을 고를 차례예요.',
    },
    execute: {
      classic: '이제 한 명을 처형할 차례예요.',
      corporate: '이제 한 명을 해고할 차례예요.',
      cats: '이제 한 명을 추방할 차례예요.',
    },
  },
  falls: {
    role: { either: ['보고 나면 가림막이 저절로 다시 내려와요.', '끝나면 다시 가려져요.', ''] },
    vote: { either: ['투표하면 가림막이 저절로 다시 내려와요.', '끝나면 다시 가려져요.', ''] },
    decision: { either: ['끝나면 가림막이 저절로 다시 내려와요.', '끝나면 다시 가려져요.', ''] },
  },
  unasked: {
    either: ['지금은 할 일이 없어요. Esc를 누르면 키보드를 돌려줘요.', '지금은 할 일이 없어요. Esc: 돌려주기'],
  },
  wrongPerson: (board) => ({
    either: [
      `다른 사람인가요? Backspace를 누르세요. 모두가 보는 게임판: ${board}`,
      `다른 사람이면 Backspace. 게임판: ${board}`,
    ],
  }),
  notYou: (name, key) => ({
    either: [
      `본인이 아닌가요? 다른 자리의 숫자예요: ${name} 님은 ${key} 키예요.`,
      `본인이 아닌가요? ${name} 님: ${key}`,
    ],
  }),
  progress: {
    role: (done, of) => `${of}명 중 ${done}명이 역할을 확인했어요.`,
    vote: (done, of) => `${of}명 중 ${done}명이 투표했어요.`,
  },
  help: [
    '터미널 하나를 돌아가며 써요. 다음 사람에게 넘길 때마다 이 가림막이 내려와 누구의 비밀도 보이지 않아요.',
    '이름이 나온 사람이 키보드를 받아, 아무도 보지 않을 때 자기 자리 숫자와 Enter를 눌러요. 0은 10번 자리예요.',
    '그 사람의 화면에 할 일이 나와요. 답하고 나면 가림막이 저절로 다시 내려와요.',
    '게임판은 모두가 보는 화면이에요. 거기서 자리 숫자를 누르면 누구에게든 키보드를 넘길 수 있고, 받은 사람은 자기 것을 보거나 주장할 수 있어요.',
  ],
};

const names: Themed<NamesWords> = {
  where: '터미널 하나',
  about: [
    '누가 하나요? 앉은 순서대로 한 줄에 한 명씩 적으세요: 1번 자리부터 차례가 돌아요.',
    '터미널 하나를 돌아가며 쓰고, 넘길 때마다 가림막이 내려와요.',
  ],
  head: '이름',
  ask: (seat) => `${seat}번 자리에는 누가 앉나요?`,
  field: '이름',
  all: { either: ['모두 모였어요: Enter로 시작해요', 'Enter로 시작해요'] },
  missing: (count) => `${count}명이 더 필요해요.`,
  begins: (players, bots) =>
    bots === 0
      ? {
          either: [
            `빈 줄에서 Enter를 누르면 ${players}명으로 시작해요.`,
            `빈 줄에서 Enter: ${players}명으로 시작`,
          ],
        }
      : {
          either: [
            `빈 줄에서 Enter를 누르면 봇 ${bots}명을 포함해 ${players}명으로 시작해요.`,
            `빈 줄에서 Enter: ${players}명으로 시작`,
          ],
        },
};

export const handing: Themed<HandingPhrases> = {
  oneTerminal: (people) => `터미널 하나, 사람 ${people}명`,
  head: '넘기기',
  curtain,
  next: ({ who }) => ({ either: [`${who} 님에게 키보드를 넘기세요`, `${who} 님 차례예요`, `${who} 님`] }),
  button: ({ who }) => [`${who} 님에게 넘기기`, `${who} 님`],
  anybody: {
    either: [
      '숫자를 누르면 누구에게든 넘겨요: 자기 것을 보거나 주장할 때요.',
      '숫자를 누르면 누구에게든 넘겨요.',
      '숫자로도 넘겨요.',
    ],
  },
  ritual,
  names,
};
