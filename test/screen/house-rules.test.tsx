import { describe, expect, test } from 'vitest';
import { account } from '../../src/screen/account/account.ts';
import { attached } from '../../src/screen/news.ts';
import { defaultKeymap } from '../../src/screen/keymap.ts';
import { english } from '../support/english.ts';
import { FakeSession, sitter, tableOf, updateOf, without } from '../support/fake-session.ts';
import { kept, shown } from '../support/kept-screens.ts';
import { TableOnScreen } from '../support/table-on-screen.tsx';
import { step } from '../../src/screen/press.ts';
import { completeRules, type Rules } from '../../src/game/index.ts';
import { whyMute, type ScreenState } from '../../src/screen/state.ts';
import { everyOption } from '../support/any-rules.ts';
import { noClocks } from '../../src/table/index.ts';
import * as example from '../support/example-game.ts';

const enter = '\r';
const [up, down, right, left] = ['\u001b[A', '\u001b[B', '\u001b[C', '\u001b[D'];
const seats = ['Ada', 'Boris', 'Zoë'].map((name) => sitter(name));

const lobbyOf = (me: number | null, rules: Partial<Rules> = {}) =>
  without(me, tableOf([], 'lobby', 'KITE-42', { seats, host: 0, rules }));

async function lobby(me: number | null, rules: Partial<Rules>, ...keys: readonly string[]) {
  const screen = kept(new TableOnScreen(new FakeSession(lobbyOf(me, rules))));
  await screen.settle();
  await screen.type(...keys);
  return screen;
}

/** The rules that a host's keys ask for, one press after another. */
async function asked(rules: Partial<Rules>, ...keys: readonly string[]): Promise<unknown[]> {
  const { session } = await lobby(0, rules, 'h', ...keys);
  return session.sent.map((sent) => (sent as { command: { rules: unknown } }).command.rules);
}

describe('the lobby', () => {
  test.each([[1], [0], [null]])('tells seat %s which rules differ before anybody is ready', async (me) => {
    const screen = await lobby(me, { silence: 'government', mastermind: 'certain' });
    expect(screen.rows().join('\n')).toContain('House rules (h): Silence: government; Mastermind: certain');
    expect((await lobby(me, {})).rows().join('\n')).toContain('House rules (h): none');
  });

  test('says how many differ where there is no room to name them', async () => {
    const many = { silence: 'off', reinvestigate: true, hitlerKnows: 'never', deathReveal: 'party' } as const;
    expect((await lobby(1, many)).rows().join('\n')).toContain('House rules (h): 4');
  });
});

