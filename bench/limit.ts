/**
 * The yardstick that the engine is measured against: random games of Secret Hitler (rules, every
 * option at its default) in flat loops over a few typed arrays, on one thread. It knows no commands, views, events
 * or records, checks nothing, and allocates nothing from game to game.
 *
 * Every ballot is a draw of its own. Ballots, nominees and targets are uniform, tiles are chosen by position; a Chancellor who may ask for a veto
 * asks every second time, before choosing a tile, and every second request is granted.
 */
export interface LimitCounts {
  liberalPolicies: number;
  hitlerExecuted: number;
  fascistPolicies: number;
  hitlerElected: number;
  nominations: number;
  /** Vetoes granted. */
  vetoes: number;
  /** Policies that chaos enacted from the top of the deck. */
  topDecks: number;
}

/**
 * Plays `games` random games of `players` seats (5 to 10) and counts how they ended and what happened in them.
 * The same `seed` (any integer) gives the same games.
 */
export function playLimit(games: number, players: number, seed: number): LimitCounts {
  const counts: LimitCounts = {
    liberalPolicies: 0,
    hitlerExecuted: 0,
    fascistPolicies: 0,
    hitlerElected: 0,
    nominations: 0,
    vetoes: 0,
    topDecks: 0,
  };
  const playout = new Playout(players, seed);
  for (let game = 0; game < games; game++) {
    const ending = playout.play();
    if (ending === LIBERAL_POLICIES) counts.liberalPolicies++;
    else if (ending === HITLER_EXECUTED) counts.hitlerExecuted++;
    else if (ending === FASCIST_POLICIES) counts.fascistPolicies++;
    else counts.hitlerElected++;
  }
  counts.nominations = playout.nominations;
  counts.vetoes = playout.vetoes;
  counts.topDecks = playout.topDecks;
  return counts;
}

const GOES_ON = 0;
const LIBERAL_POLICIES = 1;
const HITLER_EXECUTED = 2;
const FASCIST_POLICIES = 3;
const HITLER_ELECTED = 4;

const LIBERAL = 0;
const FASCIST = 1;
const HITLER = 2;

const TILES = 17;
const LIBERAL_TILES = 6;

const NO_POWER = 0;
const INVESTIGATION = 1;
const PEEK = 2;
const SPECIAL_ELECTION = 3;
const EXECUTION = 4;

/** the power of the n-th Fascist policy on each board, by n. */
const BOARDS = [
  Uint8Array.of(NO_POWER, NO_POWER, NO_POWER, PEEK, EXECUTION, EXECUTION),
  Uint8Array.of(NO_POWER, NO_POWER, INVESTIGATION, SPECIAL_ELECTION, EXECUTION, EXECUTION),
  Uint8Array.of(NO_POWER, INVESTIGATION, INVESTIGATION, SPECIAL_ELECTION, EXECUTION, EXECUTION),
];

const NOBODY = -1;

class Playout {
  nominations = 0;
  vetoes = 0;
  topDecks = 0;

  private readonly players: number;
  private readonly roles: Uint8Array;
  private readonly board: Uint8Array;
  /** Undrawn tiles up to `undrawn`, the next one last; then the discards up to `unplaced`; then the placed ones. */
  private readonly tiles = Uint8Array.from({ length: TILES }, (_, at) =>
    at < LIBERAL_TILES ? LIBERAL : FASCIST,
  );
  private undrawn = 0;
  private unplaced = 0;

  private living = 0;
  private readonly alive: Uint8Array;
  private readonly investigated: Uint8Array;
  /** The seats that the choice at hand may fall on. */
  private readonly choices: Uint8Array;
  private liberals = 0;
  private fascists = 0;
  private tracker = 0;
  /** The last candidate whose turn it was; a special election leaves it where it is. */
  private turn = 0;
  private president = 0;
  private chancellor = 0;
  private lastPresident = NOBODY;
  private lastChancellor = NOBODY;

  private randomA: number;
  private randomB: number;

  constructor(players: number, seed: number) {
    this.players = players;
    const fascists = (players - 3) >> 1;
    this.roles = new Uint8Array(players).fill(FASCIST, players - 1 - fascists).fill(HITLER, players - 1);
    this.alive = new Uint8Array(players);
    this.investigated = new Uint8Array(players);
    this.choices = new Uint8Array(players);
    this.board = BOARDS[fascists - 1] ?? new Uint8Array();
    this.randomA = seed | 0;
    this.randomB = 0x9e3779b9 | 0;
  }

  /** One game from the deal to the ending, which it returns. */
  play(): number {
    this.deal();
    let ending = this.round();
    while (ending === GOES_ON) {
      this.turn = this.president = this.nextAlive(this.turn);
      ending = this.round();
    }
    return ending;
  }

  private deal(): void {
    this.shuffle(this.roles, this.players);
    this.shuffle(this.tiles, TILES);
    this.undrawn = this.unplaced = TILES;
    this.living = this.players;
    this.alive.fill(1);
    this.investigated.fill(0);
    this.lastPresident = this.lastChancellor = NOBODY;
    this.liberals = this.fascists = this.tracker = 0;
    this.turn = this.president = this.below(this.players);
  }

