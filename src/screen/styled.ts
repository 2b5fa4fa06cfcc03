import { Chalk } from 'chalk';
import { palettes } from './palette.ts';
import type { Ink, Line } from './line.ts';
import type { Look } from './terminal/look.ts';
import type { Theme } from '../words/index.ts';

/** The control sequences that begin and end one property of text (ECMA-48, SGR). */
interface Style {
  readonly begin: string;
  readonly end: string;
}

type Styles = readonly Style[];

/** In full colour for everybody: each session's sink converts that to what its terminal shows. */
const chalk = new Chalk({ level: 3 });

/** The text of a line with its looks as control sequences, a theme's colours among them, none needless; no look outlasts it. */
export function styled(line: Line, look: Look, theme: Theme): string {
  let text = '';
  let on = plain;
  for (const ink of line) {
    const next = stylesOf(ink, look, theme);
    if (next !== on) text += change(on, next);
    text += ink.text;
    on = next;
  }
  return text + change(on, plain);
}

/** A colour takes another's place; bold and dim share their end, so that what stays of them begins again. */
function change(on: Styles, next: Styles): string {
  const gone = on.filter((style) => !has(next, style));
  const replaced = (style: Style): boolean =>
    style.end !== boldStyle.end && next.some(({ end }) => end === style.end);
  const ends = new Set(gone.filter((style) => !replaced(style)).map(({ end }) => end));
  const begun = next.filter((style) => !has(on, style) || ends.has(style.end));
  return [...ends, ...begun.map(({ begin }) => begin)].join('');
}

const has = (styles: Styles, style: Style): boolean => styles.some(({ begin }) => begin === style.begin);

const styleOf = (paint: (text: string) => string): Style => {
  const [begin = '', end = ''] = paint(' ').split(' ');
  return { begin, end };
};

const boldStyle = styleOf(chalk.bold);
const plain: Styles = [];

/** The styles of the looks that were met, so that alike ones are the same; there are some dozens. */
const met = new Map<string, Styles>();

function stylesOf(ink: Ink, look: Look, theme: Theme): Styles {
  const { weight, tone, inverse, underline, lightOnDark } = ink;
  if (!weight && !tone && !inverse && !underline && !lightOnDark) return plain;
  const key = [weight, tone, inverse, underline, lightOnDark, look.palette, look.depth, theme].join();
  const styles = met.get(key) ?? found(ink, look, theme);
  met.set(key, styles);
  return styles;
}

function found(
  { weight, tone, inverse, underline, lightOnDark }: Ink,
  { palette, depth }: Look,
  theme: Theme,
): Styles {
  const { colour = undefined, bold = weight === 'bold' } = tone ? palettes[theme][palette][tone] : {};
  const paints = [
    inverse && chalk.inverse,
    underline && chalk.underline,
    bold && chalk.bold,
    lightOnDark && chalk.bgBlack,
    lightOnDark && chalk.whiteBright,
    !lightOnDark && colour && (depth === 'truecolor' ? chalk.hex(colour.rgb) : chalk[colour.named]),
    weight === 'dim' && chalk.dim,
  ];
  return paints.flatMap((paint) => (paint ? [styleOf(paint)] : []));
}
