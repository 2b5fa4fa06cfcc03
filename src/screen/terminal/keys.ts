/** A key as pressed. `char` is text to be typed; with Ctrl or Alt held it never is. */
export type Press =
  { readonly name: 'char' | 'ctrl' | 'alt'; readonly text: string } | { readonly name: NamedKey };

export type NamedKey =
  | 'enter'
  | 'escape'
  | 'space'
  | 'tab'
  | 'back-tab'
  | 'backspace'
  | 'delete'
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'home'
  | 'end'
  | 'page-up'
  | 'page-down';

/** What a person does at a terminal. Releases come from terminals with the kitty keyboard protocol only. */
export type Key =
  | Press
  | { readonly name: 'release'; readonly of: Press }
  | { readonly name: 'paste'; readonly text: string }
  | { readonly name: 'focus-in' | 'focus-out' }
  | Tap;

/** A cell of the screen is touched or clicked, both counted from 1. Only the page in a browser sends it: no terminal is asked to. */
export interface Tap {
  readonly name: 'tap';
  readonly column: number;
  readonly row: number;
}

/** What the terminal itself answers to a question: where the cursor is (from 1), its background (0–1 a channel), that it speaks the kitty keyboard protocol. */
export type Reply =
  | { readonly name: 'cursor'; readonly row: number; readonly column: number }
  | { readonly name: 'background'; readonly red: number; readonly green: number; readonly blue: number }
  | { readonly name: 'kitty' };

const LETTERS: Readonly<Record<string, NamedKey>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  F: 'end',
  H: 'home',
  Z: 'back-tab',
};

const TILDES: Readonly<Record<number, NamedKey>> = {
  1: 'home',
  3: 'delete',
  4: 'end',
  5: 'page-up',
  6: 'page-down',
  7: 'home',
  8: 'end',
};

/** C0 controls, and the numbers that the kitty protocol gives to keys without text. */
const CODES: Readonly<Record<number, NamedKey>> = {
  8: 'backspace',
  9: 'tab',
  10: 'enter',
  13: 'enter',
  27: 'escape',
  32: 'space',
  127: 'backspace',
  57414: 'enter',
  57417: 'left',
  57418: 'right',
  57419: 'up',
  57420: 'down',
  57421: 'page-up',
  57422: 'page-down',
  57423: 'home',
  57424: 'end',
  57426: 'delete',
};

const KEYPAD_ZERO = 57399;
const SHIFT = 1;
const ALT = 2;
const CTRL = 4;
const SUPER_HYPER_META = 8 | 16 | 32;

/** The key of one character that stands for itself; undefined for a control that no key of ours sends. */
export function keyOfCharacter(character: string): Press | undefined {
  const code = character.codePointAt(0) ?? 0;
  const name = CODES[code];
  if (name && code < 128) return { name };
  if (code >= 1 && code <= 26) return { name: 'ctrl', text: String.fromCodePoint(code + 96) };
  return isText(character) ? { name: 'char', text: character } : undefined;
}

/** Whether a character may be typed: no control, and not what stands for bytes that aren't UTF-8. */
export function isText(character: string): boolean {
  return !/[\p{Cc}\p{Cs}\ufffd]/u.test(character);
}

/**
 * What a control sequence (ECMA-48 CSI, as xterm and kitty use it) says: its parameters and final character in,
 * the key or the terminal's answer out, undefined for what means nothing to us.
 */
export function keyOfSequence(parameters: string, final: string): Key | Reply | undefined {
  if (final === 'u' && parameters.startsWith('?')) return { name: 'kitty' };
  if (final === 'M') return tapAt(parameters);
  if (!/^[\d;:]*$/.test(parameters)) return undefined;
  if (final === 'I' && parameters === '') return { name: 'focus-in' };
  if (final === 'O' && parameters === '') return { name: 'focus-out' };
  const [[code = 0, shifted = 0], [modifiers = 0, event], [third = 0]] = numbers(parameters);
  if (final === 'R') return modifiers > 0 ? { name: 'cursor', row: code, column: modifiers } : undefined;
  const press = pressOf(final, code, shifted, Math.max(modifiers - 1, 0), third);
  return press && event === 3 ? { name: 'release', of: press } : press;
}

/** The key that sends ESC O and this character: arrows in application mode, and the keypad. */
export function keyOfApplicationMode(final: string): Press | undefined {
  if (final === 'M') return { name: 'enter' };
  if (final >= 'p' && final <= 'y') return digit(final.charCodeAt(0) - 112);
  return named(LETTERS[final]);
}

/** The main button of a mouse, pressed without any other key: xterm's SGR report, "<0;column;row". */
function tapAt(parameters: string): Tap | undefined {
  const [, column, row] = /^<0;(\d{1,4});(\d{1,4})$/.exec(parameters) ?? [];
  return column && row ? { name: 'tap', column: Number(column), row: Number(row) } : undefined;
}

/** Reads "1:2;3:4;5" as the three lists that our sequences use. */
function numbers(parameters: string): [number[], number[], number[]] {
  const [first = '', second = '', third = ''] = parameters.split(';');
  const list = (text: string): number[] => text.split(':').map(Number);
  return [list(first), list(second), list(third)];
}

function pressOf(final: string, code: number, shifted: number, held: number, third: number): Press | undefined {
  if (held & SUPER_HYPER_META) return undefined;
  if (final === 'u') return pressOfCode(code, shifted, held);
  if (final === '~') return code === 27 ? pressOfCode(third, 0, held) : named(TILDES[code]);
  return named(LETTERS[final]);
}

function pressOfCode(code: number, shifted: number, held: number): Press | undefined {
  if (code === 9 && held & SHIFT) return { name: 'back-tab' };
  const name = CODES[code];
  if (name) return { name };
  if (code >= KEYPAD_ZERO && code <= KEYPAD_ZERO + 9) return digit(code - KEYPAD_ZERO);
  if (code > 0x10ffff || /\p{Co}/u.test(String.fromCodePoint(code))) return undefined;
  const plain = String.fromCodePoint(code);
  if (!isText(plain)) return undefined;
  if (held & CTRL) return { name: 'ctrl', text: plain };
  if (held & ALT) return { name: 'alt', text: plain };
  return { name: 'char', text: held & SHIFT ? upper(plain, shifted) : plain };
}

function upper(plain: string, shifted: number): string {
  const told = shifted > 0 && shifted <= 0x10ffff ? String.fromCodePoint(shifted) : plain.toUpperCase();
  return isText(told) ? told : plain;
}

function digit(value: number): Press {
  return { name: 'char', text: String(value) };
}

function named(name: NamedKey | undefined): Press | undefined {
  return name && { name };
}
