import { expect, test } from 'vitest';
import { view, type Game } from '../../src/game/index.ts';
import {
  cards,
  chaos,
  elect,
  eligible,
  enactAs,
  events,
  govern,
  must,
  position,
  refused,
  reject,
  setOf,
  shuffledTo,
  targets,
  veto,
  voteAll,
} from '../support/positions.ts';

const enactment = { trackerReset: 'enactment' } as const;
const pair = (president: number, chancellor: number) => ({ president, chancellor });

test.each([
  { top: 'L', ending: { winner: 'liberal', by: 'liberal-policies' } },
  { top: 'F', ending: { winner: 'fascist', by: 'fascist-policies' } },
])('S17: a veto that empties the deck reshuffles eight tiles, and chaos lays $top', ({ top, ending }) => {
  const game = position({ players: 7, rules: enactment, liberal: 4, fascist: 5, tracker: 2, deck: 'FFF' });
  expect(game.discards).toEqual(cards('LLFFF'));
  const heard = events((table) => {
    elect(game, 0, 4);
    veto(game, table);
  }, shuffledTo(top));
  expect(heard).toContainEqual({ type: 'reshuffled', cards: 8, after: 'veto' });
  expect(game).toMatchObject({ phase: 'over', ending });
  expect(game.deck).toHaveLength(7);
});

test('S18: a deck of two is reshuffled with nine discards before the investigation', () => {
  const game = position({ players: 7, liberal: 4, fascist: 1, deck: 'FFFLL' });
  expect(game.discards).toEqual(cards('FFFFFFF'));
  elect(game, 0, 4);
  const heard = events((table) => enactAs(game, 'fascist', table), shuffledTo(''));
  expect(heard.slice(-2)).toEqual([
    { type: 'reshuffled', cards: 11, after: 'session' },
    { type: 'power-opened', power: 'investigate', president: 0 },
  ]);
  expect(game.deck).toHaveLength(11);
});

test('S19: chaos that leaves two tiles reshuffles them into a deck of nine', () => {
  const game = position({ players: 7, liberal: 3, fascist: 4, tracker: 2, deck: 'FLL' });
  expect(game.discards.toSorted()).toEqual(cards('FFFFFFL'));
  reject(game, 0, 1, shuffledTo(''));
  expect(game).toMatchObject({ phase: 'nominate', fascistPolicies: 5, discards: [] });
  expect(game.deck).toHaveLength(9);
});

test('S20: a peek after a reshuffle shows the three that the next President draws', () => {
  const game = position({ players: 5, liberal: 3, fascist: 2, deck: 'FFFLL' });
  expect(game.discards.toSorted()).toEqual(cards('FFFFFFL'));
  govern(game, 0, 3, 'fascist', shuffledTo('LFL'));
  expect(game).toMatchObject({ phase: 'peek', fascistPolicies: 3 });
  expect(game.deck).toHaveLength(11);
  expect(view(game, 0).mine?.peek).toEqual(cards('LFL'));
  const before = [...game.deck];
  must(game, 0, { type: 'peek' });
  expect(game.deck).toEqual(before);
  elect(game, 1, 2);
  expect(game.hand).toEqual(cards('LFL'));
});

test('S21: chaos enacts the first tile that was peeked at', () => {
  const game = position({ players: 5, liberal: 1, fascist: 2, deck: 'FFFLFFLF' });
  govern(game, 0, 3, 'fascist');
  expect(view(game, 0).mine?.peek).toEqual(cards('LFF'));
  must(game, 0, { type: 'peek' });
  chaos(game);
  expect(game).toMatchObject({ liberalPolicies: 2, president: 4 });
  elect(game, 4, 1);
  expect(game.hand).toEqual(cards('FFL'));
});

/** Government (0, 4) of seven has enacted the third Fascist policy. */
function specialElectionDue(): Game {
  const game = position({ players: 7, fascist: 2, deck: 'FFFLLLFFF…' });
  govern(game, 0, 4, 'fascist');
  return game;
}

function called(target: number): Game {
  const game = specialElectionDue();
  must(game, 0, { type: 'special-election', target });
  return game;
}

test('S22: the next in line, when picked, stands twice in a row', () => {
  const passed = called(1);
  govern(passed, 1, 2, 'liberal');
  expect(passed.president).toBe(1);
  expect(eligible(passed)).toEqual([0, 3, 4, 5, 6]);

  const failed = called(1);
  reject(failed, 1, 2);
  expect(failed).toMatchObject({ president: 1, tracker: 1 });
});

test('S23: after a special election that fails the order resumes left of the caller', () => {
  const game = called(5);
  reject(game, 5, 2);
  expect(game).toMatchObject({ tracker: 1, president: 1, termLimits: pair(0, 4) });
});

