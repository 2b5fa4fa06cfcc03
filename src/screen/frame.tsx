import { Box } from 'ink';
import type { ReactElement } from 'react';
import { columns, page, seats as seatRoom, board as boardRoom } from './layout.ts';
import { board } from './draw/board.ts';
import { dock } from './draw/dock.ts';
import { drawer } from './draw/drawer.ts';
import { ending } from './draw/end.ts';
import { gathering } from './draw/gathering.ts';
import { header } from './draw/header.ts';
import { log } from './draw/log.ts';
import { pickedSeat } from './draw/questions.ts';
import { rail, seats } from './draw/seats.ts';
import { roleCard } from './draw/role.ts';
import { Rows } from './rows.tsx';
import { sceneOf, surfaceOf, type ScreenState } from './state.ts';
import type { Scene, Words } from '../words/index.ts';
import type { Line } from './line.ts';

/** What the machine that runs the table adds to its owner's screen. */
export interface HostInfo {
  /** The addresses that others join by, the best first. */
  readonly addresses: readonly string[];
}

interface FrameProps {
  readonly state: ScreenState;
  readonly words: Words;
  readonly host: HostInfo | null;
}

/** The whole screen, as a function of its state. */
export function Frame({ state, words, host }: FrameProps): ReactElement {
  const scene = sceneOf(state);
  const drawn = dock(state, host !== null, words);
  if (scene === null || state.page === 'role' || scene.view.ending !== null) {
    return (
      <Column>
        <Rows lines={wholePage(pageLines(state, scene, host, words))} columns={columns} />
        <Rows lines={drawn} columns={columns} />
      </Column>
    );
  }
  const mine = state.open && surfaceOf(state) === 'drawer' ? scene.view.mine : null;
  return (
    <Column>
      <Rows lines={[header(scene.view, state.update.table.name, scene.nameOf, words)]} columns={columns} />
      <Board state={state} scene={scene} words={words} />
      {mine ? (
        <Rows lines={drawer(scene, mine, words)} columns={columns} />
      ) : (
        <Rows lines={[...log(scene.story, scene.nameOf, words), ...drawn]} columns={columns} />
      )}
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

function pageLines(
  state: ScreenState,
  scene: Scene | null,
  host: HostInfo | null,
  words: Words,
): readonly Line[] {
  const { table } = state.update;
  if (scene === null)
    return table.stage === 'closed' ? [] : gathering(table, state.viewer, host?.addresses ?? [], words);
  const { ending: over, mine } = scene.view;
  if (over) return ending(scene, over, table.name, words);
  return mine ? roleCard(scene, mine, table.name, state.open, words) : [];
}

const wholePage = (lines: readonly Line[]): readonly Line[] =>
  [...lines, ...blank(page.rows - lines.length)].slice(0, page.rows);

const blank = (rows: number): readonly Line[] => Array.from({ length: Math.max(rows, 0) }, () => []);
