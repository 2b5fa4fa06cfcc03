import { didYouMean } from './did-you-mean.ts';
import { differingRules, presets, ruleNames, valuesOf, type Rules } from '../game/index.ts';
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
  return { rules: differingRules(chosen) };
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
    const names = [...ruleNames, ...Object.keys(presets)];
    return `no such option or preset.${didYouMean(name, names)} There are ${names.join(', ')}.`;
  }
  const value = values.find((known) => String(known) === rest.join('='));
  return value === undefined ? `${name} is ${values.map(String).join(' or ')}.` : { ...chosen, [name]: value };
}
