import { describe, expect, test } from 'vitest';
import * as example from '../support/example-game.ts';
import { onScreen } from '../support/table-on-screen.tsx';
import type { Game, Policy, Role } from '../../src/game/index.ts';
import type { Size } from '../../src/screen/terminal/size.ts';

const space = ' ';
const roles: readonly Role[] = ['liberal', 'fascist', 'hitler'];
const windows: readonly Size[] = [
  { columns: 46, rows: 12 },
  { columns: 60, rows: 20 },
  { columns: 80, rows: 24 },
  { columns: 140, rows: 40 },
  { columns: 200, rows: 60 },
];

function withRole(game: Game, me: number, role: Role): Game {
  const dealt = [...game.roles];
  const from = dealt.indexOf(role);
  [dealt[me], dealt[from]] = [dealt[from] ?? role, dealt[me] ?? role];
  return { ...game, roles: dealt };
}

/** The bytes of each frame that is sent to a watched terminal as secrets are opened, looked at and closed. */
async function sizes(one: example.Example, window: Size, table = {}): Promise<number[]> {
  const screen = await onScreen(one, [], { window, table, depth: 'truecolor' });
  Object.assign(screen.terminal, { padded: true });
  const before = screen.terminal.writes.length;
  await screen.type(space);
  await screen.settle(2000);
  return screen.terminal.writes.slice(before).map((sent) => new TextEncoder().encode(sent).length);
}

describe('what is sent as secrets are opened and closed is as long for everybody', () => {
  describe.each(windows)('in a window of $columns×$rows', (window) => {
    test.each([
      ['role cards', () => example.nominate(), { looking: true }],
      ['drawers', () => example.ballot(), {}],
    ] as const)('%s', async (_, position, table) => {
      const lengths = await Promise.all(
        roles.map((role) => {
          const one = position();
          return sizes({ ...one, game: withRole(one.game, one.me, role) }, window, table);
        }),
      );
      expect(lengths[0]).toHaveLength(2);
      for (const length of lengths) expect(length).toEqual(lengths[0]);
    });

    test('hands of tiles', async () => {
      const hands: readonly (readonly Policy[])[] = [
        ['liberal', 'liberal', 'liberal'],
        ['fascist', 'fascist', 'fascist'],
        ['liberal', 'fascist', 'fascist'],
      ];
      const lengths = await Promise.all(
        hands.map((hand) => {
          const one = example.president();
          return sizes({ ...one, game: { ...one.game, hand: [...hand] } }, window);
        }),
      );
      expect(lengths[0]).toHaveLength(2);
      for (const length of lengths) expect(length).toEqual(lengths[0]);
    });
  });
});
