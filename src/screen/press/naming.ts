import { draftText, edited, emptyDraft, type Draft } from '../draft.ts';
import { looksLikeABot } from '../../table/index.ts';
import { maxPlayers, minPlayers } from '../../game/index.ts';
import { safeName, sameName, type SafeText } from '../../text/index.ts';
import type { EntranceRefusal } from '../../words/index.ts';
import type { Key } from '../terminal/keys.ts';

/** The names of those who will play, in the order of seats, and the one that is being typed. */
export interface Naming {
  readonly names: readonly SafeText[];
  readonly draft: Draft;
  /** Why the last one isn't among them. */
  readonly refused: EntranceRefusal | null;
}

/** Beside whom they play. */
export interface Beside {
  /** So many bots fill seats. */
  readonly bots: number;
  /** Nobody may be called like those. */
  readonly botNames: readonly SafeText[];
}

export const nobodyYet = (names: readonly SafeText[]): Naming => ({ names, draft: emptyDraft, refused: null });

/** How many more names a game needs; none, or less, where it can begin. */
export const missing = ({ names }: Naming, { bots }: Beside): number =>
  Math.max(minPlayers - bots, 1) - names.length;

/** Whether no further seat is free. */
export const isFull = ({ names }: Naming, { bots }: Beside): boolean => names.length + bots >= maxPlayers;

/** A key that edits the name, adds it or takes up the last again; `begins` where the game is to. */
export function naming(
  state: Naming,
  key: Key,
  beside: Beside,
): { readonly state: Naming; readonly begins: boolean } {
  const typed = draftText(state.draft);
  if (key.name === 'enter') {
    const isEmpty = typed.trim() === '';
    if (isEmpty && missing(state, beside) <= 0) return { state, begins: true };
    return still(isEmpty || isFull(state, beside) ? state : withName(state, typed, beside));
  }
  if (key.name === 'backspace' && typed === '') return still(takenUp(state));
  if (isFull(state, beside)) return still(state);
  if (key.name === 'paste' && lineEnd.test(key.text)) return still(pasted(state, key.text, beside));
  const draft = edited(state.draft, key);
  return still(draft === null ? state : { ...state, draft, refused: null });
}

/** The last name is to be typed anew, from as it stands: keys that repeat take nobody out unseen. */
function takenUp({ names }: Naming): Naming {
  return { ...nobodyYet(names.slice(0, -1)), draft: { before: names.at(-1) ?? '', after: '' } };
}

const lineEnd = /[\r\n]+/;

/** A list that is pasted is a name a line, up to the first that may not be. */
function pasted(state: Naming, text: string, beside: Beside): Naming {
  const lines = text.split(lineEnd);
  const begun = lines.pop() ?? '';
  let next = state;
  for (const line of lines) {
    next = naming(next, { name: 'paste', text: line }, beside).state;
    next = naming(next, { name: 'enter' }, beside).state;
    if (next.refused !== null) return next;
  }
  return naming(next, { name: 'paste', text: begun }, beside).state;
}

function withName(state: Naming, typed: string, { botNames }: Beside): Naming {
  const safe = safeName(typed);
  if (!safe.ok) return { ...state, refused: safe.reason };
  const isTaken = state.names.some((other) => sameName(other, safe.name));
  if (isTaken || looksLikeABot(safe.name, botNames)) return { ...state, refused: 'name-taken' };
  return nobodyYet([...state.names, safe.name]);
}

const still = (state: Naming): ReturnType<typeof naming> => ({ state, begins: false });
