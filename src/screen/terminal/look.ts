import type { ColourDepth } from './colour.ts';
import type { PaletteName } from '../palette.ts';

/** How screens are drawn for one terminal. */
export interface Look {
  readonly palette: PaletteName;
  readonly depth: ColourDepth;
  /** Our own drawing is in ASCII; names never are. */
  readonly ascii: boolean;
}

/** What a person has settled of a look; the terminal is asked for the rest. */
export interface LookSettings {
  /** `auto` follows the terminal's background, and is `dark` where it doesn't tell. */
  readonly palette: PaletteName | 'auto';
  /** `ask` means where the terminal draws our lines in another width than one cell. */
  readonly ascii: boolean | 'ask';
}
