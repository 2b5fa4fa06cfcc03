import { describe, expect, test } from 'vitest';
import { playGame, type Simulation } from '../../src/lab/index.ts';
import { seedFrom } from '../../src/chance/index.ts';
import { judge, type RecordLine } from '../../src/record/index.ts';
import type { BotName } from '../../src/bots/index.ts';
import type { Rules } from '../../src/game/index.ts';

/** A roster of so many seats from names in turn. */
function simulation(
  players: number,
  names: readonly BotName[],
  rules: Partial<Rules> = {},
  seed = 'lab',
): Simulation {
  const roster = Array.from({ length: players }, () => names).flat();
  return { seed: seedFrom(seed), bots: roster.slice(0, players), rules };
}

function recordOf(simulated: Simulation, number: number): RecordLine[] {
  const lines: RecordLine[] = [];
  playGame(simulated, number, (line) => void lines.push(line));
  return lines;
}

const sizes = [5, 6, 7, 8, 9, 10];
const rosters: readonly (readonly BotName[])[] = [['random'], ['plain'], ['plain', 'random']];

describe('a simulated game', () => {
  test.each(sizes)('with %i bots of any kind ends, and no bot gives an illegal command', (players) => {
    for (const names of rosters) {
      for (const rules of [{}, { trackerReset: 'enactment' }] as const) {
        const simulated = simulation(players, names, rules);
        for (let number = 1; number <= 100; number += 1)
          expect(playGame(simulated, number).nominations).toBeGreaterThan(0);
      }
    }
  });

  test('comes out the same each time it is played, in any order', () => {
    const simulated = simulation(7, ['plain', 'random']);
    const forwards = [1, 2, 3].map((number) => recordOf(simulated, number));
    const backwards = [3, 2, 1].map((number) => recordOf(simulated, number));
    expect(backwards.toReversed()).toEqual(forwards);
    expect(forwards[1]).not.toEqual(forwards[0]);
    expect(recordOf(simulation(7, ['plain', 'random'], {}, 'another'), 1)).not.toEqual(forwards[0]);
  });

  test('comes out the same with and without a record, and is counted as its record tells it', () => {
    for (const names of rosters) {
      const simulated = simulation(9, names);
      for (let number = 1; number <= 60; number += 1) {
        const lines = recordOf(simulated, number);
        const count = (counts: (line: RecordLine) => boolean): number => lines.filter(counts).length;
        const result = playGame(simulated, number);
        expect(lines.at(-1)).toMatchObject({ type: 'end', by: result.by });
        expect(result.nominations).toBe(count(({ type }) => type === 'nominate'));
        expect(result.vetoes).toBe(count((line) => line.type === 'answer-veto' && line.consent));
        expect(result.topDecks).toBe(topDecksIn(lines));
      }
    }
  });

  test('gives each seat its own dice, told in the record beside the bot that sat there', () => {
    const [deal] = recordOf(simulation(5, ['random', 'plain']), 4);
    if (deal?.type !== 'game') throw new Error('no deal');
    expect(deal.players.map(({ bot }) => bot?.name)).toEqual(['random', 'plain', 'random', 'plain', 'random']);
    const seeds = deal.players.map(({ bot }) => bot?.dice ?? '');
    expect(new Set(seeds).size).toBe(5);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
  });

  test('has an id of its own', () => {
    const ids = [1, 2].flatMap((number) =>
      ['a', 'b'].map((seed) => recordOf(simulation(5, ['random'], {}, seed), number)[0]),
    );
    expect(new Set(ids.map((deal) => (deal?.type === 'game' ? deal.id : ''))).size).toBe(4);
  });

  test('R-66: is recorded with claims about what each member of a government saw, behind its session', () => {
    const simulated = simulation(7, ['plain']);
    for (let number = 1; number <= 20; number += 1) {
      const lines = recordOf(simulated, number);
      const sessions = lines.filter(({ type }) => type === 'enact').length;
      const ended = lines.at(-2)?.type === 'enact' ? 1 : 0;
      for (const about of ['president-hand', 'chancellor-hand']) {
        expect(lines.filter((line) => line.type === 'claim' && line.about === about)).toHaveLength(
          sessions - ended,
        );
      }
      const before = lines.filter((_, index) => lines[index + 1]?.type === 'claim').map(({ type }) => type);
      expect(['enact', 'reshuffle', 'claim', 'investigate', 'peek']).toEqual(expect.arrayContaining(before));
    }
  });

  test('has a legal record, at every size', async () => {
    const lines = sizes.flatMap((players) =>
      rosters.flatMap((names) => recordOf(simulation(players, names, {}, names.join()), players)),
    );
    const text = Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    const verdicts = [];
    for await (const verdict of judge(inOnePiece(text))) verdicts.push(verdict);
    expect(verdicts).toHaveLength(sizes.length * rosters.length);
    expect(verdicts.filter(({ legal }) => !legal)).toEqual([]);
  });
});

/** How often three elections or vetoes failed in a row, where an election resets the tracker. */
function topDecksIn(lines: readonly RecordLine[]): number {
  let topDecks = 0;
  let failed = 0;
  let ballots = new Map<number, string>();
  let living = lines[0]?.type === 'game' ? lines[0].players.length : 0;
  for (const line of lines) {
    if (line.type === 'nominate') ballots = new Map();
    else if (line.type === 'execute') living -= 1;
    else if (line.type === 'vote') {
      ballots.set(line.seat, line.ballot);
      if (ballots.size < living) continue;
      const elected = [...ballots.values()].filter((ballot) => ballot === 'ja').length * 2 > living;
      failed = elected ? 0 : failed + 1;
    } else if (line.type === 'answer-veto' && line.consent) failed += 1;
    if (failed === 3) {
      topDecks += 1;
      failed = 0;
    }
  }
  return topDecks;
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
