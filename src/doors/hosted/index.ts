/** People whose screens are drawn in this process, whatever carries them. */
export { serve, serveSession, type Served } from './serve.ts';
export { Turns } from './turns.ts';
export type { Comer, House, Way } from './comer.ts';
