import type { Either } from './span.ts';

/** The game's clothes: who the two teams are. Deck, powers and limits are alike in all. */
export const themes = ['classic', 'corporate', 'cats'] as const;
export type Theme = (typeof themes)[number];

/** The same in each theme, written whole. */
export type InEach<T> = Readonly<Record<Theme, T>>;

type Leaf = string | null | Either | readonly unknown[] | ((...about: never[]) => unknown);

/** Phrases of which each, or each group of them, stands once for all themes or once for each. */
export type Themed<T> = [T] extends [Leaf]
  ? T | InEach<T>
  : { readonly [K in keyof T]: Themed<T[K]> } | InEach<T>;

/** The phrases as one theme has them. */
export function inTheme<T>(phrases: Themed<T>, theme: Theme): T {
  if (!isGroup(phrases)) return phrases as T;
  if (Object.hasOwn(phrases, theme)) return (phrases as InEach<T>)[theme];
  const each = Object.entries(phrases).map(([key, phrase]) => [key, inTheme(phrase as Themed<unknown>, theme)]);
  return Object.fromEntries(each) as T;
}

const isGroup = (phrases: unknown): phrases is Readonly<Record<string, unknown>> =>
  typeof phrases === 'object' && phrases !== null && !Array.isArray(phrases) && !('either' in phrases);
