import { isAdvised } from '../advice.ts';
import { concernOf } from '../concern.ts';
import {
  hasMenu,
  partedBy,
  partyCard,
  sceneOf,
  surfaceOf,
  whyMute,
  type Note,
  type ScreenState,
  type SeenParty,
} from '../state.ts';
import { beside, box } from './box.ts';
import { explained, plain, pressable } from './boxes.ts';
import { bold, columnsOf, fitted, fitting, row, textOf, type Line } from '../line.ts';
import { chatRoom } from '../../text/index.ts';
import { claiming, confirming } from './dialogs.ts';
import { draftText } from '../draft.ts';
import { glyphs } from '../glyphs.ts';
import { hinted } from './hinted.ts';
import { keyRow, typingRow, type Hint } from './keys.ts';
import { barLine, loud, quiet, type Bar } from '../rule.ts';
import { newestOutcome, type Scene, type Sentence } from '../../words/index.ts';
import { handOver } from './handing.ts';
import { outcomeRows } from './outcome.ts';
import { question } from './questions.ts';
import { tableDock } from './table-docks.ts';
import { usual } from '../layout.ts';
import type { Sheet } from '../sheet.ts';

/** The part of the screen that asks: a bar, rows, and the keys that belong to the question. */
export interface Dock {
  readonly bar: Bar;
  readonly rows: readonly Line[];
  readonly keys: readonly Hint[];
}

/** The lowest part of the screen, for whatever concerns the viewer most: a bar, the rows beneath and the keys. */
export function dock(state: ScreenState, returnLine: string, sheet: Sheet): readonly Line[] {
  const { layout } = sheet;
  const shown = dockOf(state, returnLine, sheet);
  const count = !isLow(state) ? layout.dock : layout.kind === 'figures' ? 1 : lowRows;
  const noted = Math.min(count, shown.rows.length, leastRows) - 1;
  const rows = Array.from({ length: count }, (_, index) =>
    fitted(
      index === noted && state.note !== null ? note(state.note, state, sheet) : (shown.rows[index] ?? []),
      layout.columns,
    ),
  );
  const keys = typed(state, sheet) ?? keyRow(shown.keys, keysBeside(shown, state, sheet), sheet);
  return [barLine(shown.bar, layout.columns, clockSays(state, sheet)), ...rows, keys];
}

/** What the clock of the phase said last; empty where it said nothing, stands still or can't be heard. */
export function clockSays(state: ScreenState, { words: { clock } }: Sheet): string {
  const { timeLeft, paused } = state.update.table;
  const isHeard = state.link === null && partedBy(state) === null;
  return timeLeft === null || paused || !isHeard ? '' : clock.left(timeLeft);
}

/** What is being said or looked for, while keys are its letters. */
function typed({ typing, draft, sought }: ScreenState, { words: { chat }, layout }: Sheet): Line | null {
  if (typing === null) return null;
  const [head, behind] = chat.typing[typing];
  if (typing === 'find') return typingRow(sought, [head, behind], layout.columns);
  const left = chatRoom(draftText(draft));
  const told = left > nearlyFull ? behind : `${chat.left(left)} ${glyphs.dot} ${behind}`;
  return typingRow(draft, [head, told], layout.columns);
}

/** From so many columns on that may still be typed, they are counted. */
const nearlyFull = 40;

/** Keys that work now: of what the dock is about, and beside it. */
export interface KeysNow {
  readonly asked: readonly Hint[];
  readonly beside: readonly Hint[];
}

/** The keys of a screen, as its dock and its row of keys have them. */
export function keysNow(
  { state, returnLine }: { readonly state: ScreenState; readonly returnLine: string },
  sheet: Sheet,
): KeysNow {
  const shown = dockOf(state, returnLine, sheet);
  return { asked: shown.keys, beside: keysBeside(shown, state, sheet) };
}

/** Below the high pages of lobby and roles the dock is lower, and is as high for all. */
const isLow = (state: ScreenState): boolean => {
  const { table } = state.update;
  return partedBy(state) === null && (table.stage === 'lobby' || table.looking || state.page === 'role');
};
const lowRows = 2;
const leastRows = 3;

/** What the dock says, row by row, and asks. */
export function dockOf(state: ScreenState, returnLine: string, sheet: Sheet): Dock {
  const { decision } = state.update;
  const scene = sceneOf(state);
  const concern = concernOf(state);
  switch (concern) {
    case 'leave':
    case 'execute':
    case 'kick-person':
    case 'break-off':
      return confirming(state, concern, returnLine, sheet);
    case 'claim':
    case 'question':
    case 'role':
    case 'card':
    case 'watching':
    case 'handing':
      if (scene === null) throw new Error('a game is under way');
      if (concern === 'claim') return claiming(state, scene, sheet);
      if (concern === 'handing') return handOver(state, scene, sheet);
      return decision && concern === 'question'
        ? question(state, scene, decision, sheet)
        : watching(state, scene, sheet);
    default:
      return tableDock(state, concern, returnLine, sheet);
  }
}

