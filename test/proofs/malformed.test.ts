import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dice } from '../../src/chance/dice.ts';
import { seedFrom } from '../../src/chance/seed.ts';
import { claims, options, phases, play, type Command, type Game } from '../../src/game/index.ts';
import { noReshuffle } from '../support/positions.ts';
import { randomHistory, replay } from '../support/randomPlay.ts';

const commandsInAll = 400_000;

const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
  maxDepth: 2,
});

const words = [
  'nominate vote discard enact veto answer-veto investigate peek special-election execute claim ja nein liberal',
  'fascist hitler president-hand chancellor-hand investigation toString __proto__ constructor hasOwnProperty',
].flatMap((line) => line.split(' '));
const word = fc.constantFrom(...words);
const value = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -2, max: 40 }) },
  { weight: 4, arbitrary: word },
  { weight: 2, arbitrary: fc.array(word, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.boolean() },
  { weight: 2, arbitrary: anything },
);

/** An object with fields that commands have, of any value; some without a type. */
const lookalike = fc.record(
  {
    type: fc.oneof({ weight: 9, arbitrary: word }, { weight: 1, arbitrary: anything }),
    chancellor: value,
    ballot: value,
    policy: value,
    consent: value,
    target: value,
    about: value,
    policies: value,
    party: value,
  },
  { requiredKeys: [] },
);

const seat = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 0, max: 9 }) },
  { weight: 1, arbitrary: fc.oneof(fc.integer(), fc.double()) },
);

/** A moment of each phase at each table size that reaches it. */
function momentsOfEveryPhase(): Game[] {
  const found = new Map<string, Game>();
  for (let number = 0; number < 60; number += 1) {
    const players = 5 + (number % 6);
    const history = randomHistory(dice(seedFrom(`malformed ${number}`)), players, {});
    for (const { game } of replay(history))
      found.set(`${players} ${game.phase}`, JSON.parse(JSON.stringify(game)));
  }
  return [...found.values()];
}

const games = momentsOfEveryPhase();
const game = fc.constantFrom(...games);

/** Each field of each option of a seat, with another value or none. */
const mutated = game.chain((at) => {
  const legal = [...at.roles.keys()].flatMap((by) =>
    [...options(at, by), ...claims(at, by)].map((command) => ({ by, command })),
  );
  const move = legal.length > 0 ? fc.constantFrom(...legal) : fc.constant({ by: 0, command: { type: 'peek' } });
  return fc
    .tuple(move, fc.nat(), value, seat, fc.nat({ max: 3 }))
    .map(([{ by, command }, field, other, stranger, kind]) => {
      const names = Object.keys(command);
      const name = names[field % names.length] ?? 'type';
      const { [name]: _, ...without } = command as Record<string, unknown>;
      const commands = [without, { ...command, [name]: other }, command, { ...command, type: other }];
      return { at, by: kind === 2 ? stranger : by, command: commands[kind] };
    });
});

const invented = fc.record({ at: game, by: seat, command: fc.oneof(anything, lookalike, lookalike) });

/** Whether a seat has an option or a claim with all of whose fields the command agrees. */
function isLegal(at: Game, by: number, command: unknown): boolean {
  if (typeof command !== 'object' || command === null || !at.roles[by]) return false;
  const said = command as Record<string, unknown>;
  const agrees = (option: Command): boolean =>
    Object.entries(option).every(([name, meant]) =>
      Array.isArray(meant) ? sameTiles(option, meant, said[name]) : said[name] === meant,
    );
  return [...options(at, by), ...claims(at, by)].some(agrees);
}

function sameTiles(option: Command, meant: readonly string[], tiles: unknown): boolean {
  if (!Array.isArray(tiles) || tiles.some((tile) => typeof tile !== 'string')) return false;
  const anyOrder = option.type === 'claim' && option.about !== 'peek';
  const [a, b] = anyOrder ? [meant.toSorted(), tiles.toSorted()] : [meant, tiles];
  return JSON.stringify(a) === JSON.stringify(b);
}

test('illegal and malformed commands are refused, change nothing and never throw', () => {
  const reached = new Set(games.map(({ phase }) => phase));
  expect(reached).toEqual(new Set(phases));

  let refusals = 0;
  const check = fc.property(fc.oneof(invented, mutated), ({ at, by, command }) => {
    if (isLegal(at, by, command)) return;
    const before = JSON.stringify(at);
    const refusal = play(at, by, command, noReshuffle);
    if (refusal === null) throw new Error('accepted');
    if (JSON.stringify(at) !== before) throw new Error('refused, and yet it changed the game');
    refusals += 1;
  });
  fc.assert(check, { numRuns: commandsInAll });
  expect(refusals).toBeGreaterThan(commandsInAll / 2);
});
