import { bold, say } from '../../../span.ts';
import type { OutcomePhrases } from '../../../phrases/outcomes.ts';
import type { Themed } from '../../../theme.ts';

export const powers = {
  investigated: {
    head: { classic: '조사 완료 ', corporate: '조회 완료 ', cats: '냄새 확인 ' },
    saw: {
      classic: (president, target) => ({
        either: [
          say`${bold(president.who)} 님이 ${bold(target.who)} 님의 소속 카드를 확인했어요.`,
          say`${bold(president.who)} 님이 ${bold(target.who)} 님의 카드를 봤어요.`,
          say`${bold(`${president.number}번`)} 님이 ${bold(`${target.number}번`)} 님의 소속 카드를 봤어요.`,
        ],
      }),
      corporate: (president, target) => ({
        either: [
          say`${bold(president.who)} 님이 ${bold(target.who)} 님의 인사 기록을 조회했어요.`,
          say`${bold(president.who)} 님이 ${bold(target.who)} 님의 기록을 봤어요.`,
          say`${bold(`${president.number}번`)} 님이 ${bold(`${target.number}번`)} 님의 기록을 봤어요.`,
        ],
      }),
      cats: (president, target) => ({
        either: [
          say`${bold(president.who)} 님이 ${bold(target.who)} 님의 발도장 냄새를 맡았어요.`,
          say`${bold(president.who)} 님이 ${bold(target.who)} 님의 냄새를 맡았어요.`,
          say`${bold(`${president.number}번`)} 님이 ${bold(`${target.number}번`)} 님의 냄새를 맡았어요.`,
        ],
      }),
    },
    mayTell: {
      classic: ({ name }) => ({
        either: [
          `${name} 님은 사실을 말해도, 거짓말을 해도, 말하지 않아도 돼요.`,
          '대통령은 사실도 거짓말도 침묵도 괜찮아요.',
        ],
      }),
      corporate: ({ name }) => ({
        either: [
          `${name} 님은 사실을 말해도, 거짓말을 해도, 말하지 않아도 돼요.`,
          'CEO는 사실도 거짓말도 침묵도 괜찮아요.',
        ],
      }),
      cats: ({ name }) => ({
        either: [
          `${name} 님은 사실을 말해도, 거짓말을 해도, 말하지 않아도 돼요.`,
          '시장은 사실도 거짓말도 침묵도 괜찮아요.',
        ],
      }),
    },
  },
  peeked: {
    head: { classic: '엿보기 완료 ', corporate: '미리보기 완료 ', cats: '엿보기 완료 ' },
    saw: {
      classic: ({ who, number }) => ({
        either: [
          say`${bold(who)} 님이 덱 맨 위 세 장을 엿봤어요. 순서는 그대로예요.`,
          say`${bold(who)} 님이 덱 맨 위 세 장을 엿봤어요.`,
          say`${bold(`${number}번`)} 님이 덱 맨 위 세 장을 엿봤어요.`,
        ],
      }),
      corporate: ({ who, number }) => ({
        either: [
          say`${bold(who)} 님이 맨 위 설계도 세 장을 미리 봤어요. 순서는 그대로예요.`,
          say`${bold(who)} 님이 맨 위 세 장을 미리 봤어요.`,
          say`${bold(`${number}번`)} 님이 맨 위 세 장을 미리 봤어요.`,
        ],
      }),
      cats: ({ who, number }) => ({
        either: [
          say`${bold(who)} 님이 맨 위 법안 세 장을 엿봤어요. 순서는 그대로예요.`,
          say`${bold(who)} 님이 맨 위 법안 세 장을 엿봤어요.`,
          say`${bold(`${number}번`)} 님이 맨 위 법안 셋을 엿봤어요.`,
        ],
      }),
    },
    whoDraws: {
      classic: '다음 정부가 이 카드를 뽑아요.',
      corporate: '다음 경영진이 이 설계도를 뽑아요.',
      cats: '다음 시청이 이 법안을 뽑아요.',
    },
    mayTell: {
      classic: ({ name }) => ({
        either: [
          `${name} 님은 사실을 말해도, 거짓말을 해도, 말하지 않아도 돼요.`,
          '대통령은 사실도 거짓말도 침묵도 괜찮아요.',
        ],
      }),
      corporate: ({ name }) => ({
        either: [
          `${name} 님은 사실을 말해도, 거짓말을 해도, 말하지 않아도 돼요.`,
          'CEO는 사실도 거짓말도 침묵도 괜찮아요.',
        ],
      }),
      cats: ({ name }) => ({
        either: [
          `${name} 님은 사실을 말해도, 거짓말을 해도, 말하지 않아도 돼요.`,
          '시장은 사실도 거짓말도 침묵도 괜찮아요.',
        ],
      }),
    },
  },
  specialElection: {
    head: { classic: '특별 선거 ', corporate: '긴급 임명 ', cats: '임시 회의 ' },
    picked: {
      classic: (president, target) => ({
        either: [
          say`${bold(president.who)} 님이 ${bold(target.who)} 님을 대통령 후보로 골랐어요.`,
          say`${bold(president.who)} 님이 ${bold(target.who)} 님을 골랐어요.`,
          say`${bold(`${president.number}번`)} 님이 ${bold(`${target.number}번`)} 님을 골랐어요.`,
        ],
      }),
      corporate: (president, target) => ({
        either: [
          say`${bold(president.who)} 님이 ${bold(target.who)} 님을 CEO 후보로 골랐어요.`,
          say`${bold(president.who)} 님이 ${bold(target.who)} 님을 골랐어요.`,
          say`${bold(`${president.number}번`)} 님이 ${bold(`${target.number}번`)} 님을 골랐어요.`,
        ],
      }),
      cats: (president, target) => ({
        either: [
          say`${bold(president.who)} 님이 ${bold(target.who)} 님을 시장 후보로 골랐어요.`,
          say`${bold(president.who)} 님이 ${bold(target.who)} 님을 골랐어요.`,
          say`${bold(`${president.number}번`)} 님이 ${bold(`${target.number}번`)} 님을 골랐어요.`,
        ],
      }),
    },
    resumes: ({ who }) => say`그 뒤 순서는 ${bold(who)} 님부터예요.`,
    termLimits: {
      classic: '연임 제한은 총리에게만 있어요.',
      corporate: '순환 보직은 수석에게만 있어요.',
      cats: '낮잠 규칙은 쥐잡이에게만 있어요.',
    },
  },
  executed: {
    head: {
      classic: ({ who, number }) => ({ either: [`처형  ${who}.`, `처형  ${number}번.`] }),
      corporate: ({ who, number }) => ({ either: [`해고  ${who}.`, `해고  ${number}번.`] }),
      cats: ({ who, number }) => ({ either: [`추방  ${who}.`, `추방  ${number}번.`] }),
    },
    hitler: {
      classic: (president, target) => ({
        either: [
          say`${bold(president.who)} 님이 ${bold(target.who)} 님을 처형했어요: 히틀러였어요.`,
          say`${bold(`${president.number}번`)} 님이 ${bold(target.who)} 님을 처형: 히틀러였어요.`,
          say`${bold(`${president.number}번`)} 님이 ${bold(`${target.number}번`)} 님을 처형: 히틀러`,
        ],
      }),
      corporate: (president, target) => ({
        either: [
          say`${bold(president.who)} 님이 ${bold(target.who)} 님을 해고했어요: 스파이 쥐였어요.`,
          say`${bold(`${president.number}번`)} 님이 ${bold(target.who)} 님을 해고: 스파이 쥐였어요.`,
          say`${bold(`${target.number}번`)} 님 해고: 스파이 쥐였어요.`,
        ],
      }),
      cats: (president, target) => ({
        either: [
          say`${bold(president.who)} 님이 ${bold(target.who)} 님을 추방했어요: 공무원 쥐였어요.`,
          say`${bold(`${president.number}번`)} 님이 ${bold(target.who)} 님을 추방: 공무원 쥐였어요.`,
          say`${bold(`${target.number}번`)} 님 추방: 공무원 쥐였어요.`,
        ],
      }),
    },
    notHitler: {
      classic: (president, target) => ({
        either: [
          say`${bold(president.who)} 님이 ${bold(target.who)} 님을 처형했어요: 히틀러가 아니었어요.`,
          say`${bold(`${president.number}번`)} 님이 ${bold(target.who)} 님을 처형: 히틀러 아님`,
          say`${bold(`${president.number}번`)} 님이 ${bold(`${target.number}번`)} 님을 처형: 히틀러 아님`,
        ],
      }),
      corporate: (president, target) => ({
        either: [
          say`${bold(president.who)} 님이 ${bold(target.who)} 님을 해고했어요: 스파이 쥐가 아니었어요.`,
          say`${bold(`${president.number}번`)} 님이 ${bold(target.who)} 님을 해고: 스파이 쥐 아님`,
          say`${bold(`${target.number}번`)} 님 해고: 스파이 쥐가 아니었어요.`,
        ],
      }),
      cats: (president, target) => ({
        either: [
          say`${bold(president.who)} 님이 ${bold(target.who)} 님을 추방했어요: 공무원 쥐가 아니었어요.`,
          say`${bold(`${president.number}번`)} 님이 ${bold(target.who)} 님을 추방: 공무원 쥐 아님`,
          say`${bold(`${target.number}번`)} 님 추방: 공무원 쥐가 아니었어요.`,
        ],
      }),
    },
    roleHidden: '역할은 게임이 끝날 때까지 비밀이에요.',
    cardShown: {
      liberal: {
        classic: say`소속 카드는 ${bold('자유당원')}, 역할은 비밀이에요.`,
        corporate: say`인사 기록은 ${bold('충직')}, 역할은 비밀이에요.`,
        cats: say`발도장은 ${bold('고양이')}, 역할은 비밀이에요.`,
      },
      fascist: {
        classic: say`소속 카드는 ${bold('파시스트')}, 역할은 비밀이에요.`,
        corporate: say`인사 기록은 ${bold('내통자')}, 역할은 비밀이에요.`,
        cats: say`발도장은 ${bold('쥐')}, 역할은 비밀이에요.`,
      },
      mastermind: {
        classic: say`소속 카드는 ${bold('무소속')}, 역할은 비밀이에요.`,
        corporate: say`인사 기록은 ${bold('무소속')}, 역할은 비밀이에요.`,
        cats: say`발도장은 ${bold('무소속')}, 역할은 비밀이에요.`,
      },
    },
  },
} satisfies Themed<Pick<OutcomePhrases, 'investigated' | 'peeked' | 'specialElection' | 'executed'>>;
