import { english } from '../support/english.ts';
import { describe, expect, test } from 'vitest';
import { account } from '../../src/screen/account/account.ts';
import { frame, type Drawn } from '../../src/screen/draw/frame.ts';
import { keyOf } from '../../src/screen/taps.ts';
import { layoutOf } from '../../src/screen/layout.ts';
import { played } from '../golden/still.ts';
import { scenes } from '../golden/scenes.ts';
import { step } from '../../src/screen/press.ts';
import { windows } from '../golden/scene.ts';
import type { Account } from '../../src/screen/account/told.ts';
import type { ScreenState } from '../../src/screen/state.ts';

const [small, , , round] = windows;
const space = ' ';

const told = (drawn: Drawn): Account => account(drawn, { words: english, keymap: drawn.state.keymap });

/** A scene's screen after its keys and some more, once it was drawn. */
function at(named: string, ...keys: readonly string[]): Drawn {
  const scene = scenes.find(({ name }) => name === named);
  if (scene === undefined) throw new Error(`no scene ${named}`);
  const drawn = played(scene, { keys }, (now, controller) => {
    controller.drawn(0);
    return now;
  }).at(-1);
  if (drawn === undefined) throw new Error('nothing is drawn');
  return { ...drawn, state: { ...drawn.state, drawn: true } };
}

const keysOf = ({ presses }: Account): readonly string[] => presses.map(({ key }) => key);

describe('a screen in words', () => {
  test('tells no secrets but those that are held open: the way back to a seat shows no role', () => {
    const wayBack = told(at('way-back'));
    expect(wayBack.ways.map(({ line }) => line).join(' ')).toContain('--seat');
    expect(wayBack.secrets).toBeNull();
    expect(told(at('ballot', space)).secrets).not.toBeNull();
  });

  test('asks what the dock asks, and offers its answers', () => {
    const ballot = told(at('ballot'));
    expect(ballot.title).toBe('Round 13 · Vote · KITE-42 · you: 3 José');
    expect(ballot.asks).toMatchObject({
      head: 'YOUR MOVE',
      says: expect.stringContaining('President 9 Tomás + Chancellor 6 김민수?'),
    });
    expect(ballot.asks.about).toContainEqual(expect.stringContaining('5 Ja of 9 elect them'));
    expect(ballot.presses.slice(0, 2)).toEqual([
      { key: 'j', label: 'Ja!', picked: false },
      { key: 'n', label: 'Nein', picked: false },
    ]);
  });

  test('tells of the board and of each seat in sentences', () => {
    const { board, seats } = told(at('ballot'));
    expect(board.join(' ')).toMatch(/Liberal policies: 3 of 5\. Fascist policies: 4 of 6\./);
    expect(seats).toHaveLength(10);
    expect(seats[0]).toBe('1 Ada: dead');
    expect(seats[2]).toBe('3 José: you, the table waits for it');
    expect(seats[5]).toMatch(/^6 김민수: Chancellor candidate, has voted/);
  });

  test('offers the seats that may be chosen by name, and says which is', () => {
    const nominate = told(at('nominate'));
    expect(nominate.presses.slice(0, 2)).toEqual([
      { key: '4', label: '4 Rosa', picked: false },
      { key: '5', label: '5 王小明', picked: false },
    ]);
    expect(nominate.presses).toContainEqual({ key: '8', label: '8 Zoë', picked: true });
    expect(nominate.presses).toContainEqual({ key: 'enter', label: 'name' });
    expect(keysOf(nominate)).not.toContain('9');
  });

  test('keeps secrets shut until they are opened, whatever they are', () => {
    expect(told(at('ballot')).secrets).toBeNull();
    expect(told(at('ballot', space)).secrets?.join('\n')).toMatch(/Role: Liberal/);
    expect(told(at('president-closed')).secrets).toBeNull();
    expect(told(at('president-closed', space)).secrets).toHaveLength(3);
    expect(told(at('president-closed', space)).secrets?.[0]).toMatch(/^Tile 1, (Liberal|Fascist)$/);
  });

  test('shut, is the same for another role with other tiles', () => {
    for (const name of ['ballot', 'president-closed', 'nominate', 'waiting']) {
      const drawn = at(name);
      expect(told({ ...drawn, state: otherwise(drawn.state) })).toEqual(told(drawn));
    }
  });

  test('has log and chat whole, help and history as lines to be read', () => {
    const chat = told(at('chat'));
    expect(chat.talk).toContainEqual('4 Rosa: he sank my L in R7. nein');
    expect(chat.log.at(-1)).toMatch(/^R13 Tomás is President/);
    expect(chat.page).toEqual([]);
    const end = told(at('game-over')).page;
    expect(end).toContainEqual(expect.stringMatching(/^6 김민수 · H HITLER$/));
    expect(end).toContainEqual(expect.stringMatching(/^1 8\+9 · LFF LF L/));
    expect(end.findIndex((line) => line.startsWith('10 Nadia'))).toBeLessThan(
      end.findIndex((line) => line.startsWith('1 8+9')),
    );
  });

  test('has help as a line for each thing that it says, without drawing', () => {
    const [head, now, says, ...others] = told(at('help')).page;
    expect([head, now]).toEqual(['Help', 'Now: the vote']);
    expect(says).toMatch(/^Everyone alive votes/);
    expect(others).toContain('Tip');
    expect(others).toContainEqual(expect.stringMatching(/^Chaos: .*nobody is limited\.$/));
    expect(others.join('\n')).not.toMatch(/Keys now|┏/);
  });

  test('tells ways back whole, a door each, while their page lies over the board', () => {
    const { page, ways } = told(at('way-back'));
    expect(page).toHaveLength(2);
    expect(ways.map(({ door }) => door)).toContain('browser');
    expect(told(at('ballot')).ways).toEqual([]);
  });

  test('says why nothing can be said now', () => {
    expect(told(at('ballot')).mute).toBeNull();
    expect(told(at('session-wait')).mute).toMatch(/Silence/);
  });
});

