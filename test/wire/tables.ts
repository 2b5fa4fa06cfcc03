import { derive, dice, seedFrom } from '../../src/chance/index.ts';
import { random } from '../../src/bots/random.ts';
import { safeChat, safeText, type SafeText } from '../../src/text/index.ts';
import {
  Table,
  type ChatLine,
  type Place,
  type TableOptions,
  type TableSession,
  type TableState,
  type Update,
} from '../../src/table/index.ts';
import { decisionFor } from '../../src/table/decision.ts';
import {
  claims,
  differingRules,
  maxPlayers,
  minPlayers,
  reaches,
  view,
  type Game,
  type Viewer,
} from '../../src/game/index.ts';
import { randomHistory, type History, type Scene } from '../support/randomPlay.ts';

export const name = (text: string): SafeText => safeText(text, 16);

/** A table for that many, of whom so many are bots that act as soon as they may; it starts when it is full and ready. */
export function openTable(
  capacity: number,
  botSeats: number,
  { seed = 'a table', ...options }: Partial<Omit<TableOptions, 'seed'>> & { seed?: string } = {},
): Table {
  let tokens = 0;
  return new Table({
    name: name('Robin 42'),
    capacity,
    startsByItself: true,
    code: null,
    rules: {},
    botNames: Array.from({ length: 9 }, (_, index) => name(`Bot ${index + 1}`)),
    bots: botSeats,
    bot: random,
    seed: seedFrom(seed),
    newGameId: () => 'game',
    newToken: () => `token-${(tokens += 1)}`,
    openRecord: () => ({ write: () => {}, close: () => {} }),
    now: () => 0,
    after: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
    botPause: 0,
    ...options,
  });
}

/** Sits down, which must succeed. */
export function sit(table: Pick<Table, 'sit'>, who: string): Place {
  const place = table.sit(name(who));
  if ('refused' in place) throw new Error(`refused: ${place.refused}`);
  return place;
}

/**
 * Gets ready for a game and for its role, answers whatever the session is asked at random, and claims something now
 * and then, to the end of the game or until `enough` says so.
 */
export function playRandomly(
  session: TableSession,
  seed: string,
  enough: (update: Update) => boolean = ({ table }) => table.stage === 'over',
): Promise<Update> {
  const luck = dice(derive(seedFrom(seed), String(session.latest.viewer)));
  let answered = '';
  return new Promise((resolve) => {
    const act = (update: Update): void => {
      if (enough(update)) {
        stop();
        resolve(update);
        return;
      }
      const { table, viewer, decision, claims } = update;
      if (table.seats[viewer ?? -1]?.ready === false) {
        if (table.stage === 'lobby') void session.command({ type: 'ready', rules: table.rules });
        if (table.looking) void session.command({ type: 'looked' });
      }
      if (claims.length > 0 && luck.below(4) === 0) void session.claim(luck.pick(claims));
      if (decision === null || decision.id === answered) return;
      answered = decision.id;
      void session.answer(answered, luck.pick(decision.options)).then((refused) => {
        if (refused !== null) answered = '';
      });
    };
    const stop = session.onUpdate(act);
    act(session.latest);
  });
}

/** Random games of every size in turn. */
export function* histories(games: number): Generator<History> {
  for (let index = 0; index < games; index += 1) {
    const players = minPlayers + (index % (maxPlayers - minPlayers + 1));
    yield randomHistory(dice(derive(seedFrom('wire'), String(index))), players, {});
  }
}

/** What a table of people would send that viewer at a moment of a random game; `table` is one object a moment. */
export function updateOf({ game, news }: Scene, viewer: Viewer, table = tableOf(game)): Update {
  const seat = game.ending === null ? viewer : null;
  return {
    viewer,
    hosts: viewer === 0,
    table,
    view: view(game, viewer),
    decision: seat === null ? null : decisionFor(game, seat),
    claims: seat === null ? [] : claims(game, seat),
    news: news.flatMap((told) => (reaches(told, viewer) ? [told.event] : [])),
    talk: game.round % 2 === 0 ? [] : talkAt(game.round),
  };
}

const talkAt = (round: number): ChatLine[] => [
  { type: 'said', seat: 0, name: name('Nam 0'), text: safeChat('aye'), round },
  { type: 'notice', notice: 'away', seat: 3, name: name('Nam 3'), round },
];

/** The table around a game of people. */
export const tableOf = (game: Game): TableState => ({
  name: name('Robin 42'),
  stage: game.ending === null ? 'playing' : 'over',
  seats: game.roles.map((_, seat) => ({
    name: name(`Nam ${seat}`),
    person: true,
    bot: false,
    away: seat === 3,
    ready: true,
    door: seat === 0 ? null : 'node',
  })),
  capacity: 10,
  startsByItself: false,
  host: 0,
  spectators: 1,
  doors: [{ door: 'ssh', port: 7777, secure: true }],
  looking: false,
  paused: false,
  clocks: { nominate: 90, vote: 60, legislate: 0, power: 60, extra: 30 },
  timeLeft: game.round % 3 === 0 ? null : { seconds: 30, extra: game.round % 3 === 1 },
  together: false,
  rules: differingRules(game.rules),
  wantsBreakOff: [],
  brokenOff: null,
  game: 1,
  closedBecause: null,
});
