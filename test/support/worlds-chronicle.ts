import { replay, type History } from './randomPlay.ts';
import type { Ballot, EndedBy, Event, Policy, Rules, Seat } from '../../src/game/index.ts';

/** An election; its moments are places in the history. */
export interface Election {
  /** When each seat first voted. */
  readonly firstVotes: Map<Seat, number>;
  /** When the last ballot came in, and how all fell. */
  counted: { readonly moment: number; readonly ballots: readonly (Ballot | null)[] } | null;
}

/** A session of an elected government. */
export interface Session {
  readonly president: Seat;
  readonly chancellor: Seat;
  readonly opened: number;
  /** Its three tiles: where they lay. */
  readonly tiles: Tiles;
  discarded: { readonly moment: number; readonly policy: Policy } | null;
  /** The first thing after the draw that the table saw: the policy, or a veto asked for. */
  shown: number | null;
  enacted: Policy | null;
}

/** Neighbouring tiles of one of the history's decks. */
export interface Tiles {
  readonly deck: number;
  readonly from: number;
  readonly to: number;
}

/** What happened in a history and who may know it by the rules, whatever the game told whom. */
export interface Chronicle {
  readonly elections: readonly Election[];
  readonly sessions: readonly Session[];
  /** Tiles seen in their order as they were drawn or peeked at; by `all` where chaos laid them. */
  readonly seen: readonly (Tiles & { readonly by: Seat | 'all' })[];
  /** Seats that the table knows not to be Hitler. */
  readonly notHitler: ReadonlySet<Seat>;
  /** Seats that the table knows not to be a living Mastermind's, since the game would have ended. */
  readonly notMastermind: ReadonlySet<Seat>;
  readonly investigations: readonly { readonly president: Seat; readonly target: Seat }[];
  /** Seats whose party card the table saw when they died. */
  readonly cardsShown: readonly Seat[];
  /** Whether the game ended, so that everybody showed their role. */
  readonly ended: boolean;
}

/** Reads a history in which no moment has more than one step. */
export function chronicle(history: History): Chronicle {
  const scribe = new Scribe(history);
  let moment = -1;
  for (const { news } of replay(history)) {
    const [step] = history.moments[moment] ?? [];
    if (step?.command.type === 'discard') scribe.session.discarded = { moment, policy: step.command.policy };
    for (const { event } of news) scribe.note(event, moment);
    moment += 1;
  }
  return scribe;
}

class Scribe implements Chronicle {
  readonly elections: Election[] = [];
  readonly sessions: Session[] = [];
  readonly seen: (Tiles & { by: Seat | 'all' })[] = [];
  readonly notHitler = new Set<Seat>();
  readonly notMastermind = new Set<Seat>();
  readonly investigations: { president: Seat; target: Seat }[] = [];
  readonly cardsShown: Seat[] = [];
  ended = false;
  private deck = 0;
  private drawn = 0;
  private readonly rules: Partial<Rules>;
  private readonly living: Set<Seat>;
  private readonly laid = { liberal: 0, fascist: 0 };

  constructor({ rules, roles }: History) {
    this.rules = rules;
    this.living = new Set(roles.keys());
  }

  get session(): Session {
    return last(this.sessions);
  }

  note(event: Event, moment: number): void {
    switch (event.type) {
      case 'nominated':
        this.elections.push({ firstVotes: new Map(), counted: null });
        break;
      case 'voted':
        last(this.elections).firstVotes.set(event.seat, moment);
        break;
      case 'rejected':
        last(this.elections).counted = { moment, ballots: event.ballots };
        break;
      case 'elected':
        last(this.elections).counted = { moment, ballots: event.ballots };
        this.open(event.president, event.chancellor, moment);
        break;
      case 'veto-asked':
        this.session.shown ??= moment;
        break;
      case 'enacted':
        this.session.shown ??= moment;
        this.session.enacted = event.policy;
        this.lay(event.policy, event.chancellor);
        break;
      case 'chaos':
        this.seen.push({ by: 'all', ...this.next(1) });
        this.drawn += 1;
        this.lay(event.policy, null);
        break;
      case 'reshuffled':
        this.deck += 1;
        this.drawn = 0;
        break;
      case 'power-opened':
        if (event.power === 'peek') this.seen.push({ by: event.president, ...this.next(3) });
        break;
      case 'investigated':
        this.investigations.push(event);
        break;
      case 'proved-not-hitler':
        this.notHitler.add(event.seat);
        break;
      case 'executed':
        this.living.delete(event.target);
        if (!event.hitler) this.notHitler.add(event.target);
        if (this.rules.deathReveal === 'party') this.cardsShown.push(event.target);
        if (this.wouldHaveWon()) this.noneLives();
        break;
      case 'ended':
        this.end(event.by);
        break;
      default:
    }
  }

  /** MM-7 to MM-10: what going on after a policy proves. `chancellor` is null in chaos. */
  private lay(policy: Policy, chancellor: Seat | null): void {
    this.laid[policy] += 1;
    if (!this.wouldHaveWon()) return;
    const waits = chancellor !== null && this.rules.mastermindTiming === 'after-execution';
    if (policy === 'fascist' && !waits) this.noneLives();
    if (policy === 'liberal' && chancellor !== null) this.notMastermind.add(chancellor);
  }

  private wouldHaveWon(): boolean {
    return this.laid.liberal === 4 && this.laid.fascist === 5;
  }

  private noneLives(): void {
    for (const seat of this.living) this.notMastermind.add(seat);
  }

  private open(president: Seat, chancellor: Seat, opened: number): void {
    const tiles = this.next(3);
    this.sessions.push({ president, chancellor, opened, tiles, discarded: null, shown: null, enacted: null });
    this.seen.push({ by: president, ...tiles });
    this.drawn += 3;
  }

  private end(by: EndedBy): void {
    this.ended = true;
    if (by === 'hitler-elected') {
      this.sessions.pop();
      this.seen.pop();
    }
    this.showHands();
  }

  /** What its members held is shown to all at the end. */
  private showHands(): void {
    for (const { tiles } of this.sessions) this.seen.push({ by: 'all', ...tiles });
  }

  private next(count: number): Tiles {
    return { deck: this.deck, from: this.drawn, to: this.drawn + count };
  }
}

function last<T>(items: readonly T[]): T {
  const item = items.at(-1);
  if (item === undefined) throw new Error('a history out of order');
  return item;
}
