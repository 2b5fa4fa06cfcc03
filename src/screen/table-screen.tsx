import { useEffect, useLayoutEffect, useState, useSyncExternalStore, type ReactElement } from 'react';
import { Controller, type ControllerOptions } from './controller.ts';
import { frame, type HostInfo } from './draw/frame.ts';
import { withTextKept } from './ascii.ts';
import { isAsked } from './concern.ts';
import { layoutOf } from './layout.ts';
import { Rows } from './rows.tsx';
import { useKeys, useLook, useSize, useTitle } from './terminal/hooks.ts';
import type { LostLink, Words } from '../words/index.ts';

/** What a table's screen is made of. */
export interface TableScreenProps extends ControllerOptions {
  readonly words: Words;
  /** Null for guests. */
  readonly host: HostInfo | null;
  /** The command that brings this person back into their seat; empty where there is none. */
  readonly returnLine: string;
  /** Null while the link to the table holds. */
  readonly link: LostLink | null;
}

/** One person's screen at a table, from the lobby to the end; mounted by `show()`. Another session may take the place of a lost one. */
export function TableScreen({ words, host, returnLine, link, ...options }: TableScreenProps): ReactElement {
  const [controller] = useState(() => new Controller(options));
  const state = useSyncExternalStore(controller.subscribe, controller.state);
  const { session } = options;
  useEffect(() => controller.follow(session), [controller, session]);
  useEffect(() => controller.linkIs(link), [controller, link]);
  useKeys((key) => controller.hear(key));
  const { ascii } = useLook();
  const layout = layoutOf(useSize());
  useTitle(words.board.windowTitle(isAsked(state), state.update.table.name));
  const sheet = { layout, words, ascii, keymap: state.keymap };
  const drawn = { state: ascii ? withTextKept(state) : state, host, returnLine };
  const { lines, furthest } = frame(drawn, sheet);
  useLayoutEffect(() => controller.drawn(furthest));
  return <Rows lines={lines} columns={layout.columns} />;
}
