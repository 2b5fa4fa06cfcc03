import { afterEach, describe, expect, it } from 'vitest';
import { everyOption } from '../support/any-rules.ts';
import { cutAfter, twin, withAnotherRole } from '../support/worlds.ts';
import { derive, dice, seedFrom } from '../../src/chance/index.ts';
import { encodeUpdate } from '../../src/wire/encode.ts';
import { FakeSession } from '../support/fake-session.ts';
import { maxPlayers, minPlayers, type Viewer } from '../../src/game/index.ts';
import { moments, told, type Told } from '../support/told.ts';
import { randomHistory, type History } from '../support/randomPlay.ts';
import { TableOnScreen } from '../support/table-on-screen.tsx';
import { updateOf } from '../wire/tables.ts';

const sizes = Array.from({ length: maxPlayers - minPlayers + 1 }, (_, index) => minPlayers + index);

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

/** Every size by the usual rules, and some with each option changed. */
const tables = [
  ...sizes.map((players) => ({ players, rules: {}, by: 'the usual rules' })),
  ...[7, 10].map((players) => ({ players, rules: everyOption, by: 'every option changed' })),
];

describe.each(tables)(
  'with $players players and $by, in worlds that a viewer can’t tell apart',
  ({ players, rules }) => {
    const luck = (label: string) => dice(derive(seedFrom('bytes and cells'), String(players), label));
    const history = randomHistory(luck('history'), players, rules);
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
        const lengths = (world: Told[]) =>
          world.map(({ scene }) => encodeUpdate(updateOf(scene, viewer)).length);
        expect(lengths(there)).toEqual(lengths(here));
        const last = [here.at(-1), there.at(-1)] as [Told, Told];
        expect((await cells(last[1], viewer)).shut).toEqual((await cells(last[0], viewer)).shut);
      }
    });
  },
);
