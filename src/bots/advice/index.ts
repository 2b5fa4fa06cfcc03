/** Advice for a seat, from what it knows. */
export { advise, weighOptions } from './advise.ts';
export type { Advice, Standing } from './advice.ts';
