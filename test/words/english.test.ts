import { english } from '../support/english.ts';
import { describe, expect, test } from 'vitest';
import { cards } from '../support/positions.ts';
import { contradict } from '../../src/words/chronicle.ts';
import { defaultKeymap } from '../../src/screen/keymap.ts';
import {
  governmentsIn,
  logLine,
  newestOutcome,
  storyOf,
  type ScreenReason,
  type Told,
} from '../../src/words/index.ts';
import { spansOf, versionsOf, type Sentence } from '../../src/words/span.ts';
import { boardFor } from '../../src/game/board.ts';
import {
  completeRules,
  powers,
  refusals,
  view,
  type Ballot,
  type Event,
  type Reason,
  type View,
} from '../../src/game/index.ts';
import { tableReasons } from '../../src/table/index.ts';
import { width } from '../../src/text/index.ts';
import * as example from '../support/example-game.ts';

const names = ['Ada', 'Boris', 'José', 'Rosa', 'Zoë', 'Tomás', 'Nadia'];
const nameOf = (seat: number): string => names[seat] ?? '';
/** What a sentence may be shown as, the longest first. */
const lengths = (sentence: Sentence): readonly string[] =>
  versionsOf(sentence).map((version) =>
    spansOf(version)
      .map(({ text }) => text)
      .join(''),
  );
const told = (log: readonly Event[], players = 7): readonly Told[] =>
  storyOf(log, { players, powers: boardFor(players) });

/** The lines that a log shows. */
const lines = (log: readonly Event[], players = 7): string[] =>
  told(log, players).flatMap((entry) => logLine(english, entry, nameOf) ?? []);

const began = (
  round: number,
  president: number,
  because: 'first' | 'next' | 'special-election' | 'resumed' = 'next',
): Event => ({
  type: 'round-began',
  round,
  president,
  because,
});
const ballots = (letters: string): (Ballot | null)[] =>
  Array.from(letters, (letter) => (letter === 'J' ? 'ja' : letter === 'n' ? 'nein' : null));
const killed = (target: number): Event => ({
  type: 'executed',
  president: 0,
  target,
  hitler: false,
  party: null,
});

