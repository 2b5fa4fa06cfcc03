import { beforeRitual, knowing, knowingNobody } from './own-role.ts';
import type { Ballot } from '../../../game/index.ts';
import type { CastIn, DrawerPhrases } from '../../phrases/drawer.ts';
import type { Either } from '../../span.ts';
import type { InEach, Themed } from '../../theme.ts';

const neverIn = (office: string): Either => ({
  either: [`아직 없어요: ${office} 된 적이 없어요`, '아직 없어요'],
});

const ballots: InEach<Readonly<Record<Ballot, string>>> = {
  classic: { ja: '찬성', nein: '반대' },
  corporate: { ja: '승인', nein: '반려' },
  cats: { ja: '야옹', nein: '하악' },
};

const cast = (names: Readonly<Record<Ballot, string>>, now: Ballot | null): string =>
  `${now === null ? '아직 안 냈어요' : names[now]}.`;

const castBefore =
  (names: Readonly<Record<Ballot, string>>) =>
  (now: Ballot | null, newestFirst: readonly CastIn[], more: boolean): string => {
    const before = newestFirst.map(({ round, ballot }) => `R${round} ${names[ballot]}`).join(', ');
    return `${cast(names, now)} 이전: ${before}${more ? ' …' : ''}`;
  };

export const drawer: Themed<DrawerPhrases> = {
  head: ({ who }) => `${who} 님만 보세요`,
  opened: { either: ['Space를 누르는 동안 열려요', 'Space를 누르는 동안', '열림'] },
  close: '손을 떼면 닫혀요. 다른 키를 눌러도 닫혀요',
  label: {
    role: '역할',
    saw: '확인',
    drew: '뽑음',
    got: '받음',
    ballot: '투표',
    win: '승리',
    tips: '팁',
  },
  beforeRitual,
  knowingNobody,
  knowing,
  nothingSeen: '아직 없어요',
  neverIn: {
    president: {
      classic: neverIn('대통령이'),
      corporate: neverIn('CEO가'),
      cats: neverIn('시장이'),
    },
    chancellor: {
      classic: neverIn('총리가'),
      corporate: neverIn('수석 엔지니어가'),
      cats: neverIn('쥐잡이가'),
    },
  },
  drewAndPassed: {
    classic: (hand, discarded, given, { name }) => `${hand}, ${discarded} 버리고 ${name} 님에게 ${given} 넘김`,
    corporate: (hand, discarded, given, { name }) =>
      `${hand}, ${discarded} 파쇄하고 ${name} 님에게 ${given} 넘김`,
    cats: (hand, discarded, given, { name }) => `${hand}, ${discarded} 버리고 ${name} 님에게 ${given} 넘김`,
  },
  inRound: (round, seen) => `R${round} ${seen}`,
  toldHand: (seen, hand) => `${seen} · 내 주장: ${hand}`,
  toldParty: {
    liberal: {
      classic: (seen) => `${seen} · 내 주장: 자유당원`,
      corporate: (seen) => `${seen} · 내 주장: 충직`,
      cats: (seen) => `${seen} · 내 주장: 고양이`,
    },
    fascist: {
      classic: (seen) => `${seen} · 내 주장: 파시스트`,
      corporate: (seen) => `${seen} · 내 주장: 내통자`,
      cats: (seen) => `${seen} · 내 주장: 쥐`,
    },
    mastermind: {
      classic: (seen) => `${seen} · 내 주장: 무소속`,
      corporate: (seen) => `${seen} · 내 주장: 무소속`,
      cats: (seen) => `${seen} · 내 주장: 무소속`,
    },
  },
  entries: (newestFirst, more) => `${newestFirst.join('; ')}${more ? ' …' : ''}`,
  ballot: {
    classic: (now) => cast(ballots.classic, now),
    corporate: (now) => cast(ballots.corporate, now),
    cats: (now) => cast(ballots.cats, now),
  },
  ballots: {
    classic: castBefore(ballots.classic),
    corporate: castBefore(ballots.corporate),
    cats: castBefore(ballots.cats),
  },
  win: {
    liberal: {
      classic: (missing) => ({
        either: [
          `자유 정책 ${missing}장이 더 통과되거나 히틀러가 처형되면`,
          `자유 ${missing}장 더, 또는 히틀러 처형`,
        ],
      }),
      corporate: (missing) => ({
        either: [
          `정상 설계도 ${missing}장이 더 채택되거나 스파이 쥐가 해고되면`,
          `정상 ${missing}장 더, 또는 스파이 쥐 해고`,
        ],
      }),
      cats: (missing) => ({
        either: [
          `고양이 법 ${missing}장이 더 통과되거나 공무원 쥐가 추방되면`,
          `고양이 법 ${missing}장 더, 또는 공무원 쥐 추방`,
        ],
      }),
    },
    fascist: {
      classic: (missing) => ({
        either: [
          `파시스트 정책 ${missing}장이 더 통과되거나, 3장 이후 히틀러가 총리가 되면`,
          `파시스트 정책 ${missing}장 더, 또는 히틀러 당선`,
          `파시스트 ${missing}장, 또는 히틀러 당선`,
        ],
      }),
      corporate: (missing) => ({
        either: [
          `불량 설계도 ${missing}장이 더 채택되거나, 3장 이후 스파이 쥐가 수석이 되면`,
          `불량 설계도 ${missing}장 더, 또는 스파이 쥐 임명`,
          `불량 ${missing}장, 또는 스파이 쥐 임명`,
        ],
      }),
      cats: (missing) => ({
        either: [
          `쥐 법 ${missing}장이 더 통과되거나, 3장 이후 공무원 쥐가 쥐잡이가 되면`,
          `쥐 법 ${missing}장 더, 또는 공무원 쥐 당선`,
          `쥐 법 ${missing}장, 또는 공무원 쥐 당선`,
        ],
      }),
    },
  },
  mastermindWins: {
    byFifthFascist: {
      classic: {
        either: [
          '자유 정책 4장 이후, 살아서 다섯 번째 파시스트 정책을 보면',
          '살아서 자유 4장 뒤 다섯 번째 파시스트',
        ],
      },
      corporate: {
        either: [
          '정상 설계도 4장 이후, 해고되지 않고 다섯 번째 불량 설계도를 보면',
          '재직 중 정상 4장 뒤 다섯 번째 불량',
        ],
      },
      cats: {
        either: ['고양이 법 4장 이후, 마을에 남아 다섯 번째 쥐 법을 보면', '남아서 고양이 법 4장 뒤 쥐 법 5장'],
      },
    },
    byFourthLiberal: {
      classic: {
        either: ['오직 총리로서 네 번째 자유 정책을 통과시켜야', '총리로서 네 번째 자유 통과'],
      },
      corporate: {
        either: ['오직 수석 엔지니어로서 네 번째 정상 설계도를 채택해야', '수석으로서 네 번째 정상 채택'],
      },
      cats: {
        either: ['오직 쥐잡이로서 네 번째 고양이 법을 통과시켜야', '쥐잡이로서 네 번째 고양이 법 통과'],
      },
    },
  },
};
