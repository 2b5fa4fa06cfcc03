import { createElement } from 'react';
import { show, type TerminalSession } from '../../screen/index.ts';
import { Stay } from './stay.ts';
import { StayScreen, VisitScreen } from './served-screen.tsx';
import { Visit } from './visit.ts';
import type { Comer, House, Reader, Way } from './comer.ts';
import type { LinkedSession } from '../../wire/index.ts';

/** A screen that is drawn here for somebody elsewhere. */
export interface Served {
  /** Takes it down; a seat is kept. */
  close(): void;
  /** Resolves once the terminal is as it was found, with what is left to say to whoever reads on there; empty where nothing is. Never rejects. */
  readonly done: Promise<string>;
}

/**
 * Lets whoever is at that terminal in, asking for what is missing (the table's code, a name, or whether to look on), and
 * shows the table until either side ends. A seat whose terminal goes is kept. A fault ends this screen alone.
 * `seated` hears once they are at the table: of their seat's token, or of null for a spectator.
 */
export function serve(
  terminal: TerminalSession,
  comer: Comer,
  house: House,
  { seated = () => undefined }: { readonly seated?: (token: string | null) => void } = {},
): Served {
  const visit = new Visit(comer, house, seated, () => shown.close());
  const shown = show(createElement(VisitScreen, { visit, house }), terminal, { after: house.after });
  return { close: () => shown.close(), done: shown.done.then((ending) => visit.end(ending)) };
}

/** Shows the table to somebody who is in already, as `serve` does from there on. */
export function serveSession(
  terminal: TerminalSession,
  session: LinkedSession,
  way: Way,
  house: House,
  reader: Reader,
): Served {
  const stay = new Stay(session, way, house, () => shown.close(), reader);
  const shown = show(createElement(StayScreen, { stay, house }), terminal, { after: house.after });
  return { close: () => shown.close(), done: shown.done.then((ending) => stay.end(ending)) };
}
