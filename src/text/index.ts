/** Text that is safe to show: what comes from outside becomes SafeText at the edge, and screens accept nothing else. */
export { NAME_COLUMNS, safeName, type NameRefusal } from './name.ts';
export { chatRoom, safeChat, safeText, type SafeText } from './safe-text.ts';
export { endsInWideMark } from './line-breaks.ts';
export { shellWord } from './shell-word.ts';
export { sameName } from './skeleton.ts';
export { cut, fit, graphemes, width } from './width.ts';
export { wrap } from './wrap.ts';
