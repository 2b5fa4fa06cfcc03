import { describe, expect, test } from 'vitest';
import * as example from '../support/example-game.ts';
import { attached, updated, type News } from '../../src/screen/news.ts';
import type { ScreenState } from '../../src/screen/state.ts';
import { firstHold, nextHold, step } from '../../src/screen/press.ts';
import { tableOf, updateOf } from '../support/fake-session.ts';
import type { Effect } from '../../src/screen/effects.ts';
import type { Key } from '../../src/screen/terminal/keys.ts';
import type { Move } from '../../src/game/index.ts';

const key = (name: string): Key =>
  name.length === 1 && name !== ' '
    ? { name: 'char', text: name }
    : ({ name: name === ' ' ? 'space' : name } as Key);

const newsOf = ({ game, me, log }: example.Example, tiles: News['tiles'] = []): News => ({
  update: updateOf(game, me, tableOf(example.tenNames.slice(0, game.roles.length))),
  log,
  talk: [],
  tiles,
});

/** A screen whose decision has been drawn, with the role card put away. */
function at(shown: example.Example, tiles: News['tiles'] = []): ScreenState {
  return { ...attached(newsOf(shown, tiles)), page: 'board', drawn: true };
}

/** The screen after some keys, and all that it asked for meanwhile. */
function after(
  state: ScreenState,
  ...keys: readonly string[]
): { state: ScreenState; effects: readonly Effect[] } {
  const effects: Effect[] = [];
  let now = state;
  for (const name of keys) {
    const next = step(now, { type: 'key', key: key(name) });
    now = next.state;
    effects.push(...next.effects);
  }
  return { state: now, effects };
}

const answered = (state: ScreenState, ...keys: readonly string[]): Move[] =>
  after(state, ...keys).effects.flatMap((effect) => (effect.type === 'answer' ? [effect.move] : []));

describe('a decision opens', () => {
  test('with nothing highlighted, so that an Enter meant for something else answers nothing', () => {
    for (const shown of [
      example.nominate(),
      example.ballot(),
      example.president(),
      example.policyLaid(9),
      example.vetoAnswer(),
    ])
      expect(answered(at(shown, ['fascist', 'liberal', 'fascist']), 'enter', 'enter')).toEqual([]);
  });

  test('deaf to keys that were typed before its first frame', () => {
    const fresh = { ...at(example.ballot()), drawn: false };
    expect(answered(fresh, 'j', 'n')).toEqual([]);
    const drawn = step(fresh, { type: 'drawn', furthest: 0 }).state;
    expect(answered(drawn, 'n')).toEqual([{ type: 'vote', ballot: 'nein' }]);
  });

  test('forgetting what was picked for the one before', () => {
    const { state } = after(at(example.nominate()), '8');
    expect(state.picked).not.toBeNull();
    const next = updated(state, newsOf(example.investigate()));
    expect(next).toMatchObject({ picked: null, drawn: false });
  });

  test('but an update that leaves it open leaves what was picked', () => {
    const { state } = after(at(example.ballot()), 'right');
    expect(updated(state, newsOf(example.ballot([1, 3, 5, 8])))).toMatchObject({ picked: 0, drawn: true });
  });
});

describe('a ballot is changeable', () => {
  test('one key casts it, whether letter, digit, or the Hangul letter on the same key', () => {
    for (const [typed, ballot] of [
      ['j', 'ja'],
      ['J', 'ja'],
      ['1', 'ja'],
      ['ㅓ', 'ja'],
      ['n', 'nein'],
      ['2', 'nein'],
      ['ㅜ', 'nein'],
    ] as const)
      expect(answered(at(example.ballot()), typed)).toEqual([{ type: 'vote', ballot }]);
  });

  test('arrows and Enter cast it as well', () => {
    expect(answered(at(example.ballot()), 'right', 'right', 'enter')).toEqual([
      { type: 'vote', ballot: 'nein' },
    ]);
    expect(answered(at(example.ballot()), 'left', 'enter')).toEqual([{ type: 'vote', ballot: 'nein' }]);
  });

  test('a cast one can be changed', () => {
    expect(answered(at(example.ballot([1, 2, 5])), 'j', 'n')).toEqual([
      { type: 'vote', ballot: 'ja' },
      { type: 'vote', ballot: 'nein' },
    ]);
  });

  test('the last missing one, which turns all over, is one key too', () => {
    const last = at(example.ballot([1, 3, 4, 5, 6, 7, 8, 9]));
    expect(answered(last, 'j')).toEqual([{ type: 'vote', ballot: 'ja' }]);
    expect(answered(last, 'right', 'enter')).toEqual([{ type: 'vote', ballot: 'ja' }]);
  });
});

