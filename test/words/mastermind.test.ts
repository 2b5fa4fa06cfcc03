import { english } from '../support/english.ts';
import { describe, expect, test } from 'vitest';
import { boardFor } from '../../src/game/board.ts';
import { defaultKeymap } from '../../src/screen/keymap.ts';
import { logLine, storyOf, turningPoints } from '../../src/words/index.ts';
import { position } from '../support/positions.ts';
import { versionsOf, type Sentence } from '../../src/words/span.ts';
import { view, type Event, type Game, type Role, type Seat } from '../../src/game/index.ts';
import { width } from '../../src/text/index.ts';
import type { Scene } from '../../src/words/words.ts';

const names = ['Ada', 'Boris', 'José', 'Rosa', 'Zoë', 'Tomás', 'Nadia'];
const nameOf = (seat: Seat): string => names[seat] ?? '';

/** What a sentence may be shown as, the longest first. */
const lengths = (sentence: Sentence): string[] =>
  versionsOf(sentence).map((version) =>
    typeof version === 'string'
      ? version
      : version.map((part) => (typeof part === 'string' ? part : part.text)).join(''),
  );
const longest = (sentence: Sentence): string => lengths(sentence)[0] ?? '';

/** Seven players, the Mastermind at seat 0, two fascists at 4 and 5, Hitler at 6. */
const seven = (told: Partial<Parameters<typeof position>[0]> = {}): Game =>
  position({ players: 7, mastermind: 0, ...told });

function sceneOf(game: Game, log: readonly Event[] = []): Scene {
  const story = storyOf(log, { players: 7, powers: boardFor(7) });
  return {
    view: view(game, 0),
    me: 0,
    nameOf,
    players: 7,
    story,
    brokenOff: null,
    beforeRitual: false,
    keys: defaultKeymap,
  };
}

const won = { winner: 'mastermind', by: 'mastermind' } as const;
const ended = (roles: readonly Role[]): Event => ({ type: 'ended', ...won, roles, sessions: [] });
const laid: Event = { type: 'enacted', policy: 'fascist', president: 1, chancellor: 2 };

describe('the Mastermind', () => {
  test('R-71, MM-6: is told of everybody on a card that holds it', () => {
    const scene = sceneOf(seven());
    if (scene.view.mine === null) throw new Error('no card');
    const card = english.roles.card(scene, scene.view.mine);
    expect(card.map(longest)).toEqual([
      'MASTERMIND',
      'party Liberal',
      'You know',
      '  HITLER 7 Nadia',
      '  FASCIST 5 Zoë, 6 Tomás',
      '  Everybody else is a Liberal.',
      'You win by the 5th F after four L, or',
      'as Chancellor by the 4th L after it.',
    ]);
    for (const line of card) expect(width(lengths(line).at(-1) ?? '')).toBeLessThanOrEqual(39);
  });

  test.each([
    [2, 3, 'the fifth Fascist policy once four Liberal ones are laid, and you alive'],
    [3, 5, 'only as the Chancellor who lays the fourth Liberal policy'],
  ])('with %i liberal and %i fascist policies is told how to win', (liberal, fascist, said) => {
    const scene = sceneOf(seven({ liberal, fascist }));
    if (scene.view.mine === null) throw new Error('no drawer');
    expect(longest(english.drawer.says.win(scene, scene.view.mine))).toBe(said);
  });

  test('has hints for the moment, each in a row', () => {
    for (const tracks of [{}, { liberal: 4, fascist: 4 }, { liberal: 3, fascist: 5 }]) {
      const scene = sceneOf(seven(tracks));
      if (scene.view.mine === null) throw new Error('no drawer');
      for (const tip of english.drawer.tips(scene, scene.view.mine)) expect(width(tip)).toBeLessThanOrEqual(71);
    }
  });
});

describe('the end', () => {
  const { roles } = seven();

  test('names the Mastermind as the one who wins', () => {
    expect(english.end.won(won)).toBe('THE MASTERMIND WINS');
    const [, last] = storyOf([laid, ended(roles)], { players: 7, powers: boardFor(7) });
    expect(last && logLine(english, last, nameOf)).toBe(
      'The Mastermind wins: four Liberal and five Fascist policies.',
    );
  });

  test('says who lost: everybody else, or the Mastermind with a team', () => {
    const over = (ending: Game['ending']): string[] => {
      const scene = sceneOf({ ...seven(), ending, phase: 'over' }, [laid]);
      if (scene.view.ending === null) throw new Error('no end');
      const { bar, rows } = english.end.panel(scene, scene.view.ending, true);
      return [longest(bar), longest(rows[0])];
    };
    expect(over(won)).toEqual([
      'THE MASTERMIND WINS: four Liberal and five Fascist policies, laid by 2 Boris + 3 José',
      'Lost: everybody but Ada.',
    ]);
    expect(over({ winner: 'fascist', by: 'fascist-policies' })[1]).toBe(
      'Lost: Boris, José, Rosa, and the Mastermind: Ada.',
    );
    expect(over({ winner: 'liberal', by: 'liberal-policies' })[1]).toBe(
      'Lost: Zoë, Tomás, and Hitler: Nadia, and the Mastermind: Ada.',
    );
  });

  test.each([
    [laid, 'R0   Boris + José laid the fifth F.'],
    [{ ...laid, policy: 'liberal' } as const, 'R0   Boris + José laid the fourth L.'],
    [{ type: 'chaos', policy: 'fascist' } as const, 'R0   Chaos laid the fifth F.'],
    [
      { type: 'executed', president: 1, target: 3, hitler: false, party: null } as const,
      'R0   Boris spared the Mastermind.',
    ],
  ])('says what decided it: %j', (last, said) => {
    const story = storyOf([last, ended(roles)], { players: 7, powers: boardFor(7) });
    const points = turningPoints(story).map((point) => longest(english.end.turningPoint(point, nameOf)));
    expect(points.at(-1)).toBe(said);
  });
});

test('C-19: the log names the party card of the dead where the table shows it', () => {
  const said = (party: 'liberal' | 'mastermind'): string | null | undefined => {
    const killed: Event = { type: 'executed', president: 1, target: 3, hitler: false, party };
    const [told] = storyOf([killed], { players: 7, powers: boardFor(7) });
    return told && logLine(english, told, nameOf);
  };
  expect(said('liberal')).toBe('Boris executed Rosa: not Hitler. The party card says Liberal.');
  expect(said('mastermind')).toBe('Boris executed Rosa: not Hitler. The party card says Neither.');
});
