import { chinese } from '../../src/words/editions/chinese/index.ts';
import { describe, expect, test } from 'vitest';
import { english } from '../../src/words/editions/english/index.ts';
import { korean } from '../../src/words/editions/korean/index.ts';
import { spanish } from '../../src/words/editions/spanish/index.ts';
import { inTheme, themes, type Theme, type Themed } from '../../src/words/theme.ts';
import { spansOf, versionsOf, type Sentence } from '../../src/words/span.ts';
import { tell } from '../../src/words/telling/index.ts';
import { tenNames } from '../support/example-game.ts';
import { width } from '../../src/text/index.ts';
import type { AdviceWords, Because, MovedBy } from '../../src/words/advice-words.ts';
import type { Move, Seat } from '../../src/game/index.ts';
import type { Phrases } from '../../src/words/phrases/index.ts';

const languages: readonly (readonly [string, Themed<Phrases>])[] = [
  ['English', english],
  ['Spanish', spanish],
  ['Korean', korean],
  ['Chinese', chinese],
];
const editions = languages.flatMap(([language, phrases]) =>
  themes.map((theme): readonly [string, Theme, AdviceWords] => [
    language,
    theme,
    tell(inTheme<Phrases>(phrases, theme)).advice,
  ]),
);

const nameOf = (seat: Seat): string => tenNames[seat] ?? '';
const inFull = (sentence: Sentence): string => textsOf(sentence)[0] ?? '';
const textsOf = (sentence: Sentence): readonly string[] =>
  versionsOf(sentence).map((version) =>
    spansOf(version)
      .map(({ text }) => text)
      .join(''),
  );

/** Boris. */
const seat = 1;
const moves: readonly Move[] = [
  { type: 'nominate', chancellor: seat },
  { type: 'vote', ballot: 'ja' },
  { type: 'vote', ballot: 'nein' },
  { type: 'discard', policy: 'fascist' },
  { type: 'enact', policy: 'liberal' },
  { type: 'veto' },
  { type: 'answer-veto', consent: true },
  { type: 'answer-veto', consent: false },
  { type: 'investigate', target: seat },
  { type: 'special-election', target: seat },
  { type: 'execute', target: seat },
  { type: 'peek' },
];

const chance = 0.37;
const reasons: readonly Because[] = [
  { kind: 'no-choice' },
  ...(['hitler-wins', 'not-hitler', 'against-you'] as const).map((kind) => ({ kind, seat })),
  ...(
    [
      'may-be-hitler',
      'least-hitler',
      'least-suspected',
      'fellow',
      'tells-most',
      'likeliest-hitler',
      'most-trusted',
    ] as const
  ).map((kind) => ({ kind, seat, chance })),
  { kind: 'likeliest', policy: 'liberal', chance },
  { kind: 'government', policy: 'liberal', chance, against: 'next', otherwise: 0.52 },
  { kind: 'government', policy: 'liberal', chance, against: 'chaos', otherwise: 0.52 },
  ...(['wins', 'serves', 'veto-spares', 'veto-denied'] as const).map((kind) => ({
    kind,
    policy: 'liberal' as const,
  })),
  { kind: 'worth-it', before: chance, after: 0.52 },
  { kind: 'too-dear', before: chance, after: 0.52 },
];

const pair = { president: seat, chancellor: 9 };
const unsaid = { president: null, chancellor: null };
const governed: MovedBy = { type: 'government', round: 7, ...pair, enacted: 'fascist', said: unsaid };
const conflicted: MovedBy = { ...governed, said: { president: 1, chancellor: 0 } };
const events: readonly MovedBy[] = [
  governed,
  conflicted,
  { ...governed, enacted: 'liberal' },
  { ...governed, enacted: 'vetoed' },
  { ...governed, enacted: null },
  { type: 'investigated', round: 7, president: 0, target: seat, party: 'fascist' },
  { type: 'investigated', round: 7, president: 0, target: seat, party: 'liberal' },
  { type: 'executed', round: 7, president: 0, target: seat },
  { type: 'chaos', round: 7 },
];

describe.each(editions)('advice in %s, %s', (_language, _theme, words) => {
  const does = moves.map((move) => words.does(move, nameOf));
  const because = reasons.map((reason) => words.because(reason, nameOf));
  const moved = events.map((by) => words.moved(by, seat, nameOf));

  test('tells every move, every reason and every event apart', () => {
    for (const said of [does, because, moved.map(inFull)]) expect(new Set(said).size).toBe(said.length);
  });

  test('names whom a move or a reason is about, by number and name', () => {
    const isAboutSomebody = (about: Move | Because): boolean =>
      ['target', 'chancellor', 'seat'].some((field) => field in about);
    const aboutSomebody = [
      ...moves.filter(isAboutSomebody).map((move) => words.does(move, nameOf)),
      ...reasons.filter(isAboutSomebody).map((reason) => words.because(reason, nameOf)),
    ];
    expect(aboutSomebody.filter((said) => !said.includes('2 Boris'))).toEqual([]);
    expect(aboutSomebody).toHaveLength(14);
  });

  test('tells chances in hundredths', () => {
    const withChance = because.filter((said) => /37 ?%/.test(said));
    const withTwo = withChance.filter((said) => /52 ?%/.test(said));
    expect(withChance).toHaveLength(
      reasons.filter((reason) => 'chance' in reason || 'before' in reason).length,
    );
    expect(withTwo).toHaveLength(reasons.filter((reason) => 'otherwise' in reason || 'after' in reason).length);
  });

  test('an event fits beside a seat in a window of 60 columns, and names the other one of a government', () => {
    const shortest = moved.map((sentence) => textsOf(sentence).at(-1) ?? '');
    expect(shortest.filter((text) => width(text) > 24)).toEqual([]);
    expect(inFull(words.moved(governed, seat, nameOf))).toContain('10 Nadia');
    expect(inFull(words.moved(governed, seat, nameOf))).not.toContain('2 Boris');
    expect(inFull(words.moved(governed, 3, nameOf))).toMatch(/2 Boris.*10 Nadia/);
    expect(textsOf(words.moved(conflicted, seat, nameOf)).at(-1)).toContain('≠');
  });

  test('the heads fit their columns, and a row says that the page is shut', () => {
    expect(width(words.column.mine)).toBeLessThanOrEqual(5);
    expect(width(words.column.table)).toBeLessThanOrEqual(5);
    expect(width(words.movedHead)).toBeLessThanOrEqual(27);
    expect(width(textsOf(words.shut).at(-1) ?? '')).toBeLessThanOrEqual(43);
  });
});
