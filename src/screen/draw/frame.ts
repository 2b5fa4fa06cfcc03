import { advicePage } from './advice.ts';
import { board } from './board.ts';
import { bold, fitted, row, type Line } from '../line.ts';
import { boardFigures, lobbyFigures } from './figures.ts';
import { chatColumn, chatPage, logColumn, logPage, silence, talkRows } from './talk.ts';
import { dock, keysNow } from './dock.ts';
import { drawer } from './drawer.ts';
import { ending } from './end.ts';
import { governmentsColumn } from './history.ts';
import { header, titled } from './header.ts';
import { helpPage } from './help.ts';
import { historyPage } from './history.ts';
import { houseRulesPage } from './house-rules.ts';
import { invitePage, wayBackPage } from './ways-pages.ts';
import { lobbyPage, lobbyTitle } from './lobby.ts';
import { pickedSeat, seatPress } from '../choosable.ts';
import { rail, seats } from './seats.ts';
import { still, type Scroll } from './page.ts';
import { roleCard } from './role.ts';
import { roundTable, tableColumns } from './round-table.ts';
import { sceneOf, surfaceOf, type ScreenState } from '../state.ts';
import { seatColumns } from './seat-columns.ts';
import { trackLines } from './track-lines.ts';
import type { Company } from './seat.ts';
import type { Scene } from '../../words/index.ts';
import type { Sheet } from '../sheet.ts';

/** What the machine that runs the table adds to its owner's screen. */
export interface HostInfo {
  /** The addresses under which others find it, the likely one first. */
  readonly addresses: readonly string[];
  /** Nobody but this machine can join. */
  readonly onlyHere: boolean;
  /** What others must know to join; absent where the table has no code. */
  readonly code?: string;
  /** By which a client of SSH knows this machine; null without SSH. */
  readonly fingerprint: string | null;
  /** By which a browser knows this machine; absent where pages come plainly. */
  readonly certificate?: string;
}

/** What is drawn of one person's screen. */
export interface Drawn {
  readonly state: ScreenState;
  readonly host: HostInfo | null;
  readonly returnLine: string;
}

/** The whole screen, as a function of its state: a line for each row but the window's last, and how far its page can be moved. */
export function frame(drawn: Drawn, sheet: Sheet): Scroll {
  const { state, returnLine } = drawn;
  const { rows } = sheet.layout;
  const scene = sceneOf(state);
  const mine = state.open && surfaceOf(state) === 'drawer' ? (scene?.view.mine ?? null) : null;
  const below =
    mine && scene ? drawer(scene, mine, sheet) : [...silence(state, sheet), ...dock(state, returnLine, sheet)];
  const room = Math.max(rows - below.length, 0);
  const above =
    pageOver(drawn, scene, room, sheet) ?? still(scene === null ? [] : boardLines(state, scene, room, sheet));
  return { ...above, lines: [...exactly(above.lines, room), ...below].slice(0, rows) };
}

/** Title, tracks and seats, and the talk in what is left of so many rows. */
function boardLines(state: ScreenState, scene: Scene, rows: number, sheet: Sheet): readonly Line[] {
  const { update } = state;
  const company: Company = {
    scene,
    table: update.table,
    picked: pickedSeat(state),
    pressOf: (seat) => seatPress(seat, state),
    sheet,
  };
  switch (sheet.layout.kind) {
    case 'figures':
      return boardFigures(state, scene, rows, sheet);
    case 'round':
      return [header(scene, state, sheet), ...aroundTheTable(state, company, rows - 1)];
    case 'lines':
      return withTalk([...trackLines(scene.view, sheet), ...seatColumns(company)]);
    case 'squares':
    case 'ballots':
      return withTalk(besideTheSeats(company));
  }

  function withTalk(middle: readonly Line[]): readonly Line[] {
    const left = Math.max(rows - 1 - middle.length, 0);
    return [header(scene, state, sheet), ...middle, ...(left > 1 ? talkRows(state, scene, left, sheet) : [])];
  }
}

