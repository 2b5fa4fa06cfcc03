/** Players that are programs, by name. */
import { plain } from './plain.ts';
import { random } from './random.ts';
import type { Bot } from './bot.ts';

export const botNames = ['random', 'plain'] as const;
export type BotName = (typeof botNames)[number];

export const bots: Readonly<Record<BotName, Bot>> = { random, plain };

export type { Bot, Sight } from './bot.ts';
