import { absent, vacant, type Concern } from '../concern.ts';
import { columnsOf, fitting, inverse, row, type Line } from '../line.ts';
import { button, plain } from './boxes.ts';
import { buttonsOf } from '../buttons.ts';
import { columns, said } from '../layout.ts';
import { glyphs } from '../glyphs.ts';
import { loudBar, quietBar } from '../rule.ts';
import { sceneOf, standingOf, type ScreenState } from '../state.ts';
import type { ButtonUse, NameOf, Panel, Words } from '../../words/index.ts';
import type { Dock } from './dock.ts';
import type { Hint } from './keys.ts';

/** What the dock says of the table itself. */
export type TableConcern = Exclude<
  Concern,
  'leave' | 'execute' | 'kick-person' | 'break-off' | 'claim' | 'question' | 'role' | 'card' | 'watching'
>;

/** The dock while it is about the table and those around it, not about a step of the game. */
export function tableDock(state: ScreenState, concern: TableConcern, returnLine: string, words: Words): Dock {
  const { table } = state.update;
  const nameOf: NameOf = (seat) => table.seats[seat]?.name ?? '';
  const { keys } = words;
  const stopped = (panel: Panel, hints: readonly Hint[] = []): Dock => ({
    bar: quietBar('stopped', panel.bar, columns),
    rows: plain(panel),
    keys: hints,
  });
  switch (concern) {
    case 'closed':
      return stopped(words.closed[table.closedBecause ?? 'host-left']);
    case 'link':
      return stopped(linkLost(state, returnLine, words), [[keys.enter, 'tryNow']]);
    case 'lobby':
      return lobbyDock(state, words);
    case 'kick':
      return arranging(state, words.lobby.kick(state.seat, nameOf), 'kick', words);
    case 'move-seat':
    case 'place-seat': {
      const held = concern === 'place-seat';
      return arranging(state, words.lobby.move(state.seat, held, nameOf), held ? 'put' : 'take', words);
    }
    case 'menu': {
      const panel = words.table.menu(standingOf(state));
      const menu = withButtons(state, loudBar(panel.head, panel.bar, columns), panel, words);
      return { ...menu, keys: [...menu.keys, [keys.escape, 'back']] };
    }
    case 'paused':
      return inLastRow(state, quietBar('stopped', words.table.paused.bar, columns), words.table.paused, words);
    case 'looked':
      return lookedDock(state, words);
    case 'away': {
      const seat = absent(state);
      if (seat === null) throw new Error('somebody is absent');
      const panel = words.table.away(seat, state.update.view?.phase === 'vote', nameOf);
      return withButtons(state, loudBar(panel.head, panel.bar, columns), panel, words);
    }
    case 'broken-off':
      return inLastRow(
        state,
        quietBar('stopped', words.table.brokenOff.bar, columns),
        words.table.brokenOff,
        words,
      );
    case 'end':
      return ended(state, words);
  }
}

function linkLost({ link }: ScreenState, returnLine: string, { table }: Words): Panel {
  if (link === null) throw new Error('the link holds');
  return table.linkLost(link.since, link.tries, link.lastTry ?? null, returnLine);
}

/** A bar, buttons and who deals. */
function lobbyDock(state: ScreenState, words: Words): Dock {
  const panel = words.lobby.ask(standingOf(state));
  const bar = panel.asks ? loudBar(words.yourMove, panel.bar, columns) : quietBar('theirs', panel.bar, columns);
  const [, second] = plain(panel);
  return { bar, rows: [buttonRow(state, words), second], keys: hintsOf(state) };
}

/** As high as the question before it, above the role card. */
function lookedDock(state: ScreenState, words: Words): Dock {
  const panel = words.table.looked(standingOf(state));
  const [first, second] = plain(panel);
  const buttons = buttonsOf(state).length > 0;
  return {
    bar: quietBar('theirs', panel.bar, columns),
    rows: [buttons ? buttonRow(state, words) : first, second],
    keys: hintsOf(state),
  };
}

/** The host chooses a seat of the lobby. */
function arranging(state: ScreenState, panel: Panel, use: Hint[1], words: Words): Dock {
  const { keys } = words;
  const [first, second] = plain(panel);
  return {
    bar: loudBar(words.yourMove, panel.bar, columns),
    rows: [
      state.seat === null ? first : row(' ', inverse(row(glyphs.picked)), fitting(panel.rows[0], said - 1)),
      second,
    ],
    keys: [
      [glyphs.upDown, 'move'],
      [keys.enter, use],
      [keys.escape, 'back'],
    ],
  };
}

function ended(state: ScreenState, words: Words): Dock {
  const scene = sceneOf(state);
  const over = scene?.view.ending;
  if (!scene || !over) throw new Error('the game has ended');
  const panel = words.end.panel(scene, over);
  return inLastRow(state, loudBar(words.end.head, panel.bar, columns), panel, words);
}

/** Buttons, with the panel's second and third row beneath. */
function withButtons(state: ScreenState, bar: Line, panel: Panel, words: Words): Dock {
  const [, second, third] = plain(panel);
  return { bar, rows: [buttonRow(state, words, '   '), second, third], keys: hintsOf(state) };
}

/** A panel's first two rows, with what the host may do beneath; others read the third. */
function inLastRow(state: ScreenState, bar: Line, panel: Panel, words: Words): Dock {
  const [first, second, third] = plain(panel);
  const last = buttonsOf(state).length === 0 ? third : buttonRow(state, words);
  return { bar, rows: [first, second, last], keys: hintsOf(state) };
}

/** The buttons of what the dock is about, closer together where they are many. */
function buttonRow(state: ScreenState, words: Words, gap = '  '): Line {
  const drawn = buttonsOf(state).map(({ key, use }, index) =>
    button(
      key,
      `  ${words.table.button(use as ButtonUse, standingOf(state), vacant(state))}`,
      index === state.button,
    ),
  );
  const spaced = (gap: string): Line =>
    row(' ', ...drawn.flatMap((one, index) => [index === 0 ? '' : gap, one]));
  const versions = [spaced(gap), spaced(' '), spaced('')];
  return versions.find((line) => columnsOf(line) <= columns) ?? spaced('');
}

const hintsOf = (state: ScreenState): readonly Hint[] =>
  buttonsOf(state).map(({ key, use }): Hint => [key, use as ButtonUse]);
