import { derive, dice, seedFrom } from '../../src/chance/index.ts';
import { random } from '../../src/bots/random.ts';
import { safeText, type SafeText } from '../../src/text/index.ts';
import { Table, type TableSession, type Update } from '../../src/table/index.ts';
import { decisionFor } from '../../src/table/decision.ts';
import { claims, maxPlayers, minPlayers, reaches, view, type Viewer } from '../../src/game/index.ts';
import { randomHistory, type History, type Scene } from '../support/randomPlay.ts';

export const name = (text: string): SafeText => safeText(text, 16);

/** A table of that many seats, the last of them bots that act as soon as they may. */
export function openTable(players: number, bots: number, seed = 'a table'): Table {
  return new Table({
    name: name('Robin 42'),
    players,
    rules: {},
    bots: Array.from({ length: bots }, (_, index) => ({ name: name(`Bot ${index + 1}`), bot: random })),
    standIn: random,
    seed: seedFrom(seed),
    gameId: 'game',
    journal: () => {},
    now: () => 0,
    after: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
    botPause: 0,
  });
}

/** Sits down, which must succeed. */
export function sit(table: Pick<Table, 'sit'>, who: string): TableSession {
  const session = table.sit(name(who));
  if ('refused' in session) throw new Error(`refused: ${session.refused}`);
  return session;
}

/** Answers whatever the session is asked at random, and claims something now and then, to the end of the game. */
export function playRandomly(session: TableSession, seed: string): Promise<Update> {
  const luck = dice(derive(seedFrom(seed), String(session.viewer)));
  let answered = '';
  return new Promise((resolve) => {
    const act = (update: Update): void => {
      if (update.table.stage === 'over') resolve(update);
      if (update.claims.length > 0 && luck.below(4) === 0) void session.claim(luck.pick(update.claims));
      if (update.decision === null || update.decision.id === answered) return;
      answered = update.decision.id;
      void session.answer(answered, luck.pick(update.decision.options));
    };
    session.onUpdate(act);
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

/** What a table of people would send that viewer at a moment of a random game. */
export function updateOf({ game, news }: Scene, viewer: Viewer): Update {
  const seat = game.ending === null ? viewer : null;
  return {
    table: {
      name: name('Robin 42'),
      stage: game.ending === null ? 'playing' : 'over',
      seats: game.roles.map((_, seat) => ({ name: name(`Nam ${seat}`), bot: false, away: false })),
      closedBecause: null,
    },
    view: view(game, viewer),
    decision: seat === null ? null : decisionFor(game, seat),
    claims: seat === null ? [] : claims(game, seat),
    news: news.flatMap((told) => (reaches(told, viewer) ? [told.event] : [])),
  };
}
