import { describe, expect, test } from 'vitest';
import * as example from '../support/example-game.ts';
import { drawing, onScreen } from '../support/table-on-screen.tsx';
import { shared } from '../support/needs.ts';
import type { Example } from '../support/example-game.ts';

/** Where we differ: the talk (rows 13–18) shows no chat yet, the keys (row 23) name only those that there are. */
const regions = [
  { name: 'header, board and seats', first: 1, last: 12 },
  { name: 'dock', first: 19, last: 22 },
] as const;

const enter = '\r';
const space = ' ';

/** A drawn scene, the position it shows, and the keys pressed in it. Enter puts role card or last result away. */
const scenes: readonly (readonly [scene: string, position: () => Example, keys: readonly string[]])[] = [
  ['ballot', example.ballot, [enter]],
  ['ballot-rejected', example.rejected, []],
  ['ballot-elected', () => example.legislating(), []],
  ['nominate', example.nominate, [enter, '8']],
  ['nominate-wait', example.nominateWait, [enter]],
  ['president-closed', example.president, [enter, '3']],
  ['president-open', example.president, [enter, '3', space]],
  ['chancellor', example.chancellor, ['1', space]],
  ['chancellor-veto', example.chancellorVeto, [enter, '1', space]],
  ['session-wait', () => example.legislating(), [enter]],
  ['policy-laid', () => example.policyLaid(), []],
  ['investigate', example.investigate, [enter, '8']],
  ['peek', example.peek, [enter, space]],
  ['special', example.special, [enter, '8']],
  ['chaos', example.afterChaos, [enter, '3']],
];

describe.skipIf(shared === undefined)('the screen is the drawing, to the column', () => {
  test.each(scenes)('%s', async (scene, position, keys) => {
    const screen = await onScreen(position(), keys);
    for (const { first, last } of regions)
      expect(screen.rows(first, last).map((line) => line.trimEnd())).toEqual(drawing(scene, first, last));
  });

  test('ballot-cast: waiting for three, whose marks are gone from the others', async () => {
    const screen = await onScreen(example.ballot([1, 2, 4, 5, 6, 8]), [enter]);
    expect(screen.rows(1, 12)).toEqual(drawing('ballot-cast', 1, 12));
    expect(screen.rows(19, 22)).toEqual(drawing('ballot-cast', 19, 22));
  });

  test('execute: the dock; of the two marks of seat 10 we show the stronger, as elsewhere', async () => {
    const screen = await onScreen(example.policyLaid(9), ['2', enter]);
    expect(screen.rows(1, 11).map((line) => line.trimEnd())).toEqual(drawing('execute', 1, 11));
    expect(screen.rows(12, 12)[0]).toBe(drawing('execute', 12, 12)?.[0]?.replace('you', 'not H'));
    expect(screen.rows(19, 22)).toEqual(drawing('execute', 19, 22));
  });

  test('veto-answer: the dock; the viewer is marked, as elsewhere', async () => {
    const screen = await onScreen(example.vetoAnswer(), [enter]);
    const board = screen.rows(1, 12).map((line) => line.replace(/ {3}you$/, ''));
    expect(board).toEqual(drawing('veto-answer', 1, 12));
    expect(screen.rows(19, 22)).toEqual(drawing('veto-answer', 19, 22));
  });

  test('leave: the question and its two answers', async () => {
    const screen = await onScreen(example.ballot(), [enter, 'q']);
    expect(screen.rows(20, 20)).toEqual(drawing('leave', 20, 20));
  });

  test.each([
    ['role-liberal', 0],
    ['role-hitler10', 5],
  ] as const)('%s: the card', async (scene, me) => {
    const game = { ...example.ballot().game, round: 1 };
    const screen = await onScreen({ game, me, log: [] }, [space]);
    expect(screen.rows(9, 18)).toEqual(drawing(scene, 9, 18));
  });

  test('curtain: the envelope', async () => {
    const screen = await onScreen({ ...example.ballot(), log: [] });
    expect(screen.rows(9, 18)).toEqual(drawing('curtain', 9, 18));
  });
});
