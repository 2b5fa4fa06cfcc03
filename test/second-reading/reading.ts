import { usual } from './lines.ts';
import type { Ballot, Ending, GameLine, HouseRules, Policy, Role, Step } from './lines.ts';
import { boardFor, cardOf, dealt, limited, shownTo } from './table.ts';
import type { Position, Power, State } from './table.ts';

/** Gets the tiles to be reshuffled, gives them back as a deck, top first. */
export type Shuffle = (tiles: Policy[]) => Policy[];

type Phase = Exclude<Step['type'], 'veto'> | 'over';

/**
 * The rules read a second time, apart from the engine and as plainly as they can be written, so that one may check
 * the other: the base game, every house rule and the Mastermind.
 */
export class Reading {
  private readonly roles: readonly Role[];
  private readonly rules: HouseRules;
  private readonly board: readonly (Power | undefined)[];
  private readonly table: Position;
  /** The seat at which the regular order of presidents stands; a special election doesn't move it. */
  private turn: number;
  private phase: Phase = 'nominate';
  private nominee: number | null = null;
  private readonly ballots = new Map<number, Ballot>();
  private hand: Policy[] = [];
  /** What the President discarded, apart from the pile, so that its count doesn't tell how far the session is. */
  private aside: Policy[] = [];
  private vetoAsked = false;
  /** Whether a government, or chaos where that counts, has laid the fifth Fascist policy (R-61, C-12). */
  private vetoOpen: boolean;
  private readonly investigated: number[] = [];
  private ending: Ending | null = null;

  /**
   * The game as dealt or, with `position`, at the beginning of a later round; what the position leaves out is as
   * dealt. Throws on a role or a house rule that this reading doesn't know.
   */
  constructor(game: GameLine, position: Partial<Position> = {}) {
    const unknown = [
      ...game.roles.filter((role) => !['liberal', 'fascist', 'hitler', 'mastermind'].includes(role)),
      ...Object.keys(game.rules).filter((rule) => !Object.hasOwn(usual, rule)),
    ];
    if (unknown.length > 0) throw new Error(`the second reading doesn't know ${unknown.join(', ')}`);
    this.roles = game.roles;
    this.rules = { ...usual, ...game.rules };
    this.board = boardFor(game.roles.length);
    this.table = structuredClone({ ...dealt(game), ...position });
    this.turn = this.table.candidate;
    this.vetoOpen = this.table.fascist === 5;
  }

  /** Seats the game waits for, ascending; none once it is over. */
  awaited(): number[] {
    if (this.phase === 'over') return [];
    if (this.phase === 'vote') return this.table.living.filter((seat) => !this.ballots.has(seat));
    if (this.phase === 'enact' && this.table.lastElected !== null) return [this.table.lastElected.chancellor];
    return [this.table.candidate];
  }

  /** Every legal step of that seat now. While a vote is open each living seat has both ballots, voted or not. */
  steps(seat: number): Step[] {
    const { phase } = this;
    if (phase === 'vote' && this.table.living.includes(seat)) {
      return [
        { type: 'vote', seat, ballot: 'ja' },
        { type: 'vote', seat, ballot: 'nein' },
      ];
    }
    if (!this.awaited().includes(seat)) return [];
    const others = this.table.living.filter((other) => other !== seat);
    const tiles = [...new Set(this.hand)];
    switch (phase) {
      case 'nominate':
        return others
          .filter((other) => !limited(this.table, other, this.roles.length, this.rules))
          .map((chancellor) => ({ type: 'nominate', seat, chancellor }));
      case 'discard':
        return tiles.map((policy) => ({ type: 'discard', seat, policy }));
      case 'enact': {
        const enactments: Step[] = tiles.map((policy) => ({ type: 'enact', seat, policy }));
        const mayAsk = this.vetoOpen && !this.vetoAsked;
        return mayAsk ? [...enactments, { type: 'veto', seat }] : enactments;
      }
      case 'answer-veto':
        return [true, false].map((consent) => ({ type: 'answer-veto', seat, consent }));
      case 'peek':
        return [{ type: 'peek', seat }];
      case 'investigate':
        return others
          .filter((other) => this.rules.reinvestigate || !this.investigated.includes(other))
          .map((target) => ({ type: 'investigate', seat, target }));
      case 'special-election':
      case 'execute':
        return others.map((target) => ({ type: phase, seat, target }));
      default:
        return [];
    }
  }

  /** Takes a legal step and everything that follows from it; throws on an illegal one, which changes nothing. */
  play(step: Step, shuffle: Shuffle): void {
    if (!this.steps(step.seat).some((legal) => same(legal, step))) {
      throw new Error(`not legal in phase ${this.phase}: ${JSON.stringify(step)}`);
    }
    switch (step.type) {
      case 'nominate':
        this.nominee = step.chancellor;
        this.ballots.clear();
        this.phase = 'vote';
        break;
      case 'vote':
        this.ballots.set(step.seat, step.ballot);
        if (this.nominee !== null && this.awaited().length === 0) this.closeVote(this.nominee, shuffle);
        break;
      case 'discard':
        this.takeFromHand(step.policy);
        this.aside.push(step.policy);
        this.phase = 'enact';
        break;
      case 'enact':
        this.enact(step.policy, shuffle);
        break;
      case 'veto':
        this.vetoAsked = true;
        this.phase = 'answer-veto';
        break;
      case 'answer-veto':
        if (step.consent) this.throwAgendaAway(shuffle);
        else this.phase = 'enact';
        break;
      case 'investigate':
        this.investigated.push(step.target);
        this.nextRound();
        break;
      case 'peek':
        this.nextRound();
        break;
      case 'special-election':
        this.table.candidate = step.target;
        this.phase = 'nominate';
        break;
      case 'execute':
        this.execute(step.target);
        break;
    }
  }

