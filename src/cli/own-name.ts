import { userInfo } from 'node:os';
import { botNames } from './bot-names.ts';
import { looksLikeABot } from '../table/index.ts';
import { safeName, type SafeText } from '../text/index.ts';
import type { Said } from '../words/index.ts';

/** The name to sit down with: the one given, else that of this machine's user; or what is wrong with it. */
export function ownName(given: string | undefined): { readonly name: SafeText } | { readonly problem: Said } {
  const named = safeName(given ?? userName());
  if (named.ok && !looksLikeABot(named.name, botNames)) return { name: named.name };
  if (given === undefined) return { problem: ({ name }) => name.choose };
  return { problem: ({ name }) => (named.ok ? name.likeABot : name.refused(named.reason)) };
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}
