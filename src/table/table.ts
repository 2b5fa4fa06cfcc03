import { BotDriver } from './bot-driver.ts';
import { Chair } from './chair.ts';
import { claims, deal, reaches, view } from '../game/index.ts';
import { decisionFor } from './decision.ts';
import { derive, dice, type Dice, type Seed } from '../chance/index.ts';
import { Place, type Host } from './place.ts';
import { RecordedGame, type RecordLine } from '../record/index.ts';
import { sameName, type SafeText } from '../text/index.ts';
import type { Bot } from '../bots/index.ts';
import type { Command, Deal, News, Rules, Seat, Viewer } from '../game/index.ts';
import type { ClosedBecause, Refused, Stage, TableSession, TableState, Update } from './session.ts';

/** What a table is opened with; time, luck and storage come in from outside. */
export interface TableOptions {
  readonly name: SafeText;
  /** How many seats there are, bots included. */
  readonly players: number;
  readonly rules: Partial<Rules>;
  /** The bots that sit from the start, in the last seats. */
  readonly bots: readonly { readonly name: SafeText; readonly bot: Bot }[];
  /** Plays on for a person who leaves a running game. */
  readonly standIn: Bot;
  /** Deals, reshuffles and the bots' dice all come from it. */
  readonly seed: Seed;
  /** The id of the game's record. */
  readonly gameId: string;
  /** Keeps one line of the record; throws when it can't. */
  readonly journal: (line: RecordLine) => void;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
  /** Calls back after so many milliseconds; the answer calls it off. */
  readonly after: (milliseconds: number, then: () => void) => () => void;
  /** How long bots wait before they act, in milliseconds: alike for every decision, so that it tells nothing. */
  readonly botPause: number;
}

/** Why somebody may not sit down. */
export type SitRefused = 'full' | 'name-taken';

/** A live game and the people and bots around it. Knows no socket and no screen. */
export class Table {
  readonly #options: TableOptions;
  readonly #chairs: readonly Chair[];
  readonly #places = new Set<Place>();
  readonly #luck: Dice;
  readonly #host: Host;
  readonly #bots: BotDriver;
  #stage: Stage = 'gathering';
  #closedBecause: ClosedBecause | null = null;
  #played: RecordedGame | null = null;

