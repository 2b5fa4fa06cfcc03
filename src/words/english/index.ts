import { account } from './account.ts';
import { barred, refusals } from './refusals.ts';
import { board, keys } from './labels.ts';
import { chat } from './chat.ts';
import { claims } from './claims.ts';
import { end } from './end.ts';
import { entrance } from './entrance.ts';
import { confirmExecution, partyCard } from './decisions/powers.ts';
import { decisions } from './decisions/index.ts';
import { drawer, secrets } from './drawer.ts';
import { firstHints } from './hints.ts';
import { help } from './help.ts';
import { history, logPage } from './history.ts';
import { leave, parted } from './leaving.ts';
import { lobby } from './lobby.ts';
import { log } from './log.ts';
import { page } from './page.ts';
import { outcomes } from './outcomes/index.ts';
import { roles } from './roles.ts';
import { table } from './table.ts';
import { terms } from './terms.ts';
import { unusedKey } from './unused-key.ts';
import { waiting } from './waiting.ts';
import { ways } from './ways.ts';
import type { Words } from '../words.ts';

/** English. */
export const english: Words = {
  terms,
  board,
  keys,
  log,
  secrets,
  decisions,
  waiting,
  outcomes,
  roles,
  drawer,
  claims,
  entrance,
  lobby,
  chat,
  logPage,
  history,
  help,
  firstHints,
  unusedKey,
  table,
  end,
  ways,
  account,
  page,
  yourMove: 'YOUR MOVE',
  answers: { ja: 'Ja!', nein: 'Nein', agree: 'Agree', refuse: 'Refuse', askVeto: 'Ask veto' },
  partyCard,
  confirmExecution,
  leave,
  parted,
  tooSmall: (wanted, { columns, rows }) => ({
    either: [
      `secret-cli wants ${wanted.columns}×${wanted.rows}; this window is ${columns}×${rows}.`,
      `Too small: ${columns}×${rows} of ${wanted.columns}×${wanted.rows}.`,
    ],
  }),
  refusals,
  barred,
};