/** Nothing is asked of the viewer: a card to look at, the last result, or what the table waits for. */
function watching(state: ScreenState, scene: Scene, sheet: Sheet): Dock {
  const { keys } = sheet.words;
  if (state.page === 'role' || state.update.table.looking) {
    const panel = sheet.words.roles.ask(scene, sheet.words.table.haveLooked(state.update.table));
    return {
      bar: loud(sheet.words.yourMove, panel.bar),
      rows: plain(panel, sheet),
      keys: [
        [keys.space, 'hold'],
        [keys.enter, 'knowRole'],
      ],
    };
  }
  const seen = partyCard(state);
  if (seen) return cardDock(seen, state.open, scene, sheet);
  const outcome = newestOutcome(sheet.words, scene, state.read);
  if (outcome) {
    return {
      bar: quiet('theirs', outcome.bar),
      rows: outcomeRows(outcome, scene, sheet),
      keys: [[keys.enter, 'goOn']],
    };
  }
  const { phase } = scene.view;
  if (phase === 'over') throw new Error('a game that is over has an ending');
  const panel = hinted(sheet.words.waiting[phase](scene), state, sheet);
  return { bar: quiet('theirs', panel.bar), rows: plain(panel, sheet), keys: [] };
}

const cardColumns = 25;

/** The party card that a President has asked for: as wide whatever it shows. */
function cardDock(seen: SeenParty, open: boolean, scene: Scene, sheet: Sheet): Dock {
  const { label, ...panel } = sheet.words.partyCard(seen.target, scene);
  const shown = open ? sheet.words.terms.party[seen.party] : glyphs.hidden;
  const name = fitting(label, cardColumns - 4 - 2 - columnsOf(row(shown)));
  const text = bold(`${textOf(name)}  ${shown}`);
  const size = { columns: cardColumns, rows: sheet.layout.box };
  const card = box(fitted(row(' ', text), cardColumns - 2), 'thing', size);
  const look = { key: 'space', label: sheet.words.keys.does.look };
  return {
    bar: loud(sheet.words.yourMove, panel.bar),
    rows: explained(beside(2, pressable(card, look), 3), panel.rows, sheet),
    keys: [
      [sheet.words.keys.space, 'look'],
      [sheet.words.keys.enter, 'done'],
    ],
  };
}

/** Why the last key or answer did nothing. */
function note(note: Note, state: ScreenState, sheet: Sheet): Line {
  const { words, layout } = sheet;
  const key = 'key' in note && (note.key === 'enter' ? words.keys.enter : note.key);
  const before: Line = key ? row(' ', bold(key), ' ') : row(' ');
  return row(before, fitting(whyNot(note, state, sheet), layout.columns - columnsOf(before)));
}

/** Why the last key or answer did nothing, in words. */
export function whyNot(note: Note, state: ScreenState, { words, keymap }: Sheet): Sentence {
  if ('seat' in note)
    return words.barred(note.seat, note.reason, (seat) => state.update.table.seats[seat]?.name ?? '');
  return note.reason === 'unused' ? words.unusedKey[note.question](keymap) : words.refusals[note.reason];
}

/** The keys that work beside those of a dock. */
export const keysBeside = ({ keys }: Dock, state: ScreenState, sheet: Sheet): readonly Hint[] =>
  others(state, sheet).filter(([key]) => keys.every(([asked]) => asked !== key));

/** The keys that work whatever is asked; help comes before those that may go where there is no room. */
function others(state: ScreenState, { words, keymap, layout, ascii }: Sheet): readonly Hint[] {
  const { table, view, viewer, hosts, claims } = state.update;
  const { asking, page, handing } = state;
  const does: Hint[] = [];
  const plays = table.stage === 'playing' && partedBy(state) === null;
  const during = plays && viewer !== null;
  const open = asking === 'decision' || asking === 'claim' || asking === 'execute';
  if (open && whyMute(state) === null) does.push([keymap.talk, 'talk']);
  if (open && during && claims.length > 0 && asking !== 'claim') does.push([keymap.claim, 'claim']);
  if (open && view !== null && page !== 'role')
    does.push(page === 'history' ? [keymap.board, 'board'] : [keymap.history, 'history']);
  if (open && during && isAdvised(state))
    does.push(page === 'advice' ? [keymap.board, 'board'] : [keymap.advice, 'advice']);
  if (surfaceOf(state) === 'drawer' && open) does.push([words.keys.space, 'mine']);
  if (hosts && table.stage === 'lobby' && open) {
    does.push([keymap.invite, 'invite']);
    if (layout.columns >= usual.columns && !ascii) does.push([keymap.qr, 'qr']);
  }
  if (table.stage === 'lobby' && open) does.push([keymap.houseRules, 'houseRules']);
  if (open) does.push([keymap.help, 'help']);
  if (asking === 'decision' && plays && hasMenu(state)) does.push([keymap.table, 'table']);
  if (asking === 'decision') does.push([keymap.leave, handing?.at === 'seat' ? 'handBack' : 'leave']);
  if (asking === 'decision' && during && !table.paused) does.push([keymap.privacy, 'privacy']);
  if (open) does.push([keymap.theme, 'theme'], [keymap.language, 'language']);
  return does;
}