describe('what is final is chosen, then taken by Enter', () => {
  test('a Chancellor: by digit or arrows', () => {
    expect(answered(at(example.nominate()), '8')).toEqual([]);
    expect(answered(at(example.nominate()), '8', 'enter')).toEqual([{ type: 'nominate', chancellor: 7 }]);
    expect(answered(at(example.nominate()), 'down', 'down', 'up', 'enter')).toEqual([
      { type: 'nominate', chancellor: 3 },
    ]);
  });

  test('0 is seat 10', () => {
    expect(answered(at(example.afterChaos()), '0', 'enter')).toEqual([{ type: 'nominate', chancellor: 9 }]);
  });

  test('Esc takes the highlight back', () => {
    expect(answered(at(example.nominate()), '8', 'escape', 'enter')).toEqual([]);
  });

  test('a tile goes by its place, whatever order it lies in', () => {
    const lying = at(example.chancellor(), ['fascist', 'liberal']);
    expect(answered(lying, '1', 'enter')).toEqual([{ type: 'enact', policy: 'fascist' }]);
    expect(answered(lying, '2', 'enter')).toEqual([{ type: 'enact', policy: 'liberal' }]);
    expect(answered(lying, '3', 'enter')).toEqual([]);
  });

  test('equal tiles are as many keys', () => {
    const lying = at(example.president(), ['fascist', 'liberal', 'fascist']);
    expect(answered(lying, '3', 'enter')).toEqual([{ type: 'discard', policy: 'fascist' }]);
  });

  test('a request for a veto, and its answer', () => {
    expect(answered(at(example.chancellorVeto(), ['fascist', 'fascist']), 'v', 'enter')).toEqual([
      { type: 'veto' },
    ]);
    expect(answered(at(example.vetoAnswer()), 'y')).toEqual([]);
    expect(answered(at(example.vetoAnswer()), 'n', 'enter')).toEqual([{ type: 'answer-veto', consent: false }]);
  });

  test('a peek has one answer, and Enter gives it, once the tiles have been looked at', () => {
    const unseen = after(at(example.peek()), 'enter');
    expect(unseen).toMatchObject({ effects: [], state: { note: { reason: 'look-first' } } });
    expect(answered(unseen.state, ' ', 'enter')).toEqual([{ type: 'peek' }]);
  });

  test('once it is taken no key changes it, until the table refuses it', () => {
    const { state, effects } = after(at(example.nominate()), '8', 'enter', '4', 'enter');
    expect(effects).toMatchObject([{ type: 'answer', move: { chancellor: 7 } }]);
    const refused = step(state, { type: 'refused', reason: 'stale' }).state;
    expect(answered(refused, '4', 'enter')).toEqual([{ type: 'nominate', chancellor: 3 }]);
  });
});

describe('an execution is cruel', () => {
  const asked = after(at(example.policyLaid(9)), '2', 'enter').state;
  const chosen = step(asked, { type: 'drawn', furthest: 0 }).state;

  test('keys that were typed before it was on the screen confirm nothing', () => {
    expect(answered(asked, 'y', 'right', 'enter')).toEqual([]);
  });

  test('it asks once more, and Enter means Back', () => {
    expect(chosen.asking).toBe('execute');
    const back = after(chosen, 'enter');
    expect(back.effects).toEqual([]);
    expect(back.state.asking).toBe('decision');
    expect(after(chosen, 'escape').state.asking).toBe('decision');
  });

  test('y, or the highlight moved and Enter, carries it out', () => {
    expect(answered(chosen, 'y')).toEqual([{ type: 'execute', target: 1 }]);
    expect(answered(chosen, 'right', 'enter')).toEqual([{ type: 'execute', target: 1 }]);
    expect(answered(chosen, 'right', 'left', 'enter')).toEqual([]);
  });
});

describe('no without a reason', () => {
  test('the digit of a seat that a rule bars says which rule', () => {
    expect(after(at(example.nominate()), '9').state.note).toEqual({ seat: 8, reason: 'last-chancellor' });
    expect(after(at(example.nominate()), '1').state.note).toEqual({ seat: 0, reason: 'nominates-dead' });
  });

  test('v before five Fascist policies', () => {
    expect(after(at(example.chancellor(), ['fascist', 'liberal']), 'v').state.note).toEqual({
      key: 'v',
      reason: 'veto-closed',
    });
  });

  test('c in the silence of a session, and when nothing was seen', () => {
    expect(after(at(example.legislating()), 'c').state.note).toEqual({ key: 'c', reason: 'silent-session' });
    expect(after(at(example.nominate()), 'c').state.note).toEqual({ key: 'c', reason: 'nothing-to-claim' });
  });

  test('a refused answer is told, until the next key', () => {
    const told = step(at(example.nominate()), { type: 'refused', reason: 'stale' }).state;
    expect(told.note).toEqual({ reason: 'stale' });
    expect(after(told, '8').state.note).toBeNull();
  });
});

