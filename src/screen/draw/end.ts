import { bold, fitted, fitting, row, type Line } from '../line.ts';
import { board, columns, page } from '../layout.ts';
import { chatColumn } from './talk.ts';
import { glyphs } from '../glyphs.ts';
import {
  only,
  sessionsRevealed,
  turningPoints,
  type Revealed,
  type Scene,
  type Word,
  type Words,
} from '../../words/index.ts';
import { headed } from '../rule.ts';
import type { Policy, Role, Seat, View } from '../../game/index.ts';
import type { ScreenState } from '../state.ts';

const left = board.columns - 2;
const right = columns - left - 3;
/** Those below the heads. */
const rows = page.rows - 2;

/** Everybody's roles, what decided the game, what each government had and said, and what is said now: all rows of the page but the first. */
export function ending(
  state: ScreenState,
  scene: Scene,
  over: NonNullable<View['ending']>,
  words: Words,
): readonly Line[] {
  const { end } = words;
  const who = over.roles.map((role, seat) => roleLine(seat, role, scene, words));
  const beneath = [...who, ...afterwards(state, scene, rows - who.length, words)];
  const sessions = sessionsRevealed(scene.story).slice(1 - rows);
  const had = [bold(end.governmentsColumns), ...sessions.map((session) => sessionLine(session, words))];
  const below = Array.from({ length: rows }, (_, index) =>
    row(' ', fitted(beneath[index] ?? [], left), '  ', had[index] ?? []),
  );
  return [row(' ', headed(end.whoHead, left), '  ', headed(end.governmentsHead, right - 1)), ...below].map(
    (line) => fitted(line, columns),
  );
}

/** Turning points, and below them as much of the chat as there is room for, which a blank row gives way to. */
function afterwards(state: ScreenState, scene: Scene, room: number, words: Words): readonly Line[] {
  const { end } = words;
  const points = turningPoints(scene.story).map((point) =>
    fitting(end.turningPoint(point, scene.nameOf), left),
  );
  const turning = points.length === 0 ? [] : [bold(end.turningHead), ...points];
  if (state.talk.length === 0) return [[], ...turning];
  const free = room - turning.length;
  const gap = free > leastChat ? [[]] : [];
  return [...gap, ...turning, ...chatColumn(state, left, free - gap.length - 1, words)];
}

/** A head and a line. */
const leastChat = 2;

function roleLine(seat: Seat, role: Role, { me, nameOf, story }: Scene, { end, terms }: Words): Line {
  const tone = role === 'liberal' ? 'liberal' : 'fascist';
  const killed = only(story, 'executed').find(({ event }) => event.target === seat);
  return row(
    String(seat + 1).padStart(2),
    seat === me ? bold(glyphs.you) : ' ',
    fitted(seat === me ? bold(nameOf(seat)) : row(nameOf(seat)), 17),
    [{ text: `${terms.roleLetter[role]} ${terms.roleLoud[role].padEnd(8)}`, weight: 'bold', tone }],
    killed ? end.killed(killed.before.round) : '',
  );
}

/** Round, pair, what each of the two had, what was laid, what both said. */
function sessionLine(session: Revealed, words: Words): Line {
  const { round, president, chancellor, drew, passed, enacted, said } = session;
  const put: Line =
    enacted === null
      ? bold(words.end.vetoed)
      : [{ text: words.terms.tileFace[enacted], weight: 'bold', tone: enacted }];
  return row(
    String(round).padStart(2),
    ' ',
    `${president + 1}+${chancellor + 1}`.padEnd(6),
    tiles(drew, words).padEnd(4),
    tiles(passed, words).padEnd(3),
    fitted(put, 6),
    fitted(wordLine(said.president, words), 8),
    wordLine(said.chancellor, words),
  );
}

/** A lie is underlined, and named for those who can't see that. */
function wordLine(word: Word | null, words: Words): Line {
  if (word === null) return [];
  const said = tiles(word.policies, words);
  return word.lie ? [{ text: `${said} ${words.end.lie}`, weight: 'bold', underline: true }] : row(said);
}

/** Liberal tiles first: the order in which they lay tells nothing. */
const tiles = (policies: readonly Policy[], { terms }: Words): string =>
  (['liberal', 'fascist'] as const)
    .flatMap((kind) => policies.filter((policy) => policy === kind))
    .map((policy) => terms.tileFace[policy])
    .join('');
