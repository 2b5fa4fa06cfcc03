import { useEffect, useLayoutEffect, useState, useSyncExternalStore, type ReactElement } from 'react';
import { Controller, type ControllerOptions } from './controller.ts';
import { frame, type HostInfo } from './draw/frame.ts';
import { withTextKept } from './ascii.ts';
import { account } from './account/account.ts';
import { legible } from './draft.ts';
import { layoutOf } from './layout.ts';
import { Rows } from './rows.tsx';
import { useAccount, useLook, useSecret, useSize, useWindow } from './terminal/hooks.ts';
import { areSecretsOpen } from './state.ts';
import { useTaps } from './taps.ts';
import { wordsIn, type LostLink } from '../words/index.ts';

/** What a table's screen is made of. */
export interface TableScreenProps extends ControllerOptions {
  /** Null for guests. */
  readonly host: HostInfo | null;
  /** The command that brings this person back into their seat; empty where there is none. */
  readonly returnLine: string;
  /** Null while the link to the table holds. */
  readonly link: LostLink | null;
}

/** One person's screen at a table, from the lobby to the end; mounted by `show()`. Another session may take the place of a lost one. */
export function TableScreen({ host, returnLine, link, ...options }: TableScreenProps): ReactElement {
  const [controller] = useState(() => new Controller(options));
  const state = useSyncExternalStore(controller.subscribe, controller.state);
  const { session, handing = null } = options;
  useEffect(() => controller.follow(session), [controller, session]);
  useEffect(() => controller.linkIs(link), [controller, link]);
  useEffect(() => controller.handingIs(handing), [controller, handing]);
  const { ascii } = useLook();
  const layout = layoutOf(useSize(), useWindow());
  const words = wordsIn(state.edition);
  useSecret(areSecretsOpen(state));
  const sheet = { layout, words, ascii, keymap: state.keymap };
  const shown = { ...state, draft: legible(state.draft), sought: legible(state.sought) };
  const drawn = { state: ascii ? withTextKept(shown) : shown, host, returnLine };
  const { lines, furthest } = frame(drawn, sheet);
  useTaps(lines, (key, tapped) => {
    // What is being typed is kept: a tap is no letter of it.
    if (tapped && state.typing !== null) controller.hear({ name: 'escape' });
    controller.hear(key);
  });
  useAccount(() => account({ ...drawn, state: shown }, sheet));
  useLayoutEffect(() => controller.drawn(furthest));
  return <Rows lines={lines} columns={layout.columns} theme={state.edition.theme} />;
}