describe('the page of house rules', () => {
  test('has each option with its value, and what the chosen one decides', async () => {
    const text = (await lobby(1, { silence: 'government' }, 'h', '3')).rows().join('\n');
    for (const said of [
      '0 All of them               your own',
      '1 Limits relax with         five alive',
      '▸3 Silence                   government',
      'Mastermind wins           at once',
      'While a government legislates, only the President and the Chancellor are',
    ])
      expect(text).toContain(said);
  });

  test('says of all that differ what they mean while none is chosen', async () => {
    const text = (await lobby(1, { reinvestigate: true, deathReveal: 'party' }, 'h')).rows().join('\n');
    expect(text).toContain('may be investigated again');
    expect(text).toContain('shows everybody their party card');
  });

  test('says by a sign that there are more options than the window holds, below or above', async () => {
    const low = async (...keys: readonly string[]): Promise<string> => {
      const screen = kept(
        new TableOnScreen(new FakeSession(lobbyOf(0)), { window: { columns: 60, rows: 20 } }),
      );
      await screen.settle();
      await screen.type('h', ...keys);
      return screen.rows(1, 20).slice(2, 14).join('\n');
    };
    expect(await low('0')).toMatch(/↓$/m);
    expect(await low('0')).not.toMatch(/↑$/m);
    expect(await low(up)).toMatch(/↑$/m);
    expect(await low(up)).not.toMatch(/↓$/m);
    expect(await low('9', up)).toMatch(/↑$/m);
  });

  test('keeps options in view, however much there is to say of those that differ', async () => {
    const screen = kept(
      new TableOnScreen(new FakeSession(lobbyOf(0, everyOption)), { window: { columns: 60, rows: 20 } }),
    );
    await screen.settle();
    await screen.type('h');
    const text = screen.rows(1, 20).join('\n');
    expect(text).toContain('2 Tracker resets at');
    expect(text).toMatch(/^ *…$/m);
  });

  test('tells the clocks beside the rules, as the lobby says that there are some', async () => {
    const clocks = { ...noClocks, vote: 60, extra: 30 };
    const update = without(1, tableOf([], 'lobby', 'KITE-42', { seats, host: 0, clocks }));
    const screen = kept(new TableOnScreen(new FakeSession(update)));
    await screen.settle();
    expect(screen.rows().join('\n')).toContain('House rules (h): none · with clocks');
    await screen.type('h');
    expect(screen.rows().join('\n')).toContain('Vote 60 s · 30 s extra for each person');
  });

  test('lets the host change what a digit or an arrow has chosen, on and back', async () => {
    expect(await asked({}, '3', right)).toEqual([{ silence: 'government' }]);
    expect(await asked({}, '3', left)).toEqual([{ silence: 'off' }]);
    expect(await asked({ silence: 'off' }, down, down, down, down, enter)).toEqual([{ silence: 'table' }]);
    expect(await asked({ silence: 'off' }, up, enter)).toEqual([
      { silence: 'off', mastermindTiming: 'after-execution' },
    ]);
  });

  test('sets all of them at once to a preset, from whatever they are', async () => {
    const rulebook = { trackerReset: 'enactment', silence: 'government' };
    expect(await asked({}, '0', right)).toEqual([rulebook]);
    expect(await asked(rulebook as Partial<Rules>, '0', right)).toEqual([{}]);
    expect(await asked({ mastermind: 'maybe' }, '0', right)).toEqual([{}]);
    expect(await asked({ mastermind: 'maybe' }, '0', left)).toEqual([{}]);
  });

  test('tells the host alone that all must be ready anew, and shows the change once the table says so', async () => {
    const screen = await lobby(0, {}, 'h', '3');
    expect(screen.rows().join('\n')).toContain('must be ready anew');
    screen.session.show(lobbyOf(0, { silence: 'off' }));
    await screen.settle();
    expect(screen.rows().join('\n')).toContain('▸3 Silence                   off');
    expect((await lobby(1, {}, 'h', '3')).rows().join('\n')).not.toContain('must be ready anew');
  });

  test('changes nothing for those who don’t host', async () => {
    for (const me of [1, null]) expect((await lobby(me, {}, 'h', '3', right, left)).session.sent).toEqual([]);
  });

  test('is put away by Esc or the key that opened it, and by a game that begins', async () => {
    for (const key of ['h', '\u001b'])
      expect((await lobby(1, {}, 'h', key)).rows().join('\n')).toContain('Boris');
    const screen = await lobby(2, {}, 'h');
    const { game, log } = example.ballot();
    screen.session.show({ ...updateOf(game, 2, tableOf(example.tenNames)), news: log });
    await screen.settle();
    expect(screen.rows().join('\n')).not.toContain('House rules');
  });

  test('is told of in the chat once a change leaves somebody unready', async () => {
    const screen = await lobby(1, {});
    screen.session.show({ ...lobbyOf(1, { silence: 'off' }), talk: [{ type: 'rules', round: null }] });
    await screen.settle();
    expect(screen.rows().join('\n').replaceAll(/\s+/g, ' ')).toContain('· The host changed the house rules');
  });

  test('is told in words too, with presses that choose and change', () => {
    const state: ScreenState = attached({
      update: lobbyOf(0, { silence: 'off' }),
      log: [],
      talk: [],
      tiles: [],
    });
    const chosen = ['h', '3'].reduce(
      (now, text) => step(now, { type: 'key', key: { name: 'char', text } }).state,
      state,
    );
    const told = account(
      { state: chosen, host: null, returnLine: '' },
      { words: english, keymap: defaultKeymap },
    );
    expect(told.board).toContain('House rules (h): Silence: off');
    expect(told.page.join('\n')).toContain('Everybody may talk while a government legislates');
    expect(told.presses).toContainEqual({ key: 'enter', label: 'Silence · off', picked: true });
    expect(told.presses).toContainEqual({ key: '9', label: 'Mastermind · none', picked: false });
  });
});

describe('in a game', () => {
  const session = (rules: Partial<Rules>) => {
    const wait = example.legislating();
    return { ...wait, game: { ...wait.game, rules: completeRules(rules) } };
  };

  test('C-06: while a government legislates, whoever may talk can', () => {
    const mute = (rules: Partial<Rules>, me: number): string | null => {
      const update = updateOf(
        session(rules).game,
        me,
        tableOf(example.tenNames, 'playing', 'KITE-42', { rules }),
      );
      return whyMute(attached({ update, log: [], talk: [], tiles: [] }));
    };
    const [member, other] = [8, 2];
    expect([mute({}, member), mute({}, other)]).toEqual(['silent-session', 'silent-session']);
    const government = { silence: 'government' } as const;
    expect([mute(government, member), mute(government, other)]).toEqual(['silent-session', null]);
    expect([mute({ silence: 'off' }, member), mute({ silence: 'off' }, other)]).toEqual([null, null]);
  });

  test('help tells the rule that overrules what it says', async () => {
    const helped = async (rules: Partial<Rules>): Promise<string> =>
      (await shown(session(rules), ['?'], { table: { rules } })).rows().join('\n');
    expect(await helped({ silence: 'government' })).toContain(
      'House rule: While a government legislates, only',
    );
    expect(await helped({})).not.toContain('House rule');
  });
});
