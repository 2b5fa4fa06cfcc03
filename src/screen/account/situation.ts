import { areClocksOn } from '../../table/clocks.ts';
import { longest } from './in-words.ts';
import { isAwaited, marksOf, placardOf } from '../draw/seat.ts';
import { stepOf } from '../draw/header.ts';
import type { PlayerAccount, Scene } from '../../words/index.ts';
import type { Seat } from '../../game/index.ts';
import { hostsOthers, type ScreenState } from '../state.ts';
import type { Sheet } from '../sheet.ts';

/** The round or the lobby, the table, and who the viewer is. */
export function title(state: ScreenState, scene: Scene | null, { words }: Sheet): string {
  const { table } = state.update;
  return [...stage(table, scene, words), table.name, whoseScreen(state, words)].join(' · ');
}

function whoseScreen(state: ScreenState, { board, handing }: Sheet['words']): string {
  const { viewer, table } = state.update;
  if (state.handing?.at === 'board') return handing.oneTerminal(state.handing.people.length);
  const nameOf = (seat: Seat): string => table.seats[seat]?.name ?? '';
  return viewer === null ? board.spectator : board.you(viewer, nameOf, hostsOthers(state));
}

function stage(
  { seats, spectators, looking }: ScreenState['update']['table'],
  scene: Scene | null,
  { lobby, roles, board, end }: Sheet['words'],
): readonly string[] {
  if (scene === null) return [lobby.stage(seats.length, spectators)];
  const { ending, round, phase } = scene.view;
  if (ending !== null) return [end.won(ending)];
  const step = stepOf[phase];
  return looking || step === null ? [roles.title] : [board.round(round), board.step[step]];
}

/** The board in sentences; in the lobby, what will be dealt. */
export function board(
  { update }: ScreenState,
  scene: Scene | null,
  { words, keymap }: Sheet,
): readonly string[] {
  if (scene !== null) return words.account.board(scene.view, scene.nameOf);
  const { seats, rules, clocks } = update.table;
  return [
    longest(words.lobby.roles(seats.length, rules)),
    words.lobby.board(seats.length),
    longest(words.houseRules.differing(rules, keymap.houseRules)),
    ...(areClocksOn(clocks) ? [words.clock.explained(clocks)] : []),
  ];
}

/** Everybody in the order of play, a sentence each. */
export function seats(state: ScreenState, scene: Scene | null, sheet: Sheet): readonly string[] {
  const { table, viewer } = state.update;
  const { account } = sheet.words;
  return table.seats.map((sitter, seat) => {
    if (scene !== null) return account.player(playerIn(seat, state, scene, sheet));
    const { name, ready, bot, away } = sitter;
    return account.guest({ seat, name, ready, bot, away, mine: seat === viewer, hosts: seat === table.host });
  });
}

function playerIn(seat: Seat, { update }: ScreenState, scene: Scene, sheet: Sheet): PlayerAccount {
  const { view, nameOf } = scene;
  const company = { scene, table: update.table, picked: null, pressOf: () => undefined, sheet };
  const marks = new Set(marksOf(seat, company));
  if (seat === update.viewer) marks.add('you');
  return {
    seat,
    name: nameOf(seat),
    placard: placardOf(seat, view),
    awaited: view.ending === null && isAwaited(seat, view),
    ballot: ballotIn(seat, view),
    marks: [...marks],
  };
}

function ballotIn(seat: Seat, { phase, living, voted, ballots }: Scene['view']): PlayerAccount['ballot'] {
  if (!living.includes(seat)) return null;
  if (phase === 'vote') return voted.includes(seat) ? 'cast' : null;
  return ballots?.[seat] ?? null;
}
