import { describe, expect, it } from 'vitest';
import { asFile, judged } from '../support/judged.ts';
import { cutAfter, twin } from '../support/worlds.ts';
import { derive, dice, seedFrom } from '../../src/chance/index.ts';
import { everybody, leftOff, playedOut, looked, shown } from '../support/left-off.ts';
import { play, resumeTable } from '../support/open-table.ts';
import { randomHistory, type History } from '../support/randomPlay.ts';
import { RecordedGame, type RecordLine } from '../../src/record/index.ts';
import { smallDice } from '../support/small-dice.ts';
import type { Place } from '../../src/table/index.ts';
import type { Rules, Viewer } from '../../src/game/index.ts';

const games: readonly { readonly people: number; readonly bots: number; readonly rules: Partial<Rules> }[] = [
  { people: 5, bots: 0, rules: {} },
  { people: 1, bots: 6, rules: {} },
  { people: 4, bots: 4, rules: { silence: 'off', mastermind: 'certain' } },
  { people: 7, bots: 3, rules: {} },
];

describe('a game that goes on from its record, wherever that stops', () => {
  it.each(games)(
    'shows everybody what they saw, wherever its table was killed: $people people, $bots bots',
    async ({ people, bots, rules }) => {
      const { lines, after } = await playedOut(people, bots, rules);
      const chance = smallDice(people + bots);
      for (let length = 1; length < lines.length; length += 1) {
        const next = lines[length];
        const torn = JSON.stringify(next);
        const left = await leftOff(
          lines.slice(0, length),
          torn.slice(0, chance.below(torn.length + 1)),
          (tiles) => (next?.type === 'reshuffle' ? next.deck : tiles),
        );
        const resumed = resumeTable(left);
        const seen = after[wholeStep(lines, length) - 1] ?? [];
        const told = difference(shown(everybody(resumed), resumed.host.talk), seen);
        expect(told && { length, told }).toBeNull();
      }
    },
  );

  it.each(games)('is played to its end, and its record is legal: $people people, $bots bots', async (game) => {
    const { lines } = await playedOut(game.people, game.bots, game.rules);
    for (let length = 1; length < lines.length; length += 9) {
      const resumed = resumeTable(await leftOff(lines.slice(0, length), '{'));
      await looked(resumed);
      await play(resumed, () => false, length);
      const record = asFile([...lines.slice(0, length), ...(resumed.records[0] ?? [])]);
      const { winner, by } = resumed.host.latest.view?.ending ?? {};
      expect(await judged(record)).toEqual([{ game: 1, id: 'game-1', legal: true, winner, by }]);
    }
  });

  it('R-11, R-12, R-27, R-40, R-57: tells no seat more than it knew', async () => {
    let different = 0;
    for (let number = 0; number < 24; number += 1) {
      const luck = dice(derive(seedFrom('left off'), String(number)));
      const history = randomHistory(luck, 5 + (number % 6), {});
      const cut = cutAfter(history, 1 + luck.below(history.moments.length - 1));
      for (const viewer of [null, ...cut.roles.keys()]) {
        const other = twin(cut, viewer, luck);
        const [here, there] = [recordOf(cut), recordOf(other)];
        if (asFile(here) !== asFile(there)) different += 1;
        expect(await toldTo(viewer, there)).toEqual(await toldTo(viewer, here));
      }
    }
    expect(different).toBeGreaterThan(100);
  });
});

/** Where two tables first show somebody something else; null where they don't. */
function difference(one: readonly string[], other: readonly string[]): readonly string[] | null {
  const viewer = one.findIndex((shows, index) => shows !== other[index]);
  if (viewer === -1) return one.length === other.length ? null : ['another number of viewers'];
  const [a = '', b = ''] = [one[viewer], other[viewer]];
  const at = Array.from(a).findIndex((sign, index) => sign !== b[index]);
  return [a, b].map((shows) => shows.slice(Math.max(at - 60, 0), at + 60));
}

const isOutcome = (line: RecordLine | undefined): boolean => line?.type === 'reshuffle' || line?.type === 'end';

/** How many lines stand once the step is whole whose lines end there or go on. */
const wholeStep = (lines: readonly RecordLine[], length: number): number =>
  isOutcome(lines[length]) ? wholeStep(lines, length + 1) : length;

/** The record of a history, which must not have ended. */
function recordOf({ rules, players, firstPresident, roles, decks, moments }: History): RecordLine[] {
  const lines: RecordLine[] = [];
  const [deck = [], ...reshuffled] = decks;
  const deal = { type: 'game', format: 'secret-cli.record', version: 1, id: 'random' } as const;
  const game = RecordedGame.begin(
    { ...deal, rules, players, roles, deck, firstPresident },
    () => reshuffled.shift() ?? [],
    (line) => void lines.push(line),
  );
  for (const { seat, command } of moments.flat()) game.play(seat, command);
  return lines;
}

/** All that a viewer is told by a table that goes on with that record. */
async function toldTo(viewer: Viewer, lines: readonly RecordLine[]): Promise<string> {
  const { table, people } = resumeTable(await leftOff(lines));
  const { latest, log, talk } = viewer === null ? (table.watch() as Place) : (people[viewer] as Place);
  return JSON.stringify([latest, log, talk]);
}
