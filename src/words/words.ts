import type {
  Ballot,
  Barred,
  Claim,
  Ending,
  Mine,
  MoveType,
  Party,
  Policy,
  Power,
  PublicEvent,
  PublicPhase,
  Reason,
  Role,
  Seat,
  SecretEvent,
  View,
} from '../game/index.ts';
import type { Sentence } from './span.ts';
import type { Background, Told } from './story.ts';

/** The name of whoever sits in a seat. */
export type NameOf = (seat: Seat) => string;

/** What sentences are about: the game as one viewer sees it, and how it came to that. */
export interface Scene {
  readonly view: View;
  /** The viewer; null for a spectator. */
  readonly me: Seat | null;
  readonly nameOf: NameOf;
  /** How many were dealt in. */
  readonly players: number;
  readonly story: readonly Told[];
}

/** What the dock says: a bar, and three rows beneath. */
export interface Panel {
  readonly bar: Sentence;
  readonly rows: readonly [Sentence, Sentence, Sentence];
}

/** A panel about a policy; its tile stands before the first row. */
export interface TilePanel extends Panel {
  readonly policy: Policy;
}

/** What a vote came to; the ballots stand in the rows between bar and note. */
export interface VotePanel {
  readonly bar: Sentence;
  readonly note: Sentence;
}

/** A question that closes the dock for all else until it is answered: the way back first. */
export interface Confirmation extends Panel {
  readonly head: string;
  readonly back: string;
  readonly goOn: string;
}

/** The kinds of decision: a Chancellor who may ask for a veto decides what to enact. */
export type DecisionKind = Exclude<MoveType, 'veto'>;

/** What is picked so far, and what else bears on a decision. */
export interface Choice {
  readonly seat: Seat | null;
  /** Place of a tile, from 0. */
  readonly tile: number | null;
  readonly veto: boolean;
  readonly facesOpen: boolean;
  readonly barred: readonly Barred[];
}

/** A line of the log about an event, saying why; null where the board says it all. */
export type LogWords = {
  readonly [T in PublicEvent['type']]: (
    event: Extract<PublicEvent, { readonly type: T }>,
    before: Background,
    nameOf: NameOf,
  ) => string | null;
};

/** What a seat alone learned, as its drawer keeps it. */
export type SecretWords = {
  readonly [T in SecretEvent['type']]: (
    event: Extract<SecretEvent, { readonly type: T }>,
    nameOf: NameOf,
  ) => string;
};

export type DecisionWords = { readonly [K in DecisionKind]: (scene: Scene, choice: Choice) => Panel };

/** What those see whom the table doesn't wait for. */
export type WaitingWords = { readonly [P in Exclude<PublicPhase, 'over'>]: (scene: Scene) => Panel };

type OutcomeOf<T extends PublicEvent['type'], Said extends Panel | VotePanel> = (
  told: Told<Extract<PublicEvent, { readonly type: T }>>,
  scene: Scene,
) => Said;

/** What just came about, for those whom the table doesn't wait for. */
export interface OutcomeWords {
  readonly elected: OutcomeOf<'elected', VotePanel>;
  readonly rejected: OutcomeOf<'rejected', VotePanel>;
  readonly enacted: OutcomeOf<'enacted', TilePanel>;
  readonly chaos: OutcomeOf<'chaos', TilePanel>;
  readonly 'veto-asked': OutcomeOf<'veto-asked', Panel>;
  readonly 'veto-refused': OutcomeOf<'veto-refused', Panel>;
  readonly 'veto-agreed': OutcomeOf<'veto-agreed', Panel>;
  readonly investigated: OutcomeOf<'investigated', Panel>;
  readonly peeked: OutcomeOf<'peeked', Panel>;
  readonly 'special-election-called': OutcomeOf<'special-election-called', Panel>;
  readonly executed: OutcomeOf<'executed', Panel>;
}
export type OutcomeType = keyof OutcomeWords;

/** Short words that stand alone, each with the columns that it may take. */
export interface Terms {
  readonly party: Readonly<Record<Party, string>>;
  readonly role: Readonly<Record<Role, string>>;
  /** A role that must not be overlooked. */
  readonly roleLoud: Readonly<Record<Role, string>>;
  /** 1 column. */
  readonly roleLetter: Readonly<Record<Role, string>>;
  /** At most 3 columns. */
  readonly tileFace: Readonly<Record<Policy, string>>;
  /** At most 4 columns. */
  readonly ballot: Readonly<Record<Ballot, string>>;
  readonly ballotLoud: Readonly<Record<Ballot, string>>;
  /** 1 column. */
  readonly placard: Readonly<Record<'president' | 'chancellor', string>>;
  /** Two rows of at most 6 columns. */
  readonly power: Readonly<Record<Power, readonly [string, string]>>;
  readonly veto: string;
  /** In the place of the seat that a power was used on. */
  readonly topOfDeck: string;
  /** At most 6 columns. */
  readonly mark: Readonly<Record<Mark, string>>;
}

/** What is publicly known of a player, beside the name. */
export type Mark = 'dead' | 'away' | 'bot' | 'notHitler' | 'limit' | 'probed' | 'you';

