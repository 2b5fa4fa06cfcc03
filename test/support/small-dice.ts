/** A small generator of chance for tests (mulberry32), independent of `src/chance`: the same number gives the same draws. */
export function smallDice(seed: number): {
  below(n: number): number;
  shuffle<T>(items: readonly T[]): T[];
  pick<T>(items: readonly T[]): T;
} {
  let state = seed >>> 0;
  const below = (n: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n);
  };
  const shuffle = <T>(items: readonly T[]): T[] => {
    const left = [...items];
    return Array.from(items, () => left.splice(below(left.length), 1)[0] as T);
  };
  return { below, shuffle, pick: (items) => items[below(items.length)] as never };
}
