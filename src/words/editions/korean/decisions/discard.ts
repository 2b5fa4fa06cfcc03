import { listed } from '../grammar.ts';
import type { DiscardPhrases } from '../../../phrases/decisions/discard.ts';
import type { Themed } from '../../../theme.ts';

const places = (tiles: readonly number[]): string => `${listed(tiles.map(String))}번`;

export const discard: Themed<DiscardPhrases> = {
  discard: {
    classic: {
      either: [
        '한 장을 버리세요. 나머지 두 장은 총리에게 가요',
        '한 장을 버리세요. 두 장은 총리에게 가요',
        '한 장 버리고 두 장은 총리에게',
        '한 장 버리기, 둘은 총리',
      ],
    },
    corporate: {
      either: [
        '한 장을 파쇄하세요. 나머지 두 장은 수석 엔지니어에게 가요',
        '한 장을 파쇄하세요. 두 장은 수석에게 가요',
        '한 장 파쇄, 두 장은 수석에게',
        '한 장 파쇄, 두 장은 수석',
      ],
    },
    cats: {
      either: [
        '법안 하나를 버리세요. 나머지 둘은 쥐잡이에게 가요',
        '하나를 버리세요. 둘은 쥐잡이에게 가요',
        '하나 버리고 둘은 쥐잡이에게',
        '하나 버리기, 둘은 쥐잡이',
      ],
    },
  },
  pick: {
    classic: '1 2 3 키로 버릴 카드를 골라요.',
    corporate: '1 2 3 키로 파쇄할 것을 골라요.',
    cats: '1 2 3 키로 버릴 법안을 골라요.',
  },
  pickFirst: {
    classic: '1 2 3 키로 버릴 카드를 고르고',
    corporate: '1 2 3 키로 파쇄할 것을 고르고',
    cats: '1 2 3 키로 버릴 법안을 고르고',
  },
  enter: {
    classic: 'Enter로 엎어서 버려요.',
    corporate: 'Enter로 엎어서 파쇄해요.',
    cats: 'Enter로 엎어서 버려요.',
  },
  enterOn: {
    classic: (tile) => `Enter로 ${tile}번을 엎어서 버려요.`,
    corporate: (tile) => `Enter로 ${tile}번을 엎어서 파쇄해요.`,
    cats: (tile) => `Enter로 ${tile}번을 엎어서 버려요.`,
  },
  othersGoOn: '나머지 둘은 섞여서 넘어가요.',
  getsOthers: {
    classic: ({ name }, tiles) => ({
      either: [
        `${name} 님은 ${places(tiles)} 카드를 섞인 순서로 받아요.`,
        `총리에게는 ${places(tiles)}이 섞여 가요.`,
        `총리가 ${places(tiles)}을 받아요.`,
      ],
    }),
    corporate: ({ name }, tiles) => ({
      either: [
        `${name} 님은 ${places(tiles)} 설계도를 섞인 순서로 받아요.`,
        `수석에게는 ${places(tiles)}이 섞여 가요.`,
        `수석이 ${places(tiles)}을 받아요.`,
      ],
    }),
    cats: ({ name }, tiles) => ({
      either: [
        `${name} 님은 ${places(tiles)} 법안을 섞인 순서로 받아요.`,
        `쥐잡이에게는 ${places(tiles)}이 섞여 가요.`,
        `쥐잡이가 ${places(tiles)}을 받아요.`,
      ],
    }),
  },
  letGo: '손을 떼면 다시 가려져요.',
  turnsFaceDown: (key) => `${key} 키로 다시 가려요.`,
};
