import { bold, say } from '../../../span.ts';
import type { Person } from '../../../phrases/person.ts';
import type { Sentence } from '../../../span.ts';
import type { Themed } from '../../../theme.ts';
import type { VotePhrases } from '../../../phrases/decisions/vote.ts';

export const vote: Themed<VotePhrases> = {
  candidates: {
    classic: ({ president, chancellor }) => ({
      either: [
        `투표: 대통령 후보 ${president.who} + 총리 후보 ${chancellor.who}`,
        `투표: 대통령 ${president.who} + 총리 ${chancellor.who}`,
        `투표: 대통령 후보 ${president.number}번 + 총리 후보 ${chancellor.number}번`,
        `투표: 대통령 ${president.number} + 총리 ${chancellor.number}`,
        `투표: 대 ${president.number} + 총 ${chancellor.number}`,
      ],
    }),
    corporate: ({ president, chancellor }) => ({
      either: [
        `투표: CEO 후보 ${president.who} + 수석 엔지니어 후보 ${chancellor.who}`,
        `투표: CEO ${president.who} + 수석 ${chancellor.who}`,
        `투표: CEO 후보 ${president.number}번 + 수석 후보 ${chancellor.number}번`,
        `CEO ${president.number} + 수석 ${chancellor.number}?`,
      ],
    }),
    cats: ({ president, chancellor }) => ({
      either: [
        `투표: 시장 후보 ${president.who} + 쥐잡이 후보 ${chancellor.who}`,
        `투표: 시장 ${president.who} + 쥐잡이 ${chancellor.who}`,
        `투표: 시장 후보 ${president.number}번 + 쥐잡이 후보 ${chancellor.number}번`,
        `시장 ${president.number} + 쥐잡이 ${chancellor.number}?`,
      ],
    }),
  },
  waitingFor: (people) => ({
    either: [
      `기다리는 중: ${people.map(({ who }) => who).join(', ')}`,
      `기다리는 중: ${numbers(people, ', ')}`,
      `아직: ${numbers(people, ' ')}`,
    ],
  }),
  yoursIsInWaitingFor: (people) => yoursIsIn(people),
  electThem: {
    classic: ({ majority, alive }) => ({
      either: [
        `${alive}명 중 찬성 ${majority}표면 당선 · 아직 투표한 사람 없음`,
        `${alive}명 중 찬성 ${majority}표면 당선 · 투표 0`,
      ],
    }),
    corporate: ({ majority, alive }) => ({
      either: [
        `${alive}명 중 승인 ${majority}표면 임명 · 아직 투표한 사람 없음`,
        `${alive}명 중 승인 ${majority}표면 임명 · 투표 0`,
      ],
    }),
    cats: ({ majority, alive }) => ({
      either: [
        `${alive}명 중 야옹 ${majority}표면 당선 · 아직 투표한 사람 없음`,
        `${alive}명 중 야옹 ${majority}표면 당선 · 투표 0`,
      ],
    }),
  },
  electThemSomeIn: {
    classic: ({ majority, alive, voted }) => ({
      either: [
        `${alive}명 중 찬성 ${majority}표면 당선 · ${voted}명 투표, 아직 비공개`,
        `${alive}명 중 찬성 ${majority}표면 당선 · 투표 ${voted}`,
      ],
    }),
    corporate: ({ majority, alive, voted }) => ({
      either: [
        `${alive}명 중 승인 ${majority}표면 임명 · ${voted}명 투표, 아직 비공개`,
        `${alive}명 중 승인 ${majority}표면 임명 · 투표 ${voted}`,
      ],
    }),
    cats: ({ majority, alive, voted }) => ({
      either: [
        `${alive}명 중 야옹 ${majority}표면 당선 · ${voted}명 투표, 아직 비공개`,
        `${alive}명 중 야옹 ${majority}표면 당선 · 투표 ${voted}`,
      ],
    }),
  },
  rejectionMoves: {
    classic: (tracker) => ({
      either: [`부결되면 선거 실패 카운터가 ${tracker}회가 돼요.`, `부결되면 선거 실패가 ${tracker}회가 돼요.`],
    }),
    corporate: (tracker) => ({
      either: [`부결되면 교착 카운터가 ${tracker}단계가 돼요.`, `부결되면 교착이 ${tracker}단계가 돼요.`],
    }),
    cats: (tracker) => ({
      either: [`부결되면 마을의 인내심이 ${tracker}칸째 닳아요.`, `부결되면 인내심이 ${tracker}칸째 닳아요.`],
    }),
  },
  rejectionLays: {
    classic: { either: ['부결되면 덱 맨 위 정책이 통과돼요.', '부결되면 맨 위 정책이 통과돼요.'] },
    corporate: '부결되면 맨 위 설계도가 채택돼요.',
    cats: '부결되면 맨 위 법안이 통과돼요.',
  },
  electingHitler: {
    classic: ({ name }) => ({
      either: [
        say`${bold('히틀러 위험 구간')}  ${name} 님이 히틀러라면 당선되는 즉시 파시스트가 이겨요.`,
        say`${bold('히틀러 위험 구간')}  히틀러가 총리가 되면 파시스트 승리`,
        say`${bold('히틀러 위험 구간')}  히틀러면 파시스트 승리`,
        say`${bold('히틀러 위험')} 히틀러면 파시스트 승리`,
      ],
    }),
    corporate: ({ name }) => ({
      either: [
        say`${bold('스파이 쥐 위험')}  ${name} 님이 스파이 쥐라면 임명되는 즉시 내통자들이 이겨요.`,
        say`${bold('스파이 쥐 위험')}  스파이 쥐가 수석이 되면 내통자 승리`,
        say`${bold('쥐 위험')} 스파이 쥐면 내통자 승리`,
      ],
    }),
    cats: ({ name }) => ({
      either: [
        say`${bold('공무원 쥐 위험')}  ${name} 님이 공무원 쥐라면 당선되는 즉시 쥐들이 이겨요.`,
        say`${bold('공무원 쥐 위험')}  공무원 쥐가 쥐잡이가 되면 쥐들의 승리`,
        say`${bold('쥐 위험')} 공무원 쥐면 쥐들의 승리`,
      ],
    }),
  },
  changeable: {
    either: ['마지막 표가 나올 때까지 바꿀 수 있어요.', '마지막 표 전까지 바꿀 수 있어요.'],
  },
  yoursIsLast: ({ ja, nein }) => ({
    either: [
      `내 표가 마지막이에요: ${ja} 또는 ${nein} 키를 누르면 모두 공개돼요.`,
      `내가 마지막: ${ja} ${nein} 키로 모두 공개돼요.`,
    ],
  }),
  changesIt: ({ ja, nein }, { alive, voted }) => ({
    either: [
      `마지막 표가 나올 때까지 ${ja} ${nein} 키로 바꿔요 · ${alive}명 중 ${voted}명 투표`,
      `${ja} ${nein} 키로 바꿔요 · ${alive}명 중 ${voted}명`,
    ],
  }),
  holdToSeeYours: {
    either: ['Space를 누르면 내 표가 보여요: 옆 사람을 조심하세요.', 'Space로 내 표 보기.'],
  },
};

const numbers = (people: readonly Person[], separator: string): string =>
  people.map(({ number }) => number).join(separator);

const yoursIsIn = (people: readonly Person[]): Sentence => ({
  either: [
    `투표했어요. 기다리는 중: ${people.map(({ who }) => who).join(', ')}`,
    `투표했어요. 기다리는 중: ${numbers(people, ', ')}`,
    `투표했어요. 아직: ${numbers(people, ' ')}`,
  ],
});
