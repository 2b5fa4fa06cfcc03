import { answerVeto, askVeto } from './veto.ts';
import { claim } from './claims.ts';
import { discard, enact } from './legislation.ts';
import { execute } from './powers/execute.ts';
import { has, noSeats, without, type Seat, type SeatSet } from './seats.ts';
import { investigate } from './powers/investigate.ts';
import { nominate } from './nomination.ts';
import { peek } from './powers/peek.ts';
import { refusals, type Refusal } from './refusals.ts';
import { specialElection } from './powers/special-election.ts';
import { vote } from './election.ts';
import { allowed, type Act } from './act.ts';
import type { Game, Surroundings } from './game.ts';
import type { Move, MoveType } from './commands.ts';
import { phases, type Phase } from './vocabulary.ts';

/** Every act of the game, by the type of its command. */
const acts = {
  nominate,
  vote,
  discard,
  enact,
  veto: askVeto,
  'answer-veto': answerVeto,
  investigate,
  peek,
  'special-election': specialElection,
  execute,
} as const satisfies { readonly [T in MoveType]: Act<Extract<Move, { readonly type: T }>> };

/** The acts that are due in a phase, with the menus already made: by the choices that are left, side by side. */
interface Menu {
  readonly acts: readonly Act[];
  readonly made: (readonly Move[] | undefined)[];
}

/** Maps, since they look up a word faster than objects do. */
const actsByType: ReadonlyMap<string, Act> = new Map<string, Act>(Object.entries(acts));
const menus: ReadonlyMap<Phase, Menu> = new Map(
  phases.map((phase) => [
    phase,
    { acts: [...actsByType.values()].filter((act) => act.phase === phase), made: [] },
  ]),
);

function menuOf(game: Game): Menu {
  const menu = menus.get(game.phase);
  if (menu === undefined) throw new Error(`no such phase: ${game.phase}`);
  return menu;
}

const nothing: readonly Move[] = [];

/** The seats that the game waits for: those still to vote, else the one that decides; none when it is over. */
export function awaited(game: Game): SeatSet {
  if (game.phase === 'vote') return without(game.living, game.voted);
  return menuOf(game).acts[0]?.actors(game) ?? noSeats;
}

/** What that seat may do now, as ready-made commands, shared and read-only. A seat that has voted may vote again. */
export function options(game: Game, seat: Seat): readonly Move[] {
  const menu = menuOf(game);
  let key = 0;
  for (const act of menu.acts) {
    if (!has(act.actors(game), seat)) return nothing;
    key = (key << act.choices.length) | allowed(act.bars, act.choices.length, game);
  }
  return (menu.made[key] ??= makeMenu(menu.acts, key));
}

/** A choice that is due now but forbidden, and why. */
export interface Barred {
  readonly move: Move;
  readonly refusal: Refusal;
}

/** What that seat might do now but for a rule, each with the first rule that forbids it. */
export function barred(game: Game, seat: Seat): readonly Barred[] {
  return menuOf(game)
    .acts.filter((act) => has(act.actors(game), seat))
    .flatMap((act) =>
      act.choices.flatMap((move, choice) => {
        const refusal = firstBar(act, game, choice);
        return refusal === null || refusal === refusals['no-such-seat'] ? [] : [{ move, refusal }];
      }),
    );
}

/**
 * Carries out a seat's command, equal by value to one of its options or claims. Returns null, or why not; a refused
 * command, whatever it is, changes nothing.
 */
export function play(game: Game, seat: Seat, command: unknown, surroundings: Surroundings): Refusal | null {
  if (typeof command !== 'object' || command === null) return refusals.malformed;
  if (!Number.isInteger(seat) || seat < 0 || seat >= game.roles.length) return refusals['no-such-seat'];
  const { type } = command as { readonly type?: unknown };
  if (typeof type !== 'string') return refusals.malformed;
  if (!has(game.living, seat)) return refusals.dead;
  if (type === 'claim') return claim(game, seat, command, surroundings);
  const act = actsByType.get(type);
  return act === undefined ? refusals.malformed : take(act, game, seat, command, surroundings);
}

function take(act: Act, game: Game, seat: Seat, command: object, surroundings: Surroundings): Refusal | null {
  if (game.phase !== act.phase) return game.ending === null ? act.untimely(game, seat) : afterTheEnd(act, game);
  if (!has(act.actors(game), seat)) return act.notYours(game);
  const choice = placeOf(command, act);
  const move = act.choices[choice];
  if (move === undefined) return refusals.malformed;
  const refusal = firstBar(act, game, choice);
  if (refusal === null) act.carryOut(game, move, surroundings, seat);
  return refusal;
}

/** Most commands are taken from a menu as they are, so that there is nothing to compare. */
function placeOf(command: object, act: Act): number {
  const place = act.choices.indexOf(command as Move);
  return place === -1 ? act.find(command) : place;
}

/** R-34 forbids the session of an elected Hitler by name; R-64 forbids the rest. */
function afterTheEnd(act: Act, game: Game): Refusal {
  const ofSession = act.phase === 'discard' || act.phase === 'enact' || act.phase === 'answer-veto';
  return refusals[ofSession && game.ending?.by === 'hitler-elected' ? 'hitler-was-elected' : 'game-over'];
}

function firstBar(act: Act, game: Game, choice: number): Refusal | null {
  for (const bar of act.bars) if ((bar.forbids(game) >> choice) & 1) return bar.refusal;
  return null;
}

function makeMenu(menuActs: readonly Act[], key: number): readonly Move[] {
  let rest = key;
  const moves: Move[] = [];
  for (const act of menuActs.toReversed()) {
    moves.unshift(...act.choices.filter((_, choice) => (rest >> choice) & 1));
    rest >>= act.choices.length;
  }
  return Object.freeze(moves);
}
