import { english } from '../support/english.ts';
import { describe, expect, test } from 'vitest';
import { cards, setOf } from '../support/positions.ts';
import { boardFor } from '../../src/game/board.ts';
import { claims, view, type Claim, type Event, type Game, type Role } from '../../src/game/index.ts';
import { defaultKeymap } from '../../src/screen/keymap.ts';
import { storyOf, type Scene } from '../../src/words/index.ts';
import { spansOf, versionsOf, type Sentence } from '../../src/words/span.ts';
import { width } from '../../src/text/index.ts';
import * as example from '../support/example-game.ts';

const sceneOf = (game: Game, me: number, log: readonly Event[] = []): Scene => ({
  view: view(game, me),
  me,
  nameOf: (seat) => example.tenNames[seat] ?? '',
  players: 10,
  story: storyOf(log, { players: 10, powers: boardFor(10) }),
  brokenOff: null,
  beforeRitual: false,
  keys: defaultKeymap,
});

const text = (sentence: Sentence): string =>
  spansOf(versionsOf(sentence)[0])
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
    expect(secondRow(2, log)).toBe('8 Zoë says L F: LLF and LFF fit that, LLL and FFF conflict with it.');
  });

  test('of a Chancellor, with what fits the word of the President', () => {
    expect(secondRow(7, [...unsaid, saying(2, 'president-hand', 'FFF')])).toBe(
      '3 José says F F F: FF fits that, LL and LF conflict with it.',
    );
  });

  test('with nothing of the other where the other said nothing, and nothing of an earlier government', () => {
    expect(secondRow(2, unsaid)).toBe('');
    expect(secondRow(2, [...unsaid, { ...saying(7, 'chancellor-hand', 'LF'), government: 0 } as Event])).toBe(
      '',
    );
  });
});

describe('the drawer keeps what was seen beside what was told of it', () => {
  const said = (government: number, claim: Omit<Claim, 'type'>, seat = 2): Event =>
    ({ type: 'claimed', seat, government, claim: { type: 'claim', ...claim } }) as Event;
  const government = (number: number, round: number, president: number, chancellor: number): Event[] => [
    { type: 'round-began', round, president, because: 'next' },
    { type: 'nominated', president, chancellor },
    { type: 'elected', government: number, president, chancellor, ballots: [], tracker: 0 },
  ];
  const kept = (row: 'saw' | 'drew' | 'got', log: readonly Event[]): string => {
    const scene = sceneOf(example.ballot().game, 2, log);
    if (scene.view.mine === null) throw new Error('seat 2 has a role');
    return text(english.drawer.says[row](scene, scene.view.mine));
  };
  const drew: Event[] = [
    ...government(4, 6, 2, 6),
    { type: 'drew', policies: cards('FFF') },
    { type: 'passed', discarded: 'fascist', policies: cards('FF') },
  ];
  const hand = (about: 'president-hand' | 'chancellor-hand' | 'peek', tiles: string) => ({
    about,
    policies: cards(tiles),
  });

  test('a drawn hand, whom two of its tiles were given to, and the newest claim', () => {
    expect(kept('drew', drew)).toBe('R6 F F F, discarded F, gave Maximilian-Louis F F');
    const claims = [said(4, hand('president-hand', 'LFF')), said(4, hand('president-hand', 'FFF'))];
    expect(kept('drew', [...drew, ...claims])).toBe(
      'R6 F F F, discarded F, gave Maximilian-Louis F F · you told: FFF',
    );
  });

  test('tiles got as Chancellor, a party card and the top of the deck', () => {
    const got: Event[] = [...government(5, 7, 3, 2), { type: 'received', policies: cards('LF') }];
    expect(kept('got', [...got, said(5, hand('chancellor-hand', 'FF'))])).toBe('R7 L F · you told: FF');
    const card: Event = { type: 'saw-party', target: 7, party: 'liberal' };
    const party = { about: 'investigation', target: 7, party: 'fascist' } as const;
    expect(kept('saw', [...drew, card, said(4, party)])).toBe(
      "R6 Zoë's party card: Liberal · you told: Fascist",
    );
    const top: Event = { type: 'saw-deck', policies: cards('LFF') };
    expect(kept('saw', [...drew, top, said(4, hand('peek', 'FFL'))])).toBe(
      'R6 the top three: L F F · you told: FFL',
    );
  });

  test("nothing of what others told, of other things or of another government's tiles", () => {
    const others = [
      said(4, hand('president-hand', 'LLL'), 6),
      said(3, hand('president-hand', 'LLL')),
      said(4, hand('peek', 'LLL')),
    ];
    expect(kept('drew', [...drew, ...others])).not.toContain('told');
  });

  test('the newest first', () => {
    const later: Event[] = [...government(6, 9, 2, 1), { type: 'drew', policies: cards('LLF') }];
    expect(kept('drew', [...drew, said(4, hand('president-hand', 'FFF')), ...later])).toBe(
      'R9 L L F; R6 F F F, discarded F, gave Maximilian-Louis F F · you told: FFF',
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
