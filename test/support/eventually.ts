import { vi } from 'vitest';

/** Waits until a check no longer throws, far longer than any machine needs. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 30_000 });
