import { bold, say, type Sentence } from '../../span.ts';
import type { Person } from '../../phrases/person.ts';
import type { Rules } from '../../../game/index.ts';
import type { Themed } from '../../theme.ts';
import type { WaitingPhrases } from '../../phrases/waiting.ts';

export const waiting: Themed<WaitingPhrases> = {
  nominate: {
    bar: {
      classic: ({ who }) => ({ either: [`${who} 님이 총리 후보를 지명하는 중`, `${who} 님이 지명하는 중`] }),
      corporate: ({ who }) => ({
        either: [`${who} 님이 수석 엔지니어를 추천하는 중`, `${who} 님이 추천하는 중`, `${who} 님 추천 중`],
      }),
      cats: ({ who }) => ({ either: [`${who} 님이 쥐잡이 후보를 지명하는 중`, `${who} 님이 지명하는 중`] }),
    },
    mayBeNamed: {
      classic: (people) => listedAfter('지명 가능: ', people),
      corporate: (people) => listedAfter('추천 가능: ', people),
      cats: (people) => listedAfter('지명 가능: ', people),
    },
    nobodyLimited: {
      classic: {
        either: [
          say`${bold('제한된 사람 없음')}: 살아 있는 다른 사람은 누구나 지명할 수 있어요.`,
          say`${bold('제한된 사람 없음')}.`,
        ],
      },
      corporate: {
        either: [
          say`${bold('순환 대상 없음')}: 회사에 남은 다른 사람은 누구나 추천할 수 있어요.`,
          say`${bold('순환 대상 없음')}.`,
        ],
      },
      cats: {
        either: [
          say`${bold('낮잠 잘 고양이 없음')}: 마을에 남은 다른 고양이는 누구나 지명할 수 있어요.`,
          say`${bold('낮잠 잘 고양이 없음')}.`,
        ],
      },
    },
    limitedPair: {
      classic: (...pair) => notNow(pair, '직전에 선출된 두 사람', '직전 정부'),
      corporate: (...pair) => notNow(pair, '직전 경영진 두 사람', '직전 경영진'),
      cats: (...pair) => notNow(pair, '직전 시청의 두 사람', '직전 시청'),
    },
    limited: {
      president: {
        classic: (person) => notNow([person], '직전에 선출된 대통령', '직전 대통령'),
        corporate: (person) => notNow([person], '직전에 임명된 CEO', '직전 CEO'),
        cats: (person) => notNow([person], '직전에 뽑힌 시장', '직전 시장'),
      },
      chancellor: {
        classic: (person) => notNow([person], '직전에 선출된 총리', '직전 총리'),
        corporate: (person) => notNow([person], '직전에 임명된 수석 엔지니어', '직전 수석'),
        cats: (person) => notNow([person], '직전에 뽑힌 쥐잡이', '직전 쥐잡이'),
      },
    },
    tracker: {
      classic: (tracker) => ({
        either: [
          `선거 실패 ${tracker}/3: 3이 되면 맨 위 정책이 권한 없이 통과돼요.`,
          `선거 실패 ${tracker}/3: 3이면 맨 위 정책이 통과돼요.`,
        ],
      }),
      corporate: (tracker) => ({
        either: [
          `교착 ${tracker}/3: 3이 되면 맨 위 설계도가 권한 없이 채택돼요.`,
          `교착 ${tracker}/3: 3이면 파업이에요.`,
        ],
      }),
      cats: (tracker) => ({
        either: [
          `닳은 인내심 ${tracker}/3: 3이 되면 맨 위 법안이 권한 없이 통과돼요.`,
          `닳은 인내심 ${tracker}/3: 3이면 대소동이에요.`,
        ],
      }),
    },
  },
  vote: {
    majority: {
      classic: (needed, alive) => `${alive}명 중 찬성 ${needed}표면 당선`,
      corporate: (needed, alive) => `${alive}명 중 승인 ${needed}표면 임명`,
      cats: (needed, alive) => `${alive}명 중 야옹 ${needed}표면 당선`,
    },
    together: '표는 모두 함께 공개돼요.',
  },
  legislate: {
    bar: {
      classic: (silence, ...pair) => inSession(silence, pair, '입법 중'),
      corporate: (silence, ...pair) => inSession(silence, pair, '설계 심사 중'),
      cats: (silence, ...pair) => inSession(silence, pair, '법 만드는 중'),
    },
    whoIsHidden: {
      classic: {
        either: [
          '둘 중 누가 고르는 중인지는 비밀이에요: 속도로 카드가 새면 안 되니까요.',
          '둘 중 누가 고르는지는 비밀이에요: 속도도 단서니까요.',
          '둘 중 누가 고르는지는 비밀이에요.',
        ],
      },
      corporate: {
        either: [
          '둘 중 누가 고르는 중인지는 비밀이에요: 속도로 설계도가 새면 안 되니까요.',
          '둘 중 누가 고르는지는 비밀이에요: 속도도 단서니까요.',
          '둘 중 누가 고르는지는 비밀이에요.',
        ],
      },
      cats: {
        either: [
          '둘 중 누가 고르는 중인지는 비밀이에요: 속도로 법안이 새면 안 되니까요.',
          '둘 중 누가 고르는지는 비밀이에요: 속도도 단서니까요.',
          '둘 중 누가 고르는지는 비밀이에요.',
        ],
      },
    },
  },
  answerVeto: {
    bar: {
      classic: ({ who, number }) => ({
        either: [`${who} 님이 거부권 요청에 대답하는 중`, `${number}번 님이 거부권 요청에 대답하는 중`],
      }),
      corporate: ({ who, number }) => ({
        either: [`${who} 님이 폐기 요청에 대답하는 중`, `${number}번 님이 폐기 요청에 대답하는 중`],
      }),
      cats: ({ who, number }) => ({
        either: [`${who} 님이 밀기 요청에 대답하는 중`, `${number}번 님이 밀기 요청에 대답하는 중`],
      }),
    },
    ifRefused: {
      classic: {
        either: [
          '거절하면 총리가 하나를 통과시켜야 하고, 다시 요청할 수 없어요.',
          '거절하면 총리가 하나를 통과, 재요청은 안 돼요.',
        ],
      },
      corporate: {
        either: [
          '거절하면 수석 엔지니어가 하나를 채택해야 하고, 다시 요청할 수 없어요.',
          '거절하면 수석이 하나를 채택, 재요청은 안 돼요.',
        ],
      },
      cats: {
        either: [
          '거절하면 쥐잡이가 하나를 통과시켜야 하고, 다시 요청할 수 없어요.',
          '거절하면 쥐잡이가 통과, 재요청은 안 돼요.',
        ],
      },
    },
  },
  power: {
    executesAlone: {
      classic: ({ who }) => `${who} 님이 한 명을 처형해야 하고, 혼자 결정해요`,
      corporate: ({ who }) => `${who} 님이 한 명을 해고해야 하고, 혼자 결정해요`,
      cats: ({ who }) => `${who} 님이 한 명을 추방해야 하고, 혼자 결정해요`,
    },
    comes: {
      peek: {
        classic: {
          either: [
            '순서는 그대로이고, 다음 대통령이 그 카드를 뽑아요.',
            '순서는 그대로, 다음 대통령이 뽑아요.',
          ],
        },
        corporate: {
          either: ['순서는 그대로이고, 다음 CEO가 그 설계도를 뽑아요.', '순서는 그대로, 다음 CEO가 뽑아요.'],
        },
        cats: {
          either: ['순서는 그대로이고, 다음 시장이 그 법안을 뽑아요.', '순서는 그대로, 다음 시장이 뽑아요.'],
        },
      },
      'special-election': '그 뒤에는 원래 순서로 돌아가요.',
    },
    mustBeUsed: '권한을 써야 다음 라운드로 넘어가요.',
  },
};

