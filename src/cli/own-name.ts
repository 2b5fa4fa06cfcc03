import { userInfo } from 'node:os';
import { botNames } from './bot-names.ts';
import { looksLikeABot } from '../table/index.ts';
import { safeName, type NameRefusal, type SafeText } from '../text/index.ts';

const problems = {
  empty: 'there is nothing in it',
  'too-wide': 'it is wider than 16 columns',
  'forbidden-character': 'it has a character that is not shown',
  'stray-marks': 'it has marks without a letter, or too many on one',
  'mixed-scripts': 'it mixes alphabets',
  'unsteady-width': 'it has a character that terminals draw differently',
  'no-letter-first': 'it must begin with a letter',
  'unusual-character': "it may have letters, digits, spaces and - ' . · and no more",
  'like-a-sign': 'with x, p or c in front or a number between words it reads like a sign on the board',
} as const satisfies Record<NameRefusal, string>;

/** The name to sit down with: the one given, else that of this machine's user; or a sentence on what is wrong with it. */
export function ownName(given: string | undefined): { readonly name: SafeText } | { readonly problem: string } {
  const named = safeName(given ?? userName());
  if (named.ok && !looksLikeABot(named.name, botNames)) return { name: named.name };
  if (given === undefined) return { problem: 'choose a name with --name.' };
  return { problem: `--name: ${named.ok ? 'it looks like a bot’s' : whyNot(named.reason)}; choose another.` };
}

/** Why a name is refused, to go on in a sentence. */
export const whyNot = (reason: NameRefusal): string => problems[reason];

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}
