/** Players that are programs, by name. */
import { careful } from './careful.ts';
import { plain } from './plain.ts';
import { random } from './random.ts';
import type { Bot } from './bot.ts';
import type { BotName } from './names.ts';

export const bots: Readonly<Record<BotName, Bot>> = { random, plain, careful };

export { advise, type Advice, type Standing } from './advice/index.ts';
export type { Shift } from './belief/index.ts';

export { botNames, defaultBots, hostedBot, type BotName } from './names.ts';
export type { Bot, Sight } from './bot.ts';
