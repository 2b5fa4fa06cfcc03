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
import type { KeyWords, NamedKeys } from './key-words.ts';
import type { Sentence } from './span.ts';
import type { TurningPoint } from './hindsight.ts';
import type { Background, Told } from './story.ts';
import type {
  ChatWords,
  HelpWords,
  HistoryWords,
  LobbyWords,
  LogPageWords,
  Standing,
  TableReason,
  TableWords,
} from './table-words.ts';

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
  readonly keys: NamedKeys;
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
  /** What stands on the buttons, the way back first: at several lengths, the longest first. */
  readonly buttons: readonly (readonly string[])[];
}

/** The kinds of decision: a Chancellor who may ask for a veto decides what to enact. */
export type DecisionKind = Exclude<MoveType, 'veto'>;

/** What is met for the first time, and explained once: a decision or a request for a veto, a silence, a word, the drawer. */
export type HintKind = DecisionKind | 'veto' | 'silence' | 'claim' | 'chat' | 'drawer';

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
    before: Background,
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
  /** 1 column: a ballot among the last that somebody cast. */
  readonly ballotSign: Readonly<Record<Ballot, string>>;
  readonly ballotLoud: Readonly<Record<Ballot, string>>;
  /** 1 column. */
  readonly placard: Readonly<Record<Office, string>>;
  /** Two rows of at most 6 columns. */
  readonly power: Readonly<Record<Power, readonly [string, string]>>;
  readonly veto: string;
  /** In the place of the seat that a power was used on. */
  readonly topOfDeck: string;
  /** At most 6 columns. */
  readonly mark: Readonly<Record<Mark, string>>;
  /** 1 column: proven not to be Hitler, where there is no room for the mark. */
  readonly notHitlerSign: string;
}

/** The two offices of a government. */
export type Office = 'president' | 'chancellor';

/** What is publicly known of a player, beside the name. */
export type Mark = 'dead' | 'away' | 'bot' | 'notHitler' | 'limit' | 'probed' | 'you';

/** The four steps of a round. */
export type Step = 'nominate' | 'vote' | 'legislate' | 'power';

export interface BoardWords {
  round(round: number): string;
  /** At most 4 columns. */
  roundShort(round: number): string;
  /** Where the window is small: what a larger one would show. */
  showsMore(window: Window): string;
  /** Names the terminal's window. */
  windowTitle(isAsked: boolean, table: string): string;
  readonly step: Readonly<Record<Step, string>>;
  readonly stepNow: Readonly<Record<Step, string>>;
  you(seat: Seat, nameOf: NameOf, hosts: boolean): string;
  readonly spectator: string;
  readonly track: Readonly<Record<Policy, string>>;
  /** 3 columns. */
  readonly trackShort: Readonly<Record<Policy, string>>;
  /** Heads the powers of the Fascist track: at most 7 columns. */
  readonly powers: string;
  laid(count: number, squares: number): string;
  readonly win: string;
  readonly deck: string;
  discards(count: number): string;
  readonly tracker: string;
  readonly chaosNext: string;
  readonly zone: Readonly<Record<'on' | 'off', string>>;
  readonly seats: string;
  /** Which seats stand in the first column and which in the second. */
  columns(half: number, seats: number): string;
  /** Which way round a table the seats go. */
  readonly clockwise: string;
  /** Head the columns of ballots and marks: at most 4 and 6 columns. */
  readonly now: string;
  readonly mark: string;
  /** The rounds of some votes. */
  rounds(first: number, last: number): string;
  /** What the letters at a seat of the round table are. */
  ballotsExplained(first: number, last: number): string;
  /** Placards with room for words: of candidates, of those in office, of the last elected pair. */
  readonly placard: Readonly<Record<'stands' | 'inOffice' | 'was', Readonly<Record<Office, string>>>>;
  /** The next to stand for President, at the usual time and before a special election. */
  next(seat: Seat, nameOf: NameOf, afterSpecial: boolean): string;
  nextLong(seat: Seat, nameOf: NameOf, afterSpecial: boolean): string;
  /** At most 4 columns. */
  readonly cast: string;
  /** At most 9 columns. */
  readonly castLong: string;
  readonly log: string;
  /** Heads log and chat in one. */
  readonly talk: string;
  /** The game in figures, where there is no room for its board. */
  figures(view: View): string;
  /** Who stands for which office or holds it. */
  pair(view: View, nameOf: NameOf): Sentence;
}

