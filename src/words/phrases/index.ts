import type { AccountPhrases } from './account.ts';
import type { AdvicePhrases } from './advice.ts';
import type { BoardPhrases } from './board.ts';
import type { ChatPhrases } from './chat.ts';
import type { ClaimedPhrases, ClaimPhrases } from './claims.ts';
import type { ClockPhrases } from './clock.ts';
import type { DecisionPhrases } from './decisions/index.ts';
import type { DrawerPhrases, SecretPhrases } from './drawer.ts';
import type { EndPhrases } from './end.ts';
import type { HandingPhrases } from './handing.ts';
import type { HelpPhrases } from './help.ts';
import type { HistoryPhrases } from './history.ts';
import type { HouseRulePhrases } from './house-rules.ts';
import type { LogPhrases } from './log.ts';
import type { Person } from './person.ts';
import type { Sentence } from '../span.ts';
import type { LeavingPhrases, PartedPhrases } from './leaving.ts';
import type { LobbyPhrases } from './lobby.ts';
import type { RulesPhrases } from './rules.ts';
import type { LostLinkPhrases } from './lost-link.ts';
import type { OutcomePhrases } from './outcomes.ts';
import type { ReminderPhrases } from './reminders.ts';
import type { RolePhrases } from './roles.ts';
import type { TablePhrases } from './table.ts';
import type { TipPhrases } from './tips.ts';
import type { WaitingPhrases } from './waiting.ts';
import type { Words } from '../words.ts';

/**
 * All that one edition, a language in a theme, has to say: whole phrases, each about what it is handed. What is
 * said when, is told of in `telling/`, once for all editions.
 */
export interface Phrases extends Pick<
  Words,
  | 'answers'
  | 'entrance'
  | 'firstHints'
  | 'keys'
  | 'logPage'
  | 'page'
  | 'refusals'
  | 'terms'
  | 'tooSmall'
  | 'unusedKey'
  | 'ways'
  | 'yourMove'
> {
  readonly log: LogPhrases;
  readonly reminders: ReminderPhrases;
  readonly outcomes: OutcomePhrases;
  readonly waiting: WaitingPhrases;
  readonly decisions: DecisionPhrases;
  readonly secrets: SecretPhrases;
  readonly roles: RolePhrases;
  readonly drawer: DrawerPhrases;
  readonly tips: TipPhrases;
  readonly claimed: ClaimedPhrases;
  readonly claims: ClaimPhrases;
  readonly end: EndPhrases;
  readonly table: TablePhrases;
  readonly lostLink: LostLinkPhrases;
  readonly leaving: LeavingPhrases;
  readonly parted: PartedPhrases;
  readonly account: AccountPhrases;
  readonly advice: AdvicePhrases;
  readonly board: BoardPhrases;
  readonly chat: ChatPhrases;
  readonly clock: ClockPhrases;
  readonly history: HistoryPhrases;
  readonly handing: HandingPhrases;
  readonly help: HelpPhrases;
  /** Before the rule that bars a seat. */
  notThisSeat(person: Person): Sentence;
  readonly lobby: LobbyPhrases;
  readonly rules: RulesPhrases;
  readonly houseRules: HouseRulePhrases;
}
