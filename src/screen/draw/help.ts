import { bold, fitted, row, type Line } from '../line.ts';
import { fascistSquares } from '../../game/index.ts';
import { headed } from '../rule.ts';
import { page } from '../layout.ts';
import type { Scene, Words } from '../../words/index.ts';

const keysColumns = 32;
const keyColumns = 15;

/** The keys, this board's powers and the marks. */
export function helpPage(scene: Scene | null, words: Words): readonly Line[] {
  const { help } = words;
  const board = scene === null ? [] : boardLines(scene, words);
  const keys = [
    bold(help.keysHead),
    ...help.keys.map(([left, right]) => row(fitted(row(left), keyColumns), right)),
  ];
  const both = Array.from({ length: Math.max(keys.length, board.length) }, (_, index) =>
    row(fitted(keys[index] ?? [], keysColumns), board[index] ?? []),
  );
  return [
    headed(help.head, page.columns),
    ...help.now.map((line) => row(line)),
    [],
    ...both,
    [],
    ...help.marks.map((line) => row(line)),
  ].map((line) => row(' ', line));
}

function boardLines({ view, players }: Scene, { help }: Words): readonly Line[] {
  const squares = view.powers.flatMap((power, index) => {
    const veto = index === fascistSquares - 2 ? `, ${help.veto}` : '';
    return power === null ? [] : [row(help.square(index + 1, `${help.brings[power]}${veto}`))];
  });
  return [
    bold(help.boardHead(players)),
    ...squares,
    row(help.square(fascistSquares, help.win)),
    row(help.zone),
  ];
}
