import { bold, dim, ends, fitted, inverse, row, textOf, type Line } from '../line.ts';
import { chatColumn } from './talk.ts';
import { columns, lobby as room, talk } from '../layout.ts';
import { fit } from '../../text/index.ts';
import { glyphs } from '../glyphs.ts';
import { headed } from '../rule.ts';
import type { ScreenState } from '../state.ts';
import type { Seat } from '../../game/index.ts';
import type { Sitter, TableState } from '../../table/index.ts';
import type { Words } from '../../words/index.ts';

const mostAddresses = 3;
const label = 9;

/** What only one side of the link knows: how others join, or how this person comes back. */
export interface Ways {
  readonly addresses: readonly string[];
  readonly onlyHere: boolean;
  readonly returnLine: string;
}

/** Row 1 of a lobby. */
export function lobbyTitle({ update }: ScreenState, words: Words): Line {
  const { table, viewer, hosts } = update;
  const { lobby, board } = words;
  const nameOf = (seat: Seat): string => table.seats[seat]?.name ?? '';
  const you = viewer === null ? board.spectator : board.you(viewer, nameOf, hosts);
  const stage = `${lobby.stage(table.seats.length, table.spectators)} ${glyphs.dot} ${you}`;
  const whose = table.host === null ? '' : `  ${lobby.tableOf(nameOf(table.host))}`;
  const left = columns - 3 - stage.length;
  return row(
    ' ',
    ends(row(bold(fit(table.name, Math.min(left, 40)).trimEnd()), whose), row(stage), columns - 2),
    ' ',
  );
}

/** How to join, who sits where, and what is said meanwhile: all rows of the page but the first. */
export function lobbyPage(
  state: ScreenState,
  { addresses, onlyHere, returnLine }: Ways,
  words: Words,
): readonly Line[] {
  const { lobby, board } = words;
  const { table, viewer } = state.update;
  const joining = addresses
    .slice(0, mostAddresses)
    .map((address, index) => way(index === 0 ? lobby.program : '', lobby.joinLine(address)));
  const back = addresses.length === 0 && returnLine !== '' ? [way(lobby.comeBack, returnLine)] : [];
  const ways = [
    ...joining,
    ...back,
    row(' '.repeat(label + 1), onlyHere ? lobby.onlyHere : lobby.notEncrypted),
  ];
  const chat = chatColumn(state, talk.chat, room.lines, words);
  const seated = [
    headed(board.seats, room.columns - 1),
    ...Array.from({ length: table.capacity }, (_, seat) =>
      seatLine(seat, table, viewer === seat, state.seat === seat, words),
    ),
  ];
  const players = table.seats.length;
  const left = Array.from({ length: room.lines + 1 }, (_, index) => {
    if (index === room.lines - 1) return row(lobby.roles(players));
    if (index === room.lines) return row(lobby.board(players));
    return seated[index] ?? [];
  });
  return [
    ...Array.from({ length: 4 }, (_, index) => ways[index] ?? []),
    table.together ? row(' ', lobby.together) : [],
    ...left.map((line, index) => row(' ', fitted(line, room.columns), ' ', chat[index] ?? [])),
  ];
}

const way = (name: string, line: string): Line => row(' ', name.padEnd(label), bold(line));

function seatLine(seat: Seat, table: TableState, mine: boolean, picked: boolean, words: Words): Line {
  const { lobby } = words;
  const number = String(seat + 1).padStart(2);
  const sitter = table.seats[seat];
  if (sitter === undefined) return row(' ', number, ' ', dim(lobby.free));
  const hosts = table.host === seat;
  const waited = !sitter.ready && !hosts;
  const who = row(
    number,
    mine ? glyphs.you : ' ',
    fitted(mine ? bold(sitter.name) : row(sitter.name), 17),
    fitted(row(waited ? glyphs.pending : lobby.ready), 7),
    about(sitter, hosts, words),
  );
  if (picked) return inverse(row(glyphs.picked, textOf(who)));
  return row([{ text: waited ? glyphs.awaited : ' ', weight: 'bold', tone: 'turn' }], who);
}

function about(sitter: Sitter, hosts: boolean, { lobby, terms }: Words): string {
  if (sitter.away) return terms.mark.away;
  if (hosts) return lobby.runsIt;
  return sitter.bot ? terms.mark.bot : '';
}
