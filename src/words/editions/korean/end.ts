import { turning } from './turning-points.ts';
import type { EndPhrases } from '../../phrases/end.ts';
import type { Either } from '../../span.ts';
import type { Pair } from '../../phrases/log.ts';
import type { Person } from '../../phrases/person.ts';
import type { Themed } from '../../theme.ts';

/** Who won and by what, or at least who won. */
const won = (who: string, by: string): Either => ({ either: [`${who}: ${by}`, who] });

/** The same, with how the last policy came about. */
const wonLaid = (who: string, by: string, laid: string): Either => ({
  either: [`${who}: ${laid} ${by}`, `${who}: ${by}`, who],
});

/** The same, with the government that laid it. */
const wonLaidBy =
  (who: string, by: string) =>
  ({ president, chancellor }: Pair): Either => ({
    either: [
      `${who}: ${by} (${president.who} + ${chancellor.who})`,
      `${who}: ${by} (${president.number} + ${chancellor.number})`,
      `${who}: ${by}`,
      who,
    ],
  });

const names = (people: readonly Person[]): string => people.map(({ name }) => name).join(', ');
const numbers = (people: readonly Person[]): string => people.map(({ number }) => number).join(', ');

/** Somebody who lost beside a team, and how they are named. */
type Beside = readonly [who: Person, named: string];

/** A team that lost, and others beside it: by name, or by number where there is no room. */
const lost = (team: readonly Person[], ...others: readonly Beside[]): Either => ({
  either: [
    `패배: ${[names(team), ...others.map(([{ name }, named]) => `${named} ${name}`)].join(', ')}`,
    `패배: ${[numbers(team), ...others.map(([{ number }, named]) => `${named} ${number}`)].join(', ')}`,
  ],
});

