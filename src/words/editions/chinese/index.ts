import { lobby } from './lobby.ts';
import { houseRules } from './house-rules.ts';
import { rules } from './rules/index.ts';
import { account } from './account.ts';
import { advice } from './advice.ts';
import { answers, tooSmall } from './answers.ts';
import { board } from './board.ts';
import { chat } from './chat.ts';
import { claimed, claims } from './claims.ts';
import { clock } from './clock.ts';
import { drawer } from './drawer.ts';
import { end } from './end.ts';
import { leaving, parted } from './leaving.ts';
import { lostLink } from './lost-link.ts';
import { table } from './table.ts';
import { decisions } from './decisions/index.ts';
import { firstHints } from './hints.ts';
import { handing } from './handing.ts';
import { help } from './help/index.ts';
import { entrance } from './entrance.ts';
import { page } from './page.ts';
import { history, logPage } from './history.ts';
import { keys } from './keys.ts';
import { notThisSeat, refusals } from './refusals/index.ts';
import { log } from './log.ts';
import { outcomes } from './outcomes/index.ts';
import { reminders } from './reminders.ts';
import { roles } from './roles.ts';
import { secrets } from './secrets.ts';
import { unusedKey } from './unused-key.ts';
import { waiting } from './waiting.ts';
import { terms } from './terms.ts';
import { tips } from './tips.ts';
import { ways } from './ways.ts';
import type { Phrases } from '../../phrases/index.ts';
import type { Themed } from '../../theme.ts';

/** Chinese in traditional characters, as it is written in Taiwan, in each theme. */
export const chinese: Themed<Phrases> = {
  terms,
  log,
  reminders,
  outcomes,
  waiting,
  decisions,
  firstHints,
  unusedKey,
  yourMove: '輪到你',
  board,
  keys,
  chat,
  clock,
  history,
  logPage,
  handing,
  help,
  ways,
  answers,
  tooSmall,
  refusals,
  notThisSeat,
  secrets,
  roles,
  drawer,
  tips,
  claimed,
  claims,
  end,
  table,
  lostLink,
  leaving,
  parted,
  account,
  advice,
  entrance,
  page,
  lobby,
  rules,
  houseRules,
};
