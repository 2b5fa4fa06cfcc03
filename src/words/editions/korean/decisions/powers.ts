import { bold, say } from '../../../span.ts';
import type {
  InvestigatePhrases,
  PeekPhrases,
  SpecialElectionPhrases,
} from '../../../phrases/decisions/powers.ts';
import type { Themed } from '../../../theme.ts';

export const investigate: Themed<InvestigatePhrases> = {
  investigate: {
    classic: { either: ['충성심 조사: 누구의 소속 카드를 볼까요?', '충성심 조사: 누구를 볼까요?'] },
    corporate: { either: ['인사 조회: 누구의 인사 기록을 볼까요?', '인사 조회: 누구?'] },
    cats: { either: ['냄새 확인: 누구의 발도장 냄새를 맡을까요?', '냄새 확인: 누구?'] },
  },
  youLearnTheParty: {
    classic: '알게 되는 건 역할이 아닌 소속: 히틀러의 카드도 파시스트예요.',
    corporate: '알게 되는 건 역할이 아닌 소속: 스파이 쥐의 기록도 내통자예요.',
    cats: '알게 되는 건 역할이 아닌 소속: 공무원 쥐의 발도장도 쥐예요.',
  },
  nobodyYet: {
    classic: {
      either: [
        '아직 조사받은 사람이 없어요. 같은 사람은 두 번 조사하지 못해요.',
        '같은 사람을 두 번 조사하지 못해요.',
      ],
    },
    corporate: {
      either: [
        '아직 조회한 기록이 없어요. 같은 사람은 두 번 조회하지 못해요.',
        '같은 사람은 두 번 조회하지 못해요.',
      ],
    },
    cats: {
      either: [
        '아직 냄새 맡은 고양이가 없어요. 같은 고양이는 두 번 못 맡아요.',
        '같은 고양이는 두 번 못 맡아요.',
      ],
    },
  },
  investigatedInRound: {
    classic: ({ who, number }, round) => ({
      either: [
        say`${bold(who)} 님은 안 돼요: ${round}라운드에 조사받았고, 한 게임에 한 번뿐이에요.`,
        say`${bold(who)} 님은 안 돼요: ${round}라운드에 조사받았어요.`,
        say`${bold(`${number}번`)} 불가: ${round}라운드에 조사받았어요.`,
      ],
    }),
    corporate: ({ who, number }, round) => ({
      either: [
        say`${bold(who)} 님은 안 돼요: ${round}라운드에 조회했고, 한 게임에 한 번뿐이에요.`,
        say`${bold(who)} 님은 안 돼요: ${round}라운드에 조회했어요.`,
        say`${bold(`${number}번`)} 불가: ${round}라운드에 조회했어요.`,
      ],
    }),
    cats: ({ who, number }, round) => ({
      either: [
        say`${bold(who)} 님은 안 돼요: ${round}라운드에 냄새를 맡았고, 한 게임에 한 번뿐이에요.`,
        say`${bold(who)} 님은 안 돼요: ${round}라운드에 냄새를 맡았어요.`,
        say`${bold(`${number}번`)} 불가: ${round}라운드에 냄새를 맡았어요.`,
      ],
    }),
  },
};

export const peek: Themed<PeekPhrases> = {
  peek: {
    classic: {
      either: [
        '정책 엿보기: Space를 눌러 맨 위 세 장을 본 다음 Enter',
        '정책 엿보기: Space, 그다음 Enter',
        '엿보기: Space, 그다음 Enter',
      ],
    },
    corporate: {
      either: [
        '설계도 미리보기: Space를 눌러 맨 위 세 장을 본 다음 Enter',
        '설계도 미리보기: Space, 그다음 Enter',
        '미리보기: Space 다음 Enter',
      ],
    },
    cats: {
      either: [
        '법안함 엿보기: Space를 눌러 맨 위 셋을 본 다음 Enter',
        '법안함 엿보기: Space, 그다음 Enter',
        '엿보기: Space, 그다음 Enter',
      ],
    },
  },
  orderStays: {
    classic: { either: ['1번 카드부터 뽑히고, 순서는 그대로예요.', '1번부터 뽑히고 순서는 그대로예요.'] },
    corporate: { either: ['1번 설계도부터 뽑히고, 순서는 그대로예요.', '1번부터 뽑히고 순서는 그대로예요.'] },
    cats: { either: ['1번 법안부터 뽑히고, 순서는 그대로예요.', '1번부터 뽑히고 순서는 그대로예요.'] },
  },
  nextDraws: {
    classic: '다음 대통령이 이 카드를 뽑아요.',
    corporate: '다음 CEO가 이걸 뽑아요.',
    cats: '다음 시장이 이 법안을 뽑아요.',
  },
  tellOrNot: { either: ['사실도, 거짓말도, 침묵도 괜찮아요.', '사실, 거짓, 침묵 다 돼요.'] },
};

export const specialElection: Themed<SpecialElectionPhrases> = {
  pick: {
    classic: {
      either: [
        '특별 선거: 다음 대통령 후보는 누구인가요?',
        '특별 선거: 다음 대통령은 누구?',
        '다음 대통령 후보는 누구?',
      ],
    },
    corporate: {
      either: ['긴급 임명: 다음 CEO 후보는 누구인가요?', '긴급 임명: 다음 CEO는 누구?', '다음 CEO는 누구?'],
    },
    cats: {
      either: [
        '임시 회의: 다음 시장 후보는 누구인가요?',
        '임시 회의: 다음 시장은 누구?',
        '다음 시장 후보는 누구?',
      ],
    },
  },
  anyoneAlive: {
    classic: {
      either: [
        '나 말고 살아 있는 누구나 돼요. 연임 제한은 총리에게만 있어요.',
        '나 말고 살아 있는 누구나 돼요.',
      ],
    },
    corporate: {
      either: [
        '나 말고 남아 있는 누구나 돼요. 순환 보직은 수석 엔지니어에게만 있어요.',
        '나 말고 회사의 누구나 돼요.',
      ],
    },
    cats: {
      either: ['나 말고 마을의 누구나 돼요. 낮잠 규칙은 쥐잡이에게만 있어요.', '나 말고 마을의 누구나 돼요.'],
    },
  },
  orderResumes: ({ who, number }) => ({
    either: [
      say`그 뒤 내 왼쪽 ${bold(who)} 님부터 이어져요. ${number}번을 고르면 ${number}번이 두 번 나서요.`,
      say`그 뒤 ${bold(who)} 님부터 이어져요. ${number}번을 고르면 두 번 나서요.`,
      say`그 뒤 ${bold(`${number}번`)}부터 이어져요. ${number}번을 고르면 두 번 나서요.`,
      say`그 뒤 ${bold(`${number}번`)}부터 이어져요.`,
    ],
  }),
};