/** The two tracks, and the seats in their order of play. */
function besideTheSeats(company: Company): readonly Line[] {
  const { scene, sheet } = company;
  const list = seats(company);
  const beforeRail = list.length - scene.players;
  const drawn = board(scene.view, sheet);
  const side = rail(scene.players);
  return Array.from({ length: Math.max(drawn.length, list.length) }, (_, index) =>
    row(
      ' ',
      fitted(drawn[index] ?? [], sheet.layout.board),
      ' ',
      fitted(side[index - beforeRail] ?? [], 1),
      list[index] ?? [],
    ),
  );
}

/** The table with everybody round it; beside it the last governments, the log and the chat. */
function aroundTheTable(state: ScreenState, company: Company, rows: number): readonly Line[] {
  const { scene, sheet } = company;
  const columns = sheet.layout.columns - tableColumns - gap - 1;
  const table = roundTable(company);
  const governments = governmentsColumn(scene, columns, mostGovernments, sheet);
  const left = rows - governments.length - 1;
  const log = logColumn(scene, columns, Math.floor(left / 2), sheet);
  const beside = [...governments, [], ...log, ...chatColumn(state, columns, left - log.length - 1, sheet)];
  return Array.from({ length: rows }, (_, index) =>
    row(fitted(table[index] ?? [], tableColumns + gap), beside[index] ?? []),
  );
}

/** The columns between the table and what stands beside it. */
const gap = 3;

/** With their heads and note. */
const mostGovernments = 10;

/** What lies over the board in so many rows, with row 1; null where the board is to be seen. */
export function pageOver(drawn: Drawn, scene: Scene | null, rows: number, sheet: Sheet): Scroll | null {
  const { state, host, returnLine } = drawn;
  const { page } = state;
  const under = ({ lines, furthest }: Scroll): Scroll => ({
    lines: [titleOf(state, scene, sheet), ...lines],
    furthest,
  });
  if (page === 'chat') return under(chatPage(state, rows - 1, sheet));
  if (page === 'house-rules') return under(houseRulesPage(state, rows - 1, sheet));
  if (page === 'way-back') return under(wayBackPage(state, rows - 1, sheet));
  if (page === 'invite' && host !== null) return under(invitePage(state, host, rows - 1, sheet));
  if (page === 'help') return under(helpPage(state, keysNow(drawn, sheet), rows - 1, sheet));
  if (scene === null) {
    const ways = { host, returnLine };
    return sheet.layout.kind === 'figures'
      ? still(lobbyFigures(state, ways, rows, sheet))
      : under(still(lobbyPage(state, ways, rows - 1, sheet)));
  }
  const { ending: over, mine } = scene.view;
  switch (page) {
    case 'log':
      return under(logPage(state, scene, rows - 1, sheet));
    case 'history':
      return under(still(historyPage(state, scene, rows - 1, sheet)));
    case 'advice':
      return under(advicePage(state, scene, rows - 1, sheet));
    case 'role':
      return mine && still(roleCard(scene, mine, state, rows, sheet));
    default:
      return over && under(still(ending(state, scene, over, rows - 1, sheet)));
  }
}

/** Row 1. */
function titleOf(state: ScreenState, scene: Scene | null, sheet: Sheet): Line {
  const { words } = sheet;
  if (scene === null) return lobbyTitle(state, sheet);
  const { ending: over, round } = scene.view;
  if (over === null) return header(scene, state, sheet);
  const governments = scene.story.filter(({ event }) => event.type === 'elected').length;
  const told = { table: state.update.table.name, before: words.end.count(round, governments) };
  return titled(bold(words.end.won(over)), told, sheet);
}

const exactly = (lines: readonly Line[], rows: number): readonly Line[] =>
  Array.from({ length: rows }, (_, index) => lines[index] ?? []);