function listedAfter(head: string, people: readonly Person[]): Sentence {
  const list = (said: (person: Person) => string | number, separator: string): string =>
    `${head}${people.map(said).join(separator)}`;
  return {
    either: [list(({ who }) => who, '  '), list(({ who }) => who, ' '), list(({ number }) => number, '  ')],
  };
}

function notNow(people: readonly Person[], long: string, short: string): Sentence {
  const names = people.map(({ who }) => who).join(', ');
  const seats = people.map(({ number }) => `${number}번`).join(', ');
  return {
    either: [
      `불가: ${names} (${long})`,
      `불가: ${names} (${short})`,
      `불가: ${seats} (${long})`,
      `불가: ${seats} (${short})`,
    ],
  };
}

const whoIsSilent: Readonly<Record<Rules['silence'], string>> = {
  table: '침묵  ',
  government: '둘만 침묵  ',
  off: '',
};

function inSession(silence: Rules['silence'], pair: readonly Person[], what: string): Sentence {
  const names = pair.map(({ who }) => who);
  return {
    either: [
      `${whoIsSilent[silence]}${names.map((name) => `${name} 님`).join('과 ')}이 ${what}`,
      `${whoIsSilent[silence]}${names.join(' + ')} ${what}`,
      `${whoIsSilent[silence]}${pair.map(({ number }) => `${number}번`).join('과 ')} ${what}`,
    ],
  };
}
