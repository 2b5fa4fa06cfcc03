import { describe, expect, test } from 'vitest';
import { boardFor } from '../../src/game/board.ts';
import { defaultKeymap } from '../../src/screen/keymap.ts';
import { chinese } from '../../src/words/editions/chinese/index.ts';
import { english } from '../../src/words/editions/english/index.ts';
import { korean } from '../../src/words/editions/korean/index.ts';
import { spanish } from '../../src/words/editions/spanish/index.ts';
import { inTheme, themes, type Theme, type Themed } from '../../src/words/theme.ts';
import { powers, roles, view, type Mine, type Role, type Seat } from '../../src/game/index.ts';
import { setOf } from '../support/positions.ts';
import { spansOf, versionsOf, type Sentence } from '../../src/words/span.ts';
import { storyOf, type HelpTopic, type Scene } from '../../src/words/index.ts';
import { tell } from '../../src/words/telling/index.ts';
import { width, wrap } from '../../src/text/index.ts';
import type { Phrases } from '../../src/words/phrases/index.ts';
import * as example from '../support/example-game.ts';

const languages: readonly (readonly [language: string, phrases: Themed<Phrases>])[] = [
  ['English', english],
  ['Spanish', spanish],
  ['Korean', korean],
  ['Chinese', chinese],
];
const editions = languages.flatMap(([language, phrases]) =>
  themes.map((theme): readonly [string, Theme, Phrases] => [language, theme, inTheme<Phrases>(phrases, theme)]),
);

const nameOf = (seat: Seat): string => example.tenNames[seat] ?? '';
/** The seat whose number and name are the widest of all. */
const widest = example.tenNames.reduce(
  (most, name, seat) => (width(name) > width(nameOf(most)) ? seat : most),
  0,
);

