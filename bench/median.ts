/** The middle one of some figures. */
export const median = (figures: readonly number[]): number => percentile(figures, 0.5);

/** The figure below which that share of them lies. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;
}
