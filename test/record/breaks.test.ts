import { describe, expect, it } from 'vitest';
import { asFile, judged } from '../support/judged.ts';
import { generate } from '../second-reading/generate.ts';
import { newGame, play, type Deal, type Game } from '../../src/game/index.ts';
import { smallDice } from '../support/small-dice.ts';

/** A line of a record with whatever fields it has. */
type Fields = Record<string, unknown> & { type: string };

/** A place in a legal game: line `at` (from 0) is about to be taken in `game`. */
interface Spot {
  readonly lines: Fields[];
  readonly at: number;
  readonly line: Fields;
  readonly game: Game;
  /** The lines with this one changed, left out, or others put before it. */
  changed(fields: Record<string, unknown>): Fields[];
  without(): Fields[];
  behind(...inserted: Fields[]): Fields[];
}

/** Breaks a line of a game where it can; the index of the line that the referee must name, and the new lines. */
type Breaker = (spot: Spot) => { readonly lines: Fields[]; readonly named: number } | null;

function* spots(rules: object): Generator<Spot> {
  for (let number = 0; number < 4000; number += 1) {
    const dice = smallDice(number);
    const lines = generate(dice.below, { players: 5 + (number % 6), rules, id: `g${number}` }) as Fields[];
    const game = newGame(lines[0] as unknown as Deal);
    for (const [at, line] of lines.entries()) {
      yield {
        lines,
        at,
        line,
        game,
        changed: (fields) => lines.with(at, { ...line, ...fields }),
        without: () => lines.toSpliced(at, 1),
        behind: (...inserted) => lines.toSpliced(at + 1, 0, ...inserted),
      };
      const next = lines[at + 1];
      if (at === 0 || line.type === 'reshuffle' || line.type === 'end') continue;
      play(game, line['seat'] as number, line, { shuffle: () => (next?.['deck'] ?? []) as [] });
    }
  }
}

const isSeat = (seat: number): boolean => seat >= 0;
const dead = ({ game }: Spot): number => game.roles.findIndex((_, seat) => ((game.living >> seat) & 1) === 0);
const living = (game: Game): number[] => [...game.roles.keys()].filter((seat) => (game.living >> seat) & 1);
const other = (game: Game, ...not: (number | null)[]): number =>
  living(game).find((seat) => !not.includes(seat)) ?? -1;
const is =
  (type: string, breaks: Breaker): Breaker =>
  (spot) =>
    spot.line.type === type ? breaks(spot) : null;
const here = (spot: Spot, lines: Fields[]) => ({ lines, named: spot.at });
const next = (spot: Spot, lines: Fields[]) => ({ lines, named: spot.at + 1 });
const powers = ['investigate', 'peek', 'special-election', 'execute'];
const tiles = (...letters: string[]) => letters.map((letter) => (letter === 'L' ? 'liberal' : 'fascist'));