describe('a key that answers nothing', () => {
  const question = (state: ScreenState, typed: string): unknown => {
    const { note } = after(state, typed).state;
    return note?.reason === 'unused' ? [note.key, note.question] : note;
  };

  test.each([
    ['nominate', () => at(example.nominate()), ['x', 'y', 'enter']],
    ['vote', () => at(example.ballot()), ['x', '3', '9', '0', 'y', 'enter']],
    [
      'discard',
      () => at(example.president(), ['fascist', 'liberal', 'fascist']),
      ['x', '4', '0', 'j', 'enter'],
    ],
    ['enact', () => at(example.chancellor(), ['fascist', 'liberal']), ['x', '3', 'n', 'enter']],
    ['veto', () => at(example.chancellorVeto(), ['fascist', 'fascist']), ['x', '4', 'enter']],
    ['answer-veto', () => at(example.vetoAnswer()), ['j', '3', 'enter']],
    ['peek', () => at(example.peek()), ['1', 'x']],
    ['investigate', () => at(example.investigate()), ['x', 'enter']],
    ['execute', () => at(example.policyLaid(9)), ['y', 'enter']],
    ['claim', () => after(at(example.investigate()), 'c').state, ['9', 'x', 'enter']],
    [
      'confirm-execution',
      () => ({ ...after(at(example.policyLaid(9)), '2', 'enter').state, drawn: true }),
      ['n', '2'],
    ],
  ] as const)('is told what to press: %s', (asked, state, keys) => {
    for (const typed of keys) expect(question(state(), typed)).toEqual([typed, asked]);
  });

  test('until the next key', () => {
    const { state } = after(at(example.ballot()), 'x', 'right');
    expect(state).toMatchObject({ note: null, picked: 0 });
  });

  test('unless nothing is asked, the question is not on the screen yet, or the answer is on its way', () => {
    expect(question(at(example.nominateWait()), 'x')).toBeNull();
    expect(question({ ...at(example.ballot()), drawn: false }, 'x')).toBeNull();
    expect(question(after(at(example.nominate()), '8', 'enter').state, 'x')).toBeNull();
  });

  test('and is no letter for a word, nor a key that other programs know', () => {
    expect(after(at(example.ballot()), 't', 'x').state.note).toBeNull();
    for (const typed of ['home', 'delete', 'page-up']) expect(question(at(example.ballot()), typed)).toBeNull();
  });
});

describe('claims', () => {
  test('c offers what may be claimed, a digit says it', () => {
    const open = after(at(example.investigate()), 'c');
    expect(open.state.asking).toBe('claim');
    expect(after(open.state, '3').effects).toEqual([
      {
        type: 'claim',
        claim: { type: 'claim', about: 'president-hand', policies: ['liberal', 'fascist', 'fascist'] },
      },
    ]);
    expect(after(open.state, 'right', 'enter').effects).toMatchObject([{ type: 'claim' }]);
  });

  test('Esc, and a digit beyond the last, say nothing', () => {
    const open = after(at(example.investigate()), 'c').state;
    expect(after(open, 'escape')).toMatchObject({ effects: [], state: { asking: 'decision' } });
    expect(after(open, '9', 'enter').effects).toEqual([]);
  });

  test('? shows help meanwhile, and the claims stay open', () => {
    const open = after(at(example.investigate()), 'c').state;
    expect(after(open, '?').state).toMatchObject({ page: 'help', asking: 'claim' });
    expect(after(open, '?', 'escape').state).toMatchObject({ page: 'board', asking: 'claim' });
  });
});

