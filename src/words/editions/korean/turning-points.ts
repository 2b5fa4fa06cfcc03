import type { Either, Sentence } from '../../span.ts';
import type { InEach, Themed } from '../../theme.ts';
import type { LastPolicy, TurningPhrases } from '../../phrases/end.ts';
import type { Pair } from '../../phrases/log.ts';
import type { Person } from '../../phrases/person.ts';

/** Somebody by name and what they did, or by the seat's number where there is no room. */
const did =
  (what: string, briefly = what) =>
  ({ name, number }: Person): Either => ({
    either: [`${name} 님이 ${what}`, `${number}번이 ${what}`, `${number}번이 ${briefly}`],
  });

const bothDid =
  (what: string) =>
  ({ president, chancellor }: Pair): Either => ({
    either: [
      `${president.name} + ${chancellor.name}: ${what}`,
      `${president.number} + ${chancellor.number}: ${what}`,
    ],
  });

const last: Readonly<Record<LastPolicy, InEach<string>>> = {
  fifthLiberal: {
    classic: '다섯 번째 자유 정책',
    corporate: '다섯 번째 정상 설계도',
    cats: '다섯 번째 고양이 법',
  },
  sixthFascist: {
    classic: '여섯 번째 파시스트 정책',
    corporate: '여섯 번째 불량 설계도',
    cats: '여섯 번째 쥐 법',
  },
  fourthLiberal: { classic: '네 번째 자유 정책', corporate: '네 번째 정상 설계도', cats: '네 번째 고양이 법' },
  fifthFascist: {
    classic: '다섯 번째 파시스트 정책',
    corporate: '다섯 번째 불량 설계도',
    cats: '다섯 번째 쥐 법',
  },
};

const lastBy = (policy: InEach<string>): InEach<(pair: Pair) => Either> => ({
  classic: bothDid(policy.classic),
  corporate: bothDid(policy.corporate),
  cats: bothDid(policy.cats),
});

const lastInChaos = (policy: InEach<string>): InEach<Sentence> => ({
  classic: `혼돈: ${policy.classic}`,
  corporate: `파업: ${policy.corporate}`,
  cats: `대소동: ${policy.cats}`,
});

export const turning: Themed<TurningPhrases> = {
  sunk: {
    classic: (by, liberal, fascist) =>
      did(`${liberal}:${fascist} 될 자유 정책을 버렸어요`, `${liberal}:${fascist} 될 자유 정책을 버림`)(by),
    corporate: (by, sound, faulty) =>
      did(`${sound}:${faulty} 될 정상 설계도를 파쇄`, `${sound}:${faulty} 될 정상 도면 파쇄`)(by),
    cats: (by, cat, rat) =>
      did(`${cat}:${rat} 될 고양이 법을 버렸어요`, `${cat}:${rat} 될 고양이 법을 버림`)(by),
  },
  hitlerStood: {
    classic: '히틀러 당선까지 찬성 1표 부족',
    corporate: '스파이 쥐 임명까지 승인 1표 부족',
    cats: '공무원 쥐 당선까지 야옹 1표 부족',
  },
  trusted: {
    classic: (president, seen) => did(`R${seen}에 본 카드를 믿었어요`)(president),
    corporate: (president, seen) => did(`R${seen}에 본 기록을 믿었어요`)(president),
    cats: (president, seen) => did(`R${seen}에 맡은 냄새를 믿었어요`)(president),
  },
  hitlerElected: {
    classic: '히틀러가 총리로 뽑혔어요',
    corporate: '스파이 쥐가 수석이 됐어요',
    cats: '공무원 쥐가 쥐잡이가 됐어요',
  },
  executedHitler: {
    classic: did('히틀러를 처형했어요'),
    corporate: did('스파이 쥐를 해고했어요'),
    cats: did('공무원 쥐를 추방했어요'),
  },
  sparedMastermind: {
    classic: did('마스터 마인드를 살려 뒀어요'),
    corporate: did('흑막을 살려 뒀어요'),
    cats: did('늙은 수고양이를 놔뒀어요'),
  },
  chaos: {
    fifthLiberal: lastInChaos(last.fifthLiberal),
    sixthFascist: lastInChaos(last.sixthFascist),
    fourthLiberal: lastInChaos(last.fourthLiberal),
    fifthFascist: lastInChaos(last.fifthFascist),
  },
  laid: {
    fifthLiberal: lastBy(last.fifthLiberal),
    sixthFascist: lastBy(last.sixthFascist),
    fourthLiberal: lastBy(last.fourthLiberal),
    fifthFascist: lastBy(last.fifthFascist),
  },
};
