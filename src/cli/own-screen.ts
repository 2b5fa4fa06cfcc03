import { after, type TableScreenProps } from '../screen/index.ts';
import { dice, freshSeed } from '../chance/index.ts';
import { languageIn, usualEdition, type Edition } from '../words/index.ts';
import { KnownHints } from './known-hints.ts';
import { statePath } from './state-folder.ts';
import type { Appearance } from './config.ts';

/** What every screen of this user has in common, whatever table it shows. */
export function ownScreen({
  keymap,
  edition,
}: Appearance): Pick<TableScreenProps, 'edition' | 'keymap' | 'after' | 'shuffle' | 'known' | 'onHint'> {
  const luck = dice(freshSeed());
  const hints = new KnownHints(statePath('hints.json'));
  return {
    edition: ownEdition(edition),
    keymap,
    after,
    shuffle: (tiles) => luck.shuffle(tiles),
    known: hints.kinds,
    onHint: (kind) => hints.add(kind),
  };
}

/** In what this user reads the game: as they have settled it, else in the language of their system. */
export const ownEdition = (settled: Partial<Edition>): Edition => {
  const language = languageIn(process.env);
  return { ...usualEdition, ...(language && { language }), ...settled };
};
