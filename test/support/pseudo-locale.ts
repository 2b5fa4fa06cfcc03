/** Letters that no phrase, name, key or command of the tests holds; each as wide as the one that it stands for. */
const shifted = (letter: string): string =>
  String.fromCodePoint((letter.codePointAt(0) ?? 0) + (letter < 'a' ? 0x1d5a0 - 0x41 : 0x1d5ba - 0x61));

const disguised = (text: string): string => text.replace(/[A-Za-z]/g, shifted);

/**
 * Words in which every letter from A to Z is another, whatever they are made of: what still shows one was not said by
 * them. Facts that they are given show disguised as well.
 */
export function pseudo<Said>(said: Said): Said {
  if (typeof said === 'string') return disguised(said) as Said;
  if (typeof said === 'function')
    return ((...about: readonly unknown[]) =>
      pseudo((said as (...about: readonly unknown[]) => unknown)(...about))) as Said;
  if (Array.isArray(said)) return said.map((part) => pseudo(part as unknown)) as Said;
  if (typeof said !== 'object' || said === null) return said;
  return new Proxy(said, {
    get: (target, key) => {
      const part = (target as Readonly<Record<PropertyKey, unknown>>)[key];
      return keptKeys.has(key) ? part : pseudo(part);
    },
  });
}

/** What isn't shown but tells how to show something. */
const keptKeys: ReadonlySet<PropertyKey> = new Set(['tone', 'weight', 'kind', 'policy', 'asks']);