  private round(): number {
    if (!this.election()) return this.inactiveGovernment();
    if (this.fascists >= 3 && this.roles[this.chancellor] === HITLER) return HITLER_ELECTED;
    return this.legislation();
  }

  /** Whether the nominated government is elected. */
  private election(): boolean {
    this.nominations++;
    this.chancellor = this.nominee();
    let ja = 0;
    for (let seat = 0; seat < this.players; seat++) if (this.alive[seat] === 1) ja += this.below(2);
    if (2 * ja <= this.living) return false;
    this.tracker = 0;
    this.lastPresident = this.president;
    this.lastChancellor = this.chancellor;
    return true;
  }

  /** */
  private nominee(): number {
    const barredPresident = this.living > 5 ? this.lastPresident : NOBODY;
    let eligible = 0;
    for (let seat = 0; seat < this.players; seat++) {
      if (this.alive[seat] === 0 || seat === this.president) continue;
      if (seat !== this.lastChancellor && seat !== barredPresident) this.choices[eligible++] = seat;
    }
    return this.choices[this.below(eligible)] ?? 0;
  }

  /** the tracker moves on, and at three chaos enacts the top policy without its power. */
  private inactiveGovernment(): number {
    if (++this.tracker < 3) return GOES_ON;
    this.tracker = 0;
    this.lastPresident = this.lastChancellor = NOBODY;
    this.topDecks++;
    this.place(--this.undrawn);
    this.reshuffle();
    return this.policyEnding();
  }

  /** the hand is three tiles, of which the two that aren't enacted stay where they are, as discards. */
  private legislation(): number {
    const vetoPossible = this.fascists === 5;
    this.undrawn -= 3;
    if (vetoPossible && this.below(2) === 0 && this.below(2) === 0) {
      this.vetoes++;
      this.reshuffle();
      return this.inactiveGovernment();
    }
    const discarded = this.below(3);
    const kept = this.below(2);
    const policy = this.place(this.undrawn + (kept < discarded ? kept : kept + 1));
    this.reshuffle();
    const ending = this.policyEnding();
    return ending === GOES_ON && policy === FASCIST ? this.power() : ending;
  }

  /** Lays the tile at `at` on its track, and returns which policy it is. */
  private place(at: number): number {
    const policy = this.tiles[at] ?? 0;
    this.tiles[at] = this.tiles[--this.unplaced] ?? 0;
    this.tiles[this.unplaced] = policy;
    if (policy === FASCIST) this.fascists++;
    else this.liberals++;
    return policy;
  }

  /** fewer than three undrawn tiles go back among the discards. */
  private reshuffle(): void {
    if (this.undrawn >= 3) return;
    this.undrawn = this.unplaced;
    this.shuffle(this.tiles, this.undrawn);
  }

  private policyEnding(): number {
    if (this.liberals === 5) return LIBERAL_POLICIES;
    return this.fascists === 6 ? FASCIST_POLICIES : GOES_ON;
  }

  /** What a President learns from a peek or an investigation changes nothing in random play. */
  private power(): number {
    switch (this.board[this.fascists]) {
      case INVESTIGATION:
        this.investigated[this.target(true)] = 1;
        return GOES_ON;
      case SPECIAL_ELECTION:
        this.president = this.target(false);
        return this.round();
      case EXECUTION:
        return this.execute(this.target(false));
      default:
        return GOES_ON;
    }
  }

  /** Another living player, for an investigation one who wasn't investigated yet. */
  private target(unknownOnly: boolean): number {
    let others = 0;
    for (let seat = 0; seat < this.players; seat++) {
      if (this.alive[seat] === 0 || seat === this.president) continue;
      if (!unknownOnly || this.investigated[seat] === 0) this.choices[others++] = seat;
    }
    return this.choices[this.below(others)] ?? 0;
  }

  private execute(target: number): number {
    this.alive[target] = 0;
    this.living--;
    return this.roles[target] === HITLER ? HITLER_EXECUTED : GOES_ON;
  }

  /** clockwise to the next living player. */
  private nextAlive(seat: number): number {
    let next = seat;
    do next = next + 1 === this.players ? 0 : next + 1;
    while (this.alive[next] === 0);
    return next;
  }

  /** Fisher-Yates over the first `length` bytes. */
  private shuffle(items: Uint8Array, length: number): void {
    for (let last = length - 1; last > 0; last--) {
      const at = this.below(last + 1);
      const item = items[last] ?? 0;
      items[last] = items[at] ?? 0;
      items[at] = item;
    }
  }

  /** A number from 0 to n - 1, for n up to 128: from 24 bits, so that the bias stays under n in 16 million. */
  private below(n: number): number {
    return ((this.next() >>> 8) * n) >>> 24;
  }

  /** 32 random bits: xoroshiro64*, by Blackman and Vigna. */
  private next(): number {
    const a = this.randomA;
    const b = this.randomB ^ a;
    this.randomA = ((a << 26) | (a >>> 6)) ^ b ^ (b << 9);
    this.randomB = (b << 13) | (b >>> 19);
    return Math.imul(a, 0x9e3779bb);
  }
}
