import { english } from '../support/english.ts';
import { describe, expect, test } from 'vitest';
import { boardFor } from '../../src/game/board.ts';
import { defaultKeymap } from '../../src/screen/keymap.ts';
import { storyOf, type HelpTopic, type Scene } from '../../src/words/index.ts';
import { setOf } from '../support/positions.ts';
import { view, type Seat } from '../../src/game/index.ts';
import { width, wrap } from '../../src/text/index.ts';
import * as example from '../support/example-game.ts';

const { help } = english;
const topics = Object.keys(help.now) as HelpTopic[];

const sceneWith = (living: readonly Seat[], fascistPolicies: number): Scene => ({
  view: view({ ...example.ballot().game, living: setOf(living), fascistPolicies }, 2),
  me: 2,
  nameOf: (seat) => example.tenNames[seat] ?? '',
  players: 10,
  story: storyOf([], { players: 10, powers: boardFor(10) }),
  brokenOff: null,
  beforeRitual: false,
  keys: defaultKeymap,
});
const many = sceneWith([0, 1, 2, 3, 4, 5, 6], 4);
const five = sceneWith([0, 2, 5, 8, 9], 4);
const early = sceneWith([0, 1, 2, 3, 4, 5, 6], 2);

test.each(topics)('%s: what goes on takes at most three rows of 79 columns', (topic) => {
  for (const scene of [null, many, five, early]) {
    const { head, says } = help.now[topic](scene);
    expect(wrap(`${head}   ${says}`, 79).length).toBeLessThanOrEqual(3);
  }
  expect(width(help.tips[topic])).toBeLessThanOrEqual(69);
});

describe('R-26: help says of the term limits what holds', () => {
  const meaning = (scene: Scene): string | undefined =>
    help.marks(scene).find(([sign]) => sign.startsWith('p c'))?.[1];

  test('with more than five alive the last pair is limited', () => {
    expect(meaning(many)).toBe('elected last: limited');
    expect(help.now.nominate(many).says).toContain('not the last elected pair');
  });

  test('with five alive only its Chancellor is', () => {
    expect(meaning(five)).toBe('elected last: c limited');
    expect(help.now.nominate(five).says).toContain('not the last elected Chancellor');
  });
});

test('P-08: help on the vote names the Hitler zone, on or yet to come', () => {
  expect(help.now.vote(many).says).toContain('Three Fascist policies are down');
  expect(help.now.vote(early).says).toContain('Once three Fascist policies are down');
});

test('what squares bring fits its column', () => {
  expect(Object.values(help.brings).filter((brings) => width(brings) > 24)).toEqual([]);
});

test('help explains chaos, the Hitler zone, the veto and the limits, each by its name', () => {
  const names = help.words({}).map((text) => text.slice(0, text.indexOf(':')));
  expect(names).toEqual(['Chaos', 'Hitler zone', 'Veto', 'Limited']);
});
