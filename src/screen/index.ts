/** Screens in terminals: sessions in, keys out; no rule and no word is theirs. */
export { TableScreen, type TableScreenProps } from './table-screen.tsx';
export type { HostInfo } from './frame.tsx';
export type { LostLink } from './state.ts';
export { after } from './terminal/pace.ts';
export { localTerminal } from './terminal/localTerminal.ts';
export { show } from './terminal/show.tsx';