describe('the log says why', () => {
  test('who is President: by lot, as the next alive, past the dead, by special election, and as the order resumes', () => {
    expect(lines([began(1, 3, 'first')])).toEqual(['Rosa is President: drawn by lot.']);
    expect(lines([began(1, 3, 'first'), began(2, 4)]).at(-1)).toBe(
      'Zoë is President: next living seat after Rosa.',
    );
    expect(lines([began(1, 0, 'first'), killed(1), killed(2), began(2, 3)]).at(-1)).toBe(
      'Rosa is President: seats 2 and 3 are dead.',
    );
    expect(lines([began(1, 6, 'first'), killed(0), began(2, 1)]).at(-1)).toBe(
      'Boris is President: seat 1 is dead.',
    );
    const special = [began(1, 3, 'first'), began(2, 6, 'special-election')];
    expect(lines(special).at(-1)).toBe('Nadia is President: picked by Rosa.');
    expect(lines([...special, began(3, 4, 'resumed')]).at(-1)).toBe(
      'Zoë is President: order resumes left of Rosa, who called the special election.',
    );
  });

  test('a seat picked by special election that would be next anyway stands twice', () => {
    expect(lines([began(1, 3, 'first'), killed(4), began(2, 5, 'special-election')]).at(-1)).toBe(
      'Tomás is President: picked by Rosa; stands twice, being next as well.',
    );
  });

  test('why a government failed', () => {
    const pair = { president: 0, chancellor: 1 };
    expect(lines([{ type: 'rejected', ...pair, ballots: ballots('JJJnnnn'), tracker: 1 }])).toEqual([
      'Ada + Boris rejected: 3 Ja of the 4 needed. Tracker 1.',
    ]);
    expect(lines([{ type: 'rejected', ...pair, ballots: ballots('JJJnnn.'), tracker: 2 }])).toEqual([
      'Ada + Boris rejected, 3 to 3: a tie fails. Tracker 2.',
    ]);
  });

  test('why a square has no power, and what comes with a policy', () => {
    const enacted = (policy: 'liberal' | 'fascist'): Event => ({
      type: 'enacted',
      policy,
      president: 0,
      chancellor: 1,
    });
    expect(lines(Array.from({ length: 6 }, () => enacted('fascist')))).toEqual([
      'Fascist policy laid, the 1st. No power on this square with 7 players.',
      'Fascist policy laid, the 2nd.',
      'Fascist policy laid, the 3rd: the Hitler zone is on from now.',
      'Fascist policy laid, the 4th.',
      'Fascist policy laid, the 5th: the veto opens with the next round.',
      'Fascist policy laid, the 6th.',
    ]);
    expect(lines([enacted('liberal')])).toEqual(['Liberal policy laid, the 1st. No power.']);
  });

  test('what a veto leaves behind, and whom it limits', () => {
    const agreed: Event = { type: 'veto-agreed', president: 3, tracker: 1 };
    expect(lines([agreed])).toEqual([
      'Rosa agreed to the veto: three tiles discarded, no policy, tracker 1. Both were elected, so both are limited.',
    ]);
    expect(lines([killed(5), killed(6), agreed]).at(-1)).toContain(
      'Both were elected; with so few alive only the Chancellor is limited.',
    );
  });

  test('what was said for and against a veto', () => {
    expect(
      lines([
        { type: 'nominated', president: 3, chancellor: 1 },
        { type: 'veto-asked', chancellor: 1 },
        { type: 'veto-refused', president: 3 },
      ]).slice(1),
    ).toEqual([
      'Boris: “I wish to veto this agenda.”',
      'Rosa refused the veto: Boris must lay one of the two.',
    ]);
  });

  test('what chaos lays and leaves behind', () => {
    expect(lines([{ type: 'chaos', policy: 'liberal' }])).toEqual([
      'Chaos: three failures in a row laid the top tile, a Liberal policy, the 1st. No power, tracker 0, term limits forgotten.',
    ]);
  });

  test('why the deck was shuffled anew', () => {
    expect(lines([{ type: 'reshuffled', cards: 11, after: 'session' }])).toEqual([
      'Fewer than three tiles were left: shuffled with the discards, deck 11.',
    ]);
  });

  test('that an election moved the tracker back, where it did', () => {
    const elected: Event = {
      type: 'elected',
      government: 1,
      president: 0,
      chancellor: 1,
      ballots: ballots('JJJJnnn'),
      tracker: 0,
    };
    const failed: Event = {
      type: 'rejected',
      president: 6,
      chancellor: 1,
      ballots: ballots('JJJnnnn'),
      tracker: 1,
    };
    expect(lines([elected])).toEqual(['Ada + Boris elected, 4 Ja to 3.']);
    expect(lines([failed, elected]).at(-1)).toBe('Ada + Boris elected, 4 Ja to 3. Tracker back to 0.');
  });

  test('that the Hitler zone is on at each nomination from the third Fascist policy on, but for the proven', () => {
    const laid = Array.from({ length: 4 }, (): Event => ({ type: 'chaos', policy: 'fascist' }));
    const named: Event = { type: 'nominated', president: 3, chancellor: 1 };
    const proven: Event = { type: 'proved-not-hitler', seat: 1 };
    expect(lines([named])).toEqual(['Rosa names Boris.']);
    expect(lines([...laid, named]).at(-1)).toBe('Rosa names Boris. Four F are laid, so the Hitler zone is on.');
    expect(lines([...laid, proven, named]).slice(-2)).toEqual([
      'Boris took office in the zone and the game goes on: not Hitler.',
      'Rosa names Boris, proven not Hitler.',
    ]);
  });

  test('what a President did with a power', () => {
    const president = 3;
    expect(
      lines([
        { type: 'power-opened', power: 'execute', president },
        { type: 'investigated', president, target: 1 },
        { type: 'peeked', president },
        { type: 'special-election-called', president, target: 1 },
        { type: 'executed', president, target: 1, hitler: true, party: null },
      ]),
    ).toEqual([
      "This square's power: Rosa must execute a player, and decides alone.",
      'Rosa: “I formally investigate Boris.”',
      'Rosa looked at the top three tiles.',
      'Rosa called a special election for Boris.',
      'Rosa executed Boris: Hitler.',
    ]);
  });

  test('that with five alive only the last Chancellor is limited, when it comes to that', () => {
    expect(lines([killed(5), killed(6)])).toEqual([
      'Ada executed Tomás: not Hitler.',
      'Ada executed Nadia: not Hitler. With five alive only the last Chancellor is limited.',
    ]);
  });

  test('nothing that one seat alone knows, and no single ballot', () => {
    const secrets: Event[] = [
      { type: 'drew', policies: cards('LFF') },
      { type: 'passed', discarded: 'fascist', policies: cards('LF') },
      { type: 'received', policies: cards('LF') },
      { type: 'saw-party', target: 3, party: 'fascist' },
      { type: 'saw-deck', policies: cards('LFF') },
      { type: 'voted', seat: 2 },
    ];
    expect(lines(secrets)).toEqual([]);
  });
});

