import { clashIn, defaultKeymap, isMappable, keyActions, type Keymap } from '../screen/index.ts';
import { didYouMean } from './did-you-mean.ts';

/** Reads the config's `keys`, an object of actions and the key of each; the others keep theirs. */
export function readKeys(value: unknown): { readonly keymap: Keymap } | { readonly problem: string } {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { problem: 'keys is an object of actions, like {"ja": "f", "nein": "d"}.' };
  const chosen: Record<string, string> = {};
  for (const [action, key] of Object.entries(value)) {
    if (!Object.hasOwn(defaultKeymap, action)) {
      const meant = didYouMean(action, keyActions);
      return {
        problem: `keys: there is no action ${JSON.stringify(action)}.${meant || ' docs/config.md lists them.'}`,
      };
    }
    const pressed = typeof key === 'string' ? key.toLowerCase() : '';
    if (!isMappable(pressed))
      return { problem: `keys.${action} is one letter from "a" to "z", or a sign like ","; choose one.` };
    chosen[action] = pressed;
  }
  const keymap: Keymap = { ...defaultKeymap, ...chosen };
  const clash = clashIn(keymap);
  if (clash === null) return { keymap };
  const [one, other] = clash;
  return {
    problem: `keys: ${JSON.stringify(keymap[one])} would stand for ${one} and ${other} at once; give one of them another key.`,
  };
}
