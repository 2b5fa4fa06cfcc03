import type { Themed } from '../../theme.ts';
import type { Words } from '../../words.ts';

export const answers: Themed<Words['answers']> = {
  classic: { ja: '찬성', nein: '반대', agree: '동의', refuse: '거절', askVeto: '거부권' },
  corporate: { ja: '승인', nein: '반려', agree: '동의', refuse: '거절', askVeto: '폐기' },
  cats: { ja: '야옹', nein: '하악', agree: '동의', refuse: '거절', askVeto: '밀기' },
};

export const tooSmall: Themed<Words['tooSmall']> = (wanted, { columns, rows }) => ({
  either: [
    `secret-cli에는 ${wanted.columns}×${wanted.rows} 창이 필요해요 (지금 ${columns}×${rows}).`,
    `창이 작아요: ${columns}×${rows} / ${wanted.columns}×${wanted.rows}`,
  ],
});
