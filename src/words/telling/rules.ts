import { boardFor, fascistSquares, maxPlayers, minPlayers, vetoFrom, type Rules } from '../../game/index.ts';
import { chapters, themedTerms, type ChapterPhrases } from '../phrases/rules.ts';
import { fit, width } from '../../text/index.ts';
import { paragraph } from './paragraph.ts';
import { insteadOf } from './house-rules.ts';
import { playerCounts, sameBoard } from './help.ts';
import { rolesDealt } from './lobby.ts';
import { textOf } from '../span.ts';
import type { HelpWords } from '../table-words.ts';
import type { Phrases } from '../phrases/index.ts';
import type { RulesBlock, RulesWords } from '../rules-words.ts';

/** The game in ten minutes. */
export function rules(phrases: Phrases): RulesWords {
  const { rules: say, lobby, help } = phrases;
  const title: RulesBlock = { kind: 'title', text: say.title };
  const credit = says(say.credit);
  return {
    whole: (house) => [
      title,
      ...chapters.flatMap((chapter) => [
        ...told(say.chapters[chapter], house),
        ...insteadOf(chapter, phrases, house).map(says),
      ]),
      { kind: 'head', text: say.rolesHead },
      ...playerCounts.map((players) => row(textOf(rolesDealt(lobby, players, house) ?? ''))),
      { kind: 'head', text: say.boardsHead },
      ...boards.flatMap((players) => [
        row(help.boardHead(sameBoard(players))),
        ...squares(players).map(([nth, brings]) => row(say.square(nth, help.brings[brings]))),
      ]),
      ...told(say.tips, house),
      ...theirTerms(),
      credit,
    ],
    houseRules: says(say.houseRules),
    short: [...told(say.short, {}), credit],
  };

  function theirTerms(): readonly RulesBlock[] {
    const pairs = themedTerms.flatMap((term) => {
      const [theme, original] = [say.terms[term], say.originalTerms[term]];
      return theme === original ? [] : [[theme, original] as const];
    });
    if (pairs.length === 0) return [];
    const columns = Math.max(...pairs.map(([theme]) => width(theme))) + 2;
    return [
      { kind: 'head', text: say.termsHead },
      ...pairs.map(([theme, original]) => row(`${fit(theme, columns)}${original}`)),
    ];
  }
}

/** A number of players for each board. */
const boards = [minPlayers, minPlayers + 2, maxPlayers];

const row = (text: string): RulesBlock => ({ kind: 'row', text });

const says = (text: string): RulesBlock => ({ kind: 'says', text });

const told = (chapter: ChapterPhrases, house: Partial<Rules>): readonly RulesBlock[] => [
  { kind: 'head', text: chapter.head },
  ...chapter.says.map((text) => says(paragraph(text, house))),
];

type Square = readonly [nth: number, brings: keyof HelpWords['brings']];

/** The squares of the board for so many players that bring something, from 1. */
function squares(players: number): readonly Square[] {
  return boardFor(players).flatMap((power, index): readonly Square[] => {
    const nth = index + 1;
    if (nth === fascistSquares) return [[nth, 'win']];
    return [
      ...(power === null ? [] : [[nth, power] satisfies Square]),
      ...(nth === vetoFrom ? [[nth, 'veto'] satisfies Square] : []),
    ];
  });
}
