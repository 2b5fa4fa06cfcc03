import { clashIn, defaultKeymap, isMappable, keyActions, type Keymap } from '../screen/index.ts';
import { didYouMean, inOne } from './did-you-mean.ts';
import type { Said } from '../words/index.ts';

/** Reads the config's `keys`, an object of actions and the key of each; the others keep theirs. */
export function readKeys(value: unknown): { readonly keymap: Keymap } | { readonly problem: Said } {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { problem: ({ config }) => config.keys };
  const chosen: Record<string, string> = {};
  for (const [action, key] of Object.entries(value)) {
    if (!Object.hasOwn(defaultKeymap, action)) {
      return {
        problem: (say) =>
          inOne(
            say.config.noAction(JSON.stringify(action)),
            didYouMean(action, keyActions)(say) || say.config.listedIn,
          ),
      };
    }
    const pressed = typeof key === 'string' ? key.toLowerCase() : '';
    if (!isMappable(pressed)) return { problem: ({ config }) => config.key(action) };
    chosen[action] = pressed;
  }
  const keymap: Keymap = { ...defaultKeymap, ...chosen };
  const clash = clashIn(keymap);
  if (clash === null) return { keymap };
  const [one, other] = clash;
  return {
    problem: ({ config }) => config.clash(JSON.stringify(keymap[one]), one, other),
  };
}
