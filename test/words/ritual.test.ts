import { describe, expect, test } from 'vitest';
import { completeRules, type Rules } from '../../src/game/index.ts';
import { english } from '../support/english.ts';

/** What is read, and the pauses between. */
const read = (players: number, rules: Partial<Rules> = {}): readonly string[] =>
  english.handing.ritual
    .lines(players, completeRules(rules))
    .map(({ aloud, says }) => (aloud ? says : '(pause)'));

const openEyes = 'Everyone, open your eyes.';
const unclear = 'If anything went wrong, or somebody has forgotten their role, say so now.';
const handsDown = ['Everyone, eyes closed and hands down.', openEyes, unclear];

/** */
const withHitler = [
  'Everyone, close your eyes.',
  'Fascist and Hitler, open your eyes and find each other.',
  '(pause)',
  'Everyone, close your eyes again.',
  openEyes,
  unclear,
];

/** */
const withThumb = [
  'Everyone, close your eyes and hold out a fist.',
  'Fascists who are not Hitler, open your eyes and find each other.',
  'Hitler, keep your eyes closed and put your thumb up.',
  "Fascists, the thumb that is up is Hitler's.",
  '(pause)',
  ...handsDown,
];

describe('the ritual', () => {
  test.each([5, 6])('R-13: with %i players the Fascist and Hitler find each other', (players) => {
    expect(read(players)).toEqual(withHitler);
  });

  test.each([7, 8, 9, 10])('R-14: with %i players Hitler shows a thumb, eyes closed', (players) => {
    expect(read(players)).toEqual(withThumb);
  });

  test('C-08: where Hitler never knows, the one Fascist looks alone', () => {
    expect(read(5, { hitlerKnows: 'never' })).toEqual([
      'Everyone, close your eyes and hold out a fist.',
      'Fascist, open your eyes. Hitler, keep yours closed.',
      'Hitler, keep your eyes closed and put your thumb up.',
      "Fascist, the thumb that is up is Hitler's.",
      '(pause)',
      ...handsDown,
    ]);
    expect(read(7, { hitlerKnows: 'never' })).toEqual(withThumb);
  });

  test('C-08: where Hitler always knows, all find each other, and a thumb tells who Hitler is', () => {
    expect(read(10, { hitlerKnows: 'always' })).toEqual([
      'Everyone, close your eyes and hold out a fist.',
      'Fascists and Hitler, open your eyes and find each other.',
      'Hitler, put your thumb up.',
      "Fascists, the thumb that is up is Hitler's.",
      '(pause)',
      ...handsDown,
    ]);
    expect(read(6, { hitlerKnows: 'always' })).toEqual(withHitler);
  });

  test.each([
    ['maybe', 'Mastermind, if you are among us, open your eyes'],
    ['certain', 'Mastermind, open your eyes'],
  ] as const)(
    'MM-6: where a Mastermind is %s, they see every role while all others’ eyes are closed',
    (mastermind, call) => {
      for (const players of [5, 7]) {
        const lines = read(players, { mastermind });
        const looks = lines.findIndex((line) => line.startsWith(call));
        expect(lines.slice(looks - 2, looks + 2)).toEqual([
          'Everyone, close your eyes again.',
          'Fascists and Hitler, hold out a fist, Hitler with the thumb up. Everybody else, hands down.',
          `${call}: fists are Fascists, the thumb is Hitler's.`,
          '(pause)',
        ]);
        expect(lines.slice(-3)).toEqual(handsDown);
      }
      expect(read(7).join(' ')).not.toContain('Mastermind');
    },
  );
});
