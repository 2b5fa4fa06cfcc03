import { areClocksOn, isClocked } from '../../table/clocks.ts';
import { absent, vacant, type Concern } from '../concern.ts';
import { button, inOneRow, plain } from './boxes.ts';
import { fitting, inverse, row, type Line } from '../line.ts';
import { buttonsOf } from '../buttons.ts';
import { glyphs } from '../glyphs.ts';
import { loud, quiet, type Bar } from '../rule.ts';
import { partedBy, sceneOf, standingOf, type ScreenState } from '../state.ts';
import type { ButtonUse, NameOf, Panel } from '../../words/index.ts';
import type { Dock } from './dock.ts';
import type { Hint } from './keys.ts';
import { otherDoors, waysBack } from '../ways.ts';
import type { Sheet } from '../sheet.ts';

/** What the dock says of the table itself. */
export type TableConcern = Exclude<
  Concern,
  | 'leave'
  | 'execute'
  | 'kick-person'
  | 'break-off'
  | 'claim'
  | 'question'
  | 'role'
  | 'card'
  | 'watching'
  | 'handing'
>;

/** The dock while it is about the table and those around it, not about a step of the game. */
export function tableDock(state: ScreenState, concern: TableConcern, returnLine: string, sheet: Sheet): Dock {
  const { table } = state.update;
  const nameOf: NameOf = (seat) => table.seats[seat]?.name ?? '';
  const { keys } = sheet.words;
  const stopped = (panel: Panel, hints: readonly Hint[] = []): Dock => ({
    bar: quiet('stopped', panel.bar),
    rows: plain(panel, sheet),
    keys: hints,
  });
  switch (concern) {
    case 'parted':
      return stopped(sheet.words.parted[partedBy(state) ?? 'host-left'](returnLine), [[keys.enter, 'leave']]);
    case 'link':
      return stopped(linkLost(state, returnLine, sheet), [
        [keys.enter, 'tryNow'],
        ...(waysBack(state).length > 0 ? ([[sheet.keymap.wayBack, 'wayBack']] as const) : []),
      ]);
    case 'lobby':
      return lobbyDock(state, sheet);
    case 'kick':
      return arranging(state, sheet.words.lobby.kick(state.seat, nameOf), 'kick', sheet);
    case 'move-seat':
    case 'place-seat': {
      const held = concern === 'place-seat';
      return arranging(state, sheet.words.lobby.move(state.seat, held, nameOf), held ? 'put' : 'take', sheet);
    }
    case 'menu': {
      const panel = sheet.words.table.menu(standingOf(state));
      const menu = withButtons(state, loud(panel.head, panel.bar), panel, sheet);
      return { ...menu, keys: [...menu.keys, [keys.escape, 'back']] };
    }
    case 'paused': {
      const panel = sheet.words.table.paused(areClocksOn(table.clocks), standingOf(state));
      return inLastRow(state, quiet('stopped', panel.bar), panel, sheet);
    }
    case 'looked':
      return lookedDock(state, sheet);
    case 'away': {
      const { view } = state.update;
      const seat = absent(state);
      if (seat === null || view === null) throw new Error('somebody is absent');
      const panel = sheet.words.table.away(seat, view.phase, isClocked(table.clocks, view.phase), nameOf);
      return withButtons(state, loud(panel.head, panel.bar), panel, sheet);
    }
    case 'broken-off': {
      const panel = sheet.words.table.brokenOff(
        sceneOf(state)?.brokenOff ?? 'host',
        table.closedBecause === null,
      );
      return inLastRow(state, quiet('stopped', panel.bar), panel, sheet);
    }
    case 'end':
      return ended(state, sheet);
  }
}

function linkLost(state: ScreenState, returnLine: string, { words: { table }, keymap }: Sheet): Panel {
  const { link, update } = state;
  if (link === null) throw new Error('the link holds');
  const key = waysBack(state).length > 0 ? keymap.wayBack : null;
  return table.linkLost(link, update.viewer, { line: returnLine, others: otherDoors(state), key });
}

/** A bar, buttons and who deals. */
function lobbyDock(state: ScreenState, sheet: Sheet): Dock {
  const panel = sheet.words.lobby.ask(standingOf(state));
  const bar = panel.asks ? loud(sheet.words.yourMove, panel.bar) : quiet('theirs', panel.bar);
  const [, second] = plain(panel, sheet);
  return { bar, rows: [buttonRow(state, sheet), second], keys: hintsOf(state) };
}

/** As high as the question before it, above the role card. */
function lookedDock(state: ScreenState, sheet: Sheet): Dock {
  const panel = sheet.words.table.looked(standingOf(state));
  const [first, second] = plain(panel, sheet);
  const buttons = buttonsOf(state).length > 0;
  return {
    bar: quiet('theirs', panel.bar),
    rows: [buttons ? buttonRow(state, sheet) : first, second],
    keys: hintsOf(state),
  };
}

/** The host chooses a seat of the lobby. */
function arranging(state: ScreenState, panel: Panel, use: Hint[1], sheet: Sheet): Dock {
  const { keys } = sheet.words;
  const [first, second] = plain(panel, sheet);
  return {
    bar: loud(sheet.words.yourMove, panel.bar),
    rows: [
      state.seat === null
        ? first
        : row(' ', inverse(row(glyphs.picked)), fitting(panel.rows[0], sheet.layout.said - 1)),
      second,
    ],
    keys: [
      [glyphs.upDown, 'move'],
      [keys.enter, use],
      [keys.escape, 'back'],
    ],
  };
}

function ended(state: ScreenState, sheet: Sheet): Dock {
  const scene = sceneOf(state);
  const over = scene?.view.ending;
  if (!scene || !over) throw new Error('the game has ended');
  const panel = sheet.words.end.panel(scene, over, state.update.table.closedBecause === null);
  return inLastRow(state, loud(sheet.words.end.head, panel.bar), panel, sheet);
}

/** Buttons, with the panel's second and third row beneath. */
function withButtons(state: ScreenState, bar: Bar, panel: Panel, sheet: Sheet): Dock {
  const [, second, third] = plain(panel, sheet);
  return { bar, rows: [buttonRow(state, sheet, '   '), second, third], keys: hintsOf(state) };
}

/** A panel's first two rows, with what the host may do beneath; others read the third. */
function inLastRow(state: ScreenState, bar: Bar, panel: Panel, sheet: Sheet): Dock {
  const [first, second, third] = plain(panel, sheet);
  const last = buttonsOf(state).length === 0 ? third : buttonRow(state, sheet);
  return { bar, rows: [first, second, last], keys: hintsOf(state) };
}

/** The buttons of what the dock is about, closer together where they are many. */
function buttonRow(state: ScreenState, sheet: Sheet, gap = '  '): Line {
  const { words, layout } = sheet;
  const all = buttonsOf(state);
  const labelOf = (use: ButtonUse): string => words.table.button(use, standingOf(state), vacant(state));
  const drawn = (wordOf: (use: ButtonUse) => string): readonly Line[] =>
    all.map(({ key, use }, index) => {
      const press = { key, label: labelOf(use as ButtonUse), picked: index === state.button };
      return button(press, `${key}${wordOf(use as ButtonUse)}`);
    });
  const long = drawn((use) => `  ${labelOf(use)}`);
  const short = drawn((use) => ` ${words.keys.does[use]}`);
  const bare = drawn(() => '');
  return inOneRow([long, short, bare], [gap, ' ', ''], layout);
}

const hintsOf = (state: ScreenState): readonly Hint[] =>
  buttonsOf(state).map(({ key, use }): Hint => [key, use as ButtonUse]);
