import { bold, centred, columnsOf, ends, fitted, row, textOf, type Line } from '../line.ts';
import { beside, box, face, shaded, type Block } from './box.ts';
import { cut } from '../../text/index.ts';
import { glyphs, outlines } from '../glyphs.ts';
import {
  hitlerZoneFrom,
  fascistSquares,
  liberalSquares,
  trackerEnd,
  type Policy,
  type View,
} from '../../game/index.ts';
import type { Sheet } from '../sheet.ts';

/** The two tracks with their powers, the piles and the election tracker, in squares. */
export function board(view: View, sheet: Sheet): readonly Line[] {
  const { kind, board: columns, pile, square } = sheet.layout;
  const { board: said } = sheet.words;
  const liberal = track('liberal', view.liberalPolicies, liberalSquares, sheet);
  const fascist = track('fascist', view.fascistPolicies, fascistSquares, sheet);
  const deck = box(bold(centredText(String(view.deck), pile - 2)), 'pile', {
    columns: pile,
    rows: square.rows,
  });
  const overPile = columns - pile + Math.floor((pile - columnsOf(row(said.deck))) / 2);
  const discards = row(said.discards(view.discards));
  return [
    row(fitted(title('liberal', view.liberalPolicies, liberalSquares, sheet), overPile), said.deck),
    ...liberal.map((line, index) => row(line, ' ', deck[index] ?? [])),
    ends(trackerLine(view, columns - columnsOf(discards) - 1, sheet), discards, columns),
    ...(kind === 'squares' ? [] : [[]]),
    row(
      fitted(title('fascist', view.fascistPolicies, fascistSquares, sheet), square.columns * hitlerZoneFrom),
      zone(view.hitlerZone, sheet),
    ),
    ...fascist,
    ...powers(view, sheet),
  ];
}

/** The election tracker, and what happens at its end; the places of an ASCII one move together where room is short. */
function trackerLine({ tracker }: View, room: number, { words, ascii }: Sheet): Line {
  const sign = trackerSign(tracker, ascii);
  const line = (places: string): Line =>
    row(words.board.tracker, ' ', bold(places), ' ', words.board.chaosNext);
  return columnsOf(line(sign)) <= room ? line(sign) : line(sign.replaceAll('] [', ']['));
}

/** How far the tracker has moved. */
export function trackerSign(count: number, ascii: boolean): string {
  const places = Array.from({ length: trackerEnd }, (_, index) => index < count);
  if (ascii) return places.map((on) => (on ? '[x]' : '[ ]')).join(' ');
  return places.map((on) => (on ? glyphs.marker : glyphs.empty)).join(outlines.thing.flat);
}

const centredText = (text: string, columns: number): string => textOf(centred([{ text }], columns));

function title(policy: Policy, count: number, squares: number, sheet: Sheet): Line {
  return row(
    [{ text: sheet.words.board.track[policy], weight: 'bold', tone: policy }],
    ' ',
    sheet.words.board.laid(count, squares),
  );
}

/** A track's squares side by side, as high as the layout has them. */
export function track(policy: Policy, laid: number, squares: number, sheet: Sheet): Block {
  const { square } = sheet.layout;
  const room = square.columns - 2;
  const boxes = Array.from({ length: squares }, (_, index) => {
    if (index < laid) return box([face(policy, room, sheet)], 'thing', square, [shaded(policy, room)]);
    if (index === squares - 1)
      return box(bold(centredText(cut(sheet.words.board.win, room), room)), 'last', square);
    const next = policy === 'fascist' && index === laid;
    const number = centredText(String(index + 1), room);
    return next ? box(bold(number), 'inPlay', square) : box([{ text: number }], 'thing', square);
  });
  return beside(0, ...boxes);
}

/** The bracket over the squares from which electing Hitler loses the game. */
function zone(on: boolean, { layout, words }: Sheet): Line {
  const { top, flat } = outlines[on ? 'inPlay' : 'thing'];
  const label = ` ${words.board.zone[on ? 'on' : 'off']} `;
  const around = layout.square.columns * (fascistSquares - hitlerZoneFrom) - 2 - columnsOf(row(label));
  const left = Math.floor(around / 2);
  const text = `${top[0]}${flat.repeat(left)}${label}${flat.repeat(around - left)}${top[1]}`;
  return [on ? { text, weight: 'bold', tone: 'fascist' } : { text }];
}

/** Under each square its power and what is to know of it. */
function powers(view: View, sheet: Sheet): readonly [Line, Line] {
  const cells = powerCells(view, sheet);
  const rowOf = (part: 0 | 1): Line =>
    cells.flatMap((cell, index) => {
      const label = centred([{ text: cell[part] }], sheet.layout.square.columns);
      return part === 0 && index === view.fascistPolicies ? bold(textOf(label)) : label;
    });
  return [rowOf(0), rowOf(1)];
}

/** Each Fascist square's power and what is to know of it; of a used one, who used it on whom. */
export const powerCells = (
  { powers, usedPowers }: View,
  { words: { terms } }: Sheet,
): readonly (readonly [name: string, about: string])[] =>
  powers.map((power, index) => {
    if (power === null) return ['', ''];
    const [name, about] = terms.power[power];
    const used = usedPowers[index];
    if (used) {
      const on = used.target === null ? terms.topOfDeck : String(used.target + 1);
      return [name, `${used.president + 1}${glyphs.used}${on}`];
    }
    return [name, index === fascistSquares - 2 ? terms.veto : about];
  });
