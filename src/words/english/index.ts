import { bold } from '../span.ts';
import { barred, refusals } from './refusals.ts';
import { board, keys } from './labels.ts';
import { chat } from './chat.ts';
import { claims } from './claims.ts';
import { closed, end, leave } from './end.ts';
import { confirmExecution, decisions } from './decisions.ts';
import { drawer, secrets } from './drawer.ts';
import { firstHints } from './hints.ts';
import { help } from './help.ts';
import { history, logPage } from './history.ts';
import { lobby } from './lobby.ts';
import { log } from './log.ts';
import { outcomes } from './outcomes.ts';
import { roles } from './roles.ts';
import { table } from './table.ts';
import { terms } from './terms.ts';
import { waiting } from './waiting.ts';
import { who } from './grammar.ts';
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
  lobby,
  chat,
  logPage,
  history,
  help,
  firstHints,
  table,
  end,
  yourMove: 'YOUR MOVE',
  answers: { ja: 'Ja!', nein: 'Nein', agree: 'Agree', refuse: 'Refuse', askVeto: 'Ask veto' },
  partyCard: (target, { nameOf, keys: { claim } }) => ({
    bar: `${who(target, nameOf)}'s party card: hold Space to look, then Enter`,
    rows: [
      [bold('Open while Space is held, closed when you let go.')],
      'Tell the table the truth, a lie or nothing.',
      `${claim} claims it now; Space shows it again all game.`,
    ],
    label: { either: [`${nameOf(target)}'s party`, `seat ${target + 1}`] },
  }),
  confirmExecution,
  leave,
  closed,
  tooSmall: (wanted, { columns, rows }) => ({
    either: [
      `secret-cli wants ${wanted.columns}×${wanted.rows}; this window is ${columns}×${rows}.`,
      `Too small: ${columns}×${rows} of ${wanted.columns}×${wanted.rows}.`,
    ],
  }),
  refusals,
  barred,
};
