import { playGame, Tally, type Simulation } from '../src/lab/index.ts';
import { seedFrom } from '../src/chance/index.ts';
import { endings, type EndedBy, type Rules } from '../src/game/index.ts';
import type { Run } from './proof.ts';

type TeamWin = Exclude<EndedBy, 'mastermind'>;
const teamWins = (Object.keys(endings) as EndedBy[]).filter((by): by is TeamWin => by !== 'mastermind');

interface Row extends Readonly<Record<TeamWin, number>> {
  readonly players: number;
  readonly trackerReset: Rules['trackerReset'];
  readonly nominations: number;
  readonly vetoes: number;
  readonly topDecks: number;
}

/** How random games end, in shares, and what happens in one, in means: measured by a program that shares nothing with this one. */
const table: readonly Row[] = [
  {
    players: 5,
    trackerReset: 'election',
    'liberal-policies': 0.0671,
    'hitler-executed': 0.1708,
    'fascist-policies': 0.2062,
    'hitler-elected': 0.5559,
    nominations: 12.92,
    vetoes: 0.0647,
    topDecks: 1.098,
  },
  {
    players: 10,
    trackerReset: 'election',
    'liberal-policies': 0.1053,
    'hitler-executed': 0.1193,
    'fascist-policies': 0.4573,
    'hitler-elected': 0.3181,
    nominations: 15.71,
    vetoes: 0.1636,
    topDecks: 1.831,
  },
  {
    players: 5,
    trackerReset: 'enactment',
    'liberal-policies': 0.0676,
    'hitler-executed': 0.1707,
    'fascist-policies': 0.2108,
    'hitler-elected': 0.5509,
    nominations: 12.89,
    vetoes: 0.0632,
    topDecks: 1.111,
  },
  {
    players: 10,
    trackerReset: 'enactment',
    'liberal-policies': 0.1057,
    'hitler-executed': 0.1193,
    'fascist-policies': 0.4619,
    'hitler-elected': 0.3131,
    nominations: 15.62,
    vetoes: 0.1557,
    topDecks: 1.861,
  },
];

const allowedErrors = 4;

/**
 * Plays `count` random games for each row of the table, from number `from` of that seed, and reports each figure.
 * True when every one lies within four standard errors of the table's.
 */
export async function run({ seed, from, count, report }: Run): Promise<boolean> {
  let holds = true;
  for (const row of table) {
    report(`${row.players} players, trackerReset ${row.trackerReset}: ${count} random games from ${from}`);
    const tally = playRow(row, seed, from, count);
    for (const { name, found, expected, error } of figures(row, tally)) {
      const off = (found - expected) / error;
      const fits = Math.abs(off) <= allowedErrors;
      holds &&= fits;
      report(
        `  ${name}: ${found.toFixed(4)}, expected ${expected}, ${off.toFixed(2)} standard errors off${fits ? '' : ': WRONG'}`,
      );
    }
  }
  return holds;
}

function playRow({ players, trackerReset }: Row, seed: string, from: number, count: number): Tally {
  const simulation: Simulation = {
    seed: seedFrom(seed),
    bots: Array.from({ length: players }, () => 'random' as const),
    rules: trackerReset === 'election' ? {} : { trackerReset },
  };
  const tally = new Tally();
  for (let number = from; number < from + count; number += 1) tally.add(playGame(simulation, number));
  return tally;
}

interface Figure {
  readonly name: string;
  readonly found: number;
  readonly expected: number;
  /** The standard error of `found`. */
  readonly error: number;
}

function figures(row: Row, tally: Tally): Figure[] {
  const shares = teamWins.map((by): Figure => {
    const expected = row[by];
    const error = Math.sqrt((expected * (1 - expected)) / tally.games);
    return { name: by, found: tally.outcomes[by] / tally.games, expected, error };
  });
  const means = (['nominations', 'vetoes', 'topDecks'] as const).map((name): Figure => {
    const mean = tally[name];
    return { name, found: mean.value, expected: row[name], error: mean.standardError };
  });
  return [...shares, ...means];
}
