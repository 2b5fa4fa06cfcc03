import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as example from '../support/example-game.ts';
import { advise } from '../../src/bots/index.ts';
import { attached } from '../../src/screen/news.ts';
import type { ScreenState } from '../../src/screen/state.ts';
import { clashIn, defaultKeymap, isMappable, keyActions, type Keymap } from '../../src/screen/keymap.ts';
import { shown } from '../support/kept-screens.ts';
import { step } from '../../src/screen/press.ts';
import { tableOf, updateOf, without } from '../support/fake-session.ts';
import { twelveRounds } from '../support/example-story.ts';
import type { Seat } from '../../src/game/index.ts';
import type { TableState, Update } from '../../src/table/index.ts';

interface Moment {
  readonly update: Update;
  readonly opened?: Partial<ScreenState>;
}

const playing = ({ game, me }: example.Example, more: Partial<TableState> = {}, absent?: Seat): Update => {
  const table = tableOf(example.tenNames.slice(0, game.roles.length), 'playing', 'KITE-42', more);
  const seats = table.seats.map((sitter, seat) => (seat === absent ? { ...sitter, away: true } : sitter));
  return updateOf(game, me, { ...table, seats, doors: [{ door: 'node', port: 7777, secure: false }] });
};
const lobby = (host: Seat): Update => without(2, tableOf(example.tenNames, 'lobby', 'KITE-42', { host }));
const waiting = example.nominateWait();

/** Everything that a dock can be about and that has letters of its own. */
const moments: Readonly<Record<string, Moment>> = {
  'a ballot': { update: playing(example.ballot()) },
  'a veto to ask for': { update: playing(example.chancellorVeto()) },
  'a veto to answer': { update: playing(example.vetoAnswer()) },
  'a seat to choose': { update: playing(example.nominate()) },
  'an execution to confirm': {
    update: playing(example.policyLaid(9)),
    opened: { asking: 'execute', picked: 0 },
  },
  'a claim': { update: playing(example.claim()), opened: { asking: 'claim' } },
  'a guest’s lobby': { update: lobby(0) },
  'a host’s lobby': { update: lobby(2) },
  'somebody to put out': { update: lobby(2), opened: { asking: 'kick-person', seat: 1 } },
  'roles looked at': { update: playing(waiting, { host: 2, looking: true }) },
  'somebody absent': { update: playing(waiting, { host: 2 }, waiting.game.president) },
  'a game paused': { update: playing(waiting, { host: 2, paused: true }) },
  'the table’s menu': { update: playing(waiting, { host: 2 }, 0), opened: { asking: 'menu' } },
  'a game to break off': { update: playing(waiting, { host: 2 }), opened: { asking: 'break-off' } },
  'a table to leave': { update: playing(waiting, { host: 2 }), opened: { asking: 'leave' } },
  'a game broken off': { update: playing(waiting, { host: 2, stage: 'over', brokenOff: 'host' }) },
  'nothing asked': { update: playing(waiting) },
  'a link lost': { update: playing(waiting), opened: { link: { since: '21:13:52', tries: 3 } } },
};
const everyMoment = Object.keys(moments);

const enter = '\r';
/** Keys that can be mapped, those of nobody's choice first: one more than there are actions, so that one does nothing. */
const signs = [
  ...new Set([
    ...Object.values(defaultKeymap),
    ...Array.from('abcdefghijklmnopqrstuvwxyz;!-+='),
    ...Array.from({ length: '{'.charCodeAt(0) }, (_, code) => String.fromCharCode(code)).filter(isMappable),
  ]),
].slice(0, keyActions.length + 1);

/** What a key does at a moment, whichever letter the screen repeats. */
function outcome(moment: string, keymap: Keymap, pressed: string): string {
  const { update, opened } = moments[moment] ?? {};
  if (update === undefined) throw new Error('no such moment');
  const news = { update, log: twelveRounds, talk: [], tiles: [] };
  // On a page, so that even the key of the board leads somewhere.
  const back = { came: { door: 'node', at: '192.168.1.20' }, token: 'k3f9-x2mm-7tq4-h8sd-pw5c' } as const;
  const before = {
    ...attached(news, { keymap, advise, ...back }),
    page: 'chat',
    drawn: true,
    ...opened,
  } as const;
  const { state, effects } = step(before, { type: 'key', key: { name: 'char', text: pressed } });
  const note = state.note && { ...state.note, key: null };
  return JSON.stringify({ effects, state: { ...state, keymap: null, note } });
}

/** Each action with a key of its own, so that its effect shows. */
const apart = Object.fromEntries(keyActions.map((action, index) => [action, signs[index] ?? ''])) as Keymap;
const effects = new Map(
  everyMoment.map((moment) => {
    const none = outcome(moment, apart, '~');
    const each = keyActions.map((action) => [action, outcome(moment, apart, apart[action])] as const);
    return [moment, { none, each: each.filter(([, effect]) => effect !== none) }] as const;
  }),
);

