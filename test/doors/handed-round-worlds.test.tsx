import { expect, test } from 'vitest';
import { defaultKeymap } from '../../src/screen/index.ts';
import { HandedRound, HandedRoundScreen, seatAll } from '../../src/doors/handed-round/index.ts';
import { hintKinds, usualEdition } from '../../src/words/index.ts';
import { letters } from '../support/positions.ts';
import { OnScreen } from '../support/on-screen.ts';
import { openTable } from '../support/open-table.ts';
import { safeText } from '../../src/text/index.ts';
import { seedFrom } from '../../src/chance/index.ts';
import type { Deal } from '../../src/game/index.ts';

const names = ['Ann', 'Ben', 'Cem', 'Dot', 'Eve'].map((name) => safeText(name, 16));
/** Longer than a curtain, or the ritual, waits before a key counts, in milliseconds. */
const unhurried = 150;

/** A new game round one terminal; what chance gives follows from the seed. */
function dealt(seed: string) {
  const { table, clock, records } = openTable(0, 0, { seed: seedFrom(seed) });
  const round = new HandedRound({
    ...seatAll(table, names, 0),
    ritual: true,
    ritualRead: false,
    onRitualRead: () => undefined,
  });
  return { round, clock, deal: records[0]?.[0] as Deal };
}

/** The first seed whose deal is like that. */
function seedWith(like: (deal: Deal) => boolean): string {
  for (let number = 0; number < 500; number += 1) if (like(dealt(String(number)).deal)) return String(number);
  throw new Error('no seed deals so');
}

/** Plays a first round, and gives every screen that all may see, cell by cell, and what each person saw alone. */
async function played(seed: string) {
  const { round, clock } = dealt(seed);
  const screen = new OnScreen(
    <HandedRoundScreen
      round={round}
      returnLine="npx secret-cli pass"
      edition={usualEdition}
      keymap={defaultKeymap}
      known={hintKinds}
      after={clock.after}
      shuffle={(tiles) => tiles}
      onStop={() => undefined}
    />,
    clock,
    {},
  );
  const all: string[] = [];
  const alone: string[] = [];
  const keysFor = (): readonly string[] => {
    const showing = round.showing();
    if (showing.at === 'curtain') return [String(showing.seat + 1), '\r'];
    if (showing.at !== 'seat') return ['\r'];
    const { table, decision } = round.sessionOf(showing.seat).latest;
    if (table.looking) return [' ', '\r'];
    switch (decision?.options[0]?.type) {
      case 'nominate':
        return ['\u001b[B', '\r'];
      case 'vote':
        return ['j'];
      default:
        return [' ', '1', '\r'];
    }
  };
  const look = (): void => {
    const cells = JSON.stringify(screen.terminal.cells());
    (round.showing().at === 'seat' ? alone : all).push(cells);
  };
  while (round.board.latest.view?.round === 1) {
    for (const key of keysFor()) {
      await screen.settle(unhurried);
      look();
      await screen.type(key);
    }
  }
  await screen.settle(unhurried);
  look();
  screen.shown.close();
  return { all, alone };
}

test('what all may see is the same to the last cell, whoever has which role and whatever the President drew', async () => {
  const first = (deal: Deal): boolean => deal.firstPresident === 0;
  const one = seedWith((deal) => first(deal) && letters(deal.deck.slice(0, 3)) === 'LFF');
  const { roles } = dealt(one).deal;
  const other = seedWith(
    (deal) =>
      first(deal) &&
      letters(deal.deck.slice(0, 3)) === 'FFF' &&
      deal.roles.filter((role, seat) => role !== roles[seat]).length >= 4,
  );
  const [here, there] = [await played(one), await played(other)];
  expect(here.all.length).toBeGreaterThan(30);
  expect(there.all).toEqual(here.all);
  expect(there.alone).not.toEqual(here.alone);
});
