import type { AdvicePhrases } from '../../phrases/advice.ts';
import type { Either } from '../../span.ts';
import type { Person } from '../../phrases/person.ts';
import type { Themed } from '../../theme.ts';

/** “R7 2 Boris 님과 함께: F”, or of others “R7 2 Boris + 5 José: F”; then with numbers alone. */
function of(round: number, members: readonly Person[], came: string, briefly = came): Either {
  const together = members.length === 1;
  const people = members.map(({ who }) => who).join(' + ');
  const numbers = members.map(({ number }) => number).join('+');
  return {
    either: [
      together ? `R${round} ${people} 님과 함께: ${came}` : `R${round} ${people}: ${came}`,
      together ? `R${round} ${numbers}번과: ${briefly}` : `R${round} ${numbers}: ${briefly}`,
    ],
  };
}

const onCard = (round: number, president: Person, target: Person, said: string): Either => ({
  either: [
    `R${round} ${president.who} 님의 주장: ${target.who} 님은 ${said}`,
    `R${round} ${president.number}번: ${target.number}번 ${said}`,
  ],
});

const ended = (round: number, president: Person, target: Person, does: string): Either => ({
  either: [
    `R${round} ${president.who} 님이 ${target.who} 님을 ${does}`,
    `R${round} ${president.number}번이 ${target.number}번 ${does}`,
  ],
});

