import { english } from '../support/english.ts';
import { describe, expect, test } from 'vitest';
import type { Company, Sentence } from '../../src/words/index.ts';
import { spansOf } from '../../src/words/span.ts';
import { tenNames } from '../support/example-game.ts';

const nameOf = (seat: number): string => tenNames[seat] ?? '';
const text = (sentence: Sentence): string =>
  spansOf(typeof sentence === 'object' && 'either' in sentence ? sentence.either[0] : sentence)
    .map((span) => span.text)
    .join('');
const versions = (sentence: Sentence): string =>
  typeof sentence === 'object' && 'either' in sentence ? sentence.either.map(text).join('\n') : text(sentence);

const { table } = english;
const company: Company = {
  seats: tenNames.map((name, seat) => ({ name, person: true, bot: false, away: false, ready: seat > 3 })),
  startsByItself: false,
  capacity: 10,
  host: null,
  rules: {},
  wantsBreakOff: [],
};

describe('the seat of somebody absent', () => {
  test('is waited for by name, and for its ballot alone while all vote', () => {
    expect(text(table.away(6, 'nominate', false, nameOf).bar)).toContain('the table waits for that seat');
    expect(text(table.away(6, 'vote', false, nameOf).bar)).toContain('the table waits for one ballot');
  });

  test('R-41: in a government, nothing tells whether it is the one that is choosing', () => {
    const bar = versions(table.away(6, 'legislate', false, nameOf).bar);
    expect(bar).toContain('7 Maximilian-Louis is away; their government legislates');
    expect(bar).not.toContain('waits');
  });
});

describe('a spectator', () => {
  const link = { since: '21:13:52', tries: 2 };
  const back = { line: '', others: {}, key: null };

  test('has no seat that a lost link could keep', () => {
    expect(text(table.linkLost(link, 2, back).bar)).toBe('LINK LOST. The host can’t be reached since 21:13:52');
    expect(text(table.linkLost(link, 2, back).rows[1])).toMatch(
      /^Your seat is kept as long as the host's program runs\./,
    );
    const watching = table.linkLost(link, null, back);
    expect([watching.bar, ...watching.rows].map(versions).join('\n')).not.toMatch(/seat|pressed/);
  });

  test('is not told to look at a role while others look at theirs', () => {
    const said = (me: number | null): string =>
      table.looked({ company, me, hosts: false, here: false }).rows.map(versions).join('\n');
    expect(said(4)).toContain('Hold Space to see your role again.');
    expect(said(null)).toContain("6 of 10 have looked. You watch: nobody's role is shown before the end.");
    expect(said(null)).not.toContain('Space');
  });
});