/** The four steps of a round. */
export type Step = 'nominate' | 'vote' | 'legislate' | 'power';

export interface BoardWords {
  round(round: number): string;
  readonly step: Readonly<Record<Step, string>>;
  readonly stepNow: Readonly<Record<Step, string>>;
  you(seat: Seat, nameOf: NameOf): string;
  readonly spectator: string;
  readonly track: Readonly<Record<Policy, string>>;
  laid(count: number, squares: number): string;
  readonly win: string;
  readonly deck: string;
  discards(count: number): string;
  readonly tracker: string;
  readonly chaosNext: string;
  readonly zone: Readonly<Record<'on' | 'off', string>>;
  readonly seats: string;
  /** The next to stand for President, at the usual time and before a special election. */
  next(seat: Seat, nameOf: NameOf, afterSpecial: boolean): string;
  /** At most 4 columns. */
  readonly cast: string;
  readonly log: string;
}

/** The row of keys: names of keys, and what each does. */
export interface KeyWords {
  readonly enter: string;
  readonly escape: string;
  readonly space: string;
  readonly does: Readonly<Record<KeyUse, string>>;
}
export type KeyUse =
  | 'ja'
  | 'nein'
  | 'choose'
  | 'seat'
  | 'move'
  | 'tile'
  | 'faces'
  | 'veto'
  | 'agree'
  | 'refuse'
  | 'look'
  | 'done'
  | 'name'
  | 'discard'
  | 'lay'
  | 'investigate'
  | 'pick'
  | 'execute'
  | 'back'
  | 'claim'
  | 'otherClaim'
  | 'notNow'
  | 'mine'
  | 'hold'
  | 'knowRole'
  | 'goOn'
  | 'leave'
  | 'stay';

export interface RoleWords {
  readonly title: string;
  readonly ritualHead: string;
  /** The five steps of learning roles with closed eyes. */
  ritual(players: number): readonly string[];
  /** The closed card's eight lines. */
  envelope(seat: Seat, nameOf: NameOf): readonly string[];
  /** The card's eight lines, at most 39 columns each. */
  card(scene: Scene, mine: Mine): readonly Sentence[];
  ask(scene: Scene): Panel;
}

/** The rows of a seat's own secrets, alike for all roles. */
export type SecretRow = 'role' | 'know' | 'saw' | 'drew' | 'got' | 'ballot' | 'win';

export interface DrawerWords {
  head(seat: Seat, nameOf: NameOf): string;
  readonly opened: string;
  readonly close: string;
  /** At most 7 columns. */
  readonly label: Readonly<Record<SecretRow, string>>;
  readonly says: { readonly [R in SecretRow]: (scene: Scene, mine: Mine) => string };
}

export interface ClaimWords {
  readonly head: string;
  /** The question that some claims about one thing answer. */
  ask(scene: Scene, open: readonly Claim[]): Panel;
  option(claim: Claim): string;
  readonly notNow: string;
}

export interface GatheringWords {
  seated(taken: number, seats: number): string;
  readonly joinHead: string;
  joinLine(address: string): string;
  readonly notEncrypted: string;
  readonly free: string;
  wait(missing: number): Panel;
}

/** Why a table closed before the end of its game. */
export type ClosedReason = 'host-left' | 'storage';

export interface EndWords {
  won(ending: Ending): string;
  count(rounds: number, governments: number): string;
  readonly whoHead: string;
  readonly governmentsHead: string;
  readonly governmentsColumns: string;
  readonly vetoed: string;
  killed(round: number): string;
  readonly head: string;
  panel(scene: Scene, ending: NonNullable<View['ending']>): Panel;
}

/** Everything that a screen says, in one language. */
export interface Words {
  readonly terms: Terms;
  readonly board: BoardWords;
  readonly keys: KeyWords;
  readonly log: LogWords;
  readonly secrets: SecretWords;
  readonly decisions: DecisionWords;
  readonly waiting: WaitingWords;
  readonly outcomes: OutcomeWords;
  readonly roles: RoleWords;
  readonly drawer: DrawerWords;
  readonly claims: ClaimWords;
  readonly gathering: GatheringWords;
  readonly end: EndWords;
  /** Heads the bar of a question to the viewer. */
  readonly yourMove: string;
  /** The two answers to a vote and to a request for a veto, and what asks for one: at most 7 and 10 columns. */
  readonly answers: Readonly<Record<'ja' | 'nein' | 'agree' | 'refuse' | 'askVeto', string>>;
  /** A party card under the eyes of the President alone; its label takes at most 12 columns. */
  partyCard(target: Seat, nameOf: NameOf): Panel & { readonly label: Sentence };
  confirmExecution(scene: Scene, target: Seat): Confirmation;
  leave(scene: Scene | null, host: boolean): Confirmation;
  readonly closed: Readonly<Record<ClosedReason, Panel>>;
  /** Why an answer or a key was not taken. */
  readonly refusals: Readonly<Record<Reason | TableReason, string>>;
  barred(seat: Seat, reason: Reason, nameOf: NameOf): string;
}

/** Why the table itself, not the game, takes no answer; or it never got there. */
export type TableReason = 'stale' | 'not-started' | 'link-lost';
