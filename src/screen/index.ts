/** Screens in terminals: sessions in, keys out; no rule and no word is theirs. */
export { TableScreen, type TableScreenProps } from './table-screen.tsx';
export { EntranceScreen, type Doorkeeper } from './entrance-screen.tsx';
export type { Account } from './account/told.ts';
export { claimIn } from './press/claim-in.ts';
export { hintsAmong } from './hints.ts';
export type { HostInfo } from './draw/frame.ts';
export type { LostLink } from '../words/index.ts';
export { clashIn, defaultKeymap, isMappable, keyActions, type Keymap } from './keymap.ts';
export { paletteNames } from './palette.ts';
export type { LookSettings } from './terminal/look.ts';
export { after, type After } from './terminal/pace.ts';
export { localTerminal } from './terminal/localTerminal.ts';
export { colourDepth, type ColourDepth } from './terminal/colour.ts';
export { show, type Ending } from './terminal/show.tsx';
export type { Came } from './ways.ts';
export type { TerminalListener, TerminalSession } from './terminal/session.ts';
export type { Size } from './terminal/size.ts';
