import { listed, spaced } from '../grammar.ts';
import type { DiscardPhrases } from '../../../phrases/decisions/discard.ts';
import type { Themed } from '../../../theme.ts';

const numbers = (tiles: readonly number[]): string => `第 ${listed(tiles.map(String))} 張`;

export const discard: Themed<DiscardPhrases> = {
  discard: {
    classic: { either: ['棄掉一張，另外兩張交給你的總理', '棄掉一張，兩張交給總理', '棄一張，兩張給總理'] },
    corporate: {
      either: ['銷毀一張，另外兩張交給你的總工程師', '銷毀一張，兩張交給總工程師', '毀一張，兩張給總工'],
    },
    cats: {
      either: ['丟掉一張，另外兩張交給你的捕鼠官', '丟掉一張，兩張交給捕鼠官', '丟一張，兩張給捕鼠官'],
    },
  },
  pick: {
    classic: '按 1 2 3 選要棄掉的那張。',
    corporate: '按 1 2 3 選要銷毀的那張。',
    cats: '按 1 2 3 選要丟掉的那張。',
  },
  pickFirst: {
    classic: '按 1 2 3 選要棄掉的那張，',
    corporate: '按 1 2 3 選要銷毀的那張，',
    cats: '按 1 2 3 選要丟掉的那張，',
  },
  enter: {
    classic: '再按 Enter 面朝下棄掉。',
    corporate: '再按 Enter 面朝下銷毀。',
    cats: '再按 Enter 面朝下丟掉。',
  },
  enterOn: {
    classic: (tile) => `Enter 面朝下棄掉第 ${tile} 張。`,
    corporate: (tile) => `Enter 面朝下銷毀第 ${tile} 張。`,
    cats: (tile) => `Enter 面朝下丟掉第 ${tile} 張。`,
  },
  othersGoOn: '另外兩張會洗過再交出。',
  getsOthers: {
    classic: ({ name }, tiles) => ({
      either: [spaced`${name}拿到${numbers(tiles)}，順序洗過。`, `總理拿${numbers(tiles)}，洗過。`],
    }),
    corporate: ({ name }, tiles) => ({
      either: [spaced`${name}拿到${numbers(tiles)}，順序洗過。`, `總工拿${numbers(tiles)}，洗過。`],
    }),
    cats: ({ name }, tiles) => ({
      either: [spaced`${name}拿到${numbers(tiles)}，順序洗過。`, `捕鼠官拿${numbers(tiles)}洗過。`],
    }),
  },
  letGo: '放開就會蓋上。',
  turnsFaceDown: (key) => `按 ${key} 蓋上。`,
};
