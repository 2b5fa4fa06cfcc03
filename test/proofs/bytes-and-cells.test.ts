import { afterEach, describe, expect, it } from 'vitest';
import { cutAfter, twin, withAnotherRole } from '../support/worlds.ts';
import { derive, dice, seedFrom } from '../../src/chance/index.ts';
import { encodeUpdate } from '../../src/wire/encode.ts';
import { FakeSession } from '../support/fake-session.ts';
import { maxPlayers, minPlayers, reaches, type Event, type Viewer } from '../../src/game/index.ts';
import { randomHistory, replay, type History, type Scene } from '../support/randomPlay.ts';
import { TableOnScreen } from '../support/table-on-screen.tsx';
import { updateOf } from '../wire/tables.ts';

const sizes = Array.from({ length: maxPlayers - minPlayers + 1 }, (_, index) => minPlayers + index);

/** A scene with all that a viewer has heard up to it. */
interface Told {
  readonly scene: Scene;
  readonly log: readonly Event[];
}

function told(history: History, viewer: Viewer): Told[] {
  const log: Event[] = [];
  return Array.from(replay(history), (scene) => {
    log.push(...scene.news.flatMap((news) => (reaches(news, viewer) ? [news.event] : [])));
    return { scene, log: [...log] };
  });
}

const open: TableOnScreen[] = [];
afterEach(() => {
  for (const screen of open.splice(0)) screen.shown.close();
});

/** What a viewer's screen shows, secrets closed and then held open. */
async function cells(
  { scene, log }: Told,
  viewer: Viewer,
): Promise<{ readonly shut: unknown; readonly held: unknown }> {
  const screen = new TableOnScreen(new FakeSession({ ...updateOf(scene, viewer), hosts: false }, log));
  open.push(screen);
  await screen.settle();
  const shut = screen.terminal.cells();
  await screen.type(' ');
  return { shut, held: screen.terminal.cells() };
}

/** Three moments of a history: an early one, one in the middle, one near its end. */
const moments = (history: History): number[] =>
  [0.2, 0.5, 0.9].map((share) => Math.floor(history.moments.length * share));

describe.each(sizes)('in worlds of %i players that a viewer can’t tell apart', (players) => {
  const luck = (label: string) => dice(derive(seedFrom('bytes and cells'), String(players), label));
  const history = randomHistory(luck('history'), players, {});
  const viewers: Viewer[] = [null, ...history.roles.keys()];

  it('R-74: the bytes on its connection are the same at every moment', () => {
    for (const viewer of viewers) {
      const other = twin(history, viewer, luck(`bytes ${viewer}`));
      const bytes = (world: History) =>
        told(world, viewer).map(({ scene }) => encodeUpdate(updateOf(scene, viewer)));
      expect(bytes(other)).toEqual(bytes(history));
    }
  });

  it('R-74: the cells of its screen are the same, secrets shut or open', async () => {
    for (const viewer of [null, 0, players - 1]) {
      const other = twin(history, viewer, luck(`cells ${viewer}`));
      for (const moment of moments(history)) {
        const [here, there] = [told(history, viewer)[moment], told(other, viewer)[moment]];
        if (!here || !there) throw new Error('a twin has as many moments');
        expect(await cells(there, viewer)).toEqual(await cells(here, viewer));
      }
    }
  });

  it('with its own role changed, the length of every update and the cells of a shut screen are the same', async () => {
    for (const viewer of [0, players - 1]) {
      const [, moment = 1] = moments(history);
      const begun = cutAfter(history, moment);
      const other = withAnotherRole(begun, viewer, luck(`role ${viewer}`));
      if (other === null) continue;
      const [here, there] = [told(begun, viewer), told(other, viewer)];
      const lengths = (world: Told[]) => world.map(({ scene }) => encodeUpdate(updateOf(scene, viewer)).length);
      expect(lengths(there)).toEqual(lengths(here));
      const last = [here.at(-1), there.at(-1)] as [Told, Told];
      expect((await cells(last[1], viewer)).shut).toEqual((await cells(last[0], viewer)).shut);
    }
  });
});
