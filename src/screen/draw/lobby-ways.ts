import { bold, fitting, row, type Line } from '../line.ts';
import { isReadable, waysBack } from '../ways.ts';
import { wayIn, type Sentence, type WayThrough } from '../../words/index.ts';
import { fit, width } from '../../text/index.ts';
import type { HostInfo } from './frame.ts';
import type { ScreenState } from '../state.ts';
import type { Sheet } from '../sheet.ts';

/** What only one side of the link knows: how others join, or how this person comes back. */
export interface Ways {
  readonly host: HostInfo | null;
  readonly returnLine: string;
}

/**
 * The lines by which others join or this person comes back, and how safe the way is: each command whole, however long
 * it is; those after the first in so many columns.
 */
export function waysLines(
  { host, returnLine }: Ways,
  state: ScreenState,
  columns: number,
  sheet: Sheet,
): readonly Line[] {
  const { lobby } = sheet.words;
  const { doors } = state.update.table;
  const said = (sentence: Sentence): Line => row(' ', fitting(sentence, columns - 1));
  if (host === null) {
    const back =
      returnLine !== ''
        ? labelled(lobby.comeBack, returnLine, sheet.layout.said)
        : state.came?.door !== 'browser' && waysBack(state).length > 0
          ? [said(lobby.noteWayBack(sheet.keymap.wayBack))]
          : [];
    return [...back, ...(isReadable(state) ? [said(lobby.notEncrypted)] : [])];
  }
  const [likely] = host.addresses;
  const lines = doors.map((way) => [lobby.doors[way.door], likely ? lineTo(way, likely, host) : ''] as const);
  return [
    ...lines.flatMap(([name, line], index) =>
      line === '' ? [] : labelled(name, line, index === 0 ? sheet.layout.said : columns),
    ),
    said(host.onlyHere ? lobby.onlyHere : lobby.readable(doors)),
  ];
}

/** What leads in by a door; a page asks for the table's code itself, and ssh does. */
export const lineTo = (way: WayThrough, address: string, { code }: HostInfo): string =>
  wayIn(way, address, way.door === 'browser' ? null : (code ?? null));

const label = 9;

/** A command after its name, or below the margin in as many rows as it takes. */
export const labelled = (name: string, command: string, columns: number): readonly Line[] =>
  1 + label + width(command) <= columns + 1
    ? [row(' ', fit(name, label), bold(command))]
    : unlabelled(command, columns);

/** A command that is to be typed or copied: cut anywhere, but never short. */
export const unlabelled = (command: string, columns: number): readonly Line[] =>
  Array.from({ length: Math.ceil(command.length / columns) }, (_, index) =>
    row(' ', bold(command.slice(index * columns, (index + 1) * columns))),
  );
