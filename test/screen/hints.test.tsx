import { english } from '../support/english.ts';
import { describe, expect, test } from 'vitest';
import * as example from '../support/example-game.ts';
import type { HintKind, Sentence } from '../../src/words/index.ts';
import { shown } from '../support/kept-screens.ts';
import type { Setting, TableOnScreen } from '../support/table-on-screen.tsx';
import { position } from '../support/positions.ts';
import { spansOf } from '../../src/words/span.ts';
import { tableOf, updateOf } from '../support/fake-session.ts';
import type { FakeSession } from '../support/fake-session.ts';

const enter = '\r';
const space = ' ';

/** The screen of somebody who has never played. */
async function newcomer(
  met: example.Example,
  keys: readonly string[] = [],
  setting: Setting = {},
): Promise<TableOnScreen<FakeSession>> {
  return shown(met, keys, { known: [], ...setting });
}

const longest = (kind: HintKind): string => {
  const hint: Sentence = english.firstHints[kind];
  const first = typeof hint === 'object' && 'either' in hint ? hint.either[0] : hint;
  return spansOf(first)
    .map(({ text }) => text)
    .join('');
};
const lastRow = (screen: TableOnScreen): string => screen.rows(22, 22)[0] ?? '';

/** A nomination before the Hitler zone. */
const early = (): example.Example => ({
  ...example.nominate(),
  game: position({ players: 10, hitler: 5, phase: 'nominate', president: 2, fascist: 1 }),
});

describe('whoever meets something for the first time reads a hint in the last row', () => {
  const met: readonly (readonly [HintKind, () => example.Example, readonly string[]])[] = [
    ['nominate', early, []],
    ['vote', example.ballot, []],
    ['discard', example.president, ['3', space]],
    ['enact', example.chancellor, []],
    ['veto', example.chancellorVeto, []],
    ['answer-veto', example.vetoAnswer, []],
    ['peek', example.peek, []],
    ['special-election', example.special, []],
    ['execute', () => example.policyLaid(9), []],
    ['silence', () => example.legislating(), [enter]],
    ['claim', example.claim, ['c']],
    ['chat', () => ({ ...early(), me: 4 }), ['t']],
    ['drawer', () => ({ ...early(), me: 4 }), []],
  ];

  test.each(met)('%s', async (kind, shown, keys) => {
    const screen = await newcomer(shown(), keys);
    expect(lastRow(screen)).toContain(longest(kind));
  });

  test.each(met)('%s: and no more once it is known', async (kind, shown, keys) => {
    const screen = await newcomer(shown(), keys, { known: [kind] });
    expect(lastRow(screen)).not.toContain(longest(kind));
  });
});

describe('a hint is gone after the first answer of its kind', () => {
  test('a ballot: while it may still be changed', async () => {
    const screen = await newcomer(example.ballot(), ['j']);
    expect(lastRow(screen)).not.toContain(longest('vote'));
    expect(screen.learnt).toEqual(['vote']);
    await screen.type('n');
    expect(screen.learnt).toEqual(['vote']);
  });

  test('an execution: when it is confirmed', async () => {
    const screen = await newcomer(example.policyLaid(9), ['2', enter]);
    expect(screen.learnt).toEqual([]);
    await screen.type('y');
    expect(screen.learnt).toEqual(['execute']);
  });

  test('a silence: when it is over', async () => {
    const screen = await newcomer(example.legislating(), [enter]);
    const { game, me } = example.ballot();
    screen.session.show(updateOf(game, me, tableOf(example.tenNames)));
    await screen.settle();
    expect(screen.learnt).toEqual(['silence']);
  });

  test('talk, a claim and the drawer: when something was said, claimed and shown', async () => {
    const screen = await newcomer(example.claim(), ['t', 'h', 'i', enter, 'c', '1', space]);
    expect(screen.learnt).toEqual(['chat', 'claim', 'drawer']);
  });
});

describe('no hint takes the place of', () => {
  test('the Hitler zone at a nomination, one’s own or another’s', async () => {
    expect(lastRow(await newcomer(example.nominate()))).toContain('HITLER ZONE');
    expect(lastRow(await newcomer(example.nominate(), ['t']))).toContain('HITLER ZONE');
    expect(lastRow(await newcomer(example.nominateWait()))).toContain('HITLER ZONE');
  });

  test('the Hitler zone at a vote', async () => {
    const screen = await newcomer(example.ballot());
    expect(screen.rows(21, 21)[0]).toContain('HITLER ZONE');
  });

  test('the key that takes an answer', async () => {
    const last = await newcomer(example.ballot([1, 3, 4, 5, 6, 7, 8, 9]));
    expect(lastRow(last)).toContain('j or n turns all ballots over');
    expect(lastRow(await newcomer(example.president()))).toContain('Enter discards it');
  });

  test('why somebody can’t be investigated', async () => {
    expect(lastRow(await newcomer(example.investigate()))).toContain('Not 2 Boris');
  });

  test('what the last answer came to', async () => {
    expect(lastRow(await newcomer(example.rejected()))).toContain('Tracker 2 of 3');
  });
});
