import { anyRules, everyOption } from './any-rules.ts';
import { cutAfter, twin, withAnotherRole } from './worlds.ts';
import { derive, seedFrom } from '../../src/chance/seed.ts';
import { dice } from '../../src/chance/dice.ts';
import {
  maxPlayers,
  minPlayers,
  type Chance,
  type Event,
  type Rules,
  type Seat,
  type Viewer,
} from '../../src/game/index.ts';
import { randomHistory, replay, type History } from './randomPlay.ts';
import { sights, type Rulebook, type Sight } from './worlds-sights.ts';

/** The most characters of JSON that a view's `mine` takes: a Mastermind's at ten, with three tiles before it. */
export const mineAtMost = 392;

const parts = [
  'news',
  'table',
  'mine',
  'options',
  'barred',
  'claims',
  'attempts',
] as const satisfies (keyof Sight)[];
type Part = (typeof parts)[number];
const partsWithoutRole = parts.filter((part) => part !== 'mine');

/** What a run has compared, so that a test can demand that it looked at something. */
export class Tally {
  /** Pairs of sights compared. */
  sights = 0;
  /** How many pairs of worlds differed in this. */
  readonly differing = { roles: 0, decks: 0, ballots: 0, discards: 0, moments: 0, ownRole: 0 };
  longestMine = 0;
  /** The types of all that happened in the games. */
  readonly happened = new Set<Event['type']>();
}

/** A game in which a rulebook is tried. */
interface Trial {
  readonly rulebook: Rulebook;
  readonly history: History;
  readonly chance: Chance;
  readonly tally: Tally;
}

/**
 * Plays one game (sizes take turns by `index`, and so do the usual rules, any others and every option changed; all else comes from the seed) and demands for each viewer,
 * every seat, dead or alive, and a spectator, that whatever it is sent is the same, byte for byte, in worlds that it
 * cannot tell apart. Returns null, or what a viewer could tell. Throws where a step of one world is refused in another.
 */
export function interference(
  rulebook: Rulebook,
  seed: string,
  index: number,
  tally = new Tally(),
): string | null {
  const chance = dice(derive(seedFrom(seed), 'non-interference', String(index)));
  const sizes = maxPlayers - minPlayers + 1;
  const rules = rulesOf(Math.floor(index / sizes), chance);
  const history = randomHistory(chance, minPlayers + (index % sizes), rules);
  for (const { news } of replay(history)) for (const { event } of news) tally.happened.add(event.type);
  try {
    return whatIsTold({ rulebook, history, chance, tally });
  } catch (error) {
    throw new Error(`in case ${index} of seed ${seed}`, { cause: error });
  }
}

function rulesOf(round: number, chance: Chance): Partial<Rules> {
  if (round % 2 === 1) return anyRules(chance);
  return round % 4 === 0 ? {} : everyOption;
}

function whatIsTold(trial: Trial): string | null {
  const { rulebook, history, tally } = trial;
  const publicly = [...sights(rulebook, history, null)];
  const viewers: Viewer[] = [null, ...history.roles.keys()];
  for (const viewer of viewers) {
    const seen = viewer === null ? publicly : [...sights(rulebook, history, viewer)];
    const told =
      difference(seen, publicly, ['table']) ??
      tooLong(seen, tally) ??
      twinsTell(trial, viewer, seen) ??
      (viewer === null ? null : ownRoleTells(trial, viewer, seen));
    if (told !== null) return `${viewer === null ? 'a spectator' : `seat ${viewer}`}: ${told}`;
  }
  return null;
}

/** Cuts the game at any moment, and at its end or just before it, where what everybody learns by it is still hidden. */
function twinsTell(
  { rulebook, history, chance, tally }: Trial,
  viewer: Viewer,
  seen: readonly Sight[],
): string | null {
  const { length } = history.moments;
  for (const moments of [1 + chance.below(length), length - chance.below(2)]) {
    const cut = cutAfter(history, moments);
    const other = twin(cut, viewer, chance);
    count(cut, other, tally);
    const told = difference(seen, sights(rulebook, other, viewer), parts, tally);
    if (told !== null) return told;
  }
  return null;
}

function ownRoleTells(
  { rulebook, history, chance, tally }: Trial,
  seat: Seat,
  seen: readonly Sight[],
): string | null {
  const other = withAnotherRole(cutAfter(history, history.moments.length - 1), seat, chance);
  if (other === null) return null;
  tally.differing.ownRole += 1;
  const otherwise = [...sights(rulebook, other, seat)];
  return difference(seen, otherwise, partsWithoutRole, tally) ?? tooLong(otherwise, tally);
}

/** The first part of a sight that isn't the same in both, as far as the second goes. */
function difference(
  seen: readonly Sight[],
  otherwise: Iterable<Sight>,
  compared: readonly Part[],
  tally?: Tally,
): string | null {
  let moment = 0;
  for (const sight of otherwise) {
    if (tally) tally.sights += 1;
    const before = seen[moment];
    const part = compared.find((name) => before?.[name] !== sight[name]);
    if (part) return `${part} differ after ${moment} moments:\n${before?.[part]}\n${sight[part]}`;
    moment += 1;
  }
  return null;
}

function tooLong(seen: readonly Sight[], tally: Tally): string | null {
  for (const { mine } of seen) {
    tally.longestMine = Math.max(tally.longestMine, mine.length);
    if (mine.length > mineAtMost) return `${mine.length} characters, more than ${mineAtMost}:\n${mine}`;
  }
  return null;
}

function count(a: History, b: History, { differing }: Tally): void {
  const differ = (told: (history: History) => unknown): number =>
    JSON.stringify(told(a)) === JSON.stringify(told(b)) ? 0 : 1;
  const commands = (type: string) => (history: History) =>
    history.moments.flat().filter(({ command }) => command.type === type);
  differing.roles += differ((history) => history.roles);
  differing.decks += differ((history) => history.decks);
  differing.ballots += differ(commands('vote'));
  differing.discards += differ(commands('discard'));
  differing.moments += differ((history) => history.moments.map((moment) => moment.length));
}
