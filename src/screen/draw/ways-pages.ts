import { longest } from '../account/in-words.ts';
import { labelled, lineTo, unlabelled } from './lobby-ways.ts';
import { pageColumns } from '../layout.ts';
import { pageOf, scrolledDown, type Scroll } from './page.ts';
import { row, type Line } from '../line.ts';
import { waysBack } from '../ways.ts';
import { wrap } from '../../text/index.ts';
import type { HostInfo } from './frame.ts';
import type { ScreenState } from '../state.ts';
import type { Sheet } from '../sheet.ts';

/** For the seat's own person, until they put it away: the lines that bring them back by each door. */
export function wayBackPage(state: ScreenState, rows: number, sheet: Sheet): Scroll {
  const { lobby, ways } = sheet.words;
  const columns = pageColumns(sheet.layout) - 1;
  const lines = waysBack(state).flatMap(({ door, line }) => labelled(lobby.doors[door], line, columns));
  const body = [...said(ways.back.warning, columns), [], ...lines];
  const shown = scrolledDown(body, rows - 1, state.scroll);
  return pageOf(ways.back.head, ways.keys, shown, sheet);
}

/** For the host: every way in under each address of the machine, and what shows that it is this machine. */
export function invitePage(state: ScreenState, host: HostInfo, rows: number, sheet: Sheet): Scroll {
  const { lobby, ways } = sheet.words;
  const { doors } = state.update.table;
  const columns = pageColumns(sheet.layout) - 1;
  const lines = host.addresses.flatMap((address) => [
    ...doors.flatMap((way) => labelled(lobby.doors[way.door], lineTo(way, address, host), columns)),
    [],
  ]);
  const { code, fingerprint, certificate } = host;
  const body = [
    ...lines,
    ...(code === undefined ? [] : said(ways.invite.code(code), columns)),
    ...(fingerprint === null ? [] : labelled(lobby.hostKey, fingerprint, columns)),
    ...(certificate === undefined
      ? []
      : [...said(ways.invite.certificate, columns), ...unlabelled(certificate, columns)]),
    ...said(longest(host.onlyHere ? lobby.onlyHere : lobby.readable(doors)), columns),
  ];
  return pageOf(ways.invite.head, ways.keys, scrolledDown(body, rows - 1, state.scroll), sheet);
}

const said = (sentence: string, columns: number): readonly Line[] =>
  wrap(sentence, columns).map((line) => row(' ', line));