/** What a key should do: one action's effect, or nothing. Only the board gives way to an answer on its key. */
function expected(moment: string, keymap: Keymap, pressed: string): string {
  const { none = '', each = [] } = effects.get(moment) ?? {};
  const meant = each.filter(([action]) => keymap[action] === pressed);
  const answers = meant.length > 1 ? meant.filter(([action]) => action !== 'board') : meant;
  expect(
    answers.length,
    `${moment}: ${pressed} is ${answers.map(([action]) => action).join(' and ')}`,
  ).toBeLessThan(2);
  return answers[0]?.[1] ?? none;
}

const letters = fc.shuffledSubarray(signs, { minLength: signs.length });
const changes = fc.array(fc.tuple(fc.constantFrom(...keyActions), fc.constantFrom(...signs)), { maxLength: 6 });
/** Keys moved about in a body, and some one by one. */
const keymaps = fc
  .tuple(letters, changes)
  .map(([moved, changed]): Keymap => {
    const body = Object.entries(defaultKeymap).map(([action, key]) => [action, moved[signs.indexOf(key)]]);
    return Object.fromEntries([...body, ...changed]) as Keymap;
  })
  .filter((keymap) => clashIn(keymap) === null);

describe('keys can be moved', () => {
  test('those that nobody has moved don’t clash, and each can be moved to', () => {
    expect(clashIn(defaultKeymap)).toBeNull();
    expect(Object.values(defaultKeymap).filter((key) => !isMappable(key))).toEqual([]);
  });

  test('every action does something at some moment', () => {
    const seen = new Set([...effects.values()].flatMap(({ each }) => each.map(([action]) => action)));
    expect(keyActions.filter((action) => !seen.has(action))).toEqual([]);
  });

  test.each(everyMoment)('%s: each action is reached by exactly its key', (moment) => {
    const property = fc.property(keymaps, (keymap) => {
      for (const pressed of signs)
        expect(outcome(moment, keymap, pressed)).toBe(expected(moment, keymap, pressed));
    });
    fc.assert(property, { numRuns: 25, examples: [[defaultKeymap], [apart]] });
  });

  test('a Hangul letter counts as the Latin key under it, wherever that has been moved', () => {
    const keymap = { ...defaultKeymap, ja: 'f' };
    expect(outcome('a ballot', keymap, 'ㄹ')).toBe(outcome('a ballot', defaultKeymap, 'j'));
    expect(outcome('a ballot', keymap, 'ㅓ')).toBe(outcome('a ballot', keymap, '~'));
  });

  test.each<[Partial<Keymap>, string]>([
    [{ ja: 'h' }, 'ja history'],
    [{ nein: 'j' }, 'ja nein'],
    [{ refuse: 'y' }, 'agree refuse'],
    [{ start: 'b' }, 'start addBot'],
    [{ closeTable: 'y' }, 'confirm closeTable'],
    [{ pause: 'g' }, 'pause together'],
  ])('%j would make one key two actions at once', (moved, clash) => {
    expect(clashIn({ ...defaultKeymap, ...moved })?.join(' ')).toBe(clash);
  });

  test('two actions that are never wanted at once may share a key', () => {
    expect(clashIn({ ...defaultKeymap, ja: 'y', ready: 'j', refuse: 'j' })).toBeNull();
  });
});

describe('a screen shows the keys that its owner has chosen', () => {
  const keymap: Keymap = {
    ...defaultKeymap,
    ja: 'f',
    nein: 'd',
    talk: ';',
    claim: '=',
    history: 'x',
    help: 'h',
    table: ',',
    leave: 'z',
    agree: 'i',
    refuse: 'o',
    veto: 'u',
    confirm: 'g',
  };
  const after = async (position: example.Example, ...keys: readonly string[]): Promise<string[]> =>
    (await shown(position, keys, { keymap })).rows();

  test('in the row of keys, the boxes and the sentences of a ballot', async () => {
    const ballot = await after(example.ballot());
    expect(ballot[20]).toContain('│ f  Ja!  │ │ d  Nein │');
    expect(ballot[22]).toBe(' f Ja  d Nein  ←→ Enter choose │ ; talk  x history  Space role  h help  , table');
    const cast = await after({ ...example.ballot([1, 2, 5, 8]) });
    expect(cast.join('\n')).toContain('f or d changes it until the last is in');
  });

  test('beside a veto and at its answer', async () => {
    const asks = await after(example.chancellorVeto());
    expect(asks[20]).toContain('│ u Ask veto │  u: lay neither');
    expect(asks[22]).toContain('u veto');
    const answers = await after(example.vetoAnswer());
    expect(answers[22]).toMatch(/^ i agree {2}o refuse/);
    expect(answers[20]).toContain('│ i  Agree  │ │ o  Refuse │');
    expect(answers.slice(19, 22).join('')).toMatch(/i “I agree.*o .* must lay one/);
  });

  test('where the last result says how to claim', async () => {
    const laid = await after(example.policyLaid(8), enter);
    expect(laid.join('\n')).toContain('; = claims what you saw');
  });

  test('on the buttons that ask once more', async () => {
    const rows = await after(example.nominateWait(), 'z');
    expect(rows[19]).toContain('[ g  Leave ]');
    expect(rows[22]).toMatch(/^ g leave {2}Esc stay/);
  });

  test('in the help', async () => {
    const page = (await after(example.ballot(), 'h')).join('\n');
    for (const shown of ['; talk', '= claim', 'x history', 'h help', 'z leave']) expect(page).toContain(shown);
  });
});
