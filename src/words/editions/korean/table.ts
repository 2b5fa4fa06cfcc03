import { listed, numbered, whoAll } from './grammar.ts';
import type { TablePhrases } from '../../phrases/table.ts';
import type { Themed } from '../../theme.ts';

export const table: Themed<TablePhrases> = {
  buttons: {
    ready: '준비됐어요',
    notReady: '아직이에요',
    start: (seats) => `${seats}명으로 시작`,
    addBot: '봇 추가',
    moveSeat: '옮기기…',
    kick: '내보내기…',
    together: '함께',
    apart: '따로',
    goOn: '기다리지 않고 계속하기',
    standIn: (seat) => `${seat}번 자리를 봇에게 맡기기`,
    wait: '기다리기',
    pause: '멈추기',
    resume: '계속하기',
    breakOff: '중단하기…',
    wishBreakOff: '중단하고 싶어요',
    playOn: '계속하고 싶어요',
    wayBack: '복귀 방법…',
    again: '같은 자리로 한 판 더',
  },
  haveLooked: (looked, seats) => `${seats}명 중 ${looked}명 확인`,
  waitingToLook: (missing) => ({
    either: [
      `${whoAll(missing)}의 역할 확인을 기다려요`,
      `${numbered(missing)}의 역할 확인을 기다려요`,
      `${numbered(missing)}의 확인을 기다려요`,
      `${missing.length}명의 역할 확인을 기다려요`,
    ],
  }),
  beginsWhenLooked: {
    either: ['모두 확인하거나 방장이 넘기면 게임이 시작돼요.', '모두 확인하면 게임이 시작돼요.'],
  },
  lookedWatching: (looked) => ({
    either: [
      `${looked}. 관전 중이에요: 끝날 때까지 누구의 역할도 보이지 않아요.`,
      `${looked}. 역할은 끝나면 공개돼요.`,
      `${looked}.`,
    ],
  }),
  lookedPlaying: (looked) => ({
    either: [`${looked}. Space를 누르고 있으면 내 역할을 다시 봐요.`, `${looked}. Space: 내 역할.`],
  }),
  away: {
    head: '방장',
    bar: {
      ballot: ({ who, number }) => isAway(who, number, '그 표만 나오면 돼요'),
      government: {
        classic: ({ who, number }) => isAway(who, number, '그 정부가 입법 중이에요'),
        corporate: ({ who, number }) => isAway(who, number, '그 경영진이 설계 심사 중이에요'),
        cats: ({ who, number }) => isAway(who, number, '그 시청이 법을 만드는 중이에요'),
      },
      seat: ({ who, number }) => isAway(who, number, '그 자리를 기다려요'),
    },
    bot: ({ name }) => ({
      either: [
        `봇은 그 자리에서 볼 수 있는 것만 보고, ${name} 님이 돌아오면 바로 돌려줘요.`,
        '봇은 그 자리에서 볼 수 있는 것만 보고, 돌아오면 바로 돌려줘요.',
        '봇은 돌아오는 즉시 자리를 돌려줘요.',
        '돌아오는 즉시 봇이 비켜 줘요.',
      ],
    }),
    waiting: {
      noClock: {
        either: [
          '모두에게 알려요. 기다려도 저절로 정해지는 건 없어요: 시간제한이 없어요.',
          '모두에게 알려요. 기다려도 괜찮아요: 시간제한이 없어요.',
          '모두에게 알려요. 시간제한은 없어요.',
        ],
      },
      clock: {
        either: [
          '모두에게 알려요. 시간이 다 되면 봇이 한 번 대신 정해요.',
          '모두에게 알려요. 시간은 계속 흘러요.',
        ],
      },
    },
  },
  paused: {
    bar: '방장이 게임을 멈췄어요',
    until: {
      noClock: {
        either: [
          '방장이 다시 시작할 때까지 게임이 멈춰 있어요. 시간제한은 없어요.',
          '방장이 다시 시작할 때까지 멈춰요. 시간제한은 없어요.',
          '방장이 다시 시작할 때까지 멈춰요.',
        ],
      },
      clock: {
        either: [
          '방장이 다시 시작할 때까지 게임이 멈춰 있어요. 시간도 흐르지 않아요.',
          '방장이 다시 시작할 때까지 멈춰요.',
        ],
      },
    },
    meanwhile: '읽을 수 있고, 대화가 열렸으면 말해도 돼요.',
  },
  menu: {
    head: '테이블',
    bar: '이 게임을 어떻게 할까요?',
    majority: {
      either: [
        '참가자 과반수가 원하거나 방장 혼자 결정하면 게임이 중단돼요.',
        '참가자 과반수나 방장이 중단할 수 있어요.',
        '과반수나 방장이 중단할 수 있어요.',
      ],
    },
  },
  nobodyWishes: '중단을 원하는 사람이 없어요.',
  wishing: (wishing, people) => ({
    either: [
      `${people}명 중 ${wishing.length}명이 중단을 원해요: ${listed(wishing.map(({ who }) => who))}`,
      `${people}명 중 ${wishing.length}명이 중단을 원해요.`,
    ],
  }),
  brokenOff: {
    host: '방장이 중단했어요. 승자는 없어요',
    majority: { either: ['과반수가 게임을 중단했어요. 승자는 없어요', '과반수가 게임을 중단했어요'] },
    here: '게임이 중단됐어요. 승자는 없어요',
  },
  undecided: {
    either: [
      '게임이 승부 없이 끝났고, 기록에도 그렇게 남아요. 역할은 공개되지 않아요.',
      '게임이 승부 없이 끝났어요. 역할은 공개되지 않아요.',
      '승부 없음. 역할은 비공개예요.',
    ],
  },
  talkIsOpenToAll: '이제 누구나 말할 수 있어요.',
  noMore: '테이블이 닫혔어요. 함께해 주셔서 고마워요.',
  breakOff: {
    head: '중단',
    bar: { either: ['모두의 게임을 승부 없이 끝낼까요?', '승부 없이 끝낼까요?'] },
    rows: [
      '',
      {
        either: [
          '방장이라 혼자서도 바로 중단되고, 다시 이어 갈 수 없어요.',
          '방장이라 바로 끝나고, 이어 갈 수 없어요.',
          '다시 이어 갈 수 없어요.',
        ],
      },
      '',
    ],
    buttons: [['뒤로', '중단하기']],
  },
  here: {
    paused: '게임이 멈췄어요',
    until: '다시 시작할 때까지 아무것도 정해지지 않아요.',
    menu: {
      either: [
        '중단하면 승부 없이 끝나요. 나가기만 하면 저장되어 이어서 할 수 있어요.',
        '중단하면 승부 없이 끝나고, 나가면 저장돼요.',
        '나가면 게임은 저장돼요.',
      ],
    },
    breakOff: {
      bar: { either: ['이 게임을 승부 없이 끝낼까요?', '승부 없이 끝낼까요?'] },
      rows: [
        '',
        {
          either: [
            '다시 이어서 할 수 없어요. 중단하지 않고 나가면 저장돼요.',
            '이어서 할 수 없어요. 나가기만 하면 저장돼요.',
            '다시 이어서 할 수 없어요.',
          ],
        },
        '',
      ],
    },
  },
  silence: {
    classic: {
      either: [
        '모두 침묵: 정책이 통과될 때까지 말도 눈짓도 하지 마세요',
        '모두 침묵, 정책이 통과될 때까지',
        '모두 침묵: 말도 눈짓도 금지',
      ],
    },
    corporate: {
      either: [
        '모두 침묵: 설계도가 채택될 때까지 말도 눈짓도 하지 마세요',
        '모두 침묵, 설계도가 채택될 때까지',
        '모두 침묵: 말도 눈짓도 금지',
      ],
    },
    cats: {
      either: [
        '모두 침묵: 법이 통과될 때까지 야옹도 눈짓도 하지 마세요',
        '모두 침묵, 법이 통과될 때까지',
        '모두 침묵: 야옹도 금지',
      ],
    },
  },
};

function isAway(who: string, number: number, awaited: string): { either: [string, string, string] } {
  return {
    either: [
      `${who} 님이 자리를 비웠어요. ${awaited}`,
      `${number}번이 자리를 비웠어요. ${awaited}`,
      `${number}번 자리 비움`,
    ],
  };
}
