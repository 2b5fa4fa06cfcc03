import { useState, type ReactElement } from 'react';
import { curtain, type CurtainAbout } from './draw/curtain.ts';
import { fallen, onCurtain, type CurtainWish } from './press/curtain.ts';
import { keep } from './ascii.ts';
import { inNextLanguage, inNextTheme, wordsIn, type Edition } from '../words/index.ts';
import { layoutOf } from './layout.ts';
import { nameOf } from './key-name.ts';
import { Rows } from './rows.tsx';
import { useLook, useSecret, useSize, useWindow } from './terminal/hooks.ts';
import { useTaps } from './taps.ts';
import { useUnhurried } from './unhurried.ts';
import type { After } from './terminal/pace.ts';
import type { Keymap } from './keymap.ts';

/** What hangs between two people at one terminal. */
export interface CurtainScreenProps extends CurtainAbout {
  readonly after: After;
  readonly keymap: Keymap;
  readonly edition: Edition;
  /** The person who is named has taken it up. */
  readonly onTake: () => void;
  readonly onBoard: () => void;
  /** They have confirmed that the game is to be left. */
  readonly onStop: () => void;
  readonly onEdition: (edition: Edition) => void;
}

/** Falls between two people at one terminal, and says nothing of either: whoever is named takes it up with the digit of their seat, then Enter. */
export function CurtainScreen({
  after,
  keymap,
  edition,
  onTake,
  onBoard,
  onStop,
  onEdition,
  ...about
}: CurtainScreenProps): ReactElement {
  const [state, setState] = useState(fallen);
  const counts = useUnhurried(after);
  const { ascii } = useLook();
  const layout = layoutOf(useSize(), useWindow());
  useSecret(false);
  const shown = ascii ? { ...about, name: keep(about.name) } : about;
  const lines = curtain(state, shown, { layout, words: wordsIn(edition), ascii, keymap });
  const grants: Readonly<Record<CurtainWish, () => void>> = {
    take: onTake,
    board: onBoard,
    stop: onStop,
    theme: () => onEdition(inNextTheme(edition)),
    language: () => onEdition(inNextLanguage(edition)),
  };
  useTaps(lines, (key) => {
    if (!counts(key)) return;
    const next = onCurtain(state, nameOf(key), about.seat, keymap);
    setState(next.state);
    if (next.wish !== null) grants[next.wish]();
  });
  return <Rows lines={lines} columns={layout.columns} theme={edition.theme} />;
}
