/** Screens in terminals: sessions in, keys out; no rule and no word is theirs. */
export { TableScreen, type TableScreenProps } from './table-screen.tsx';
export type { HostInfo } from './draw/frame.ts';
export type { LostLink } from '../words/index.ts';
export { clashIn, defaultKeymap, isMappable, keyActions, type Keymap } from './keymap.ts';
export { paletteNames } from './palette.ts';
export type { LookSettings } from './terminal/look.ts';
export { after } from './terminal/pace.ts';
export { localTerminal } from './terminal/localTerminal.ts';
export { show } from './terminal/show.tsx';
