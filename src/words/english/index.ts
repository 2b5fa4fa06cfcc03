import { bold } from '../span.ts';
import { barred, refusals } from './refusals.ts';
import { board, gathering, keys } from './labels.ts';
import { claims } from './claims.ts';
import { closed, end, leave } from './end.ts';
import { confirmExecution, decisions } from './decisions.ts';
import { drawer, secrets } from './drawer.ts';
import { log } from './log.ts';
import { outcomes } from './outcomes.ts';
import { roles } from './roles.ts';
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
  gathering,
  end,
  yourMove: 'YOUR MOVE',
  answers: { ja: 'Ja!', nein: 'Nein', agree: 'Agree', refuse: 'Refuse', askVeto: 'Ask veto' },
  partyCard: (target, nameOf) => ({
    bar: `${who(target, nameOf)}'s party card: hold Space to look, then Enter`,
    rows: [
      [bold('Open while Space is held, closed when you let go.')],
      'Tell the table the truth, a lie or nothing.',
      'c claims it now; Space shows it again all game.',
    ],
    label: { either: [`${nameOf(target)}'s party`, `seat ${target + 1}`] },
  }),
  confirmExecution,
  leave,
  closed,
  refusals,
  barred,
};