test.each([
  { target: 0, candidate: 1 },
  { target: 1, candidate: 2 },
])('S24: the order resumes at $candidate though $target was executed', ({ target, candidate }) => {
  const game = position({ players: 7, fascist: 2, deck: 'FFFFFF…' });
  govern(game, 0, 4, 'fascist');
  must(game, 0, { type: 'special-election', target: 5 });
  govern(game, 5, 2, 'fascist');
  must(game, 5, { type: 'execute', target });
  expect(game).toMatchObject({ fascistPolicies: 4, president: candidate });
});

test('S25: a special election is for another, even the last Chancellor, and lifts no limit', () => {
  expect(refused(specialElectionDue(), 0, { type: 'special-election', target: 0 })).toBe('C-17');
  const game = called(4);
  expect(game.president).toBe(4);
  expect(eligible(game)).toEqual([1, 2, 3, 5, 6]);
  expect(refused(game, 4, { type: 'nominate', chancellor: 0 })).toBe('R-23');
});

test('S26: Hitler elected in a special election wins at once, before a tile is drawn', () => {
  const game = position({ players: 8, fascist: 2, deck: 'FFF…' });
  govern(game, 0, 1, 'fascist');
  must(game, 0, { type: 'special-election', target: 3 });
  const before = [...game.deck];
  elect(game, 3, 7);
  expect(game).toMatchObject({ phase: 'over', ending: { winner: 'fascist', by: 'hitler-elected' }, hand: [] });
  expect(game.deck).toEqual(before);
});

test('S27: Hitler may be Chancellor before the third Fascist policy, and President after it', () => {
  const game = position({ players: 7, fascist: 2, hitler: 1, deck: 'FFF…' });
  govern(game, 0, 1, 'fascist');
  expect(game).toMatchObject({
    phase: 'special-election',
    fascistPolicies: 3,
    ending: null,
    notHitler: setOf([]),
  });
  must(game, 0, { type: 'special-election', target: 1 });
  elect(game, 1, 3);
  expect(game).toMatchObject({ phase: 'discard', ending: null, notHitler: setOf([3]) });
});

test('S28: executing Hitler wins, executing a fascist shows nothing and play goes on', () => {
  const fifth = (): Game => {
    const game = position({ players: 7, fascist: 4, deck: 'FFF…' });
    govern(game, 0, 3, 'fascist');
    return game;
  };
  const won = fifth();
  must(won, 0, { type: 'execute', target: 6 });
  expect(won).toMatchObject({ phase: 'over', ending: { winner: 'liberal', by: 'hitler-executed' } });

  const goesOn = fifth();
  const heard = events((table) => must(goesOn, 0, { type: 'execute', target: 5 }, table));
  expect(goesOn).toMatchObject({ phase: 'nominate', president: 1, ending: null });
  expect(heard).toEqual([
    { type: 'executed', president: 0, target: 5, hitler: false, party: null },
    { type: 'round-began', round: 2, president: 1, because: 'next' },
  ]);
});

test('S29: an investigation shows the party card to its President, the target to all, and nobody twice', () => {
  const game = position({ players: 9, deck: 'FFFFFF…' });
  govern(game, 0, 3, 'fascist');
  expect(refused(game, 0, { type: 'investigate', target: 0 })).toBe('C-17');
  const first = events((table) => must(game, 0, { type: 'investigate', target: 8 }, table));
  expect(first.slice(0, 2)).toEqual([
    { type: 'investigated', president: 0, target: 8 },
    { type: 'saw-party', target: 8, party: 'fascist', to: 0 },
  ]);

  govern(game, 1, 4, 'fascist');
  expect(refused(game, 1, { type: 'investigate', target: 8 })).toBe('R-53');
  expect(targets(game)).toEqual([0, 2, 3, 4, 5, 6, 7]);
  const second = events((table) => must(game, 1, { type: 'investigate', target: 0 }, table));
  expect(second).toContainEqual({ type: 'saw-party', target: 0, party: 'liberal', to: 1 });
});

test.each([
  { president: 2, nominees: [0] },
  { president: 0, nominees: [2] },
  { president: 1, nominees: [0, 2] },
])('S30: of three alive, candidate $president may nominate $nominees', ({ president, nominees }) => {
  expect(eligible(position({ players: 5, hitler: 2, dead: [3, 4], gov: [0, 1], president }))).toEqual(nominees);
});

test('S30: two of four alive are no majority', () => {
  const game = position({ players: 6, hitler: 2, dead: [4, 5] });
  must(game, 0, { type: 'nominate', chancellor: 1 });
  voteAll(game, [0, 1]);
  expect(game).toMatchObject({ phase: 'nominate', tracker: 1, president: 1 });
});
