import { useState, type ReactElement } from 'react';
import { keep } from './ascii.ts';
import { layoutOf } from './layout.ts';
import { legible } from './draft.ts';
import { nameOf } from './key-name.ts';
import { namesPage } from './draw/names.ts';
import { naming, nobodyYet, type Beside } from './press/naming.ts';
import { Rows } from './rows.tsx';
import { useLook, useSize, useWindow } from './terminal/hooks.ts';
import { useTaps } from './taps.ts';
import { wordsIn, type Edition } from '../words/index.ts';
import type { Keymap } from './keymap.ts';
import type { SafeText } from '../text/index.ts';

/** Who is asked for, and what becomes of the names. */
export interface NamesScreenProps extends Beside {
  readonly keymap: Keymap;
  readonly edition: Edition;
  /** Names that stand already, in the order of seats. */
  readonly names: readonly SafeText[];
  /** There are enough, and the game is to begin. */
  readonly onBegin: (names: readonly SafeText[]) => void;
  readonly onLeave: () => void;
}

/** Asks who plays, a name a line in the order in which they sit; mounted by `show()`. */
export function NamesScreen({
  keymap,
  edition,
  names,
  onBegin,
  onLeave,
  ...beside
}: NamesScreenProps): ReactElement {
  const [state, setState] = useState(() => nobodyYet(names));
  const { ascii } = useLook();
  const layout = layoutOf(useSize(), useWindow());
  const shown = {
    ...state,
    draft: legible(state.draft),
    names: ascii ? state.names.map(keep) : state.names,
  };
  const lines = namesPage(shown, beside, { layout, words: wordsIn(edition), ascii, keymap });
  useTaps(lines, (key) => {
    if (nameOf(key) === 'ctrl-c') return onLeave();
    const next = naming(state, key, beside);
    setState(next.state);
    if (next.begins) onBegin(next.state.names);
  });
  return <Rows lines={lines} columns={layout.columns} theme={edition.theme} />;
}
