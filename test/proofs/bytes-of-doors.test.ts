import { describe, expect, it } from 'vitest';
import { cutAfter, twin, withAnotherRole } from '../support/worlds.ts';
import { derive, dice, seedFrom } from '../../src/chance/index.ts';
import { maxPlayers, minPlayers, type Viewer } from '../../src/game/index.ts';
import { moments, told, type Told } from '../support/told.ts';
import { randomHistory } from '../support/randomPlay.ts';
import { sentBy } from '../support/served.ts';

const doors = ['ssh', 'browser'] as const;
const sizes = [minPlayers, 7, maxPlayers];

/** The moments up to that one that a screen follows. */
const few = (all: readonly Told[], last: number): readonly Told[] => all.slice(Math.max(last - 3, 0), last + 1);

const lengths = (sent: readonly string[]): readonly number[] => sent.map((text) => Buffer.byteLength(text));

describe.each(sizes)('in worlds of %i players that a viewer can’t tell apart', (players) => {
  const luck = (label: string) => dice(derive(seedFrom('bytes of doors'), String(players), label));
  const history = randomHistory(luck('history'), players, {});
  const viewers: readonly Viewer[] = [null, 0, players - 1];

  it.each(doors)(
    'R-74: what goes out by %s is the same, write by write, secrets shut or open',
    async (door) => {
      for (const viewer of viewers) {
        const other = twin(history, viewer, luck(`${door} ${viewer}`));
        for (const last of moments(history)) {
          const [here, there] = [few(told(history, viewer), last), few(told(other, viewer), last)];
          expect(await sentBy(door, there, viewer, true)).toEqual(await sentBy(door, here, viewer, true));
        }
      }
    },
  );

  it.each(doors)('with its own role changed, as many bytes go out by %s at each write', async (door) => {
    for (const viewer of [0, players - 1]) {
      for (const last of moments(history)) {
        const begun = cutAfter(history, last);
        const other = withAnotherRole(begun, viewer, luck(`role ${door} ${viewer}`));
        if (other === null) continue;
        const [here, there] = [told(begun, viewer), told(other, viewer)].map((all) => few(all, all.length - 1));
        if (!here || !there) throw new Error('there are two worlds');
        const shut = await sentBy(door, here, viewer, false);
        expect(await sentBy(door, there, viewer, false)).toEqual(shut);
        const open = await sentBy(door, here, viewer, true);
        expect(lengths(await sentBy(door, there, viewer, true))).toEqual(lengths(open));
        expect(open.length).toBeGreaterThan(shut.length);
      }
    }
  });
});