export const advice: Themed<AdvicePhrases> = {
  head: '조언',
  column: { mine: '나', table: '모두' },
  movedHead: '가장 큰 영향을 준 일',
  explained: {
    classic:
      '파시스트나 히틀러일 가능성, 10점 만점: ‘나’는 내가 아는 것까지, ‘모두’는 모두가 아는 것만으로 본 값이에요.',
    corporate:
      '내통자나 스파이 쥐일 가능성, 10점 만점: ‘나’는 내가 아는 것까지, ‘모두’는 모두가 아는 것만으로 본 값이에요.',
    cats: '쥐일 가능성, 10점 만점: ‘나’는 내가 아는 것까지, ‘모두’는 모두가 아는 것만으로 본 값이에요.',
  },
  shut: {
    either: [
      'Space를 누르고 있으면 내 역할과 본 것에서 나오는 조언이 보여요.',
      'Space를 누르는 동안 나만 아는 게 보여요.',
    ],
  },
  nothingAsked: '지금은 할 일이 없어요.',
  does: {
    nominate: {
      classic: ({ who }) => `신중한 사람이라면 ${who} 님을 지명할 거예요.`,
      corporate: ({ who }) => `신중한 사람이라면 ${who} 님을 추천할 거예요.`,
      cats: ({ who }) => `신중한 고양이라면 ${who} 님을 지명할 거예요.`,
    },
    vote: {
      ja: {
        classic: '신중한 사람이라면 찬성할 거예요.',
        corporate: '신중한 사람이라면 승인할 거예요.',
        cats: '신중한 고양이라면 야옹 할 거예요.',
      },
      nein: {
        classic: '신중한 사람이라면 반대할 거예요.',
        corporate: '신중한 사람이라면 반려할 거예요.',
        cats: '신중한 고양이라면 하악 할 거예요.',
      },
    },
    discard: {
      classic: (tile) => `신중한 사람이라면 ${tile} 카드를 버릴 거예요.`,
      corporate: (tile) => `신중한 사람이라면 ${tile} 설계도를 파쇄할 거예요.`,
      cats: (tile) => `신중한 고양이라면 ${tile} 법안을 버릴 거예요.`,
    },
    enact: {
      classic: (tile) => `신중한 사람이라면 ${tile} 카드를 통과시킬 거예요.`,
      corporate: (tile) => `신중한 사람이라면 ${tile} 설계도를 채택할 거예요.`,
      cats: (tile) => `신중한 고양이라면 ${tile} 법안을 통과시킬 거예요.`,
    },
    veto: {
      classic: '신중한 사람이라면 거부권을 요청할 거예요.',
      corporate: '신중한 사람이라면 폐기를 요청할 거예요.',
      cats: '신중한 고양이라면 밀어 떨어뜨리자고 할 거예요.',
    },
    agree: {
      classic: '신중한 사람이라면 거부권에 동의할 거예요.',
      corporate: '신중한 사람이라면 폐기에 동의할 거예요.',
      cats: '신중한 고양이라면 밀어 떨어뜨리는 데 동의할 거예요.',
    },
    refuse: {
      classic: '신중한 사람이라면 거부권을 거절할 거예요.',
      corporate: '신중한 사람이라면 폐기를 거절할 거예요.',
      cats: '신중한 고양이라면 밀어 떨어뜨리는 걸 거절할 거예요.',
    },
    investigate: {
      classic: ({ who }) => `신중한 사람이라면 ${who} 님을 조사할 거예요.`,
      corporate: ({ who }) => `신중한 사람이라면 ${who} 님을 조회할 거예요.`,
      cats: ({ who }) => `신중한 고양이라면 ${who} 님의 냄새를 맡을 거예요.`,
    },
    'special-election': {
      classic: ({ who }) => `신중한 사람이라면 다음 대통령 후보로 ${who} 님을 고를 거예요.`,
      corporate: ({ who }) => `신중한 사람이라면 다음 CEO 후보로 ${who} 님을 고를 거예요.`,
      cats: ({ who }) => `신중한 고양이라면 다음 시장 후보로 ${who} 님을 고를 거예요.`,
    },
    execute: {
      classic: ({ who }) => `신중한 사람이라면 ${who} 님을 처형할 거예요.`,
      corporate: ({ who }) => `신중한 사람이라면 ${who} 님을 해고할 거예요.`,
      cats: ({ who }) => `신중한 고양이라면 ${who} 님을 추방할 거예요.`,
    },
    peek: {
      classic: '신중한 사람이라면 맨 위 카드를 볼 거예요.',
      corporate: '신중한 사람이라면 맨 위 설계도를 볼 거예요.',
      cats: '신중한 고양이라면 맨 위 법안을 볼 거예요.',
    },
  },
  because: {
    'no-choice': '달리 할 수 있는 일이 없어요.',
    'hitler-wins': {
      classic: ({ who }) => `${who} 님이 히틀러예요. 지금 뽑히면 바로 이겨요.`,
      corporate: ({ who }) => `${who} 님이 스파이 쥐예요. 지금 임명되면 바로 이겨요.`,
      cats: ({ who }) => `${who} 님이 공무원 쥐예요. 지금 당선되면 바로 이겨요.`,
    },
    'may-be-hitler': {
      classic: ({ who }, chance) =>
        `${who} 님이 히틀러일 가능성은 ${chance}%예요. 지금 뽑히면 파시스트가 이겨요.`,
      corporate: ({ who }, chance) =>
        `${who} 님이 스파이 쥐일 가능성은 ${chance}%예요. 지금 임명되면 내통자가 이겨요.`,
      cats: ({ who }, chance) =>
        `${who} 님이 공무원 쥐일 가능성은 ${chance}%예요. 지금 당선되면 쥐들이 이겨요.`,
    },
    'not-hitler': {
      classic: ({ who }) => `${who} 님은 히틀러일 수 없어요. 이 선거로 지는 일은 없어요.`,
      corporate: ({ who }) => `${who} 님은 스파이 쥐일 수 없어요. 이 투표로 지는 일은 없어요.`,
      cats: ({ who }) => `${who} 님은 공무원 쥐일 수 없어요. 이 투표로 지는 일은 없어요.`,
    },
    'least-suspected': {
      classic: ({ who }, chance) => `${who} 님이 파시스트 편일 가능성은 ${chance}%로 가장 낮아요.`,
      corporate: ({ who }, chance) => `${who} 님이 내통자 편일 가능성은 ${chance}%로 가장 낮아요.`,
      cats: ({ who }, chance) => `${who} 님이 쥐 편일 가능성은 ${chance}%로 가장 낮아요.`,
    },
    fellow: ({ who }, chance) => `${who} 님은 같은 편이고, 모두에게 받는 의심은 ${chance}%예요.`,
    likeliest: {
      classic: (tile, chance) => `둘이 맡으면 ${tile} 카드가 나올 가능성은 ${chance}%예요.`,
      corporate: (tile, chance) => `둘이 맡으면 ${tile} 설계도가 나올 가능성은 ${chance}%예요.`,
      cats: (tile, chance) => `둘이 맡으면 ${tile} 법안이 나올 가능성은 ${chance}%예요.`,
    },
    next: {
      classic: (tile, chance, otherwise) =>
        `${tile} 카드가 나올 가능성: 이 정부는 ${chance}%, 다음 정부는 ${otherwise}%예요.`,
      corporate: (tile, chance, otherwise) =>
        `${tile} 설계도가 나올 가능성: 이 경영진은 ${chance}%, 다음은 ${otherwise}%예요.`,
      cats: (tile, chance, otherwise) =>
        `${tile} 법안이 나올 가능성: 이 시청은 ${chance}%, 다음은 ${otherwise}%예요.`,
    },
    chaos: {
      classic: (tile, chance, otherwise) =>
        `${tile} 카드가 나올 가능성: 이 정부는 ${chance}%, 혼돈은 ${otherwise}%예요.`,
      corporate: (tile, chance, otherwise) =>
        `${tile} 설계도가 나올 가능성: 이 경영진은 ${chance}%, 파업은 ${otherwise}%예요.`,
      cats: (tile, chance, otherwise) =>
        `${tile} 법안이 나올 가능성: 이 시청은 ${chance}%, 대소동은 ${otherwise}%예요.`,
    },
    wins: {
      classic: (tile) => `${tile} 카드면 바로 이겨요.`,
      corporate: (tile) => `${tile} 설계도면 바로 이겨요.`,
      cats: (tile) => `${tile} 법안이면 바로 이겨요.`,
    },
    serves: {
      classic: (tile) => `우리 편에 필요한 건 ${tile} 카드예요.`,
      corporate: (tile) => `우리 편에 필요한 건 ${tile} 설계도예요.`,
      cats: (tile) => `우리 편에 필요한 건 ${tile} 법안이에요.`,
    },
    'worth-it': {
      classic: (tile, before, after) =>
        `${tile} 카드면 나에 대한 의심이 ${before}%에서 ${after}%가 되지만, 감수할 만해요.`,
      corporate: (tile, before, after) =>
        `${tile} 설계도면 나에 대한 의심이 ${before}%에서 ${after}%가 되지만, 감수할 만해요.`,
      cats: (tile, before, after) =>
        `${tile} 법안이면 나에 대한 의심이 ${before}%에서 ${after}%가 되지만, 감수할 만해요.`,
    },
    'too-dear': {
      classic: (tile, before, after) =>
        `${tile} 카드면 나에 대한 의심이 ${before}%에서 ${after}%가 돼요. 지금은 손해예요.`,
      corporate: (tile, before, after) =>
        `${tile} 설계도면 나에 대한 의심이 ${before}%에서 ${after}%가 돼요. 지금은 손해예요.`,
      cats: (tile, before, after) =>
        `${tile} 법안이면 나에 대한 의심이 ${before}%에서 ${after}%가 돼요. 지금은 손해예요.`,
    },
    'veto-spares': {
      classic: (tile) => `그러면 ${tile} 카드가 나오지 않아요.`,
      corporate: (tile) => `그러면 ${tile} 설계도가 나오지 않아요.`,
      cats: (tile) => `그러면 ${tile} 법안이 나오지 않아요.`,
    },
    'veto-denied': {
      classic: (tile) => `그러면 ${tile} 카드가 아직 나올 수 있어요.`,
      corporate: (tile) => `그러면 ${tile} 설계도가 아직 나올 수 있어요.`,
      cats: (tile) => `그러면 ${tile} 법안이 아직 나올 수 있어요.`,
    },
    'tells-most': {
      classic: ({ who }, chance) =>
        `조사하면 가장 많이 알게 돼요: ${who} 님이 파시스트 편일 가능성은 ${chance}%예요.`,
      corporate: ({ who }, chance) =>
        `조회하면 가장 많이 알게 돼요: ${who} 님이 내통자 편일 가능성은 ${chance}%예요.`,
      cats: ({ who }, chance) =>
        `냄새를 맡으면 가장 많이 알게 돼요: ${who} 님이 쥐 편일 가능성은 ${chance}%예요.`,
    },
    'least-hitler': {
      classic: ({ who }, chance) => `${who} 님이 히틀러일 가능성은 ${chance}%로 가장 낮아요.`,
      corporate: ({ who }, chance) => `${who} 님이 스파이 쥐일 가능성은 ${chance}%로 가장 낮아요.`,
      cats: ({ who }, chance) => `${who} 님이 공무원 쥐일 가능성은 ${chance}%로 가장 낮아요.`,
    },
    'likeliest-hitler': {
      classic: ({ who }, chance) => `${who} 님이 히틀러일 가능성은 ${chance}%로 가장 높아요.`,
      corporate: ({ who }, chance) => `${who} 님이 스파이 쥐일 가능성은 ${chance}%로 가장 높아요.`,
      cats: ({ who }, chance) => `${who} 님이 공무원 쥐일 가능성은 ${chance}%로 가장 높아요.`,
    },
    'most-trusted': ({ who }, chance) => `모두가 ${who} 님을 믿어요. 받는 의심이 ${chance}%뿐이에요.`,
    'against-you': ({ who }) => `${who} 님은 나와 반대되는 것을 원해요.`,
  },
  moved: {
    laid: (round, members, tile) => of(round, members, tile),
    contradicted: (round, members, tile) => of(round, members, `${tile}, 말이 서로 달라요`, `${tile} ≠`),
    vetoed: {
      classic: (round, members) => of(round, members, '거부'),
      corporate: (round, members) => of(round, members, '폐기'),
      cats: (round, members) => of(round, members, '밀침'),
    },
    passed: (round, { who, number }) => ({
      either: [`R${round} ${who} 님이 넘긴 것`, `R${round} ${number}번이 넘긴 것`],
    }),
    accused: {
      classic: (round, president, target) => onCard(round, president, target, '파시스트'),
      corporate: (round, president, target) => onCard(round, president, target, '내통자'),
      cats: (round, president, target) => onCard(round, president, target, '쥐'),
    },
    cleared: {
      classic: (round, president, target) => onCard(round, president, target, '자유당원'),
      corporate: (round, president, target) => onCard(round, president, target, '충직'),
      cats: (round, president, target) => onCard(round, president, target, '고양이'),
    },
    executed: {
      classic: (round, president, target) => ended(round, president, target, '처형'),
      corporate: (round, president, target) => ended(round, president, target, '해고'),
      cats: (round, president, target) => ended(round, president, target, '추방'),
    },
    deck: {
      classic: (round) => ({ either: [`R${round} 덱에 남은 카드`, `R${round} 덱`] }),
      corporate: (round) => ({ either: [`R${round} 남은 설계도`, `R${round} 도면함`] }),
      cats: (round) => ({ either: [`R${round} 남은 법안`, `R${round} 법안함`] }),
    },
  },
};
