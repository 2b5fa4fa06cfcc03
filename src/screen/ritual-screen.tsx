import { useState, type ReactElement } from 'react';
import { completeRules, type Rules } from '../game/index.ts';
import { keep } from './ascii.ts';
import { layoutOf } from './layout.ts';
import { nameOf } from './key-name.ts';
import { ritual } from './draw/ritual.ts';
import { Rows } from './rows.tsx';
import { useLook, useSecret, useSize, useWindow } from './terminal/hooks.ts';
import { useTaps } from './taps.ts';
import { useUnhurried } from './unhurried.ts';
import { wordsIn, type Edition } from '../words/index.ts';
import type { After } from './terminal/pace.ts';
import type { SafeText } from '../text/index.ts';

/** The ritual of a new game, for whoever reads it aloud. */
export interface RitualScreenProps {
  readonly after: After;
  readonly edition: Edition;
  readonly players: number;
  /** The house rules that differ from the default. */
  readonly rules: Partial<Rules>;
  /** Who reads it: the first President. */
  readonly reader: SafeText;
  /** The last line has been read. */
  readonly onDone: () => void;
  /** Ctrl-C: back to the board, where the game can be left. */
  readonly onBoard: () => void;
}

/** The ritual of closed eyes, a line at a time and nothing else. */
export function RitualScreen({
  after,
  edition,
  players,
  rules,
  reader,
  onDone,
  onBoard,
}: RitualScreenProps): ReactElement {
  const [at, setAt] = useState(0);
  const counts = useUnhurried(after);
  const { ascii } = useLook();
  const layout = layoutOf(useSize(), useWindow());
  useSecret(false);
  const words = wordsIn(edition);
  const lines = words.handing.ritual.lines(players, completeRules(rules));
  const rows = ritual({ lines, at, reader: ascii ? keep(reader) : reader }, { layout, words });
  useTaps(rows, (key) => {
    if (!counts(key)) return;
    if (nameOf(key) === 'ctrl-c') onBoard();
    if (key.name === 'left') setAt(Math.max(at - 1, 0));
    if (key.name !== 'enter' && key.name !== 'space' && key.name !== 'right') return;
    if (at + 1 < lines.length) setAt(at + 1);
    else onDone();
  });
  return <Rows lines={rows} columns={layout.columns} theme={edition.theme} />;
}
