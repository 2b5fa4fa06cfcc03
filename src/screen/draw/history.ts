import { bold, fitted, inverse, row, textOf, type Line } from '../line.ts';
import { glyphs } from '../glyphs.ts';
import { governmentsIn, type Followed, type Government, type Scene, type Words } from '../../words/index.ts';
import { headed } from '../rule.ts';
import { columns, page } from '../layout.ts';
import { tally } from './tally.ts';
import type { Policy } from '../../game/index.ts';
import type { ScreenState } from '../state.ts';

/** A head, the columns' names and, below, a blank row and two of explanation. */
const rowsAround = 5;

/** Who governed with whom, what they laid and claimed and what came of it; the newest last. */
export function historyPage(state: ScreenState, scene: Scene, rows: number, words: Words): readonly Line[] {
  const { history } = words;
  const { liberalPolicies, fascistPolicies, tracker, deck } = scene.view;
  const all = governmentsIn(scene.story);
  const room = rows - rowsAround;
  const at = state.line === null ? null : all.length - 1 - state.line;
  const end = at === null ? all.length : Math.min(Math.max(at + 1, Math.min(room, all.length)), all.length);
  const start = Math.max(end - room, 0);
  const lines = all.slice(start, end).map((government, index) => {
    const line = lineOf(government, scene, words);
    return start + index === at ? inverse(row(textOf(fitted(line, columns)))) : line;
  });
  const board = history.board(liberalPolicies, fascistPolicies, tracker, deck);
  const picked = at === null ? undefined : all[at];
  return [
    row(' ', headed(history.head, page.columns, row(' ', board))),
    bold(history.columns),
    ...Array.from(
      { length: room },
      (_, index) => lines[index] ?? (index === 0 ? row(' ', history.nothing) : []),
    ),
    [],
    ...(picked && state.unfolded
      ? tally(picked.ballots, scene.nameOf, words)
      : [row(' ', history.note), row(' ', history.keys)]),
  ];
}

/** Chaos says by itself that the tracker was at its end. */
function lineOf(government: Government, { nameOf }: Scene, words: Words): Line {
  const { round, president, chancellor, ja, nein, said, contradicts, followed, elected } = government;
  const name = (seat: number): string => `${seat + 1} ${nameOf(seat)}`;
  const isChaos = followed.some(({ type }) => type === 'chaos');
  const what = followed
    .filter(({ type }) => !isChaos || (type !== 'rejected' && type !== 'vetoed'))
    .map((one) => followedWord(one, words))
    .join(', ');
  return row(
    String(round).padStart(3),
    ' ',
    fitted(row(name(president)), 18),
    ' ',
    fitted(row(name(chancellor)), 18),
    ' ',
    fitted(row(`${ja}–${nein}`), 5),
    fitted(putWord(government, words), 4),
    fitted(row(tiles(said.president, words)), 5),
    fitted(row(tiles(said.chancellor, words)), 4),
    elected ? row(bold(contradicts ? glyphs.conflict : ' '), ' ') : '',
    fitted(row(what), elected ? 18 : 20),
  );
}

function putWord({ put }: Government, { terms, history }: Words): Line {
  if (put === null) return row(glyphs.dot);
  if (put === 'veto') return row(history.veto);
  return [{ text: `${terms.tileFace[put.policy]}${put.count}`, weight: 'bold', tone: put.policy }];
}

const tiles = (said: readonly Policy[] | null, { terms }: Words): string =>
  said === null ? '' : said.map((policy) => terms.tileFace[policy]).join('');

function followedWord(one: Followed, words: Words): string {
  const { history, terms } = words;
  switch (one.type) {
    case 'rejected':
      return history.tracker(one.tie, one.tracker);
    case 'vetoed':
      return history.tracker(false, one.tracker);
    case 'chaos':
      return history.chaos(`${terms.tileFace[one.policy]}${one.count}`);
    case 'not-hitler':
      return history.notHitler(one.seat);
    case 'investigated':
      return history.investigated(one.seat, one.said && terms.tileFace[one.said]);
    case 'peeked':
      return history.peeked(one.said && tiles(one.said, words));
    case 'picked':
      return history.picked(one.seat);
    case 'killed':
      return history.killed(one.seat);
  }
}
