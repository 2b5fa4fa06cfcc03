import { didYouMean } from './did-you-mean.ts';
import { houseRules, presets, type Rules } from '../game/index.ts';
import { notPlayable } from '../record/index.ts';
import { printable } from './printable.ts';

type Chosen = { readonly [name: string]: unknown };

/**
 * Reads what `--rules` was given, each time it was: `NAME=VALUE` sets one option, `standard` or `rulebook` sets all
 * of them; the later counts. Returns the options that differ from the default, or a sentence that says what is wrong.
 */
export function readRulesOption(
  given: readonly string[],
): { readonly rules: Partial<Rules> } | { readonly problem: string } {
  let chosen: Chosen = {};
  for (const text of given) {
    const next = Object.hasOwn(presets, text) ? presets[text as keyof typeof presets] : setOne(chosen, text);
    if (typeof next === 'string') return { problem: `--rules ${printable(text)}: ${next}` };
    chosen = next;
  }
  const differing = Object.entries(chosen).filter(([name, value]) => valuesOf(name)?.[0] !== value);
  return { rules: Object.fromEntries(differing) };
}

/** The options as `--rules` takes them. */
export function rulesText(rules: Partial<Rules>): string {
  const named = Object.entries(rules).map(([name, value]) => `${name}=${value}`);
  return named.length === 0 ? 'standard' : named.join(' ');
}

/** The options with one more set, or what is wrong with it. */
function setOne(chosen: Chosen, text: string): Chosen | string {
  const [name = '', ...rest] = text.split('=');
  const values = valuesOf(name);
  if (values === undefined) {
    if (notPlayable.includes(name)) return `${name} can't be played yet.`;
    const names = [...Object.keys(houseRules), ...(rest.length === 0 ? Object.keys(presets) : [])];
    return `no such option or preset.${didYouMean(name, names)}`;
  }
  const value = values.find((known) => String(known) === rest.join('='));
  return value === undefined ? `${name} is ${values.map(String).join(' or ')}.` : { ...chosen, [name]: value };
}

const valuesOf = (name: string): readonly unknown[] | undefined =>
  Object.hasOwn(houseRules, name) ? houseRules[name as keyof typeof houseRules] : undefined;
