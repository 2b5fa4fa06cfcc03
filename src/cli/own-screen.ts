import { after, type TableScreenProps } from '../screen/index.ts';
import { dice, freshSeed } from '../chance/index.ts';
import { english } from '../words/index.ts';
import { KnownHints } from './known-hints.ts';
import { statePath } from './state-folder.ts';
import type { Appearance } from './config.ts';

/** What every screen of this user has in common, whatever table it shows. */
export function ownScreen({
  keymap,
}: Appearance): Pick<TableScreenProps, 'words' | 'keymap' | 'after' | 'shuffle' | 'known' | 'onHint'> {
  const luck = dice(freshSeed());
  const hints = new KnownHints(statePath('hints.json'));
  return {
    words: english,
    keymap,
    after,
    shuffle: (tiles) => luck.shuffle(tiles),
    known: hints.kinds,
    onHint: (kind) => hints.add(kind),
  };
}
