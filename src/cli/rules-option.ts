import { didYouMean, inOne } from './did-you-mean.ts';
import { differingRules, presets, ruleNames, valuesOf, type Rules } from '../game/index.ts';
import { printable } from './printable.ts';
import type { Said } from '../words/index.ts';

type Chosen = { readonly [name: string]: unknown };

/**
 * Reads what `--rules` was given, each time it was: `NAME=VALUE` sets one option, `standard` or `rulebook` sets all
 * of them; the later counts. Returns the options that differ from the default, or what is wrong.
 */
export function readRulesOption(
  given: readonly string[],
): { readonly rules: Partial<Rules> } | { readonly problem: Said } {
  let chosen: Chosen = {};
  for (const text of given) {
    const next = Object.hasOwn(presets, text)
      ? { chosen: presets[text as keyof typeof presets] }
      : setOne(chosen, text);
    if ('problem' in next) return next;
    chosen = next.chosen;
  }
  return { rules: differingRules(chosen) };
}

/** The options as `--rules` takes them. */
export function rulesText(rules: Partial<Rules>): string {
  const named = Object.entries(rules).map(([name, value]) => `${name}=${value}`);
  return named.length === 0 ? 'standard' : named.join(' ');
}

/** The options with one more set, or what is wrong with it. */
function setOne(chosen: Chosen, text: string): { readonly chosen: Chosen } | { readonly problem: Said } {
  const [name = '', ...rest] = text.split('=');
  const values = valuesOf(name);
  if (values === undefined) {
    const names = [...ruleNames, ...Object.keys(presets)];
    return {
      problem: (say) =>
        inOne(say.rules.noOption(printable(text)), didYouMean(name, names)(say), say.rules.thereAre(names)),
    };
  }
  const value = values.find((known) => String(known) === rest.join('='));
  return value === undefined
    ? { problem: (say) => `--rules ${printable(text)}: ${say.oneOf(name, values.map(String))}` }
    : { chosen: { ...chosen, [name]: value } };
}
