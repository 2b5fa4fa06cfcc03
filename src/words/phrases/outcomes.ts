import type { Count, Pair } from './log.ts';
import type { Crowd } from './reminders.ts';
import type { Party, Policy, Power, Rules } from '../../game/index.ts';
import type { Person } from './person.ts';
import type { Sentence } from '../span.ts';

type ByPolicy<T> = Readonly<Record<Policy, T>>;
type BySilence<T> = Readonly<Record<Rules['silence'], T>>;

/** What just came about. A `head` stands in the bar before `next`, or before what a President must do with a power. */
export interface OutcomePhrases extends VoteOutcomePhrases, LawOutcomePhrases, PowerOutcomePhrases {
  /** Who names the next Chancellor. */
  readonly next: Readonly<Record<'named' | 'numbered', (president: Person) => Sentence>>;
}

interface VoteOutcomePhrases {
  readonly elected: {
    /** The count, and that a session begins, by who is silent in it (C-06). */
    readonly bar: BySilence<(count: Count) => Sentence>;
    /** In the Hitler zone. */
    notHitler(chancellor: Person): Sentence;
  };
  readonly rejected: {
    head(count: Count): Sentence;
    headOfTie(count: Count): Sentence;
    /** How far the tracker is from chaos, after the first failure and after the second. */
    readonly once: Sentence;
    readonly twice: Sentence;
  };
  readonly chaos: {
    /** The `nth` of its kind. */
    readonly head: ByPolicy<(nth: number) => Sentence>;
    readonly whence: Sentence;
    readonly noPower: Sentence;
  };
}

interface LawOutcomePhrases {
  readonly enacted: {
    /** The `nth` of its kind. */
    readonly head: ByPolicy<(nth: number) => Sentence>;
    /** In a bar where little else has room. */
    readonly headOfPower: (nth: number) => string;
    laidBy(pair: Pair): Sentence;
    /** `left`: policies that its team lacks. */
    readonly toGo: ByPolicy<(left: number) => string>;
    readonly liberal: Sentence;
    readonly opensVeto: Sentence;
    /** What the President may do now. */
    readonly power: Readonly<Record<Power, Sentence>>;
    noPower(players: number): Sentence;
    /** Behind “talk is open again”. */
    decidesAlone(president: Person): Sentence;
  };
  readonly vetoAsked: {
    bar(chancellor: Person): Sentence;
    answers(president: Person): Sentence;
    ifRefused(chancellor: Person): Sentence;
  };
  readonly vetoRefused: {
    /** And that the session goes on, by who is silent in it (C-06). */
    readonly bar: BySilence<(president: Person) => Sentence>;
    mustLay(chancellor: Person): Sentence;
    readonly once: Sentence;
  };
  readonly vetoAgreed: {
    head(president: Person): Sentence;
    discarded(tracker: number): Sentence;
    /** `electedSoLimited` in less room. */
    readonly limited: Readonly<Record<Crowd, Sentence>>;
  };
}

interface PowerOutcomePhrases {
  readonly investigated: {
    readonly head: Sentence;
    saw(president: Person, target: Person): Sentence;
    mayTell(president: Person): Sentence;
  };
  readonly peeked: {
    readonly head: Sentence;
    saw(president: Person): Sentence;
    readonly whoDraws: Sentence;
    mayTell(president: Person): Sentence;
  };
  readonly specialElection: {
    readonly head: Sentence;
    picked(president: Person, target: Person): Sentence;
    resumes(next: Person): Sentence;
    readonly termLimits: Sentence;
  };
  readonly executed: {
    head(target: Person): Sentence;
    hitler(president: Person, target: Person): Sentence;
    notHitler(president: Person, target: Person): Sentence;
    readonly roleHidden: Sentence;
    /** C-19: the party card is shown, the role isn't. */
    readonly cardShown: Readonly<Record<Party, Sentence>>;
  };
}