describe('the last result', () => {
  const scene = (log: readonly Event[]) => {
    const { game } = example.rejected();
    return {
      view: view(game, 2),
      me: 2,
      nameOf,
      players: 10,
      story: told(log, 10),
      brokenOff: null,
      beforeRitual: false,
      keys: defaultKeymap,
    };
  };
  const elected: Event = {
    type: 'elected',
    government: 1,
    president: 0,
    chancellor: 1,
    ballots: ballots('JJJJJJJ'),
    tracker: 0,
  };
  const nominated: Event = { type: 'nominated', president: 0, chancellor: 1 };

  test('is the newest since a Chancellor was named', () => {
    expect(newestOutcome(english, scene([nominated, elected]), 0)?.bar).toMatchObject({
      either: [expect.stringContaining('ELECTED'), expect.anything(), expect.anything()],
    });
    const laid: Event = { type: 'enacted', policy: 'liberal', president: 0, chancellor: 1 };
    expect(newestOutcome(english, scene([nominated, elected, laid, began(2, 1)]), 0)).toMatchObject({
      policy: 'liberal',
    });
    expect(newestOutcome(english, scene([nominated, elected, nominated]), 0)).toBeNull();
  });

  test('is nothing once it has been read', () => {
    expect(newestOutcome(english, scene([nominated, elected]), 2)).toBeNull();
    expect(newestOutcome(english, scene([nominated, elected]), 1)).not.toBeNull();
  });
});

describe('the history', () => {
  test.each([
    ['LFF', 'FF', true],
    ['LFF', 'LF', false],
    ['LLF', 'LF', false],
    ['LLF', 'FF', true],
    ['LLL', 'LF', true],
    ['FFF', 'LF', true],
    ['FFF', 'FF', false],
    ['LFF', 'LL', true],
  ])('a President who drew %s and a Chancellor who got %s: contradiction %s', (drew, got, clash) => {
    expect(contradict(cards(drew), cards(got))).toBe(clash);
  });

  test('a claim that was changed counts as it is now', () => {
    const said = (policies: string): Event => ({
      type: 'claimed',
      seat: 0,
      government: 1,
      claim: { type: 'claim', about: 'president-hand', policies: cards(policies) },
    });
    const elected: Event = {
      type: 'elected',
      government: 1,
      president: 0,
      chancellor: 1,
      ballots: ballots('JJJJnnn'),
      tracker: 0,
    };
    const [government] = governmentsIn(told([began(1, 0), elected, said('LLL'), began(2, 1), said('LFF')]));
    expect(government).toMatchObject({ ja: 4, nein: 3, said: { president: cards('LFF') }, contradicts: false });
  });

  test('a veto and chaos stand in the round in which they came', () => {
    const log: Event[] = [
      began(1, 0),
      { type: 'rejected', president: 0, chancellor: 1, ballots: ballots('JJJnnnn'), tracker: 3 },
      { type: 'chaos', policy: 'liberal' },
      began(2, 1),
      { type: 'elected', government: 1, president: 1, chancellor: 2, ballots: ballots('JJJJnnn'), tracker: 0 },
      { type: 'veto-agreed', president: 1, tracker: 1 },
    ];
    expect(governmentsIn(told(log)).map(({ put, followed }) => [put, followed])).toEqual([
      [
        null,
        [
          { type: 'rejected', tie: false, tracker: 3 },
          { type: 'chaos', policy: 'liberal', count: 1 },
        ],
      ],
      ['veto', [{ type: 'vetoed', tracker: 1 }]],
    ]);
  });
});

