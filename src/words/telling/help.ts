import { crowdOf } from './crowd.ts';
import { boardFor, maxPlayers, minPlayers } from '../../game/index.ts';
import { paragraph } from './paragraph.ts';
import type { Crowd } from '../phrases/reminders.ts';
import type { HelpTopic, HelpWords } from '../table-words.ts';
import type { Phrases } from '../phrases/index.ts';
import type { Scene } from '../words.ts';

/** The page of help in an edition's phrases. */
export function help({ help: phrases, terms }: Pick<Phrases, 'help' | 'terms'>): HelpWords {
  const { now } = phrases;
  const always =
    (topic: Exclude<HelpTopic, 'nominate' | 'vote'>): HelpWords['now'][HelpTopic] =>
    (scene) => ({ head: now[topic].head, says: paragraph(now[topic].says, scene?.view.rules ?? {}) });
  return {
    ...phrases,
    now: {
      lobby: always('lobby'),
      roles: always('roles'),
      nominate: (scene) => ({ head: now.nominate.head, says: now.nominate.says[crowdIn(scene)] }),
      vote: (scene) => ({
        head: now.vote.head,
        says: now.vote.says[scene?.view.hitlerZone === true ? 'inZone' : 'before'],
      }),
      legislate: always('legislate'),
      'answer-veto': always('answer-veto'),
      investigate: always('investigate'),
      peek: always('peek'),
      'special-election': always('special-election'),
      execute: always('execute'),
      over: always('over'),
    },
    boardHead: (players) => phrases.boardHead(sameBoard(players)),
    words: (rules) => phrases.words.map((word) => paragraph(word, rules)),
    marks: (scene) => marks(phrases.marks, terms, crowdIn(scene)),
  };
}

const crowdIn = (scene: Scene | null): Crowd =>
  scene === null ? 'many' : crowdOf(scene.view.rules, scene.view.living.length, scene.players);

/** How many play on the same board as so many, as “5–6”. */
export function sameBoard(players: number): string {
  const same = playerCounts.filter((count) => boardFor(count) === boardFor(players));
  return `${same[0]}–${same.at(-1)}`;
}

export const playerCounts = Array.from(
  { length: maxPlayers - minPlayers + 1 },
  (_, index) => minPlayers + index,
);

function marks(
  { electedLast, ...means }: Phrases['help']['marks'],
  { placard, mark }: Phrases['terms'],
  crowd: Crowd,
): ReturnType<HelpWords['marks']> {
  const both = (drawn: (letter: string) => string): string =>
    [placard.president, placard.chancellor].map(drawn).join(' ');
  return [
    [both((letter) => `(${letter})`), means.candidates],
    [both((letter) => `[${letter}]`), means.inOffice],
    [`${both((letter) => letter.toLowerCase())} `, electedLast[crowd]],
    ['»', means.awaited],
    ['x', means.dead],
    ['*', means.you],
    ['10→2 ', means.used],
    [`${mark.notHitler} `, means.notHitler],
    [`${mark.probed} `, means.probed],
    ['┏━┓', means.nextSquare],
    ['━━', means.question],
  ];
}
