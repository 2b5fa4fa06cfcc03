import { english } from '../support/english.ts';
import { describe, expect, test } from 'vitest';
import { boardFor } from '../../src/game/board.ts';
import { cards } from '../support/positions.ts';
import { sessionsRevealed, storyOf, turningPoints, type Told } from '../../src/words/index.ts';
import { spansOf, type Sentence } from '../../src/words/span.ts';
import { tenNames } from '../support/example-game.ts';
import { twelveRounds, wholeStory } from '../support/example-story.ts';
import type { Ballot, EndedBy, Event, Policy, Session } from '../../src/game/index.ts';

const told = (log: readonly Event[], players = 10): readonly Told[] =>
  storyOf(log, { players, powers: boardFor(players) });

const text = (sentence: Sentence): string =>
  spansOf(typeof sentence === 'object' && 'either' in sentence ? sentence.either[0] : sentence)
    .map((span) => span.text)
    .join('');

/** The turning points of a game, in words. */
const turning = (log: readonly Event[]): string[] =>
  turningPoints(told(log)).map((point) =>
    text(english.end.turningPoint(point, (seat) => tenNames[seat] ?? '')),
  );

const pair = { president: 0, chancellor: 1 } as const;
const roles = ['liberal', 'hitler', 'liberal', 'liberal', 'fascist'] as const;

/** A government's round: what it drew, passed on and laid. */
const session = (number: number, drew: string, passed: string, enacted: Policy): Session => ({
  ...pair,
  number,
  round: number,
  drew: cards(drew),
  passed: cards(passed),
  enacted,
});
const played = ({ number, enacted }: Session): Event[] => [
  { type: 'round-began', round: number, president: 0, because: 'next' },
  { type: 'elected', government: number, ...pair, ballots: [], tracker: 0 },
  ...(enacted === null ? [] : [{ type: 'enacted', policy: enacted, ...pair } as const]),
];
const ended = (by: EndedBy, sessions: readonly Session[] = []): Event => ({
  type: 'ended',
  winner: 'fascist',
  by,
  roles,
  sessions,
});

describe('what governments had and said', () => {
  test('nothing is revealed before the end', () => {
    expect(sessionsRevealed(told(twelveRounds))).toEqual([]);
    expect(turningPoints(told(twelveRounds))).toEqual([]);
  });

  test('a word that differs from the tiles is a lie, whoever gave it; their order is not', () => {
    const lies = sessionsRevealed(told(wholeStory)).flatMap(({ round, said }) => [
      ...(said.president?.lie === true ? [`P ${round}`] : []),
      ...(said.chancellor?.lie === true ? [`C ${round}`] : []),
    ]);
    expect(lies).toEqual(['C 3', 'C 7', 'P 11', 'C 14']);
  });

  test('who said nothing told no lie', () => {
    expect(sessionsRevealed(told(wholeStory)).at(-1)?.said).toEqual({ president: null, chancellor: null });
  });
});

describe('turning points', () => {
  test('a tile sunk by the Chancellor, and by the President where none was passed on', () => {
    const byChancellor = session(1, 'LFF', 'LF', 'fascist');
    expect(turning([...played(byChancellor), ended('hitler-elected', [byChancellor])])[0]).toBe(
      'R1   Boris sank the L of 1 to 0.',
    );
    const byPresident = session(1, 'LFF', 'FF', 'fascist');
    expect(turning([...played(byPresident), ended('hitler-elected', [byPresident])])[0]).toBe(
      'R1   Ada sank the L of 1 to 0.',
    );
  });

  test('who had no choice sank nothing', () => {
    const forced = session(1, 'FFF', 'FF', 'fascist');
    expect(turning([...played(forced), ended('hitler-elected', [forced])])).toEqual([
      'R1   Hitler was elected Chancellor.',
    ]);
  });

  test('Hitler one Ja short counts from the third Fascist policy on, and only one short', () => {
    const stood = (letters: string): Event => ({
      type: 'rejected',
      ...pair,
      ballots: Array.from(letters, (letter): Ballot => (letter === 'J' ? 'ja' : 'nein')),
      tracker: 1,
    });
    const laid = (count: number): Event[] =>
      Array.from({ length: count }, () => ({ type: 'chaos', policy: 'fascist' }));
    const points = (count: number, letters: string): string[] =>
      turning([
        { type: 'round-began', round: 4, president: 0, because: 'next' },
        ...laid(count),
        stood(letters),
        ended('fascist-policies'),
      ]);
    expect(points(3, 'JJnnn')).toContain('R4   Hitler stood, one Ja short.');
    expect(points(3, 'JJnn')).toContain('R4   Hitler stood, one Ja short.');
    expect(points(3, 'Jnnnn')).toHaveLength(1);
    expect(points(2, 'JJnnn')).toHaveLength(1);
  });

  test('the step that won', () => {
    const killed: Event = { type: 'executed', president: 2, target: 1, hitler: true, party: null };
    expect(turning([killed, ended('hitler-executed')])).toEqual(['R0   José executed Hitler.']);
    expect(turning([{ type: 'chaos', policy: 'fascist' }, ended('fascist-policies')])).toEqual([
      'R0   Chaos laid the sixth F.',
    ]);
    expect(turning(wholeStory.filter(({ type }) => type !== 'investigated')).at(-1)).toBe(
      'R17  王小明 + José laid the fifth L.',
    );
  });

  describe('trust in a card that was seen', () => {
    const seen = (president: number, target: number): Event[] => [
      { type: 'round-began', round: 2, president, because: 'next' },
      { type: 'investigated', president, target },
    ];
    const laid = (
      round: number,
      president: number,
      chancellor: number,
      policy: Policy = 'liberal',
    ): Event[] => [
      { type: 'round-began', round, president, because: 'next' },
      { type: 'enacted', policy, president, chancellor },
    ];
    const trusting = (...log: readonly Event[]): string[] =>
      turning([...log, ended('fascist-policies')]).filter((said) => said.includes('trusted'));

    test('counts where a Liberal makes Chancellor the Liberal whose card they saw, and lays a Liberal tile', () => {
      expect(trusting(...seen(0, 2), ...laid(5, 0, 2))).toEqual(['R5   Ada trusted the card of R2.']);
    });

    test('and of several the last does', () => {
      expect(trusting(...seen(0, 2), ...laid(4, 0, 2), ...laid(6, 0, 2))).toEqual([
        'R6   Ada trusted the card of R2.',
      ]);
    });

    test.each([
      ['a card of somebody else', [...seen(0, 3), ...laid(5, 0, 2)]],
      ["somebody else's look at it", [...seen(3, 2), ...laid(5, 0, 2)]],
      ['a look that came later', [...laid(1, 0, 2), ...seen(0, 2)]],
      ["a Fascist's card", [...seen(0, 4), ...laid(5, 0, 4)]],
      ["Hitler's card", [...seen(0, 1), ...laid(5, 0, 1)]],
      ['a Fascist who looked and knew already', [...seen(4, 2), ...laid(5, 4, 2)]],
      ['a Fascist tile', [...seen(0, 2), ...laid(5, 0, 2, 'fascist')]],
    ])('%s does not', (_, log) => {
      expect(trusting(...log)).toEqual([]);
    });
  });

  test('are at most three, and the winning step gives way first', () => {
    expect(turning(wholeStory)).toEqual([
      'R7   Tomás sank the L of 3 to 2.',
      'R13  Hitler stood, one Ja short.',
      'R15  José trusted the card of R6.',
    ]);
  });
});