describe('short words keep to the columns that they may take', () => {
  const { terms, board, answers, drawer } = english;
  const tooWide = (columns: number, words: readonly string[]): string[] =>
    words.filter((word) => width(word) > columns);

  test('on the board and beside the names', () => {
    expect(tooWide(1, [...Object.values(terms.placard), ...Object.values(terms.roleLetter)])).toEqual([]);
    expect(tooWide(3, Object.values(terms.tileFace))).toEqual([]);
    expect(tooWide(4, [...Object.values(terms.ballot), board.cast])).toEqual([]);
    expect(tooWide(5, [board.win])).toEqual([]);
    expect(
      tooWide(6, [...Object.values(terms.mark), ...powers.flatMap((power) => terms.power[power]), terms.veto]),
    ).toEqual([]);
    expect(tooWide(7, [...Object.values(terms.party), ...Object.values(drawer.label)])).toEqual([]);
  });

  test('on the answers', () => {
    expect(tooWide(5, [answers.ja, answers.nein])).toEqual([]);
    expect(tooWide(7, [answers.agree, answers.refuse])).toEqual([]);
    expect(tooWide(10, [answers.askVeto])).toEqual([]);
  });

  test('every refusal is a sentence that fits a row', () => {
    const sentences = Object.values(english.refusals).flatMap(lengths);
    const ofScreens: readonly ScreenReason[] = [
      'alone',
      'aloud',
      'cut',
      'goes-on',
      'look-first',
      'side-by-side',
    ];
    const reasons = [...Object.keys(refusals), ...tableReasons, ...ofScreens];
    expect(Object.keys(english.refusals).toSorted()).toEqual(reasons.toSorted());
    expect(tooWide(79, sentences)).toEqual([]);
    expect(sentences.filter((sentence) => !sentence.endsWith('.'))).toEqual([]);
  });
});

describe("somebody who can't be chosen", () => {
  const bars: readonly Reason[] = [
    'nominates-self',
    'nominates-dead',
    'last-president',
    'last-chancellor',
    'last-chancellor-of-few',
    'targets-self',
    'targets-dead',
    'investigated-before',
  ];
  const said = bars.map((reason) => lengths(english.barred(6, reason, () => 'Maximilian-Louis'))[0]);

  test('is named with the rule, in a row', () => {
    expect(said[2]).toBe("Not 7 Maximilian-Louis. The last elected President can't be named.");
    expect(said.filter((sentence) => width(sentence ?? '') > 79)).toEqual([]);
    expect(new Set(said).size).toBe(bars.length);
  });
});

describe('the role card', () => {
  test.each([
    [5, 'hitler', '4 Rosa  Fascist, who knows you'],
    [7, 'hitler', 'nobody. Two Fascists know you.'],
    [9, 'hitler', 'nobody. Three Fascists know you.'],
    [7, 'fascist', '4 Rosa  HITLER, who knows nobody'],
    [5, 'fascist', '4 Rosa  HITLER'],
    [7, 'liberal', 'nobody.'],
  ] as const)('of %i players says to %s: %s', (players, role, said) => {
    const party = role === 'liberal' ? 'liberal' : 'fascist';
    const known =
      role === 'fascist'
        ? [{ seat: 3, role: 'hitler' } as const]
        : role === 'hitler' && players <= 6
          ? [{ seat: 3, role: 'fascist' } as const]
          : [];
    const mine = { seat: 0, role, party, known, ballot: null, hand: [], discarded: null, peek: [] } as const;
    const view = { rules: completeRules({}) } as View;
    const shown = {
      view,
      me: 0,
      nameOf,
      players,
      story: [],
      brokenOff: null,
      beforeRitual: false,
      keys: defaultKeymap,
    };
    const card = english.roles.card(shown, mine).map((sentence) => lengths(sentence)[0]);
    expect(card).toHaveLength(8);
    expect(card[3]?.trim()).toBe(said);
  });
});
