import type {
  Barred,
  Claim,
  Ending,
  Mine,
  MoveType,
  Policy,
  PublicEvent,
  PublicPhase,
  Reason,
  Seat,
  SecretEvent,
  View,
} from '../game/index.ts';
import type { AccountWords } from './account-words.ts';
import type { AdviceWords } from './advice-words.ts';
import type { BoardWords, Terms, Window } from './board-words.ts';
import type { ClockWords } from './clock-words.ts';
import type { EntranceWords } from './entrance-words.ts';
import type { HandingWords } from './handing-words.ts';
import type { HouseRuleWords } from './house-rule-words.ts';
import type { HintKind } from './hint-kinds.ts';
import type { KeyWords, NamedKeys } from './key-words.ts';
import type { RulesWords } from './rules-words.ts';
import type { PageWords } from './page-words.ts';
import type { Sentence } from './span.ts';
import type { TurningPoint } from './hindsight.ts';
import type { Background, Told } from './story.ts';
import type {
  ChatWords,
  HelpWords,
  HistoryWords,
  LobbyWords,
  LogPageWords,
  ScreenReason,
  WaysWords,
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
  /** Who broke the game off; null while nobody has. */
  readonly brokenOff: BrokenOffBy | null;
  /** Whom the viewer knows is still to come by a ritual at the table: their screen says nothing of it yet. */
  readonly beforeRitual: boolean;
  readonly keys: NamedKeys;
}

/** A game is broken off by its host, by more than half of the people seated, or by those at the one terminal that it is played at. */
export type BrokenOffBy = 'host' | 'majority' | 'here';

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

/** What keys answer: a decision, what is claimed, and whether an execution is meant. */
export type Question = DecisionKind | 'veto' | 'claim' | 'confirm-execution';

/** What is picked so far, and what else bears on a decision. */
export interface Choice {
  readonly seat: Seat | null;
  /** Place of a tile, from 0. */
  readonly tile: number | null;
  readonly veto: boolean;
  readonly facesOpen: boolean;
  /** They lie open until their owner says that others can see them. */
  readonly alone: boolean;
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
export type PartedBy =
  'host-left' | 'storage' | 'kicked' | 'replaced' | 'sent-away' | 'another-table' | 'unreadable';

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
  readonly entrance: EntranceWords;
  readonly lobby: LobbyWords;
  readonly chat: ChatWords;
  readonly clock: ClockWords;
  readonly logPage: LogPageWords;
  readonly history: HistoryWords;
  readonly handing: HandingWords;
  readonly help: HelpWords;
  /** For the last row of the dock, beside what an answer leaves of it. */
  readonly firstHints: Readonly<Record<HintKind, Sentence>>;
  /** Behind a key that doesn't answer what is asked: which keys do. */
  readonly unusedKey: Readonly<Record<Question, (keys: NamedKeys) => Sentence>>;
  readonly table: TableWords;
  readonly end: EndWords;
  readonly ways: WaysWords;
  readonly account: AccountWords;
  readonly advice: AdviceWords;
  /** Around a screen in a browser. */
  readonly page: PageWords;
  readonly rules: RulesWords;
  readonly houseRules: HouseRuleWords;
  /** Heads the bar of a question to the viewer. */
  readonly yourMove: string;
  /** The two answers to a vote and to a request for a veto, and what asks for one: at most 5, 7 and 10 columns. */
  readonly answers: Readonly<Record<'ja' | 'nein' | 'agree' | 'refuse' | 'askVeto', string>>;
  /** A party card under the eyes of the President alone; its label and the party take at most 19 columns. */
  partyCard(target: Seat, scene: Scene): Panel & { readonly label: Sentence };
  confirmExecution(scene: Scene, target: Seat): Confirmation;
  /** The question before leaving: whoever hosts may also close the table, and without a seat has nothing else to leave. */
  leave(scene: Scene | null, standing: Standing, returnLine: string): Confirmation;
  /** Under what they saw last: why it was the last, and what they can do. */
  readonly parted: Readonly<Record<PartedBy, (returnLine: string) => Panel>>;
  /** Over the figures of a game, in a window that is too small for its board. */
  tooSmall(wanted: Window, window: Window): Sentence;
  /** Why an answer or a key was not taken. */
  readonly refusals: Readonly<Record<Reason | TableReason | ScreenReason, Sentence>>;
  barred(seat: Seat, reason: Reason, nameOf: NameOf): Sentence;
}
