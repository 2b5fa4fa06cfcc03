import type { Sentence } from '../../span.ts';
import type { Themed } from '../../theme.ts';
import type { Words } from '../../words.ts';

export const unusedKey: Themed<Words['unusedKey']> = {
  nominate: {
    classic: () => choosingSeat('지명해요'),
    corporate: () => choosingSeat('추천해요'),
    cats: () => choosingSeat('지명해요'),
  },
  vote: {
    classic: ({ ja, nein }) => instead(`찬성은 ${ja}, 반대는 ${nein} 키예요.`, `찬성 ${ja}, 반대 ${nein}.`),
    corporate: ({ ja, nein }) => instead(`승인은 ${ja}, 반려는 ${nein} 키예요.`, `승인 ${ja}, 반려 ${nein}.`),
    cats: ({ ja, nein }) => instead(`야옹은 ${ja}, 하악은 ${nein} 키예요.`, `야옹 ${ja}, 하악 ${nein}.`),
  },
  discard: {
    classic: () => instead('1 2 3으로 카드를 고르고 Enter로 버려요.', '1 2 3, 그다음 Enter.'),
    corporate: () => instead('1 2 3으로 설계도를 고르고 Enter로 파쇄해요.', '1 2 3, 그다음 Enter.'),
    cats: () => instead('1 2 3으로 법안을 고르고 Enter로 버려요.', '1 2 3, 그다음 Enter.'),
  },
  enact: {
    classic: () => instead('1 2로 카드를 고르고 Enter로 통과시켜요.', '1 2, 그다음 Enter.'),
    corporate: () => instead('1 2로 설계도를 고르고 Enter로 채택해요.', '1 2, 그다음 Enter.'),
    cats: () => instead('1 2로 법안을 고르고 Enter로 통과시켜요.', '1 2, 그다음 Enter.'),
  },
  veto: {
    classic: ({ veto }) => instead(`카드는 1 2, 거부권은 ${veto}, 확정은 Enter예요.`, orVeto(veto)),
    corporate: ({ veto }) => instead(`설계도는 1 2, 둘 다 폐기는 ${veto}, 확정은 Enter예요.`, orVeto(veto)),
    cats: ({ veto }) => instead(`법안은 1 2, 둘 다 밀기는 ${veto}, 확정은 Enter예요.`, orVeto(veto)),
  },
  'answer-veto': ({ agree, refuse }) =>
    instead(`${agree} 또는 ${refuse} 키로 고르고 Enter로 대답해요.`, `${agree}/${refuse}, 그다음 Enter.`),
  investigate: {
    classic: () => choosingSeat('조사해요'),
    corporate: () => choosingSeat('조회해요'),
    cats: () => choosingSeat('냄새를 맡아요'),
  },
  peek: () => instead('Space를 누른 채 보고, 그다음 Enter예요.', 'Space, 그다음 Enter.'),
  'special-election': () => choosingSeat('정해요'),
  execute: () => choosingSeat('계속해요'),
  claim: () => instead('숫자로 주장을 고르고, Esc로 나중에 해요.', '숫자는 주장, Esc는 나중에.'),
  'confirm-execution': {
    classic: ({ confirm }) => instead(`처형은 ${confirm}, 취소는 Esc예요.`),
    corporate: ({ confirm }) => instead(`해고는 ${confirm}, 취소는 Esc예요.`),
    cats: ({ confirm }) => instead(`추방은 ${confirm}, 취소는 Esc예요.`),
  },
};

const orVeto = (veto: string): string => `1 2 ${veto}, 그다음 Enter.`;

const choosingSeat = (enter: string): Sentence =>
  instead(`↑↓ 또는 숫자로 자리를 고르고 Enter로 ${enter}.`, '↑↓나 숫자, 그다음 Enter.');

/** What a key doesn't do, and which keys do: in full, and shorter and shorter. */
function instead(does: string, ...shorter: readonly string[]): Sentence {
  return { either: [`지금은 쓸 수 없는 키예요: ${does}`, does, ...shorter] };
}
