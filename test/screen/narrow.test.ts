import { describe, expect, test } from 'vitest';
import * as example from '../support/example-game.ts';
import { cards } from '../support/positions.ts';
import { inPlay } from '../golden/scenes-in-play.ts';
import { scenes } from '../golden/scenes.ts';
import { sized, tooSmall, windows, type Scene } from '../golden/scene.ts';
import { frames, still, type StillOptions } from '../golden/still.ts';
import { twelveRounds } from '../support/example-story.ts';
import { widestNames } from '../golden/cast.ts';
import type { Event, Role } from '../../src/game/index.ts';
import type { Size } from '../../src/screen/terminal/size.ts';

const [small, usual, roomy, round] = windows;
const enter = '\r';
const space = ' ';
const bar = /^(━━|──|══) /;

/** The rows from the bar to the keys. */
function dockOf(scene: Scene, window: Size, options?: StillOptions): readonly string[] {
  const rows = still(scene, window, options);
  return rows.slice(rows.findLastIndex((line) => bar.test(line)));
}

/** The rows that end in an ellipsis, be it before the rest of a rule. */
const cut = (rows: readonly string[]): readonly string[] => rows.filter((line) => /…[\s━─═]*$/.test(line));

function sceneOf(named: string): Scene {
  const scene = scenes.find(({ name }) => name === named);
  if (scene === undefined) throw new Error(`no scene ${named}`);
  return scene;
}

const wide: StillOptions = { cast: { names: widestNames, says: [] } };
const newcomer: StillOptions = { known: [] };

describe('no sentence of the dock is cut', () => {
  test.each([small, usual, roomy, round].map((window) => [sized(window), window] as const))(
    'at %s, in any scene',
    (_, window) => {
      for (const scene of scenes) expect([scene.name, cut(dockOf(scene, window))]).toEqual([scene.name, []]);
    },
  );

  test('nor where no answer is highlighted yet', () => {
    for (const scene of inPlay.flatMap((one) => [[], [enter]].map((keys) => ({ ...one, keys }))))
      for (const window of [tooSmall, small])
        for (const options of [{}, wide])
          expect([scene.name, cut(dockOf(scene, window, options))]).toEqual([scene.name, []]);
  });

  test('nor beside the widest names, nor for a newcomer, nor in the smallest windows', () => {
    for (const scene of scenes)
      for (const [window, options] of [
        [small, wide],
        [small, newcomer],
        [tooSmall, {}],
        [tooSmall, wide],
      ] as const)
        expect([scene.name, cut(dockOf(scene, window, options))]).toEqual([scene.name, []]);
  });

  const nobody = example.nominateWait();
  const results: readonly Event[] = [
    {
      type: 'rejected',
      president: 8,
      chancellor: 6,
      ballots: Array.from({ length: 10 }, () => 'nein'),
      tracker: 1,
    },
    { type: 'chaos', policy: 'liberal' },
    { type: 'enacted', policy: 'liberal', president: 6, chancellor: 2 },
    { type: 'enacted', policy: 'fascist', president: 6, chancellor: 2 },
    { type: 'veto-asked', chancellor: 2 },
    { type: 'veto-refused', president: 6 },
    { type: 'veto-agreed', president: 6, tracker: 2 },
    { type: 'investigated', president: 6, target: 2 },
    { type: 'peeked', president: 6 },
    { type: 'special-election-called', president: 6, target: 2 },
    { type: 'executed', president: 6, target: 2, hitler: false, party: null },
  ];
  test.each(results.map((event) => [event.type, event] as const))('nor after a result: %s', (type, event) => {
    const log: readonly Event[] = [...twelveRounds, { type: 'nominated', president: 6, chancellor: 2 }, event];
    for (const window of [tooSmall, small, usual])
      for (const options of [{}, wide]) {
        const rows = dockOf({ name: type, ...nobody, log }, window, options);
        expect(rows.at(-1)).toContain('Enter go on');
        expect(cut(rows)).toEqual([]);
      }
  });

  test('nor where one of eight hands is claimed', () => {
    const { game, me } = example.peek();
    const seen = { ...game, phase: 'nominate', round: 6, president: 6 } as const;
    const log: readonly Event[] = [
      ...twelveRounds,
      { type: 'peeked', president: me },
      { type: 'saw-deck', policies: cards('LFF') },
    ];
    for (const window of [tooSmall, small])
      expect(cut(dockOf({ name: 'peeked', game: seen, me, log, keys: ['c'] }, window))).toEqual([]);
  });
});

