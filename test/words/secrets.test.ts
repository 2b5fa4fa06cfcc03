import { describe, expect, test } from 'vitest';
import { cards, setOf } from '../support/positions.ts';
import { boardFor } from '../../src/game/board.ts';
import { claims, view, type Claim, type Event, type Game, type Role } from '../../src/game/index.ts';
import { english, storyOf, type Scene } from '../../src/words/index.ts';
import { spansOf, type Sentence } from '../../src/words/span.ts';
import { width } from '../../src/text/index.ts';
import * as example from '../support/example-game.ts';

const sceneOf = (game: Game, me: number, log: readonly Event[] = []): Scene => ({
  view: view(game, me),
  me,
  nameOf: (seat) => example.tenNames[seat] ?? '',
  players: 10,
  story: storyOf(log, { players: 10, powers: boardFor(10) }),
});

const text = (sentence: Sentence): string =>
  spansOf(typeof sentence === 'object' && 'either' in sentence ? sentence.either[0] : sentence)
    .map((span) => span.text)
    .join('');

describe('a claim is asked for', () => {
  const { game, log } = example.claim();
  const secondRow = (me: number, entries: readonly Event[]): string =>
    text(english.claims.ask(sceneOf(game, me, entries), claims(game, me)).rows[1]);
  const saying = (seat: number, about: 'president-hand' | 'chancellor-hand', tiles: string): Event => ({
    type: 'claimed',
    seat,
    government: 1,
    claim: { type: 'claim', about, policies: cards(tiles) } satisfies Claim,
  });
  const unsaid = log.filter(({ type }) => type !== 'claimed');

  test('of a President, with what fits the word of the Chancellor', () => {
    expect(secondRow(2, log)).toBe('8 Zoë says L F: LLF and LFF fit that, LLL and FFF contradict it.');
  });

  test('of a Chancellor, with what fits the word of the President', () => {
    expect(secondRow(7, [...unsaid, saying(2, 'president-hand', 'FFF')])).toBe(
      '3 José says F F F: FF fits that, LL and LF contradict it.',
    );
  });

  test('with nothing of the other where the other said nothing, and nothing of an earlier government', () => {
    expect(secondRow(2, unsaid)).toBe('');
    expect(secondRow(2, [...unsaid, { ...saying(7, 'chancellor-hand', 'LF'), government: 0 } as Event])).toBe(
      '',
    );
  });
});

describe('the tips', () => {
  const as = (role: Role, { game }: { readonly game: Game }, dead = false): Game => ({
    ...game,
    roles: game.roles.map((other, seat) => (seat === 2 ? role : other)),
    living: dead ? setOf([0, 1, 3]) : game.living,
  });
  const tipsFor = (game: Game, log: readonly Event[] = []): readonly string[] => {
    const scene = sceneOf(game, 2, log);
    if (scene.view.mine === null) throw new Error('seat 2 has a role');
    return english.drawer.tips(scene, scene.view.mine);
  };
  const roles = ['liberal', 'fascist', 'hitler'] as const;
  const early = { game: { ...example.ballot().game, liberalPolicies: 0, fascistPolicies: 0 } };

  test('are others for each role, and two different ones each', () => {
    for (const at of [early, example.investigate(), example.ballot()]) {
      const said = roles.flatMap((role) => tipsFor(as(role, at)));
      expect(new Set(said).size).toBe(6);
    }
  });

  test('come from the moment before those that always hold', () => {
    expect(tipsFor(as('hitler', early))[0]).toContain('most helpful Liberal');
    expect(tipsFor(as('hitler', example.ballot()))[0]).toContain('Elected Chancellor you win');
    const seen: Event = { type: 'saw-party', target: 6, party: 'liberal' };
    expect(tipsFor(as('liberal', example.ballot()), [seen])[0]).toContain('You know that Maximilian-Louis');
  });

  test('ask the dead of every role for silence alone', () => {
    const said = roles.map((role) => tipsFor(as(role, example.ballot(), true)));
    expect(said[0]?.[0]).toContain('silent');
    expect(said[1]).toEqual(said[0]);
    expect(said[2]).toEqual(said[0]);
  });

  test('fit their rows', () => {
    const seen = (['liberal', 'fascist'] as const).map((party): Event => ({
      type: 'saw-party',
      target: 6,
      party,
    }));
    const said = [early, example.investigate(), example.ballot()].flatMap((at) =>
      roles.flatMap((role) => [
        ...[[], ...seen.map((event) => [event])].flatMap((log) => tipsFor(as(role, at), log)),
        ...tipsFor(as(role, at, true)),
      ]),
    );
    expect(said.filter((tip) => width(tip) > 71)).toEqual([]);
  });
});
