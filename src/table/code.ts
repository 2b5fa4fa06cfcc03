import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Whether what somebody gave opens a table with that code, which null asks nobody for. Codes are read out across a room:
 * capitals make no difference. How long it takes tells nothing of the code.
 */
export const isCode = (given: string | undefined, code: string | null): boolean =>
  code === null || (given !== undefined && timingSafeEqual(digest(given), digest(code)));

const digest = (text: string): Buffer => createHash('sha256').update(text.normalize().toLowerCase()).digest();
