import { gameRefusals } from './game.ts';
import { tableRefusals } from './table.ts';
import type { Phrases } from '../../../phrases/index.ts';
import type { Themed } from '../../../theme.ts';

export const refusals: Themed<Phrases['refusals']> = { ...gameRefusals, ...tableRefusals };

export const notThisSeat: Themed<Phrases['notThisSeat']> = ({ who, number }) => ({
  either: [`${who} 님은 안 돼요.`, `${number}번은 안 돼요.`, `${number}번 불가.`],
});
