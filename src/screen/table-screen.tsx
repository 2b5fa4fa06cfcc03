import { useEffect, useLayoutEffect, useState, useSyncExternalStore, type ReactElement } from 'react';
import { Controller, type ControllerOptions } from './controller.ts';
import { Frame, type HostInfo } from './frame.tsx';
import { row } from './line.ts';
import { Rows } from './rows.tsx';
import { useKeys, useSize } from './terminal/hooks.ts';
import type { LostLink } from './state.ts';
import type { Words } from '../words/index.ts';

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

/** The window that the one layout needs. */
const wanted = { columns: 80, rows: 24 };

/** One person's screen at a table, from the lobby to the end; mounted by `show()`. Another session may take the place of a lost one. */
export function TableScreen({ words, host, returnLine, link, ...options }: TableScreenProps): ReactElement {
  const [controller] = useState(() => new Controller(options));
  const state = useSyncExternalStore(controller.subscribe, controller.state);
  const { session } = options;
  useEffect(() => controller.follow(session), [controller, session]);
  useEffect(() => controller.linkIs(link), [controller, link]);
  useLayoutEffect(() => controller.drawn());
  useKeys((key) => controller.hear(key));
  const size = useSize();
  if (size.columns < wanted.columns || size.rows < wanted.rows) {
    return <Rows lines={words.tooSmall(wanted, size).map((line) => row(line))} columns={size.columns} />;
  }
  return <Frame state={state} words={words} host={host} returnLine={returnLine} />;
}
