import { account } from './account.ts';
import { advice } from './advice.ts';
import { barred } from './barred.ts';
import { board } from './board.ts';
import { chat } from './chat.ts';
import { claims } from './claims.ts';
import { clock } from './clock.ts';
import { end } from './end.ts';
import { confirmExecution, partyCard } from './decisions/powers.ts';
import { decisions } from './decisions/index.ts';
import { drawer } from './drawer.ts';
import { handing } from './handing.ts';
import { help } from './help.ts';
import { history } from './history.ts';
import { houseRules } from './house-rules.ts';
import { leave, parted } from './leaving.ts';
import { lobby } from './lobby.ts';
import { log } from './log.ts';
import { outcomes } from './outcomes/index.ts';
import { roles } from './roles.ts';
import { secrets } from './secrets.ts';
import { table } from './table.ts';
import { waiting } from './waiting.ts';
import { rules } from './rules.ts';
import type { Phrases } from '../phrases/index.ts';
import type { Words } from '../words.ts';

/** All that a screen says, in an edition's phrases. */
export function tell(phrases: Phrases): Words {
  return {
    terms: phrases.terms,
    board: board(phrases),
    keys: phrases.keys,
    log: log(phrases),
    secrets: secrets(phrases),
    decisions: decisions(phrases),
    waiting: waiting(phrases),
    outcomes: outcomes(phrases),
    roles: roles(phrases),
    drawer: drawer(phrases),
    claims: claims(phrases),
    entrance: phrases.entrance,
    lobby: lobby(phrases),
    chat: chat(phrases),
    clock: clock(phrases),
    logPage: phrases.logPage,
    history: history(phrases),
    handing: handing(phrases),
    help: help(phrases),
    firstHints: phrases.firstHints,
    unusedKey: phrases.unusedKey,
    table: table(phrases),
    end: end(phrases),
    ways: phrases.ways,
    account: account(phrases),
    advice: advice(phrases),
    page: phrases.page,
    yourMove: phrases.yourMove,
    answers: phrases.answers,
    partyCard: partyCard(phrases),
    confirmExecution: confirmExecution(phrases),
    leave: leave(phrases),
    parted: parted(phrases),
    tooSmall: phrases.tooSmall,
    refusals: phrases.refusals,
    barred: barred(phrases),
    rules: rules(phrases),
    houseRules: houseRules(phrases),
  };
}