describe('what is at stake in a vote', () => {
  const ballot = sceneOf('ballot');
  const stakes = (window: Size, options?: StillOptions): string | undefined =>
    dockOf(ballot, window, options)
      .find((line) => line.includes('HITLER ZONE'))
      ?.replace(/^.*HITLER ZONE +/, '')
      .trimEnd();

  test('is said in full where there is room, and whole at any size', () => {
    expect(stakes(round)).toBe('If 김민수 is Hitler and this passes, the Fascists win at once.');
    expect(stakes(roomy)).toBe('If 김민수 is Hitler and this passes, the Fascists win.');
    expect(stakes(usual)).toBe('Elect Hitler and the Fascists win.');
    expect(stakes(small)).toBe('Elect H: Fascists win');
    expect(stakes(tooSmall)).toBe('Elect H: the Fascists win.');
  });

  test('stands beneath a bar with both seats, whatever their names', () => {
    for (const window of [tooSmall, small, usual])
      for (const options of [{}, wide]) expect(dockOf(ballot, window, options)[0]).toMatch(/ 9\b.* 6\b.*\?/);
  });
});

describe('the own secrets, held open', () => {
  const as = (role: Role): Scene => {
    const { game, ...rest } = example.ballot();
    const roles = game.roles.map((other, seat) => (seat === 2 ? role : other === role ? 'liberal' : other));
    return { name: role, ...rest, game: { ...game, roles }, log: twelveRounds, keys: [space] };
  };
  const shown = (role: Role, window: Size, options?: StillOptions): readonly string[] => {
    const rows = still(as(role), window, options);
    return rows.slice(rows.findIndex((line) => line.startsWith('━━ FOR')));
  };

  test.each([tooSmall, ...windows].map((window) => [sized(window), window] as const))(
    'at %s take as many rows for every role, and cut nothing but a list, after an entry',
    (_, window) => {
      const rows = (['liberal', 'fascist', 'hitler'] as const).map((role) => [
        ...shown(role, window),
        ...shown(role, window, wide),
      ]);
      const labels = rows.map((all) => all.map((line) => line.slice(0, 9).replace(/━.*/, '━')));
      expect(labels[1]).toEqual(labels[0]);
      expect(labels[2]).toEqual(labels[0]);
      expect((labels[0]?.length ?? 0) / 2).toBeLessThanOrEqual(Math.min(window.rows - 1, 16));
      for (const line of cut(rows.flat())) expect(line).toMatch(/^ Ballot .*\bR\d+ (Ja|Nein) …\s*$/);
    },
  );
});

describe('pages that are longer than their window', () => {
  const [help, log, chat] = [sceneOf('help'), sceneOf('log'), sceneOf('chat-long')];
  const [up, down, home, end] = ['\u001b[A', '\u001b[B', '\u001b[H', '\u001b[F'];

  test.each([
    ['46x12', tooSmall],
    ['60x20', small],
  ] as const)('help at %s can be read to its end, and its head says how', (_, window) => {
    const first = still(help, window);
    expect(first[1]).toContain('↑↓ more');
    const read = frames(help, window, { keys: Array.from({ length: 250 }, () => down) }).slice(-251);
    const text = read.flatMap((rows) => rows.slice(2)).join('\n');
    for (const word of ['Now: the vote', 'Always', 'Marks', 'probed', 'Tip ', 'Veto', 'The end', 'Tips'])
      expect(text).toContain(word);
    expect(still(help, window, { keys: [end] })).toEqual(read.at(-1));
    expect(still(help, window, { keys: [end, home] })).toEqual(first);
  });

  test('help in a large window begins with the moment and what words mean; the rules follow', () => {
    expect(still(help, round).join('\n')).toContain('Limited: ');
    expect(still(help, round).join('\n')).toContain('Secret Hitler in ten minutes');
  });

  test.each([
    ['help', help, down, up],
    ['log', log, up, down],
    ['chat', chat, up, down],
  ] as const)('%s: however long a key was held, its opposite moves the page at once', (_, page, on, back) => {
    const held = Array.from({ length: 60 }, () => on);
    const [before, after] = frames(page, small, { keys: [...held, back] }).slice(-2);
    expect(after).not.toEqual(before);
  });

  test('the log goes back to where its first entries fill the page', () => {
    const rows = still(log, small, { keys: [home] });
    expect(rows[2]).toMatch(/^ R1 /);
    expect(rows[14]?.trim()).not.toBe('');
  });
});
