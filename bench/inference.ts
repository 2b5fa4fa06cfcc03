// How well a careful player's suspicion fits what people were, printed as JSON: log loss at the last position before the
// step that ends a game of seven, of the liberals about all others and of a spectator about all, beside the prior's. The
// even games are measured, since the rates were counted on the odd ones; `odd` measures those. Null without the games.
import { belief } from '../src/bots/belief/index.ts';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  newGame,
  play,
  reaches,
  view,
  type Event,
  type Game,
  type News,
  type Viewer,
} from '../src/game/index.ts';
import type { Deal, Seat } from '../src/game/index.ts';
import type { RecordLine } from '../src/record/index.ts';

const file = fileURLToPath(new URL('../../../../shared/data/real-games.jsonl', import.meta.url));
const players = 7;
const fascists = 3;

type Claimed = Extract<RecordLine, { readonly type: 'claim' }> & { readonly government?: number };

interface Recorded {
  readonly deal: Deal;
  readonly lines: readonly RecordLine[];
}

/** A position of a game, with all that was told up to it. */
interface Position {
  readonly game: Game;
  readonly news: readonly News[];
}

/** The mean log loss of forecasts. */
class Loss {
  #sum = 0;
  #count = 0;

  add(chance: number, happened: boolean): void {
    this.#sum -= Math.log(happened ? chance : 1 - chance);
    this.#count += 1;
  }

  get mean(): number {
    return this.#sum / this.#count;
  }
}

function recordedGames(): readonly Recorded[] {
  const games: { deal: Deal; lines: RecordLine[] }[] = [];
  for (const text of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const line: RecordLine = JSON.parse(text);
    if (line.type === 'game') games.push({ deal: line, lines: [] });
    else games.at(-1)?.lines.push(line);
  }
  return games.filter(({ deal }) => deal.players.length === players);
}

/** The last position before the step that ends the game. */
function lastPosition({ deal, lines }: Recorded): Position {
  const game = newGame(deal);
  const news: News[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.type === 'claim') news.push({ event: claimed(line, news) });
    if (line.type === 'claim' || line.type === 'reshuffle' || !('seat' in line) || line.seat === undefined)
      continue;
    const before = { game: structuredClone(game), news: [...news] };
    const next = lines[index + 1];
    const refusal = play(game, line.seat, line, {
      shuffle: (tiles) => (next?.type === 'reshuffle' ? next.deck : tiles),
      tell: (told) => void news.push(told),
    });
    if (refusal !== null) throw new Error(`${deal.id}: ${refusal.reason}`);
    if (game.ending !== null) return before;
  }
  throw new Error(`${deal.id} has no end`);
}

/** A claim as it was heard: about the last government in which its seat held that office, unless it says otherwise. */
function claimed(
  { seat, government, ...claim }: Claimed,
  news: readonly News[],
): Extract<Event, { type: 'claimed' }> {
  const office = claim.about === 'chancellor-hand' ? 'chancellor' : 'president';
  const held = news.flatMap(({ event }) =>
    event.type === 'elected' && event[office] === seat ? [event.government] : [],
  );
  return { type: 'claimed', seat, government: government ?? held.at(-1) ?? 0, claim };
}

function suspicionOf({ game, news }: Position, viewer: Viewer): readonly number[] {
  const log = news.filter((told) => reaches(told, viewer)).map(({ event }) => event);
  return belief({ view: view(game, viewer), log }).suspicion;
}

function measure(parity: number): Record<string, number> {
  const [liberals, spectators, liberalPrior, spectatorPrior] = [new Loss(), new Loss(), new Loss(), new Loss()];
  for (const recorded of recordedGames().filter((_, index) => index % 2 === parity)) {
    const position = lastPosition(recorded);
    const isFascist = (seat: Seat): boolean => recorded.deal.roles[seat] !== 'liberal';
    suspicionOf(position, null).forEach((chance, seat) => {
      spectators.add(chance, isFascist(seat));
      spectatorPrior.add(fascists / players, isFascist(seat));
    });
    for (const me of recorded.deal.roles.keys()) {
      if (isFascist(me)) continue;
      suspicionOf(position, me).forEach((chance, seat) => {
        if (seat === me) return;
        liberals.add(chance, isFascist(seat));
        liberalPrior.add(fascists / (players - 1), isFascist(seat));
      });
    }
  }
  return {
    liberals: liberals.mean,
    spectators: spectators.mean,
    liberalPrior: liberalPrior.mean,
    spectatorPrior: spectatorPrior.mean,
  };
}

console.log(JSON.stringify(existsSync(file) ? measure(process.argv[2] === 'odd' ? 0 : 1) : null));
