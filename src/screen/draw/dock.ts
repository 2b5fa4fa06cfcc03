import { concernOf } from '../concern.ts';
import { partyCard, sceneOf, surfaceOf, whyMute, type ScreenState, type SeenParty } from '../state.ts';
import { beside, explained, plain, type Block } from './boxes.ts';
import { bold, columnsOf, fitted, fitting, row, textOf, type Line } from '../line.ts';
import { box, face } from './board.ts';
import { claiming, confirming } from './dialogs.ts';
import { columns, said } from '../layout.ts';
import { glyphs } from '../glyphs.ts';
import { keyRow, typingRow, type Hint } from './keys.ts';
import { loudBar, quietBar } from '../rule.ts';
import { newestOutcome, type Outcome, type Scene, type Words } from '../../words/index.ts';
import { question } from './questions.ts';
import { tableDock } from './table-docks.ts';
import { tally } from './tally.ts';

/** The part of the screen that asks: a bar, rows, and the keys that belong to the question. */
export interface Dock {
  readonly bar: Line;
  readonly rows: readonly Line[];
  readonly keys: readonly Hint[];
}

/** The rows of the dock, for whatever concerns the viewer most: a bar, three rows (two below the high pages of lobby and roles) and the keys. */
export function dock(state: ScreenState, returnLine: string, words: Words): readonly Line[] {
  const shown = dockOf(state, returnLine, words);
  const inLobby = state.update.table.stage === 'lobby';
  const all = inLobby ? shown.rows.slice(0, 2) : shown.rows;
  const last = all.length - 1;
  const rows = all.map((line, index) =>
    fitted(index === last && state.note !== null ? note(state, words) : line, columns),
  );
  const keys = state.typing ? typingRow(state.draft, words) : keyRow(shown.keys, others(state, words), words);
  return [shown.bar, ...rows, keys];
}

function dockOf(state: ScreenState, returnLine: string, words: Words): Dock {
  const { decision } = state.update;
  const scene = sceneOf(state);
  const concern = concernOf(state);
  switch (concern) {
    case 'leave':
    case 'execute':
    case 'kick-person':
    case 'break-off':
      return confirming(state, concern, returnLine, words);
    case 'claim':
    case 'question':
    case 'role':
    case 'card':
    case 'watching':
      if (scene === null) throw new Error('a game is under way');
      if (concern === 'claim') return claiming(state, scene, words);
      return decision && concern === 'question'
        ? question(state, scene, decision, words)
        : watching(state, scene, words);
    default:
      return tableDock(state, concern, returnLine, words);
  }
}

/** Nothing is asked of the viewer: a card to look at, the last result, or what the table waits for. */
function watching(state: ScreenState, scene: Scene, words: Words): Dock {
  const { keys } = words;
  if (state.page === 'role') {
    const panel = words.roles.ask(scene, words.table.haveLooked(state.update.table));
    return {
      bar: loudBar(words.yourMove, panel.bar, columns),
      rows: plain(panel).slice(0, 2),
      keys: [
        [keys.space, 'hold'],
        [keys.enter, 'knowRole'],
      ],
    };
  }
  const seen = partyCard(state);
  if (seen) return cardDock(seen, state.open, scene, words);
  const outcome = newestOutcome(words, scene, state.read);
  if (outcome) {
    return {
      bar: quietBar('theirs', outcome.bar, columns),
      rows: outcomeRows(outcome, scene, words),
      keys: [[keys.enter, 'goOn']],
    };
  }
  const { phase } = scene.view;
  if (phase === 'over') throw new Error('a game that is over has an ending');
  const panel = words.waiting[phase](scene);
  return { bar: quietBar('theirs', panel.bar, columns), rows: plain(panel), keys: [] };
}

const cardColumns = 25;

/** The party card that a President has asked for: as wide whatever it shows. */
function cardDock(seen: SeenParty, open: boolean, scene: Scene, words: Words): Dock {
  const { label, ...panel } = words.partyCard(seen.target, scene.nameOf);
  const shown = open ? words.terms.party[seen.party] : glyphs.hidden;
  const name = fitting(label, cardColumns - 4 - 2 - columnsOf(row(shown)));
  const text = bold(`${textOf(name)}  ${shown}`);
  const card = box(fitted(row(' ', text), cardColumns - 2), 'thing', cardColumns);
  return {
    bar: loudBar(words.yourMove, panel.bar, columns),
    rows: explained(beside(2, card, 3), panel),
    keys: [
      [words.keys.space, 'look'],
      [words.keys.enter, 'done'],
    ],
  };
}

function outcomeRows(outcome: Outcome, scene: Scene, words: Words): Block {
  if (outcome.note !== undefined) {
    const [ja, nein] = tally(outcome.ballots, scene.nameOf, words);
    return [ja, nein, row(' ', fitting(outcome.note, said))];
  }
  const rows = plain(outcome);
  if (outcome.policy === undefined) return rows;
  const tile = row(' ', [face(outcome.policy, 5, words)], ' ');
  return [row(tile, fitting(outcome.rows[0], columns - columnsOf(tile))), rows[1], rows[2]];
}

/** Why the last key or answer did nothing. */
function note({ note, update: { table } }: ScreenState, words: Words): Line {
  if (note === null) return [];
  if ('seat' in note)
    return row(
      ' ',
      words.barred(note.seat, note.reason, (seat) => table.seats[seat]?.name ?? ''),
    );
  return row(' ', bold(note.key ?? ''), note.key === undefined ? '' : ' ', words.refusals[note.reason]);
}

/** The keys that work whatever is asked; `?` comes before those that may go where there is no room. */
function others(state: ScreenState, words: Words): readonly Hint[] {
  const { table, view, viewer, hosts, claims } = state.update;
  const { asking, page } = state;
  const does: Hint[] = [];
  const during = table.stage === 'playing' && viewer !== null;
  const open = asking === 'decision' || asking === 'claim' || asking === 'execute';
  if (open && whyMute(state) === null) does.push(['t', 'talk']);
  if (open && during && claims.length > 0 && asking !== 'claim') does.push(['c', 'claim']);
  if (open && view !== null && page !== 'role')
    does.push(page === 'history' ? ['b', 'board'] : ['h', 'history']);
  if (surfaceOf(state) === 'drawer' && open) does.push([words.keys.space, 'mine']);
  if (open) does.push(['?', 'help']);
  if (asking === 'decision' && (during || (table.stage === 'playing' && hosts))) does.push(['m', 'table']);
  return asking === 'decision' ? [...does, ['q', 'leave']] : does;
}
