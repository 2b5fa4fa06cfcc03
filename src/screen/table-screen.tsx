import { useEffect, useLayoutEffect, useState, useSyncExternalStore, type ReactElement } from 'react';
import { Controller, type ControllerOptions } from './controller.ts';
import { Frame, type HostInfo } from './frame.tsx';
import { useKeys } from './terminal/hooks.ts';
import type { Words } from '../words/index.ts';

/** What a table's screen is made of. */
export interface TableScreenProps extends ControllerOptions {
  readonly words: Words;
  /** Null for guests. */
  readonly host: HostInfo | null;
}

/** One person's screen at a table, from the gathering to the end; mounted by `show()`. */
export function TableScreen({ words, host, ...options }: TableScreenProps): ReactElement {
  const [controller] = useState(() => new Controller(options));
  const state = useSyncExternalStore(controller.subscribe, controller.state);
  useEffect(() => controller.start(), [controller]);
  useLayoutEffect(() => controller.drawn());
  useKeys((key) => controller.hear(key));
  return <Frame state={state} words={words} host={host} />;
}