export const end: Themed<EndPhrases> = {
  won: {
    classic: { liberal: '자유당원 승리', fascist: '파시스트 승리', mastermind: '마스터 마인드 승리' },
    corporate: { liberal: '충직한 직원 승리', fascist: '내통자 승리', mastermind: '흑막 승리' },
    cats: { liberal: '마을 고양이 승리', fascist: '쥐들의 승리', mastermind: '늙은 수고양이 승리' },
  },
  count: {
    classic: (rounds, governments) => `${rounds}라운드 · 정부 ${governments}번`,
    corporate: (rounds, managements) => `${rounds}라운드 · 경영진 ${managements}번`,
    cats: (rounds, townHalls) => `${rounds}라운드 · 시청 ${townHalls}번`,
  },
  whoHead: '모두의 정체',
  governmentsHead: '실제로 본 패, 주장한 패',
  governmentsColumns: {
    classic: ' R 대+총 패  줌 통과  대 주장 총 주장',
    corporate: ' R CE+수 패  줌 채택  CE 주장 수 주장',
    cats: ' R 시+잡 패  줌 통과  시 주장 잡 주장',
  },
  vetoed: { classic: '거부', corporate: '폐기', cats: '밀침' },
  lie: '뻥',
  turningHead: '결정적 순간',
  killed: {
    classic: (round) => `R${round} 처형`,
    corporate: (round) => `R${round} 해고`,
    cats: (round) => `R${round} 추방`,
  },
  head: '게임 끝',
  how: {
    'liberal-policies': {
      classic: won('자유당원 승리', '다섯 번째 자유 정책'),
      corporate: won('충직한 직원 승리', '다섯 번째 정상 설계도'),
      cats: won('마을 고양이 승리', '다섯 번째 고양이 법'),
    },
    'hitler-executed': {
      classic: won('자유당원 승리', '히틀러가 처형됐어요'),
      corporate: won('충직한 직원 승리', '스파이 쥐가 해고됐어요'),
      cats: won('마을 고양이 승리', '공무원 쥐가 추방됐어요'),
    },
    'fascist-policies': {
      classic: won('파시스트 승리', '여섯 번째 파시스트 정책'),
      corporate: won('내통자 승리', '여섯 번째 불량 설계도'),
      cats: won('쥐들의 승리', '여섯 번째 쥐 법'),
    },
    'hitler-elected': {
      classic: won('파시스트 승리', '히틀러가 총리로 뽑혔어요'),
      corporate: won('내통자 승리', '스파이 쥐가 수석 엔지니어로 임명됐어요'),
      cats: won('쥐들의 승리', '공무원 쥐가 쥐잡이로 당선됐어요'),
    },
    mastermind: {
      classic: won('마스터 마인드 승리', '자유 정책 4장, 파시스트 정책 5장'),
      corporate: won('흑막 승리', '정상 설계도 4장, 불량 설계도 5장'),
      cats: won('늙은 수고양이 승리', '고양이 법 4장, 쥐 법 5장'),
    },
  },
  howLaid: {
    'liberal-policies': {
      classic: wonLaidBy('자유당원 승리', '다섯 번째 자유 정책'),
      corporate: wonLaidBy('충직한 직원 승리', '다섯 번째 정상 설계도'),
      cats: wonLaidBy('마을 고양이 승리', '다섯 번째 고양이 법'),
    },
    'fascist-policies': {
      classic: wonLaidBy('파시스트 승리', '여섯 번째 파시스트 정책'),
      corporate: wonLaidBy('내통자 승리', '여섯 번째 불량 설계도'),
      cats: wonLaidBy('쥐들의 승리', '여섯 번째 쥐 법'),
    },
    mastermind: {
      classic: wonLaidBy('마스터 마인드 승리', '자유 정책 4장, 파시스트 정책 5장'),
      corporate: wonLaidBy('흑막 승리', '정상 설계도 4장, 불량 설계도 5장'),
      cats: wonLaidBy('늙은 수고양이 승리', '고양이 법 4장, 쥐 법 5장'),
    },
  },
  howChaos: {
    'liberal-policies': {
      classic: wonLaid('자유당원 승리', '다섯 번째 자유 정책', '혼돈이 통과시킨'),
      corporate: wonLaid('충직한 직원 승리', '다섯 번째 정상 설계도', '파업 중 채택된'),
      cats: wonLaid('마을 고양이 승리', '다섯 번째 고양이 법', '대소동 중 통과된'),
    },
    'fascist-policies': {
      classic: wonLaid('파시스트 승리', '여섯 번째 파시스트 정책', '혼돈이 통과시킨'),
      corporate: wonLaid('내통자 승리', '여섯 번째 불량 설계도', '파업 중 채택된'),
      cats: wonLaid('쥐들의 승리', '여섯 번째 쥐 법', '대소동 중 통과된'),
    },
    mastermind: {
      classic: wonLaid('마스터 마인드 승리', '다섯 번째 파시스트 정책', '혼돈이 통과시킨'),
      corporate: wonLaid('흑막 승리', '다섯 번째 불량 설계도', '파업 중 채택된'),
      cats: wonLaid('늙은 수고양이 승리', '다섯 번째 쥐 법', '대소동 중 통과된'),
    },
  },
  lost: {
    all: ({ name, number }) => ({
      either: [`패배: ${name} 님을 뺀 모두`, `패배: ${number}번을 뺀 모두`],
    }),
    liberals: (team) => lost(team),
    liberalsAndMastermind: {
      classic: (team, mastermind) => lost(team, [mastermind, '마스터 마인드']),
      corporate: (team, mastermind) => lost(team, [mastermind, '흑막']),
      cats: (team, mastermind) => lost(team, [mastermind, '늙은 수고양이']),
    },
    fascists: {
      classic: (team, hitler) => lost(team, [hitler, '히틀러']),
      corporate: (team, rat) => lost(team, [rat, '스파이 쥐']),
      cats: (team, rat) => lost(team, [rat, '공무원 쥐']),
    },
    fascistsAndMastermind: {
      classic: (team, hitler, mastermind) => lost(team, [hitler, '히틀러'], [mastermind, '마스터 마인드']),
      corporate: (team, rat, mastermind) => lost(team, [rat, '스파이 쥐'], [mastermind, '흑막']),
      cats: (team, rat, mastermind) => lost(team, [rat, '공무원 쥐'], [mastermind, '늙은 수고양이']),
    },
  },
  mayDealAgain: {
    either: [
      '방장이 같은 자리로 다시 시작할 수 있어요. 함께해 주셔서 고마워요.',
      '방장이 다시 시작할 수 있어요. 함께해 주셔서 고마워요.',
      '방장이 다시 시작할 수 있어요.',
    ],
  },
  turning,
};