  constructor(options: TableOptions) {
    this.#options = options;
    this.#luck = dice(derive(options.seed, 'deal'));
    this.#chairs = Array.from(
      { length: options.players },
      (_, seat) => new Chair(seat, dice(this.#botSeed(seat))),
    );
    this.#host = {
      answer: (viewer, decisionId, move) => this.#answer(viewer, decisionId, move),
      claim: (viewer, claim) => this.#command(viewer, claim),
      leave: (place) => this.#leave(place),
    };
    this.#bots = new BotDriver(this.#chairs, {
      after: options.after,
      pause: options.botPause,
      command: (seat, command) => void this.#command(seat, command),
    });
    const firstBot = options.players - options.bots.length;
    options.bots.forEach(({ name, bot }, index) => this.#chairs[firstBot + index]?.seatBot(name, bot));
  }

  /** Takes the first free seat; with the last one the game starts. */
  sit(name: SafeText): TableSession | { readonly refused: SitRefused } {
    if (this.#chairs.some(({ sitter }) => sitter !== null && sameName(sitter.name, name)))
      return { refused: 'name-taken' };
    const chair = this.#stage === 'gathering' ? this.#chairs.find(({ sitter }) => sitter === null) : undefined;
    if (chair === undefined) return { refused: 'full' };
    chair.seatPerson(name);
    const place = new Place(chair.seat, chair.log, this.#updateFor(chair.seat, []), this.#host);
    this.#places.add(place);
    if (this.#chairs.every(({ sitter }) => sitter !== null)) this.#start();
    else this.#publish([]);
    return place;
  }

  /** Closes the table for all; a running game is broken off, one that is over stays as it is. */
  close(because: ClosedBecause): void {
    if (this.#stage === 'closed' || this.#stage === 'over') return;
    const running = this.#stage === 'playing';
    this.#stage = 'closed';
    this.#closedBecause = because;
    this.#bots.stop();
    if (running && because !== 'storage')
      this.#guarded(() => this.#journal({ type: 'abandoned', reason: because }));
    this.#publish([]);
  }

  #botSeed(seat: Seat): Seed {
    return derive(this.#options.seed, 'bot', String(seat));
  }

  #journal(line: RecordLine): void {
    try {
      this.#options.journal({ ...line, at: this.#options.now() });
    } catch (cause) {
      throw new JournalError('a line of the record could not be kept', { cause });
    }
  }

  #start(): void {
    this.#stage = 'playing';
    const dealt = this.#deal();
    this.#guarded(() => {
      const shuffle = <T>(tiles: readonly T[]): readonly T[] => this.#luck.shuffle(tiles);
      this.#played = new RecordedGame(dealt, shuffle, (line) => this.#journal(line));
      const { round, president, because } = this.#played.game;
      this.#publish([{ event: { type: 'round-began', round, president, because } }]);
    });
  }

  #deal(): Deal {
    const players = this.#chairs.map(({ seat, sitter, bot }) => {
      const name = sitter?.name ?? '';
      return bot
        ? { name, bot: { name: bot.name, dice: Buffer.from(this.#botSeed(seat)).toString('hex') } }
        : { name };
    });
    return deal({ id: this.#options.gameId, rules: this.#options.rules, players }, this.#luck);
  }

  #answer(viewer: Viewer, decisionId: string, move: Command): Refused | null {
    if (this.#played === null || viewer === null) return 'not-started';
    if (decisionFor(this.#played.game, viewer)?.id !== decisionId) return 'stale';
    return this.#command(viewer, move);
  }

  #command(viewer: Viewer, command: Command): Refused | null {
    const played = this.#played;
    if (played === null || viewer === null || this.#stage !== 'playing') return 'not-started';
    let refused: Refused | null = null;
    this.#guarded(() => {
      refused = this.#play(played, viewer, command);
    });
    return refused;
  }

  #play(played: RecordedGame, seat: Seat, command: Command): Refused | null {
    const forced = this.#chairs[seat]?.sitter?.away === true;
    const outcome = played.play(seat, command, forced);
    if (outcome.refusal !== null) return outcome.refusal.reason;
    if (played.game.ending !== null) this.#stage = 'over';
    this.#publish(outcome.news);
    return null;
  }

  /** A line that can't be kept closes the table: nobody may see what no record will show. */
  #guarded(step: () => void): void {
    try {
      step();
    } catch (error) {
      if (!(error instanceof JournalError)) throw error;
      this.close('storage');
    }
  }

  #leave(place: Place): void {
    if (!this.#places.delete(place) || place.viewer === null) return;
    const chair = this.#chairs[place.viewer];
    if (chair === undefined) return;
    if (this.#stage === 'gathering') chair.free();
    else if (this.#stage === 'playing') {
      chair.standIn(this.#options.standIn);
      this.#guarded(() => {
        this.#journal({ type: 'table.left', seat: chair.seat });
        this.#journal({ type: 'table.bot', seat: chair.seat });
      });
    }
    this.#publish([]);
  }

  #publish(news: readonly News[]): void {
    for (const told of news) {
      for (const { seat, log } of this.#chairs) if (reaches(told, seat)) log.push(told.event);
    }
    for (const place of this.#places) place.show(this.#updateFor(place.viewer, news));
    if (this.#played !== null && this.#stage === 'playing') this.#bots.wake(this.#played.game);
  }

  #updateFor(viewer: Viewer, news: readonly News[]): Update {
    const game = this.#stage === 'closed' ? undefined : this.#played?.game;
    const seat = this.#stage === 'playing' ? viewer : null;
    return {
      table: this.#state(),
      view: game ? view(game, viewer) : null,
      decision: game && seat !== null ? decisionFor(game, seat) : null,
      claims: game && seat !== null ? claims(game, seat) : [],
      news: news.flatMap((told) => (reaches(told, viewer) ? [told.event] : [])),
    };
  }

  #state(): TableState {
    return {
      name: this.#options.name,
      stage: this.#stage,
      seats: this.#chairs.map(({ sitter }) => sitter),
      closedBecause: this.#closedBecause,
    };
  }
}

/** A line of the record could not be kept. */
class JournalError extends Error {}
