import { sameName, type SafeText } from '../text/index.ts';

/** Whether somebody of that name could be taken for a bot: it begins with the word that those bots' names begin with. */
export const looksLikeABot = (name: SafeText, botNames: readonly SafeText[]): boolean =>
  botNames.some((bot) => sameName(bot, name) || sameName(firstWord(bot), firstWord(name)));

const firstWord = (name: SafeText): string => name.split(/[\p{Z}\p{P}]+/u).find((word) => word !== '') ?? '';
