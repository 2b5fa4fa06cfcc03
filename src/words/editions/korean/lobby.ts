import { dealt } from './dealt.ts';
import { numbered, whoAll } from './grammar.ts';
import type { LobbyPhrases } from '../../phrases/lobby.ts';
import type { Sentence } from '../../span.ts';
import type { Themed } from '../../theme.ts';

export const lobby: Themed<LobbyPhrases> = {
  stage: (seated, spectators) => `대기실 · ${seated}명 참가${spectators > 0 ? ` · ${spectators}명 관전` : ''}`,
  tableOf: (host) => `${host} 님의 테이블`,
  doors: { node: 'npx', ssh: 'ssh', browser: '브라우저' },
  cameBy: { node: 'npx', ssh: 'ssh', browser: '브라우저' },
  notEncrypted: {
    either: [
      '암호화되지 않은 연결이에요: 같은 네트워크의 누군가가 화면을 엿볼 수 있어요.',
      '암호화되지 않아 같은 네트워크에서 엿볼 수 있어요.',
    ],
  },
  readable: {
    browser: {
      either: [
        '남이 npx와 브라우저 화면을 엿볼 수 있어요. 브라우저는 --https로 막아요.',
        '이 네트워크에서 npx와 브라우저를 엿볼 수 있어요.',
        'npx와 브라우저를 엿볼 수 있어요.',
      ],
    },
    node: {
      either: ['이 네트워크에서 npx 화면을 엿볼 수 있어요.', 'npx 화면을 엿볼 수 있어요.'],
    },
  },
  hostKey: '호스트키',
  onlyHere: {
    either: [
      '이 컴퓨터에서만 들어올 수 있어요: --local로 연 테이블이에요.',
      '이 컴퓨터에서만 들어와요 (--local).',
    ],
  },
  comeBack: '재접속',
  noteWayBack: (key) => ({
    either: [
      `이 화면이 사라지면 복귀 코드로만 돌아올 수 있어요: 적어 두세요 (${key}).`,
      `복귀 코드로만 돌아올 수 있어요: 적어 두세요 (${key}).`,
      `복귀 코드를 적으세요 (${key}).`,
    ],
  }),
  together: {
    table: {
      classic: '함께  한자리나 통화 중: 정부가 입법하는 동안 말하지 않아요.',
      corporate: '함께  한자리나 통화 중: 설계 심사 동안 말하지 않아요.',
      cats: '함께  한자리나 통화 중: 법을 만드는 동안 야옹거리지 않아요.',
    },
    government: {
      classic: '함께  한자리나 통화 중: 입법하는 동안 정부만 말하지 않아요.',
      corporate: '함께  한자리나 통화 중: 설계 심사 동안 경영진만 말하지 않아요.',
      cats: '함께  한자리나 통화 중: 법을 만드는 동안 시청만 야옹거리지 않아요.',
    },
    off: '함께  한자리나 통화 중: 언제든 말해도 돼요.',
  },
  ready: '준비',
  runsIt: '방장, 참가',
  free: '빈자리',
  ...dealt,
  board: (first, last) => `게임판: ${first}-${last}인용`,
  ask: {
    ready: { either: ['준비됐나요? 모두 준비되면 시작할 수 있어요', '준비됐나요?'] },
    tooFew: (missing) => `시작하려면 ${missing}명이 더 필요해요`,
    startsWith: (missing) => ({
      either: [`${missing}명을 더 기다려요: 다 모이면 저절로 시작해요`, `${missing}명을 더 기다려요`],
    }),
    waitingFor: (unready) => ({
      either: [
        `${whoAll(unready)}의 준비를 기다려요`,
        `${numbered(unready)}의 준비를 기다려요`,
        `${unready.length}명의 준비를 기다려요`,
      ],
    }),
    start: (seats) => ({
      either: [`${seats}명으로 시작하거나 더 기다리세요`, `${seats}명으로 시작 또는 대기`],
    }),
    startedBy: ({ who }) => ({
      either: [`모두 준비됐어요: ${who} 님이 게임을 시작해요`, '모두 준비됐어요: 방장이 게임을 시작해요'],
    }),
    startedByHost: '모두 준비됐어요: 방장이 게임을 시작해요',
  },
  dealer: {
    iPlay: {
      either: [
        '내 프로그램이 카드를 나누고 나도 참가해요: 모두에게 알렸어요.',
        '내 프로그램이 나누고 나도 참가해요: 모두 알아요.',
        '내 프로그램이 나누고 나도 참가해요.',
      ],
    },
    iWatch: {
      either: [
        '내 프로그램이 카드를 나누고 나는 참가하지 않아요: 모두에게 알렸어요.',
        '내 프로그램이 나누고 나는 참가하지 않아요.',
        '내 프로그램이 나누고 나는 안 해요.',
      ],
    },
    plays: ({ name }) => ({
      either: [
        `${name} 님의 프로그램이 카드를 나누고, 본인도 게임에 참가해요.`,
        `${name} 님의 프로그램이 나누고 본인도 참가해요.`,
        '방장 쪽에서 나누고 방장도 해요.',
      ],
    }),
    watches: {
      either: [
        '방장의 프로그램이 카드를 나누고, 방장은 참가하지 않아요.',
        '방장 쪽에서 나누고 방장은 안 해요.',
      ],
    },
  },
  chooseSeat: '↑↓ 또는 숫자로 자리를 고르세요.',
  kick: {
    bar: {
      either: [
        '누구를 내보낼까요? 자리가 비고, 당사자에게 알려요',
        '누구를 내보낼까요? 자리가 비어요',
        '누구를 내보낼까요?',
      ],
    },
    chosen: ({ who }) => chosen(who, 'Enter로 이 자리를 내보내요'),
    how: {
      either: ['봇은 바로 나가고, 사람이면 한 번 더 물어봐요.', '봇은 바로, 사람은 확인 뒤에 나가요.'],
    },
  },
  confirmKick: {
    head: '내보내기',
    bar: ({ who }) => ({ either: [`${who} 님을 테이블에서 내보낼까요?`, `${who} 님을 내보낼까요?`] }),
    next: {
      either: [
        '당사자에게 알려요. 주소와 입장 코드(있다면)로 다시 들어올 수는 있어요.',
        '당사자에게 알려요. 같은 주소로 다시 들어올 수는 있어요.',
        '알려요. 다시 들어올 수는 있어요.',
      ],
    },
    buttons: ({ name }) => [
      ['뒤로', `${name} 님 내보내기`],
      ['뒤로', '내보내기'],
    ],
  },
  move: {
    bar: {
      either: [
        '실제로 앉은 순서대로 자리를 맞추세요: 차례는 1번부터 돌아요',
        '앉은 순서대로 자리를 맞추세요, 1번부터',
        '앉은 순서대로 맞추세요',
      ],
    },
    chosen: ({ who }) => chosen(who, 'Enter로 집어요'),
    held: ({ who }) =>
      chosen(who, '↑↓ 또는 숫자로 옮겨요 · Enter로 놓아요', '↑↓로 옮겨요 · Enter로 놓아요', 'Enter로 놓아요'),
    why: {
      classic: {
        either: [
          '누가 누구의 왼쪽에 앉는지에 따라 다음 대통령이 정해져요.',
          '대통령의 왼쪽이 다음 대통령이에요.',
        ],
      },
      corporate: {
        either: ['누가 누구의 왼쪽에 앉는지에 따라 다음 CEO가 정해져요.', 'CEO의 왼쪽이 다음 CEO예요.'],
      },
      cats: {
        either: ['누가 누구의 왼쪽에 앉는지에 따라 다음 시장이 정해져요.', '시장의 왼쪽이 다음 시장이에요.'],
      },
    },
  },
};

function chosen(who: string, next: string, ...shorter: readonly string[]): Sentence {
  return {
    either: [
      `${who}   ${next}`,
      ...shorter.map((short) => `${who}   ${short}`),
      `${who}  ${shorter.at(-1) ?? next}`,
    ],
  };
}
