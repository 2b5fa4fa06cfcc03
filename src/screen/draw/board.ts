import { bold, centred, columnsOf, ends, fitted, row, textOf, type Ink, type Line } from '../line.ts';
import { board as room } from '../layout.ts';
import { glyphs, outlines, type Outline } from '../glyphs.ts';
import {
  hitlerZoneFrom,
  fascistSquares,
  liberalSquares,
  trackerEnd,
  type Policy,
  type View,
} from '../../game/index.ts';
import type { Words } from '../../words/index.ts';

const square = 7;
const pile = 6;

/** The two tracks with their powers, the piles and the election tracker: eleven rows. */
export function board(view: View, words: Words): readonly Line[] {
  const { board: said } = words;
  const liberal = track('liberal', view.liberalPolicies, liberalSquares, words);
  const fascist = track('fascist', view.fascistPolicies, fascistSquares, words);
  const deck = box(bold(centredText(String(view.deck), pile - 2)), 'pile', pile);
  return [
    fitted(
      row(fitted(title('liberal', view.liberalPolicies, liberalSquares, words), room.columns - 5), said.deck),
      room.columns,
    ),
    ...liberal.map((line, index) => row(line, ' ', deck[index] ?? [])),
    ends(
      row(said.tracker, ' ', bold(tracker(view.tracker)), ' ', said.chaosNext),
      row(said.discards(view.discards)),
      room.columns,
    ),
    row(
      fitted(title('fascist', view.fascistPolicies, fascistSquares, words), square * hitlerZoneFrom),
      zone(view.hitlerZone, words),
    ),
    ...fascist,
    ...powers(view, words),
  ];
}

/** A laid tile's face, as wide as asked. */
export function face(policy: Policy, columns: number, words: Words): Ink {
  const letter = words.terms.tileFace[policy];
  const around = columns - columnsOf(row(letter));
  const shade = glyphs.shade[policy];
  const left = shade.repeat(Math.floor(around / 2));
  return { text: `${left}${letter}${shade.repeat(around - left.length)}`, weight: 'bold', tone: policy };
}

/** A box of three rows around one line. */
export function box(inside: Line, outline: Outline, columns: number): readonly [Line, Line, Line] {
  const { top, bottom, flat, side } = outlines[outline];
  const edge = (ends: readonly [string, string]): Line =>
    inked(`${ends[0]}${flat.repeat(columns - 2)}${ends[1]}`, outline);
  return [edge(top), row(inked(side, outline), inside, inked(side, outline)), edge(bottom)];
}

/** What is in play or wins is drawn bold. */
const inked = (text: string, outline: Outline): Line =>
  outline === 'inPlay' || outline === 'last' ? bold(text) : [{ text }];

const centredText = (text: string, columns: number): string => textOf(centred([{ text }], columns));

function title(policy: Policy, count: number, squares: number, words: Words): Line {
  return row(
    [{ text: words.board.track[policy], weight: 'bold', tone: policy }],
    ' ',
    words.board.laid(count, squares),
  );
}

function track(policy: Policy, laid: number, squares: number, words: Words): readonly Line[] {
  const boxes = Array.from({ length: squares }, (_, index) => {
    if (index < laid) return box([face(policy, square - 2, words)], 'thing', square);
    if (index === squares - 1) return box(bold(centredText(words.board.win, square - 2)), 'last', square);
    const next = policy === 'fascist' && index === laid;
    const number = centredText(String(index + 1), square - 2);
    return next ? box(bold(number), 'inPlay', square) : box([{ text: number }], 'thing', square);
  });
  return [0, 1, 2].map((part) => boxes.flatMap((lines) => lines[part] ?? []));
}

const tracker = (count: number): string =>
  Array.from({ length: trackerEnd }, (_, index) => (index < count ? glyphs.marker : glyphs.empty)).join(
    outlines.thing.flat,
  );

/** The bracket over the squares from which electing Hitler loses the game. */
function zone(on: boolean, words: Words): Line {
  const { top, flat } = outlines[on ? 'inPlay' : 'thing'];
  const label = ` ${words.board.zone[on ? 'on' : 'off']} `;
  const around = square * (fascistSquares - hitlerZoneFrom) - 2 - columnsOf(row(label));
  const left = Math.floor(around / 2);
  const text = `${top[0]}${flat.repeat(left)}${label}${flat.repeat(around - left)}${top[1]}`;
  return [on ? { text, weight: 'bold', tone: 'fascist' } : { text }];
}

/** Under each square its power and what is to know of it; of a used one, who used it on whom. */
function powers({ powers, usedPowers, fascistPolicies }: View, words: Words): readonly [Line, Line] {
  const cells = powers.map((power, index): readonly [string, string] => {
    if (power === null) return ['', ''];
    const [name, about] = words.terms.power[power];
    const used = usedPowers[index];
    if (used) {
      const on = used.target === null ? words.terms.topOfDeck : String(used.target + 1);
      return [name, `${used.president + 1}${glyphs.used}${on}`];
    }
    return [name, index === fascistSquares - 2 ? words.terms.veto : about];
  });
  const rowOf = (part: 0 | 1): Line =>
    cells.flatMap((cell, index) => {
      const label = centred([{ text: cell[part] }], square);
      return part === 0 && index === fascistPolicies ? bold(textOf(label)) : label;
    });
  return [rowOf(0), rowOf(1)];
}
