import { bold, say } from '../../../span.ts';
import { ordinal } from '../grammar.ts';
import type { OutcomePhrases } from '../../../phrases/outcomes.ts';
import type { Themed } from '../../../theme.ts';

export const election = {
  next: {
    named: {
      classic: ({ who }) => ({
        either: [`${who} 님이 다음 총리 후보를 지명해요`, `${who} 님이 지명할 차례`],
      }),
      corporate: ({ who }) => ({
        either: [`${who} 님이 다음 수석 엔지니어를 추천해요`, `${who} 님이 추천할 차례`],
      }),
      cats: ({ who }) => ({
        either: [`${who} 님이 다음 쥐잡이 후보를 지명해요`, `${who} 님이 지명할 차례`],
      }),
    },
    numbered: {
      classic: ({ number }) => ({ either: [`${number}번 님이 지명할 차례`, `대통령: ${number}`] }),
      corporate: ({ number }) => ({ either: [`${number}번 님이 추천할 차례`, `CEO: ${number}`] }),
      cats: ({ number }) => ({ either: [`${number}번 님이 지명할 차례`, `시장: ${number}`] }),
    },
  },
  rejected: {
    head: {
      classic: ({ ja, nein }) => ({
        either: [`부결  찬성 ${ja}, 반대 ${nein}.`, `부결  ${ja} 대 ${nein}.`],
      }),
      corporate: ({ ja, nein }) => ({
        either: [`부결  승인 ${ja}, 반려 ${nein}.`, `부결  ${ja} 대 ${nein}.`],
      }),
      cats: ({ ja, nein }) => ({
        either: [`부결  야옹 ${ja}, 하악 ${nein}.`, `부결  ${ja} 대 ${nein}.`],
      }),
    },
    headOfTie: {
      classic: ({ ja, nein }) => ({
        either: [`부결  ${ja} 대 ${nein}, 동률은 부결이에요.`, `부결  ${ja} 대 ${nein}.`],
      }),
      corporate: ({ ja, nein }) => ({
        either: [`부결  ${ja} 대 ${nein}, 동률은 부결이에요.`, `부결  ${ja} 대 ${nein}.`],
      }),
      cats: ({ ja, nein }) => ({
        either: [`부결  ${ja} 대 ${nein}, 동률은 부결이에요.`, `부결  ${ja} 대 ${nein}.`],
      }),
    },
    once: {
      classic: {
        either: [
          say`${bold('선거 실패 1/3')}: 연달아 두 번 더 실패하면 맨 위 정책이 권한 없이 통과돼요.`,
          say`${bold('선거 실패 1/3')}: 두 번 더면 맨 위 정책이 통과돼요.`,
          say`${bold('선거 실패 1/3')}: 두 번 더면 혼돈이에요.`,
        ],
      },
      corporate: {
        either: [
          say`${bold('교착 1/3')}: 연달아 두 번 더 실패하면 맨 위 설계도가 권한 없이 채택돼요.`,
          say`${bold('교착 1/3')}: 두 번 더면 맨 위 설계도가 채택돼요.`,
          say`${bold('교착 1/3')}: 두 번 더면 파업이에요.`,
        ],
      },
      cats: {
        either: [
          say`${bold('닳은 인내심 1/3')}: 연달아 두 번 더 실패하면 맨 위 법안이 권한 없이 통과돼요.`,
          say`${bold('닳은 인내심 1/3')}: 두 번 더면 맨 위 법안이 통과돼요.`,
          say`${bold('닳은 인내심 1/3')}: 두 번 더면 대소동.`,
        ],
      },
    },
    twice: {
      classic: {
        either: [
          say`${bold('선거 실패 2/3')}: 한 번 더 실패하면 맨 위 정책이 권한 없이 통과돼요.`,
          say`${bold('선거 실패 2/3')}: 한 번 더면 맨 위 정책이 통과돼요.`,
          say`${bold('선거 실패 2/3')}: 한 번 더면 혼돈이에요.`,
        ],
      },
      corporate: {
        either: [
          say`${bold('교착 2/3')}: 한 번 더 실패하면 맨 위 설계도가 권한 없이 채택돼요.`,
          say`${bold('교착 2/3')}: 한 번 더면 맨 위 설계도가 채택돼요.`,
          say`${bold('교착 2/3')}: 한 번 더면 파업이에요.`,
        ],
      },
      cats: {
        either: [
          say`${bold('닳은 인내심 2/3')}: 한 번 더 실패하면 맨 위 법안이 권한 없이 통과돼요.`,
          say`${bold('닳은 인내심 2/3')}: 한 번 더면 맨 위 법안이 통과돼요.`,
          say`${bold('닳은 인내심 2/3')}: 한 번 더면 대소동.`,
        ],
      },
    },
  },
  chaos: {
    head: {
      liberal: {
        classic: (nth) => ({
          either: [
            `혼돈으로 ${ordinal(nth)} 자유 정책 통과.`,
            `혼돈: 자유 정책 ${nth}장째.`,
            `혼돈: 자유 ${nth}장째.`,
          ],
        }),
        corporate: (nth) => ({
          either: [
            `파업으로 ${ordinal(nth)} 정상 설계도 채택.`,
            `파업: 정상 설계도 ${nth}장째.`,
            `파업: 정상 ${nth}장째.`,
          ],
        }),
        cats: (nth) => ({
          either: [
            `대소동으로 ${ordinal(nth)} 고양이 법 통과.`,
            `대소동: 고양이 법 ${nth}장째.`,
            `대소동: 냥법 ${nth}장째.`,
          ],
        }),
      },
      fascist: {
        classic: (nth) => ({
          either: [
            `혼돈으로 ${ordinal(nth)} 파시스트 정책 통과.`,
            `혼돈: 파시스트 정책 ${nth}장째.`,
            `혼돈: 파시스트 ${nth}장째.`,
          ],
        }),
        corporate: (nth) => ({
          either: [
            `파업으로 ${ordinal(nth)} 불량 설계도 채택.`,
            `파업: 불량 설계도 ${nth}장째.`,
            `파업: 불량 ${nth}장째.`,
          ],
        }),
        cats: (nth) => ({
          either: [`대소동으로 ${ordinal(nth)} 쥐 법 통과.`, `대소동: 쥐 법 ${nth}장째.`],
        }),
      },
    },
    whence: {
      classic: {
        either: ['세 번 연속 실패해서 덱 맨 위의 정책이 통과됐어요.', '세 번 연속 실패해서 덱 맨 위에서.'],
      },
      corporate: {
        either: ['세 번 연속 실패해서 도면함 맨 위의 설계도가 채택됐어요.', '세 번 연속 실패해서 맨 위에서.'],
      },
      cats: {
        either: ['세 번 연속 실패해서 법안함 맨 위의 법안이 통과됐어요.', '세 번 연속 실패해서 맨 위에서.'],
      },
    },
    noPower: {
      classic: {
        either: ['권한은 따라오지 않고, 선거 실패 카운터는 다시 0이에요.', '권한 없음, 선거 실패는 다시 0.'],
      },
      corporate: {
        either: ['권한은 따라오지 않고, 교착 카운터는 다시 0이에요.', '권한 없음, 교착은 다시 0.'],
      },
      cats: {
        either: ['권한은 따라오지 않고, 인내심이 다시 가득 찼어요.', '권한 없음, 인내심 회복.'],
      },
    },
  },
} satisfies Themed<Pick<OutcomePhrases, 'next' | 'rejected' | 'chaos'>>;
