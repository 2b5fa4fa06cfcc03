import { expect, it } from 'vitest';
import { BotDriver } from '../../src/table/bot-driver.ts';
import { Chair } from '../../src/table/chair.ts';
import { Clock } from '../support/clock.ts';
import {
  deal,
  newGame,
  play,
  reaches,
  type Deal,
  type Event,
  type Policy,
  type Seat,
} from '../../src/game/index.ts';
import { derive, dice, seedFrom, type Dice } from '../../src/chance/index.ts';
import { Pace } from '../../src/table/pace.ts';
import { safeText } from '../../src/text/index.ts';
import { unclaimed } from '../../src/bots/reading.ts';
import type { Bot } from '../../src/bots/index.ts';

/** What only the players of a world know of each other, beside what was dealt. */
interface World {
  readonly dealt: Deal;
  /** Never chosen for anything. */
  readonly spared: readonly Seat[];
  /** They vote otherwise than the rest. */
  readonly others: readonly Seat[];
  /** Who isn't a liberal claims nothing. */
  readonly reticent: boolean;
}

/** Lets the table see the same in every world: only Fascist policies are laid, and each fourth vote fails. */
const puppet = ({ spared, others, reticent }: World): Bot => ({
  name: 'puppet',
  listens: true,
  decide({ seat, view }, options) {
    const ballot = (view.round % 4 === 3) === others.includes(seat) ? 'ja' : 'nein';
    const wanted = options.find((move) => {
      if (move.type === 'vote') return move.ballot === ballot;
      if (move.type === 'discard') return move.policy === 'liberal';
      if (move.type === 'enact')
        return move.policy === 'fascist' && !options.some(({ type }) => type === 'veto');
      if (move.type === 'nominate') return !spared.includes(move.chancellor);
      if (move.type === 'answer-veto') return !move.consent;
      return !('target' in move) || !spared.includes(move.target);
    });
    const chosen = wanted ?? options[0];
    if (chosen === undefined) throw new Error('nothing to choose from');
    return chosen;
  },
  claim: ({ view, log, seat }, open) =>
    reticent && view.mine?.role !== 'liberal' ? null : (unclaimed(seat, log, open)[0] ?? null),
});

/** Each thing that the table saw happen while bots alone played a world, and when; without what was claimed. */
function seen(world: World, pace: string): unknown[] {
  const clock = new Clock();
  const told: unknown[] = [];
  const game = newGame(world.dealt);
  const luck = dice(seedFrom(pace));
  const chairs = world.dealt.players.map(({ name }) => new Chair(safeText(name, 16), name, puppet(world)));
  chairs.forEach((chair, seat) => chair.deal(seat, luck));
  const driver = new BotDriver(chairs, {
    after: clock.after,
    pace: new Pace(1000, luck),
    command(seat, command) {
      // Both worlds reshuffle alike, and so that a Fascist tile can be laid.
      const shuffle = (tiles: readonly Policy[]): readonly Policy[] => tiles.toSorted();
      const refused = play(game, seat, command, {
        shuffle,
        tell(news) {
          for (const chair of chairs) if (reaches(news, chair.seat)) chair.log.push(news.event);
          if (news.to === undefined && news.event.type !== 'claimed')
            told.push([clock.now(), inPublic(news.event)]);
        },
      });
      expect(refused).toBeNull();
      driver.wake(game);
    },
  });
  driver.wake(game);
  while (game.ending === null && clock.timers > 0) clock.pass(1000);
  return told;
}

/** What an event shows of itself but whose ballot was which, and what comes out at the end. */
function inPublic(event: Event): unknown {
  return 'ballots' in event || event.type === 'ended' ? event.type : event;
}

/** A deck of which any three tiles that are drawn together hold a Fascist one. */
function shuffled(deck: readonly Policy[], luck: Dice): readonly Policy[] {
  for (;;) {
    const tiles = luck.shuffle(deck);
    if ([0, 3, 6, 9, 12].every((from) => tiles.slice(from, from + 3).includes('fascist'))) return tiles;
  }
}

it('R-41, R-66: bots take the same time to the millisecond, whatever they are, hold, answer and say', () => {
  for (let index = 0; index < 12; index += 1) {
    const luck = dice(derive(seedFrom('worlds'), String(index)));
    const players = Array.from({ length: 7 + (index % 4) }, (_, seat) => ({ name: `Bot ${seat}` }));
    const first = deal({ id: 'world', rules: {}, players }, luck);
    const deals = [0, 1].map(() => ({
      ...first,
      roles: luck.shuffle(first.roles),
      deck: shuffled(first.deck, luck),
    }));
    const spared = deals.map(({ roles }) => roles.indexOf('hitler'));
    const [here, there] = deals.map((dealt, number) => {
      const others = luck.shuffle(players.map((_, seat) => seat)).slice(0, 2);
      return seen({ dealt, spared, others, reticent: number === 1 }, `pace ${index}`);
    });
    expect(there).toEqual(here);
    expect(here?.at(-1)).toEqual([expect.any(Number), 'ended']);
    expect(JSON.stringify(here)).toContain('veto-refused');
  }
});
