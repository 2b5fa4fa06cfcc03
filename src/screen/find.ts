import type { ChatLine } from '../table/index.ts';

/**
 * The lines that contain a text, in their words or in the number and name that they begin with; all of them where the
 * text is empty. Neither case counts nor how a letter is composed.
 */
export function linesWith(talk: readonly ChatLine[], sought: string): readonly ChatLine[] {
  const wanted = folded(sought.trim());
  if (wanted === '') return talk;
  return talk.filter((line) => folded(headOf(line)).includes(wanted) || folded(wordsOf(line)).includes(wanted));
}

const folded = (text: string): string => text.normalize('NFC').toLowerCase();

function headOf(line: ChatLine): string {
  if (line.type === 'rules') return '';
  return line.seat === null ? line.name : `${line.seat + 1} ${line.name}`;
}
const wordsOf = (line: ChatLine): string => (line.type === 'said' ? line.text : '');
