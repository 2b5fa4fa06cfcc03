import type { Keymap } from './keymap.ts';
import type { Layout } from './layout.ts';
import type { Words } from '../words/index.ts';

/** What a screen is drawn with: how much room there is, the words, the signs and the keys of whoever looks at it. */
export interface Sheet {
  readonly layout: Layout;
  readonly words: Words;
  /** Only signs of ASCII, where a sign has no stand-in of its own width. */
  readonly ascii: boolean;
  readonly keymap: Keymap;
}