describe('leaving', () => {
  test('q asks, and Enter means Stay', () => {
    const typed = after(at(example.ballot()), 'q', 'y');
    expect(typed).toMatchObject({ effects: [], state: { asking: 'leave' } });
    const asked = step(typed.state, { type: 'drawn', furthest: 0 }).state;
    expect(after(asked, 'enter')).toMatchObject({ effects: [], state: { asking: 'decision' } });
    expect(after(asked, 'y').effects).toEqual([{ type: 'leave' }]);
  });

  test('Ctrl-C asks, and leaves when pressed again', () => {
    const state = at(example.ballot());
    const ctrlC: Key = { name: 'ctrl', text: 'c' };
    const asked = step(state, { type: 'key', key: ctrlC });
    expect(asked.state.asking).toBe('leave');
    expect(step(asked.state, { type: 'key', key: ctrlC }).effects).toEqual([{ type: 'leave' }]);
  });

  test('a new question leaves the open one about leaving alone', () => {
    const asked = after(at(example.nominate()), 'q').state;
    expect(updated(asked, newsOf(example.ballot())).asking).toBe('leave');
  });

  test('after the end nothing is asked', () => {
    const { game, me, log } = example.ballot();
    const over = {
      ...updateOf(
        { ...game, phase: 'over', ending: { winner: 'liberal', by: 'hitler-executed' } },
        me,
        tableOf(example.tenNames, 'over'),
      ),
      decision: null,
    };
    expect(after(attached({ update: over, log, talk: [], tiles: [] }), 'q').effects).toEqual([
      { type: 'leave' },
    ]);
  });
});

describe('secrets', () => {
  const tiles = at(example.president(), ['fascist', 'liberal', 'fascist']);

  test('the first press of Space opens them for 1.2 s, each repeat for another 0.6 s', () => {
    expect(after(tiles, ' ', ' ', ' ').effects).toEqual([
      { type: 'hold', milliseconds: firstHold },
      { type: 'hold', milliseconds: nextHold },
      { type: 'hold', milliseconds: nextHold },
    ]);
    expect([firstHold, nextHold]).toEqual([1200, 600]);
  });

  test('time, letting go, and another window in front close them', () => {
    const { state } = after(tiles, ' ');
    expect(state.open).toBe(true);
    expect(step(state, { type: 'time-up' }).state.open).toBe(false);
    expect(step(state, { type: 'key', key: { name: 'release', of: { name: 'space' } } }).state.open).toBe(
      false,
    );
    expect(step(state, { type: 'key', key: { name: 'focus-out' } }).state.open).toBe(false);
  });

  test('a key that chooses a tile leaves the faces open as long as Space does, so that its owner sees which', () => {
    for (const chooses of ['2', 'left', 'right']) {
      const { state, effects } = after(tiles, ' ', chooses);
      expect(state).toMatchObject({ open: true });
      expect(state.picked).not.toBeNull();
      expect(effects).toEqual([{ type: 'hold', milliseconds: firstHold }]);
      expect(step(state, { type: 'time-up' }).state.open).toBe(false);
    }
  });

  test('any other key closes tiles and then works', () => {
    expect(after(tiles, ' ', 'h').state).toMatchObject({ open: false, page: 'history' });
    expect(after(tiles, ' ', 'x').state).toMatchObject({ open: false, note: { reason: 'unused' } });
    expect(after(tiles, ' ', '2', 'enter')).toMatchObject({
      state: { open: false },
      effects: [{ type: 'hold' }, { type: 'release' }, { type: 'answer', move: { policy: 'liberal' } }],
    });
  });

  test('another key closes the drawer and does nothing else', () => {
    const drawer = at(example.ballot());
    expect(after(drawer, ' ', 'j')).toMatchObject({
      state: { open: false },
      effects: [{ type: 'hold' }, { type: 'release' }],
    });
  });

  test('a new question closes them, so that no secret is on the screen unasked', () => {
    const { state } = after(at(example.legislating(8)), ' ');
    const next = step(state, { type: 'news', ...newsOf(example.chancellor(), ['fascist', 'liberal']) });
    expect(next).toMatchObject({ state: { open: false }, effects: [{ type: 'release' }] });
  });
});

describe('the role card', () => {
  const opening: example.Example = { ...example.nominate(), log: [] };
  const start = { ...attached(newsOf(opening)), page: 'role', drawn: true } as const;

  test('lies on the board while roles are looked at', () => {
    const looking = newsOf(opening);
    const { table } = looking.update;
    expect(
      attached({ ...looking, update: { ...looking.update, table: { ...table, looking: true } } }).page,
    ).toBe('role');
    expect(attached(looking).page).toBe('board');
  });

  test('lies there until Enter before those whom the host did not wait for', () => {
    expect(after(start, 'enter').state.page).toBe('board');
  });

  test('keeps nobody from acting: a key of the decision puts it away and counts', () => {
    expect(answered(start, '8', 'enter')).toEqual([{ type: 'nominate', chancellor: 7 }]);
    expect(answered(start, 'enter')).toEqual([]);
  });

  test('is not shown again to those who come back later', () => {
    expect(attached(newsOf(example.rejected())).page).toBe('board');
  });
});
