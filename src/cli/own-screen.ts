import { after, type TableScreenProps } from '../screen/index.ts';
import { cliWordsIn } from '../words/cli/index.ts';
import { dice, freshSeed } from '../chance/index.ts';
import { languageIn, usualEdition, type Edition } from '../words/index.ts';
import { KeptEdition } from './kept-edition.ts';
import { KnownHints } from './known-hints.ts';
import { statePath } from './state-folder.ts';
import type { Appearance } from './config.ts';
import type { Io } from './io.ts';

type OwnProps = 'edition' | 'onEdition' | 'keymap' | 'after' | 'shuffle' | 'known' | 'onHint';

/** What every screen of this user has in common, whatever table it shows. */
export function ownScreen({ keymap, edition }: Appearance): Pick<TableScreenProps, OwnProps> {
  const luck = dice(freshSeed());
  const hints = new KnownHints(statePath('hints.json'));
  const kept = keptEdition();
  let reads = ownEdition(edition, kept);
  return {
    edition: reads,
    onEdition(next) {
      kept.turn(reads, next);
      reads = next;
    },
    keymap,
    after,
    shuffle: (tiles) => luck.shuffle(tiles),
    known: hints.kinds,
    onHint: (kind) => hints.add(kind),
  };
}

const keptEdition = (): KeptEdition => new KeptEdition(statePath('edition.json'));

/** In what this user reads the game: as they have settled it, else as they last turned to, else in the language of their system. */
export function ownEdition(settled: Partial<Edition>, kept = keptEdition()): Edition {
  const language = languageIn(process.env);
  return { ...usualEdition, ...(language && { language }), ...kept.edition, ...settled };
}

/** The same, in the language in which this user reads the game. */
export const inOwnLanguage = (io: Io, { edition }: Appearance): Io => ({
  ...io,
  words: cliWordsIn(ownEdition(edition).language),
});
