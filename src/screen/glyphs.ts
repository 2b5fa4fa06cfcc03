/** Every sign that we draw and that is no letter of a language; none has an emoji form. */
export const glyphs = {
  awaited: '»',
  picked: '▸',
  you: '*',
  dead: 'x',
  step: '›',
  dot: '·',
  more: '…',
  up: '↑',
  down: '↓',
  upDown: '↑↓',
  leftRight: '←→',
  left: '←',
  used: '→',
  group: '│',
  marker: '●',
  empty: '○',
  bar: '█',
  hidden: '· · · ·',
  shade: { liberal: '░', fascist: '▓' },
} as const;

/** Signs that are wider in ASCII: a ballot that isn't in yet, two claims that contradict each other. */
export const pendingSign = (ascii: boolean): string => (ascii ? '..' : '…');
export const conflictSign = (ascii: boolean): string => (ascii ? '!=' : '≠');

/** The rules that head a region, by whom they concern. */
export const rules = { yours: '━', theirs: '─', stopped: '═' } as const;
export type RuleKind = keyof typeof rules;

interface Corners {
  readonly top: readonly [string, string];
  readonly bottom: readonly [string, string];
  readonly flat: string;
  readonly side: string;
}

/** Outlines: a thing, the one in play or picked, the last square of a track, a pile. */
export const outlines = {
  thing: { top: ['┌', '┐'], bottom: ['└', '┘'], flat: '─', side: '│' },
  inPlay: { top: ['┏', '┓'], bottom: ['┗', '┛'], flat: '━', side: '┃' },
  last: { top: ['╔', '╗'], bottom: ['╚', '╝'], flat: '═', side: '║' },
  pile: { top: ['╭', '╮'], bottom: ['╰', '╯'], flat: '─', side: '│' },
} as const satisfies Record<string, Corners>;
export type Outline = keyof typeof outlines;