const sceneWith = (fascistPolicies: number, living: readonly Seat[]): Scene => ({
  view: view({ ...example.ballot().game, fascistPolicies, living: setOf(living) }, 2),
  me: 2,
  nameOf,
  players: 10,
  story: storyOf([], { players: 10, powers: boardFor(10) }),
  brokenOff: null,
  beforeRitual: false,
  keys: defaultKeymap,
});
const scene = sceneWith(4, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
const scenes = [scene, sceneWith(2, [1, 2, 3, 4, 5, 6, 7, 8, 9]), sceneWith(4, [2, 3, 5, 8, 9])];

const textsOf = (sentence: Sentence): readonly string[] =>
  versionsOf(sentence).map((version) =>
    spansOf(version)
      .map(({ text }) => text)
      .join(''),
  );
const shortest = (sentence: Sentence): string => textsOf(sentence).at(-1) ?? '';

/** Those of the texts that take more columns than there are for them. */
const tooWide = (columns: number, texts: Iterable<string> | Readonly<Record<string, string>>): string[] => {
  const all = Symbol.iterator in texts ? [...(texts as Iterable<string>)] : Object.values(texts);
  return all.filter((text) => width(text) > columns);
};

describe.each(editions)('%s, %s', (_language, _theme, phrases) => {
  const {
    answers,
    board,
    clock,
    drawer,
    end,
    help,
    history,
    lobby,
    partyCard,
    roles: cards,
    terms,
  } = tell(phrases);

  test.each([
    ['party', 8],
    ['roleLoud', 10],
    ['roleLetter', 1],
    ['tile', 8],
    ['tileFace', 3],
    ['letter', 1],
    ['ballot', 4],
    ['ballotSign', 1],
    ['placard', 2],
  ] as const)('each %s takes at most %i columns', (kind, columns) => {
    expect(tooWide(columns, terms[kind])).toEqual([]);
  });

  test('a mark leaves room for the placards, and who isn’t there is marked in the place of a ballot', () => {
    const isWide = tooWide(1, terms.placard).length > 0;
    expect(tooWide(isWide ? 5 : 6, terms.mark)).toEqual([]);
    expect(tooWide(4, [terms.mark.away, terms.mark.bot])).toEqual([]);
  });

  test.each([
    'party',
    'role',
    'roleLoud',
    'roleLetter',
    'tile',
    'tileFace',
    'letter',
    'ballot',
    'ballotSign',
    'placard',
    'mark',
  ] as const)('no two of its %s are alike', (kind) => {
    const all = Object.values<string>(terms[kind]);
    expect(new Set(all).size).toBe(all.length);
  });

  test('a power is named in two rows under its square, and in one beside its track', () => {
    expect(
      tooWide(
        6,
        powers.flatMap((power) => terms.power[power]),
      ),
    ).toEqual([]);
    expect(tooWide(7, [terms.veto, board.powers])).toEqual([]);
    expect(tooWide(3, [terms.topOfDeck])).toEqual([]);
    expect(tooWide(1, [terms.notHitlerSign])).toEqual([]);
  });

  test('the labels of the board fit their places', () => {
    expect(tooWide(4, [board.roundShort(40), board.now, board.cast])).toEqual([]);
    expect(tooWide(4, board.trackShort)).toEqual([]);
    expect(tooWide(5, [board.win])).toEqual([]);
    expect(tooWide(6, [board.mark])).toEqual([]);
    expect(tooWide(9, [board.castLong])).toEqual([]);
    expect(tooWide(10, [board.stepsEnded])).toEqual([]);
    const titles = Object.values(board.track).map((track) => `${track} ${board.laid(5, 6)}`);
    expect(tooWide(21, titles)).toEqual([]);
    expect(tooWide(17, board.zone)).toEqual([]);
    expect(tooWide(8, [board.laid(5, 6)])).toEqual([]);
    for (const placards of Object.values(board.placard)) expect(tooWide(12, placards)).toEqual([]);
  });

  test('the piles and the tracker fit into their rows', () => {
    expect(
      tooWide(18, [`${board.deck} 17  ${board.discards(0)}`, `${board.deck} 3  ${board.discards(14)}`]),
    ).toEqual([]);
    expect(tooWide(42 - 11, [`${board.tracker}${board.chaosNext}${board.discards(14)}`])).toEqual([]);
  });

  test('row 1 has room for the steps, the table and the viewer', () => {
    const steps = Object.values(board.step).join(' › ');
    const viewer = board.you(widest, nameOf, false);
    expect(tooWide(80, [` ${board.round(20)}  [${steps}] KITE · ${viewer} `])).toEqual([]);
  });

  test('answers fit their boxes', () => {
    const { ja, nein, agree, refuse, askVeto } = answers;
    expect(tooWide(5, [ja, nein])).toEqual([]);
    expect(tooWide(7, [agree, refuse])).toEqual([]);
    expect(tooWide(10, [askVeto])).toEqual([]);
  });

  test('the heads of a history stand over its columns', () => {
    expect(tooWide(80, [history.columns])).toEqual([]);
    expect(tooWide(34, [history.columnsShort])).toEqual([]);
    expect(tooWide(4, [history.veto])).toEqual([]);
  });

  test('what followed a government is short', () => {
    expect(tooWide(20, [history.tracker(false, 2), history.tracker(true, 2)])).toEqual([]);
    const { letter, roleLetter } = terms;
    expect(
      tooWide(18, [
        history.listed([history.notHitler(9), history.killed(9)]),
        history.picked(9),
        history.investigated(9, roleLetter.fascist),
        history.peeked(letter.fascist.repeat(3)),
        history.chaos(`${letter.fascist}5`),
        history.tracker(true, 2),
      ]),
    ).toEqual([]);
  });

  test.each(Object.keys(help.now) as HelpTopic[])('help on %s takes three rows and a tip', (topic) => {
    for (const one of [null, ...scenes]) {
      const { head, says } = help.now[topic](one);
      expect(wrap(`${head}   ${says}`, 79).length).toBeLessThanOrEqual(3);
    }
    expect(tooWide(69, [help.tips[topic]])).toEqual([]);
  });

  test('what else help says fits its columns, and its words stand first', () => {
    expect(tooWide(24, help.brings)).toEqual([]);
    expect(tooWide(7, help.label)).toEqual([]);
    expect(
      tooWide(
        31,
        [5, 7, 9].map((players) => help.boardHead(players)),
      ),
    ).toEqual([]);
    expect(help.words({}).filter((word) => !/^[^:：]{1,20}[:：]/.test(word))).toEqual([]);
  });

  test('a clock says what is left in eighteen columns, and what it is set to with nothing that it isn’t', () => {
    for (const extra of [false, true]) {
      for (const seconds of [60, 30, 10, null]) {
        const said = clock.left({ seconds, extra });
        expect(tooWide(18, [said])).toEqual([]);
        expect(said.includes(String(seconds))).toBe(seconds !== null);
      }
    }
    expect(tooWide(7, [clock.label])).toEqual([]);
    const off = { nominate: 0, vote: 0, legislate: 0, power: 0, extra: 0 };
    const vote = clock.explained({ ...off, vote: 61 });
    expect(vote).toContain(board.step.vote);
    expect(vote).not.toContain(board.step.nominate);
    expect(clock.explained({ ...off, vote: 61, extra: 62 })).toContain('62');
    expect(vote).not.toMatch(/\b0/);
  });

  test('the lobby names its ways in eight columns', () => {
    expect(tooWide(8, lobby.doors)).toEqual([]);
    expect(tooWide(8, [lobby.hostKey])).toEqual([]);
  });

  test('a role card has eight lines of 39 columns, whatever it says', () => {
    expect(cards.envelope(widest, nameOf)).toHaveLength(8);
    for (const role of roles) {
      for (const beforeRitual of [false, true]) {
        const card = cards.card({ ...scene, beforeRitual }, mineAs(role));
        expect(card).toHaveLength(8);
        expect(tooWide(39, card.map(shortest))).toEqual([]);
      }
    }
  });

  test('the drawer and a party card have room for what they say', () => {
    expect(tooWide(7, drawer.label)).toEqual([]);
    for (const role of roles)
      for (const one of scenes) expect(tooWide(71, drawer.tips(one, mineAs(role)))).toEqual([]);
    const label = shortest(partyCard(widest, scene).label);
    expect(tooWide(19 - width(label), terms.party)).toEqual([]);
  });

  test('after the end a veto and a lie are named in five and three columns', () => {
    expect(tooWide(5, [end.vetoed])).toEqual([]);
    expect(tooWide(3, [end.lie])).toEqual([]);
  });
});

test.each(editions.filter(([, theme]) => theme !== 'classic'))(
  'nothing of the original theme is left in %s, %s',
  (_language, _theme, phrases) => {
    expect(originalsIn(phrases)).toEqual([]);
  },
);

test('the search for words of the original theme finds them there', () => {
  expect(originalsIn(inTheme<Phrases>(english, 'classic')).length).toBeGreaterThan(100);
});

const mineAs = (role: Role): Mine => ({
  seat: 2,
  role,
  party: role === 'hitler' ? 'fascist' : role,
  known: role === 'fascist' ? [{ seat: 5, role: 'hitler' }] : [],
  ballot: null,
  hand: [],
  discarded: null,
  peek: [],
});

/** Words of the classic theme in the languages that there are. */
const original =
  /hitler|fas[cz]is|liberal|\bja!?(?=\W|$)|nein|president|chancellor|canciller|히틀러|파시스트|자유당|대통령|총리|希特勒|法西斯|自由黨|總統|總理/i;

/** What has such words, but for the rules: those name the original's terms beside a theme's own. */
const originalsIn = ({ rules: _rules, ...others }: Phrases): string[] =>
  literalsIn(others).filter((literal) => original.test(literal));

/** All that an edition says as it stands: its texts, and the source of what makes texts. */
function literalsIn(phrases: unknown): string[] {
  if (typeof phrases === 'string') return [phrases];
  if (typeof phrases === 'function') return quoted(String(phrases));
  return typeof phrases === 'object' && phrases !== null ? Object.values(phrases).flatMap(literalsIn) : [];
}

const quoted = (source: string): string[] =>
  [...source.matchAll(/(["'`])(?:\\.|(?!\1).)*\1/gs)].map(([literal]) =>
    literal.replaceAll(/\$\{[^}]*\}/g, '').slice(1, -1),
  );