const breakers: [clause: string, what: string, breaker: Breaker, rules?: object][] = [
  [
    'R-01',
    'four players',
    is('game', (s) => here(s, s.changed({ players: [1, 2, 3, 4].map((n) => ({ name: `${n}` })) }))),
  ],
  [
    'R-04',
    'a liberal too many',
    is('game', (s) => here(s, s.changed({ roles: s.game.roles.map(() => 'liberal') }))),
  ],
  ['R-05', 'eighteen tiles', is('game', (s) => here(s, s.changed({ deck: [...s.game.deck, 'liberal'] })))],
  ['R-10', 'a first President beyond the table', is('game', (s) => here(s, s.changed({ firstPresident: 10 })))],
  [
    'R-21',
    'another seat names a Chancellor',
    is('nominate', (s) =>
      s.game.because === 'next'
        ? here(s, s.changed({ seat: other(s.game, s.game.president, s.line['chancellor'] as number) }))
        : null,
    ),
  ],
  [
    'R-55',
    'another seat than the one picked names a Chancellor',
    is('nominate', (s) =>
      s.game.because === 'special-election'
        ? here(s, s.changed({ seat: other(s.game, s.game.president) }))
        : null,
    ),
  ],
  [
    'R-55',
    'the order does not resume left of the caller',
    is('nominate', (s) =>
      s.game.because === 'resumed' ? here(s, s.changed({ seat: other(s.game, s.game.president) })) : null,
    ),
  ],
  [
    'R-22',
    'a candidate names itself',
    is('nominate', (s) => here(s, s.changed({ chancellor: s.game.president }))),
  ],
  [
    'R-22',
    'a candidate names a dead player',
    is('nominate', (s) => (isSeat(dead(s)) ? here(s, s.changed({ chancellor: dead(s) })) : null)),
  ],
  [
    'R-23',
    'the last elected President is named',
    is('nominate', ({ game, ...s }) => {
      const limited = game.termLimits?.president ?? game.president;
      const applies = limited !== game.president && living(game).length > 5 && living(game).includes(limited);
      return applies ? here({ game, ...s }, s.changed({ chancellor: limited })) : null;
    }),
  ],
  [
    'R-26',
    'the last elected Chancellor is named with five alive',
    is('nominate', ({ game, ...s }) => {
      const limited = game.termLimits?.chancellor ?? game.president;
      const applies = limited !== game.president && living(game).length <= 5 && living(game).includes(limited);
      return applies ? here({ game, ...s }, s.changed({ chancellor: limited })) : null;
    }),
  ],
  ['R-27', 'a vote before the nomination', is('nominate', (s) => here(s, s.without()))],
  [
    'R-60',
    'a dead player votes',
    is('vote', (s) => (isSeat(dead(s)) ? here(s, s.changed({ seat: dead(s) })) : null)),
  ],
  [
    'R-60',
    'a dead player executes, although no power is due',
    is('nominate', (s) =>
      isSeat(dead(s))
        ? here(s, s.lines.toSpliced(s.at, 0, { type: 'execute', seat: dead(s), target: s.game.president }))
        : null,
    ),
  ],
  [
    'R-34',
    'a session although Hitler was elected',
    is('end', (s) =>
      s.line['by'] === 'hitler-elected'
        ? here(
            s,
            s.lines.with(s.at, {
              type: 'discard',
              seat: s.game.president,
              policy: s.game.deck[0] ?? 'fascist',
            }),
          )
        : null,
    ),
  ],
  [
    'R-40',
    'a President discards what is not in hand',
    is('discard', (s) => {
      const missing = ['liberal', 'fascist'].find((policy) => !s.game.hand.includes(policy as 'liberal'));
      return missing ? here(s, s.changed({ policy: missing })) : null;
    }),
  ],
  ['R-40', 'the Chancellor discards', is('discard', (s) => here(s, s.changed({ seat: s.game.chancellor })))],
  ['R-40', 'the President enacts', is('enact', (s) => here(s, s.changed({ seat: s.game.president })))],
  ['R-40', 'a discard is left out', is('discard', (s) => here(s, s.without()))],
  [
    'R-44',
    'a reshuffle is missing after a session',
    is('reshuffle', (s) => (s.lines[s.at - 1]?.type === 'enact' ? here(s, s.without()) : null)),
  ],
  [
    'R-44',
    'a word stands between the session and its reshuffle',
    is('reshuffle', (s) =>
      s.lines[s.at - 1]?.type === 'enact'
        ? here(s, s.lines.toSpliced(s.at, 0, { type: 'chat', seat: 0, text: 'hm' }))
        : null,
    ),
  ],
  [
    'R-44',
    'a reshuffle after a session that left enough',
    is('enact', (s) =>
      s.game.deck.length >= 3 && s.lines[s.at + 1]?.type === 'nominate'
        ? next(s, s.behind({ type: 'reshuffle', deck: [...s.game.deck, ...s.game.discards] }))
        : null,
    ),
  ],
  [
    'R-44',
    'a reshuffle of other cards',
    is('reshuffle', (s) => {
      const deck = s.line['deck'] as string[];
      const swapped = deck.with(0, deck[0] === 'liberal' ? 'fascist' : 'liberal');
      return s.lines[s.at - 1]?.type === 'enact' ? here(s, s.changed({ deck: swapped })) : null;
    }),
  ],
  [
    'R-45',
    'a reshuffle is missing after chaos',
    is('reshuffle', (s) => (s.lines[s.at - 1]?.type === 'vote' ? here(s, s.without()) : null)),
  ],
  [
    'C-05',
    'a reshuffle is missing after a veto',
    is('reshuffle', (s) => (s.lines[s.at - 1]?.type === 'answer-veto' ? here(s, s.without()) : null)),
  ],
  [
    'C-05',
    'a reshuffle between a veto and the chaos that it brings is missing',
    is('reshuffle', (s) => (s.lines[s.at - 1]?.type === 'answer-veto' ? here(s, s.without()) : null)),
    { trackerReset: 'enactment' },
  ],
  [
    'R-61',
    'a veto before the fifth Fascist policy',
    is('enact', (s) =>
      s.game.fascistPolicies < 5
        ? here(s, s.lines.toSpliced(s.at, 0, { type: 'veto', seat: s.game.chancellor }))
        : null,
    ),
  ],
  [
    'R-61',
    'the President asks for the veto',
    is('veto', (s) => here(s, s.changed({ seat: s.game.president }))),
  ],
  [
    'R-61',
    'the Chancellor answers the veto',
    is('answer-veto', (s) => here(s, s.changed({ seat: s.game.chancellor }))),
  ],
  [
    'R-61',
    'a tile is enacted before the veto is answered',
    is('answer-veto', (s) => (s.line['consent'] === false ? here(s, s.without()) : null)),
  ],
  [
    'C-18',
    'a second request in one session',
    is('answer-veto', (s) =>
      s.line['consent'] === false ? next(s, s.behind({ type: 'veto', seat: s.game.chancellor })) : null,
    ),
  ],
  [
    'R-51',
    'a power is skipped',
    (s) =>
      powers.includes(s.line.type) && s.lines[s.at + 1]?.type === 'nominate' ? here(s, s.without()) : null,
  ],
  [
    'R-51',
    'another power is used',
    is('investigate', (s) => here(s, s.lines.with(s.at, { type: 'peek', seat: s.game.president }))),
  ],
  [
    'R-51',
    'a power that is not due',
    is('nominate', (s) =>
      s.game.afterChaos ? null : here(s, s.lines.toSpliced(s.at, 0, { type: 'peek', seat: s.game.president })),
    ),
  ],
  [
    'R-51',
    'another seat uses the power',
    is('execute', (s) => here(s, s.changed({ seat: other(s.game, s.game.president) }))),
  ],
  [
    'R-30',
    'a power after chaos',
    is('nominate', (s) =>
      s.game.afterChaos ? here(s, s.lines.toSpliced(s.at, 0, { type: 'peek', seat: s.game.president })) : null,
    ),
  ],
  [
    'C-17',
    'a President executes itself',
    is('execute', (s) => here(s, s.changed({ target: s.game.president }))),
  ],
  [
    'C-17',
    'a dead player is executed',
    is('execute', (s) => (isSeat(dead(s)) ? here(s, s.changed({ target: dead(s) })) : null)),
  ],
  [
    'R-53',
    'a player is investigated twice',
    is('investigate', (s) => {
      const again = living(s.game).find(
        (seat) => seat !== s.game.president && (s.game.investigated >> seat) & 1,
      );
      return again === undefined ? null : here(s, s.changed({ target: again }));
    }),
  ],
  [
    'R-64',
    'a step after the game was over',
    is('end', (s) =>
      s.line['by'] === 'liberal-policies'
        ? here(s, s.lines.toSpliced(s.at, 0, { type: 'nominate', seat: other(s.game, -1), chancellor: 1 }))
        : null,
    ),
  ],
  [
    'R-64',
    'a reshuffle after the game was over',
    is('end', (s) => here(s, s.lines.toSpliced(s.at, 0, { type: 'reshuffle', deck: [] }))),
  ],
  [
    'R-64',
    'an end that comes too early',
    is('nominate', (s) =>
      here(s, s.lines.with(s.at, { type: 'end', winner: 'liberal', by: 'hitler-executed' })),
    ),
  ],
  [
    'R-64',
    'another winner',
    is('end', (s) => here(s, s.changed({ winner: s.line['winner'] === 'liberal' ? 'fascist' : 'liberal' }))),
  ],
  ['R-64', 'another way to win', is('end', (s) => here(s, s.changed({ by: 'mastermind' })))],
  [
    'R-64',
    'abandoned after the game was over',
    is('end', (s) => here(s, s.lines.with(s.at, { type: 'abandoned', reason: 'late' }))),
  ],
  ['format', 'a first line that is no game', is('game', (s) => here(s, s.without()))],
  ['format', 'an unknown type', is('vote', (s) => here(s, s.changed({ type: 'wave' })))],
  ['format', 'another version', is('game', (s) => here(s, s.changed({ version: 2 })))],
  ['format', 'an unknown option', is('game', (s) => here(s, s.changed({ rules: { speed: 'high' } })))],
  [
    'format',
    'an option named like a method of objects',
    is('game', (s) => here(s, s.changed({ rules: { constructor: 1 } }))),
  ],
  ['format', 'an unknown value', is('game', (s) => here(s, s.changed({ rules: { trackerReset: 'never' } })))],
  [
    'R-04',
    'a Mastermind who is certain and was not dealt',
    is('game', (s) => here(s, s.changed({ rules: { mastermind: 'certain' } }))),
  ],
  ['format', 'a seat that is no integer', is('vote', (s) => here(s, s.changed({ seat: '0' })))],
  ['format', 'a seat beyond the table', is('vote', (s) => here(s, s.changed({ seat: s.game.roles.length })))],
  ['format', 'a step that is forced by halves', is('vote', (s) => here(s, s.changed({ forced: 'yes' })))],
  ['format', 'a step that says it isn’t forced', is('nominate', (s) => here(s, s.changed({ forced: false })))],
  ['format', 'an unknown ballot', is('vote', (s) => here(s, s.changed({ ballot: 'maybe' })))],
  ['format', 'a step behind the end', is('end', (s) => next(s, s.behind({ type: 'peek', seat: 0 })))],
  ['format', 'a second end', is('end', (s) => next(s, s.behind(s.line)))],
  ['format', 'no end', is('end', (s) => ({ lines: s.without(), named: s.at - 1 }))],
  [
    'format',
    'a file that stops mid-game',
    is('enact', (s) => ({ lines: s.lines.slice(0, s.at), named: s.at - 1 })),
  ],
  [
    'format',
    'a claim without its tiles',
    is('end', (s) => next(s, s.behind({ type: 'claim', seat: 0, about: 'peek' }))),
  ],
  [
    'format',
    'a claim of too many tiles',
    is('end', (s) =>
      next(s, s.behind({ type: 'claim', seat: 0, about: 'chancellor-hand', policies: tiles('L', 'L', 'L') })),
    ),
  ],
  ['format', 'a chat line without text', is('end', (s) => next(s, s.behind({ type: 'chat', seat: 0 })))],
];

/** The first game that can be broken so, broken. */
function broken(
  breaker: Breaker,
  rules: object,
): { readonly lines: Fields[]; readonly named: number; readonly whole: Fields[] } {
  for (const spot of spots(rules)) {
    const found = breaker(spot);
    if (found !== null) return { ...found, whole: spot.lines };
  }
  throw new Error('no game offers a line to break so');
}

describe('the referee names the clause and the line of', () => {
  it.each(breakers)('%s: %s', async (clause, _, breaker, rules = {}) => {
    const { lines, named, whole } = broken(breaker, rules);
    const [verdict] = await judged(asFile(lines));
    expect(verdict).toMatchObject({ legal: false, clause, line: named + 1, winner: null, by: null });
    const next = whole.with(0, { ...whole[0], type: 'game', id: 'next' });
    const following = (await judged(asFile(lines) + asFile(next))).at(-1);
    expect(following).toMatchObject({ id: 'next', legal: true });
  });
});