  /** Everything, public and secret, that another program's game can be compared with. */
  state(): State {
    const { table, nominee, hand, ending } = this;
    return structuredClone({ ...table, discards: table.discards.toSorted(), nominee, hand, ending });
  }

  /** The other seats whose roles that seat knows from the start. */
  shownTo(seat: number): number[] {
    return shownTo(seat, this.roles, this.rules);
  }

  /** What the party card of that seat says. */
  cardOf(seat: number): ReturnType<typeof cardOf> {
    const role = this.roles[seat];
    if (role === undefined) throw new Error(`nobody sits at ${seat}`);
    return cardOf(role, this.rules);
  }

  private closeVote(nominee: number, shuffle: Shuffle): void {
    const { table } = this;
    this.nominee = null;
    const jas = [...this.ballots.values()].filter((ballot) => ballot === 'ja').length;
    if (jas * 2 <= table.living.length) {
      this.advanceTracker(shuffle);
      return;
    }
    table.lastElected = { president: table.candidate, chancellor: nominee };
    if (this.rules.trackerReset === 'election') table.tracker = 0;
    if (table.fascist >= 3 && this.roles[nominee] === 'hitler') {
      this.end({ winner: 'fascist', by: 'hitler-elected' });
      return;
    }
    this.hand = table.deck.splice(0, 3);
    this.vetoAsked = false;
    this.phase = 'discard';
  }

  private takeFromHand(policy: Policy): void {
    this.hand.splice(this.hand.indexOf(policy), 1);
  }

  private enact(policy: Policy, shuffle: Shuffle): void {
    this.takeFromHand(policy);
    this.discardAll();
    this.lay(policy, this.table.lastElected?.chancellor ?? null);
    if (this.ending !== null) return;
    this.refill(shuffle);
    const power = policy === 'fascist' ? this.board[this.table.fascist - 1] : undefined;
    if (power === undefined) this.nextRound();
    else this.phase = power;
  }

  /** The deck is filled before chaos may draw from it (C-05). */
  private throwAgendaAway(shuffle: Shuffle): void {
    this.discardAll();
    this.refill(shuffle);
    this.advanceTracker(shuffle);
  }

  private execute(target: number): void {
    this.table.living = this.table.living.filter((seat) => seat !== target);
    if (this.roles[target] === 'hitler') this.end({ winner: 'liberal', by: 'hitler-executed' });
    else if (this.table.liberal === 4 && this.table.fascist === 5 && this.mastermindLives())
      this.end({ winner: 'mastermind', by: 'mastermind' });
    else this.nextRound();
  }

  /** A rejected or a vetoed government; the third in a row brings chaos. */
  private advanceTracker(shuffle: Shuffle): void {
    const { table } = this;
    table.tracker += 1;
    if (table.tracker === 3) {
      table.lastElected = null;
      const [top] = table.deck.splice(0, 1);
      if (top === undefined) throw new Error('chaos found an empty deck');
      this.lay(top, null);
      if (this.ending !== null) return;
      this.refill(shuffle);
    }
    this.nextRound();
  }

  /** A tile face up takes the tracker back under either `trackerReset`. Nobody is Chancellor in chaos. */
  private lay(policy: Policy, chancellor: number | null): void {
    const { table } = this;
    table.tracker = 0;
    table[policy] += 1;
    if (policy === 'fascist' && table.fascist === 5)
      this.vetoOpen = chancellor !== null || this.rules.chaosUnlocksVeto;
    if (table.liberal === 5) this.end({ winner: 'liberal', by: 'liberal-policies' });
    else if (table.fascist === 6) this.end({ winner: 'fascist', by: 'fascist-policies' });
    else if (this.mastermindWins(policy, chancellor)) this.end({ winner: 'mastermind', by: 'mastermind' });
  }

  /** MM-7 to MM-11: four Liberal and five Fascist policies, by a Fascist one, or by a Liberal one of his own. */
  private mastermindWins(policy: Policy, chancellor: number | null): boolean {
    if (this.table.liberal !== 4 || this.table.fascist !== 5 || !this.mastermindLives()) return false;
    if (policy === 'liberal') return chancellor !== null && this.roles[chancellor] === 'mastermind';
    return chancellor === null || this.rules.mastermindTiming === 'immediate';
  }

  private mastermindLives(): boolean {
    return this.table.living.some((seat) => this.roles[seat] === 'mastermind');
  }

  private discardAll(): void {
    this.table.discards.push(...this.aside, ...this.hand);
    this.aside = [];
    this.hand = [];
  }

  /** R-44, C-04. Throws where the shuffle gives other tiles back. */
  private refill(shuffle: Shuffle): void {
    const { table } = this;
    if (table.deck.length >= 3) return;
    const tiles = [...table.deck, ...table.discards];
    const deck = shuffle([...tiles]);
    if (deck.toSorted().join() !== tiles.toSorted().join()) throw new Error('a reshuffle of other tiles');
    table.deck = [...deck];
    table.discards = [];
  }

  private nextRound(): void {
    const { living } = this.table;
    do this.turn = (this.turn + 1) % this.roles.length;
    while (!living.includes(this.turn));
    this.table.candidate = this.turn;
    this.phase = 'nominate';
  }

  private end(ending: Ending): void {
    this.ending = ending;
    this.phase = 'over';
  }
}

/** Whether a step says what a legal one says; what else its line may carry doesn't matter. */
function same(legal: Step, step: Step): boolean {
  const said = new Map(Object.entries(step));
  return Object.entries(legal).every(([field, value]) => said.get(field) === value);
}
