import { bold, columnsOf, fitted, fitting, row, type Line } from '../line.ts';
import { chatColumn } from './talk.ts';
import { glyphs } from '../glyphs.ts';
import {
  only,
  sessionsRevealed,
  turningPoints,
  type Revealed,
  type Scene,
  type Word,
} from '../../words/index.ts';
import { headed } from '../rule.ts';
import type { Policy, Role, Seat, View } from '../../game/index.ts';
import type { ScreenState } from '../state.ts';
import type { Sheet } from '../sheet.ts';
import type { Size } from '../terminal/size.ts';

/** The columns of who was who, and of what the governments had beside it. */
const left = 40;
const right = 37;

/** Everybody's roles, what decided the game, what each government had and said where there is room for it, and what is said now, in so many rows. */
export function ending(
  state: ScreenState,
  scene: Scene,
  over: NonNullable<View['ending']>,
  rows: number,
  sheet: Sheet,
): readonly Line[] {
  const { end } = sheet.words;
  const { columns, said } = sheet.layout;
  const hasRoom = columns >= left + right + 3;
  const room = hasRoom ? left : said - 1;
  const who = over.roles.map((role, seat) => roleLine(seat, role, scene, sheet));
  const beneath = [
    headed(end.whoHead, room),
    ...who,
    ...afterwards(state, scene, { columns: room, rows: rows - 1 - who.length }, sheet),
  ];
  const beside = hasRoom ? governments(scene, columns - left - 4, rows, sheet) : [];
  return Array.from({ length: rows }, (_, index) =>
    fitted(
      row(' ', fitted(beneath[index] ?? [], room), ...(hasRoom ? ['  ', beside[index] ?? []] : [])),
      columns,
    ),
  );
}

/** The same without chat and columns, each thing in a line of its own. */
export function endingInLines(scene: Scene, over: NonNullable<View['ending']>, sheet: Sheet): readonly Line[] {
  const { end } = sheet.words;
  const { said } = sheet.layout;
  const points = turningPoints(scene.story);
  return [
    row(end.whoHead),
    ...over.roles.map((role, seat) => roleLine(seat, role, scene, sheet)),
    ...(points.length === 0 ? [] : [row(end.turningHead)]),
    ...points.map((point) => fitting(end.turningPoint(point, scene.nameOf), said)),
    ...governments(scene, said, Infinity, sheet),
  ];
}

/** What each of the last governments had and said, under their head, in so many rows. */
function governments(scene: Scene, columns: number, rows: number, sheet: Sheet): readonly Line[] {
  const { end } = sheet.words;
  const sessions = sessionsRevealed(scene.story).slice(2 - rows);
  return [
    headed(end.governmentsHead, columns),
    bold(end.governmentsColumns),
    ...sessions.map((session) => sessionLine(session, sheet)),
  ];
}

/** Turning points, and below them as much of the chat as there is room for, which a blank row gives way to. */
function afterwards(state: ScreenState, scene: Scene, room: Size, sheet: Sheet): readonly Line[] {
  const { end } = sheet.words;
  const points = turningPoints(scene.story).map((point) =>
    fitting(end.turningPoint(point, scene.nameOf), room.columns),
  );
  const turning = points.length === 0 ? [] : [bold(end.turningHead), ...points];
  if (state.talk.length === 0) return [[], ...turning];
  const free = room.rows - turning.length;
  const gap = free > leastChat ? [[]] : [];
  return [...gap, ...turning, ...chatColumn(state, room.columns, free - gap.length - 1, sheet)];
}

/** A head and a line. */
const leastChat = 2;

/** A role's letter and word; a longer word takes more. */
const roleColumns = 10;

function roleLine(
  seat: Seat,
  role: Role,
  { me, nameOf, story }: Scene,
  { words: { end, terms } }: Sheet,
): Line {
  const tone = role === 'liberal' ? 'liberal' : 'fascist';
  const roleWord = `${terms.roleLetter[role]} ${terms.roleLoud[role]}`;
  const gap = Math.max(roleColumns - columnsOf(row(roleWord)), 1);
  const killed = only(story, 'executed').find(({ event }) => event.target === seat);
  return row(
    String(seat + 1).padStart(2),
    seat === me ? bold(glyphs.you) : ' ',
    fitted(seat === me ? bold(nameOf(seat)) : row(nameOf(seat)), 17),
    [{ text: `${roleWord}${' '.repeat(gap)}`, weight: 'bold', tone }],
    killed ? end.killed(killed.before.round) : '',
  );
}

/** Round, pair, what each of the two had, what was laid, what both said. */
function sessionLine(session: Revealed, sheet: Sheet): Line {
  const { round, president, chancellor, drew, passed, enacted, said } = session;
  const put: Line =
    enacted === null
      ? bold(sheet.words.end.vetoed)
      : [{ text: sheet.words.terms.letter[enacted], weight: 'bold', tone: enacted }];
  return row(
    String(round).padStart(2),
    ' ',
    `${president + 1}+${chancellor + 1}`.padEnd(6),
    tiles(drew, sheet).padEnd(4),
    tiles(passed, sheet).padEnd(3),
    fitted(put, 6),
    fitted(wordLine(said.president, sheet), 8),
    wordLine(said.chancellor, sheet),
  );
}

/** A lie is underlined, and named for those who can't see that. */
function wordLine(word: Word | null, sheet: Sheet): Line {
  if (word === null) return [];
  const said = tiles(word.policies, sheet);
  return word.lie ? [{ text: `${said} ${sheet.words.end.lie}`, weight: 'bold', underline: true }] : row(said);
}

/** Liberal tiles first: the order in which they lay tells nothing. */
const tiles = (policies: readonly Policy[], { words: { terms } }: Sheet): string =>
  (['liberal', 'fascist'] as const)
    .flatMap((kind) => policies.filter((policy) => policy === kind))
    .map((policy) => terms.letter[policy])
    .join('');