/** The same public game with another role and other tiles in this seat. */
function otherwise(state: ScreenState): ScreenState {
  const { view } = state.update;
  const mine = view?.mine;
  if (!view || !mine) throw new Error('nothing is secret');
  const other = mine.role === 'hitler' ? 'liberal' : 'hitler';
  return {
    ...state,
    tiles: state.tiles.map((policy) => (policy === 'liberal' ? 'fascist' : 'liberal')),
    update: {
      ...state.update,
      view: { ...view, mine: { ...mine, role: other, party: other === 'hitler' ? 'fascist' : 'liberal' } },
    },
  };
}

describe('what can be pressed', () => {
  const all = scenes.flatMap((scene) =>
    played(scene, {}, (drawn, controller) => {
      controller.drawn(0);
      return { name: scene.name, drawn: { ...drawn, state: { ...drawn.state, drawn: true } } };
    }),
  );

  test('does something, in every scene', () => {
    for (const { name, drawn } of all)
      for (const press of told(drawn).presses) {
        const { state, effects } = step(drawn.state, { type: 'key', key: keyOf(press) });
        const idle = state === drawn.state && effects.length === 0;
        expect([name, press.key, idle || state.note?.reason === 'unused']).toEqual([name, press.key, false]);
      }
  });

  test('is all that can be touched, in any window, but for Enter before something is chosen', () => {
    for (const { name, drawn } of all) {
      const offered = new Set(keysOf(told(drawn)));
      const { keymap } = drawn.state;
      for (const window of [small, round]) {
        const { lines } = frame(drawn, { layout: layoutOf(window), words: english, ascii: false, keymap });
        const touched = lines.flatMap((line) => line.flatMap(({ press }) => press?.key ?? []));
        const more = touched.filter((key) => !offered.has(key) && key !== keymap.talk && key !== 'enter');
        expect([name, window.columns, more]).toEqual([name, window.columns, []]);
      }
    }
  });

  test('has one label a key, with words', () => {
    for (const { name, drawn } of all) {
      const { presses } = told(drawn);
      expect([name, new Set(presses.map(({ key }) => key)).size]).toEqual([name, presses.length]);
      for (const { label } of presses) expect([name, label]).toEqual([name, expect.stringMatching(/\p{L}/u)]);
    }
  });
});
