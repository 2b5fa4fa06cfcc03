import { bold, fitted, row, type Line } from '../line.ts';
import { board, columns, page, seats } from '../layout.ts';
import { glyphs } from '../glyphs.ts';
import { headed } from '../rule.ts';
import { only, type Scene, type Words } from '../../words/index.ts';
import { titled } from './header.ts';
import type { Ballot, Claim, Event, Role, Seat, View } from '../../game/index.ts';

/** Everybody's roles, and what each government laid and said. */
export function ending(
  scene: Scene,
  over: NonNullable<View['ending']>,
  table: string,
  words: Words,
): readonly Line[] {
  const { end } = words;
  const governments = only(scene.story, 'elected').length;
  const who = over.roles.map((role, seat) => roleLine(seat, role, scene, words));
  const said = [row(end.governmentsColumns), ...governmentLines(scene, words)];
  const below = Array.from({ length: page.rows - 2 }, (_, index) =>
    row(' ', fitted(who[index] ?? [], board.columns - 1), '  ', fitted(said[index] ?? [], seats.columns)),
  );
  return [
    titled(bold(end.won(over)), { table, before: end.count(scene.view.round, governments) }),
    row(' ', headed(end.whoHead, board.columns - 1), '  ', headed(end.governmentsHead, seats.columns + 1)),
    ...below,
  ].map((line) => fitted(line, columns));
}

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

/** The newest governments: round, pair, vote, what was laid, what both said. */
function governmentLines({ story }: Scene, words: Words): readonly Line[] {
  const laid = only(story, 'enacted', 'veto-agreed');
  const claims = only(story, 'claimed');
  const lines = only(story, 'elected').map(({ event, before }) => {
    const { president, chancellor, ballots, government } = event;
    const count = (kind: Ballot): number => ballots.filter((ballot) => ballot === kind).length;
    const put = laid.find((told) => told.before.government?.number === government)?.event;
    const said = (about: Claim['about']): string => {
      const claim = claims.findLast(
        (told) => told.event.government === government && told.event.claim.about === about,
      )?.event.claim;
      return claim && claim.about !== 'investigation'
        ? claim.policies.map((policy) => words.terms.tileFace[policy]).join('')
        : '';
    };
    return row(
      String(before.round).padStart(2),
      ' ',
      `${president + 1}+${chancellor + 1}`.padEnd(6),
      `${count('ja')}–${count('nein')}`.padEnd(5),
      putWord(put, words).padEnd(5),
      said('president-hand').padEnd(7),
      said('chancellor-hand'),
    );
  });
  return lines.slice(-(page.rows - 3));
}

function putWord(
  put: Extract<Event, { readonly type: 'enacted' | 'veto-agreed' }> | undefined,
  { terms, end }: Words,
): string {
  if (put === undefined) return '';
  return put.type === 'enacted' ? terms.tileFace[put.policy] : end.vetoed;
}
