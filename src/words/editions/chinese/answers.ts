import type { Themed } from '../../theme.ts';
import type { Words } from '../../words.ts';

export const answers: Themed<Words['answers']> = {
  classic: { ja: '贊成', nein: '反對', agree: '同意', refuse: '拒絕', askVeto: '提出否決' },
  corporate: { ja: '贊成', nein: '反對', agree: '同意', refuse: '拒絕', askVeto: '提議廢案' },
  cats: { ja: '呼嚕', nein: '哈氣', agree: '同意', refuse: '拒絕', askVeto: '想推下桌' },
};

export const tooSmall: Themed<Words['tooSmall']> = (wanted, { columns, rows }) => ({
  either: [
    `secret-cli 需要 ${wanted.columns}×${wanted.rows} 的視窗，目前是 ${columns}×${rows}。`,
    `太小：目前 ${columns}×${rows}，要 ${wanted.columns}×${wanted.rows}。`,
  ],
});
