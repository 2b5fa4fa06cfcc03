import { useState, type ReactElement } from 'react';
import { draftText, edited } from './draft.ts';
import { entrance, type Asked } from './draw/entrance.ts';
import { layoutOf } from './layout.ts';
import { Rows } from './rows.tsx';
import { safeName, type SafeText } from '../text/index.ts';
import { useLook, useSize, useTitle } from './terminal/hooks.ts';
import { useTaps } from './taps.ts';
import type { EntranceField, EntranceRefusal, Words } from '../words/index.ts';
import type { Key } from './terminal/keys.ts';
import type { Keymap } from './keymap.ts';

/** Who decides who gets in; each answers with why not, or null where somebody is in or through. */
export interface Doorkeeper {
  code(typed: string): EntranceRefusal | null;
  sit(name: SafeText): EntranceRefusal | null;
  watch(): EntranceRefusal | null;
  /** They go. */
  leave(): void;
}

/** What the screen of somebody who isn't at the table yet is made of. */
export interface EntranceScreenProps {
  readonly words: Words;
  readonly keymap: Keymap;
  /** The table's name. */
  readonly table: SafeText;
  readonly doorkeeper: Doorkeeper;
  /** What is asked first. */
  readonly asks: EntranceField;
  /** A name that stands in its field already. */
  readonly name: string;
  /** Why a way in that they have tried before led here. */
  readonly refused: EntranceRefusal | null;
}

/** Asks for what somebody needs to get to the table, and again where it doesn't do; mounted by `show()`. */
export function EntranceScreen({
  words,
  keymap,
  table,
  doorkeeper,
  asks,
  name,
  refused,
}: EntranceScreenProps): ReactElement {
  const [state, setState] = useState<Asked>(() => ({ asks, refused, draft: draftFor(asks, name) }));
  const { ascii } = useLook();
  const layout = layoutOf(useSize());
  useTitle(table);
  const lines = entrance({ ...state, table }, { layout, words, ascii, keymap });
  useTaps(lines, (key) => {
    if (isInterrupt(key)) doorkeeper.leave();
    else if (key.name === 'enter') setState(submitted(state, name, doorkeeper));
    else if (key.name === 'tab' && state.asks === 'name') setState({ ...state, refused: doorkeeper.watch() });
    else setState(typed(state, key));
  });
  return <Rows lines={lines} columns={layout.columns} />;
}

const isInterrupt = (key: Key): boolean => key.name === 'ctrl' && key.text === 'c';

const draftFor = (asks: EntranceField, name: string) => ({ before: asks === 'name' ? name : '', after: '' });

function typed(state: Asked, key: Key): Asked {
  const draft = edited(state.draft, key);
  return draft === null ? state : { ...state, draft, refused: null };
}

function submitted(state: Asked, name: string, doorkeeper: Doorkeeper): Asked {
  const text = draftText(state.draft);
  if (state.asks === 'name') {
    const named = safeName(text);
    return { ...state, refused: named.ok ? doorkeeper.sit(named.name) : named.reason };
  }
  const refused = doorkeeper.code(text.trim());
  const next = refused === null ? 'name' : 'code';
  return { asks: next, refused, draft: draftFor(next, name) };
}
