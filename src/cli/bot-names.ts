import { safeText } from '../text/index.ts';

/** What bots at a table are called, in the order in which they sit down. */
export const botNames = [
  'Bot Ada',
  'Bot Bert',
  'Bot Cleo',
  'Bot Dora',
  'Bot Emil',
  'Bot Fay',
  'Bot Gus',
  'Bot Hana',
  'Bot Ivo',
].map((name) => safeText(name, 16));