export interface RoleWords {
  readonly title: string;
  readonly ritualHead: string;
  /** The five steps of learning roles with closed eyes. */
  ritual(scene: Scene): readonly string[];
  /** The closed card's eight lines. */
  envelope(seat: Seat, nameOf: NameOf): readonly string[];
  /** The card's eight lines, at most 39 columns each. */
  card(scene: Scene, mine: Mine): readonly Sentence[];
  /** `looked`: how many have. */
  ask(scene: Scene, looked: string): Panel;
}

/** The rows of a seat's own secrets, alike for all roles. */
export type SecretRow = 'role' | 'saw' | 'drew' | 'got' | 'ballot' | 'win';

export interface DrawerWords {
  head(seat: Seat, nameOf: NameOf): string;
  readonly opened: Sentence;
  readonly close: string;
  /** At most 7 columns. */
  readonly label: Readonly<Record<SecretRow | 'tips', string>>;
  readonly says: { readonly [R in SecretRow]: (scene: Scene, mine: Mine) => Sentence };
  /** Two hints for the moment, at most 71 columns each. */
  tips(scene: Scene, mine: Mine): readonly [string, string];
}

export interface ClaimWords {
  readonly head: string;
  /** The question that some claims about one thing answer. */
  ask(scene: Scene, open: readonly Claim[]): Panel;
  option(claim: Claim): string;
  readonly notNow: string;
}

/** Why somebody has no table any more: it closed, or they alone are no longer at it. */
export type PartedBy = 'host-left' | 'storage' | 'kicked' | 'replaced' | 'sent-away' | 'unreadable';

export interface EndWords {
  won(ending: Ending): string;
  count(rounds: number, governments: number): string;
  readonly whoHead: string;
  readonly governmentsHead: string;
  readonly governmentsColumns: string;
  /** At most 5 columns. */
  readonly vetoed: string;
  /** Beside a claim that was one: at most 3 columns. */
  readonly lie: string;
  readonly turningHead: string;
  turningPoint(point: TurningPoint, nameOf: NameOf): Sentence;
  killed(round: number): string;
  readonly head: string;
  /** `open`: whether the table may have another game. */
  panel(scene: Scene, ending: NonNullable<View['ending']>, open: boolean): Panel;
}

/** A terminal's window, in cells. */
export interface Window {
  readonly columns: number;
  readonly rows: number;
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
  readonly lobby: LobbyWords;
  readonly chat: ChatWords;
  readonly logPage: LogPageWords;
  readonly history: HistoryWords;
  readonly help: HelpWords;
  /** For the last row of the dock, beside what an answer leaves of it. */
  readonly firstHints: Readonly<Record<HintKind, Sentence>>;
  readonly table: TableWords;
  readonly end: EndWords;
  /** Heads the bar of a question to the viewer. */
  readonly yourMove: string;
  /** The two answers to a vote and to a request for a veto, and what asks for one: at most 7 and 10 columns. */
  readonly answers: Readonly<Record<'ja' | 'nein' | 'agree' | 'refuse' | 'askVeto', string>>;
  /** A party card under the eyes of the President alone; its label takes at most 12 columns. */
  partyCard(target: Seat, scene: Scene): Panel & { readonly label: Sentence };
  confirmExecution(scene: Scene, target: Seat): Confirmation;
  /** The question before leaving: whoever hosts may also close the table, and without a seat has nothing else to leave. */
  leave(scene: Scene | null, standing: Standing, returnLine: string): Confirmation;
  /** Under what they saw last: why it was the last, and what they can do. */
  readonly parted: Readonly<Record<PartedBy, Panel>>;
  /** Over the figures of a game, in a window that is too small for its board. */
  tooSmall(wanted: Window, window: Window): Sentence;
  /** Why an answer or a key was not taken. */
  readonly refusals: Readonly<Record<Reason | TableReason | 'look-first', Sentence>>;
  barred(seat: Seat, reason: Reason, nameOf: NameOf): Sentence;
}
