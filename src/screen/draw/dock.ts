import { partyCard, sceneOf, surfaceOf, type ScreenState, type SeenParty } from '../state.ts';
import { beside, explained, plain, type Block } from './boxes.ts';
import { bold, columnsOf, fitted, fitting, row, textOf, type Line } from '../line.ts';
import { box, face } from './board.ts';
import { claiming, confirmation } from './dialogs.ts';
import { columns, said } from '../layout.ts';
import { glyphs } from '../glyphs.ts';
import { keyRow, type Hint } from './keys.ts';
import { loudBar, quietBar } from '../rule.ts';
import { newestOutcome, type Outcome, type Scene, type Words } from '../../words/index.ts';
import { pickedSeat, question } from './questions.ts';
import { tally } from './tally.ts';

/** The part of the screen that asks: a bar, three rows, and the keys that belong to the question. */
export interface Dock {
  readonly bar: Line;
  readonly rows: Block;
  readonly keys: readonly Hint[];
}

/** The five rows of the dock, for whatever concerns the viewer most. */
export function dock(state: ScreenState, host: boolean, words: Words): readonly Line[] {
  const shown = dockOf(state, host, words);
  const [first, second, third] = shown.rows;
  const rows = [first, second, state.note === null ? third : note(state, words)];
  return [
    shown.bar,
    ...rows.map((line) => fitted(line, columns)),
    keyRow(shown.keys, state.asking === 'decision' ? others(state, words) : [], words),
  ];
}

function dockOf(state: ScreenState, host: boolean, words: Words): Dock {
  const { table, decision } = state.update;
  const scene = sceneOf(state);
  if (state.asking === 'leave')
    return confirmation(words.leave(scene, host), state.goingOn, ['leave', 'stay'], words);
  if (table.stage === 'closed') {
    const panel = words.closed[table.closedBecause ?? 'host-left'];
    return { bar: quietBar('stopped', panel.bar, columns), rows: plain(panel), keys: [] };
  }
  if (scene === null) {
    const panel = words.gathering.wait(table.seats.filter((sitter) => sitter === null).length);
    return { bar: quietBar('theirs', panel.bar, columns), rows: plain(panel), keys: [] };
  }
  if (scene.view.ending !== null) {
    const panel = words.end.panel(scene, scene.view.ending);
    return { bar: loudBar(words.end.head, panel.bar, columns), rows: plain(panel), keys: [] };
  }
  if (state.asking === 'claim') return claiming(state, scene, words);
  const target = pickedSeat(state);
  if (state.asking === 'confirm' && target !== null) {
    return confirmation(words.confirmExecution(scene, target), state.goingOn, ['execute', 'back'], words);
  }
  return decision ? question(state, scene, decision, words) : watching(state, scene, words);
}

/** Nothing is asked of the viewer: a card to look at, the last result, or what the table waits for. */
function watching(state: ScreenState, scene: Scene, words: Words): Dock {
  const { keys } = words;
  if (state.page === 'role') {
    const panel = words.roles.ask(scene);
    return {
      bar: loudBar(words.yourMove, panel.bar, columns),
      rows: plain(panel),
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

/** The keys that work whatever is asked. */
function others(state: ScreenState, words: Words): readonly Hint[] {
  const hints: Hint[] = [];
  if (state.update.claims.length > 0) hints.push(['c', 'claim']);
  if (surfaceOf(state) === 'drawer') hints.push([words.keys.space, 'mine']);
  return [...hints, ['q', 'leave']];
}
