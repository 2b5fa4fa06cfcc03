import { Box } from 'ink';
import type { ReactElement } from 'react';
import { columns, frame, seats as seatRoom, board as boardRoom } from './layout.ts';
import { board } from './draw/board.ts';
import { bold, type Line } from './line.ts';
import { chatPage, logPage, silence, talkRows } from './draw/talk.ts';
import { dock } from './draw/dock.ts';
import { drawer } from './draw/drawer.ts';
import { ending } from './draw/end.ts';
import { header, titled } from './draw/header.ts';
import { helpPage } from './draw/help.ts';
import { historyPage } from './draw/history.ts';
import { lobbyPage, lobbyTitle } from './draw/lobby.ts';
import { pickedSeat } from './draw/questions.ts';
import { rail, seats } from './draw/seats.ts';
import { roleCard } from './draw/role.ts';
import { Rows } from './rows.tsx';
import { sceneOf, surfaceOf, type ScreenState } from './state.ts';
import type { Scene, Words } from '../words/index.ts';

/** What the machine that runs the table adds to its owner's screen. */
export interface HostInfo {
  /** The addresses that others join by, the best first. */
  readonly addresses: readonly string[];
  /** Nobody but this machine can join. */
  readonly onlyHere: boolean;
}

interface FrameProps {
  readonly state: ScreenState;
  readonly words: Words;
  readonly host: HostInfo | null;
  readonly returnLine: string;
}

/** The whole screen, as a function of its state. */
export function Frame(props: FrameProps): ReactElement {
  const { state, words, returnLine } = props;
  const scene = sceneOf(state);
  const drawn = dock(state, returnLine, words);
  const mine = state.open && surfaceOf(state) === 'drawer' ? (scene?.view.mine ?? null) : null;
  const below = mine && scene ? drawer(scene, mine, words) : [...silence(state, words), ...drawn];
  const above = frame.rows - below.length;
  const page = pageLines(props, scene, above);
  if (scene === null || page !== null) {
    return (
      <Column>
        <Rows lines={exactly(page ?? [], above)} columns={columns} />
        <Rows lines={below} columns={columns} />
      </Column>
    );
  }
  return (
    <Column>
      <Rows lines={[titleOf(state, scene, words)]} columns={columns} />
      <Board state={state} scene={scene} words={words} />
      <Rows
        lines={mine ? below : [...talkRows(state, scene, above - 1 - boardRoom.rows, words), ...below]}
        columns={columns}
      />
    </Column>
  );
}

/** The two tracks, and the seats in their order of play. */
function Board({
  state,
  scene,
  words,
}: {
  readonly state: ScreenState;
  readonly scene: Scene;
  readonly words: Words;
}): ReactElement {
  const { view, nameOf, players } = scene;
  return (
    <Box flexDirection="row" flexShrink={0} width={columns} height={boardRoom.rows}>
      <Rows lines={blank(boardRoom.rows)} columns={1} />
      <Rows lines={board(view, words)} columns={boardRoom.columns} />
      <Rows lines={blank(boardRoom.rows)} columns={1} />
      <Rows lines={[[], ...rail(players)]} columns={1} />
      <Rows
        lines={seats(view, state.update.table, pickedSeat(state), nameOf, words)}
        columns={seatRoom.columns}
      />
    </Box>
  );
}

function Column({ children }: { readonly children: ReactElement | (ReactElement | null)[] }): ReactElement {
  return (
    <Box flexDirection="column" flexShrink={0} width={columns}>
      {children}
    </Box>
  );
}

/** What lies over the board in so many rows, with row 1; null where the board is to be seen. */
function pageLines(
  { state, words, host, returnLine }: FrameProps,
  scene: Scene | null,
  rows: number,
): readonly Line[] | null {
  const { update, page } = state;
  const under = (lines: readonly Line[]): readonly Line[] => [titleOf(state, scene, words), ...lines];
  if (page === 'chat') return under(chatPage(state, rows - 1, words));
  if (page === 'help') return under(helpPage(scene, words));
  if (scene === null)
    return update.table.stage === 'lobby'
      ? under(
          lobbyPage(
            state,
            { addresses: host?.addresses ?? [], onlyHere: host?.onlyHere === true, returnLine },
            words,
          ),
        )
      : [];
  const { ending: over, mine } = scene.view;
  switch (page) {
    case 'log':
      return under(logPage(state, scene, rows - 1, words));
    case 'history':
      return under(historyPage(state, scene, rows - 1, words));
    case 'role':
      return mine && roleCard(scene, mine, update, state.open, words);
    case 'board':
      return over && under(ending(state, scene, over, words));
  }
}

/** Row 1. */
function titleOf(state: ScreenState, scene: Scene | null, words: Words): Line {
  const { table, hosts } = state.update;
  if (scene === null) return lobbyTitle(state, words);
  const { ending: over, round } = scene.view;
  if (over === null) return header(scene.view, table.name, hosts, scene.nameOf, words);
  const governments = scene.story.filter(({ event }) => event.type === 'elected').length;
  return titled(bold(words.end.won(over)), { table: table.name, before: words.end.count(round, governments) });
}

const exactly = (lines: readonly Line[], rows: number): readonly Line[] =>
  [...lines, ...blank(rows - lines.length)].slice(0, rows);

const blank = (rows: number): readonly Line[] => Array.from({ length: Math.max(rows, 0) }, () => []);
