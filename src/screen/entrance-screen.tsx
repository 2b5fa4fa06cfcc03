import { useState, type ReactElement } from 'react';
import { draftText, edited, legible } from './draft.ts';
import { entrance, type Asked } from './draw/entrance.ts';
import { layoutOf } from './layout.ts';
import { Rows } from './rows.tsx';
import { useLook, useSize, useWindow } from './terminal/hooks.ts';
import { useTaps } from './taps.ts';
import type { EntranceField, EntranceRefusal, Words } from '../words/index.ts';
import type { Key } from './terminal/keys.ts';
import type { Keymap } from './keymap.ts';
import type { SafeText } from '../text/index.ts';

/** Who decides who gets in; each answers with why not, or null where somebody is in or through. */
export interface Doorkeeper {
  /** What they are to give next. */
  readonly asks: EntranceField;
  /** Takes what they typed when that was asked. */
  give(asked: EntranceField, typed: string): EntranceRefusal | null;
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
  name,
  refused,
}: EntranceScreenProps): ReactElement {
  const [state, setState] = useState<Asked>(() => ({
    asks: doorkeeper.asks,
    refused,
    draft: draftFor(doorkeeper.asks, name),
  }));
  const { ascii } = useLook();
  const layout = layoutOf(useSize(), useWindow());
  const lines = entrance({ ...state, draft: legible(state.draft), table }, { layout, words, ascii, keymap });
  useTaps(lines, (key) => {
    if (isInterrupt(key)) doorkeeper.leave();
    else if (key.name === 'enter') setState(submitted(state, name, doorkeeper));
    else if (key.name === 'tab' && state.asks !== 'code') setState({ ...state, refused: doorkeeper.watch() });
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

function submitted({ asks, draft }: Asked, name: string, doorkeeper: Doorkeeper): Asked {
  const refused = doorkeeper.give(asks, draftText(draft));
  const next = doorkeeper.asks;
  return { asks: next, refused, draft: next === asks && next !== 'code' ? draft : draftFor(next, name) };
}
