/** The bots there are. */
export const botNames = ['random', 'plain', 'careful'] as const;
export type BotName = (typeof botNames)[number];

/** Who plays a simulation where nothing else is said. */
export const defaultBots: BotName = 'random';

/** The one that sits at tables with people. */
export const hostedBot: BotName = 'plain';
