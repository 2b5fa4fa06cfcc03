import { bold, fitted, row, type Line } from '../line.ts';
import { conflictSign, glyphs } from '../glyphs.ts';
import type { Followed, Government, NameOf } from '../../words/index.ts';
import type { Policy } from '../../game/index.ts';
import type { Sheet } from '../sheet.ts';

/** The columns before what followed, with names and with the seats' numbers alone. */
export const beforeFollowed = { named: 62, numbered: 34 } as const;

/** A pair that stood for election: who, the vote, what was laid, what both claimed, and what followed. */
export function namedLine(government: Government, nameOf: NameOf, columns: number, sheet: Sheet): Line {
  const { round, president, chancellor, said, elected } = government;
  const name = (seat: number): string => `${seat + 1} ${nameOf(seat)}`;
  const room = columns - beforeFollowed.named;
  return row(
    String(round).padStart(3),
    ' ',
    fitted(row(name(president)), 18),
    ' ',
    fitted(row(name(chancellor)), 18),
    ' ',
    fitted(row(voteOf(government)), 5),
    fitted(putWord(government, sheet), 4),
    fitted(row(tiles(said.president, sheet)), 5),
    fitted(row(tiles(said.chancellor, sheet)), 4),
    elected ? fitted(conflictOf(government, sheet), 2) : '',
    fitted(row(followedWords(government, sheet)), elected ? room : room + 2),
  );
}

/** The same with the seats' numbers in place of names, without what followed. */
export function numberedLine(government: Government, sheet: Sheet): Line {
  const { round, president, chancellor, said } = government;
  return row(
    String(round).padStart(2),
    ' ',
    `${president + 1} + ${chancellor + 1}`.padEnd(8),
    voteOf(government).padEnd(5),
    fitted(putWord(government, sheet), 4),
    fitted(row(tiles(said.president, sheet)), 7),
    fitted(row(tiles(said.chancellor, sheet)), 5),
    conflictOf(government, sheet),
  );
}

const voteOf = ({ ja, nein }: Government): string => `${ja}–${nein}`;

const conflictOf = ({ contradicts }: Government, { ascii }: Sheet): Line =>
  contradicts ? bold(conflictSign(ascii)) : [];

function putWord({ put }: Government, { words: { terms, history } }: Sheet): Line {
  if (put === null) return row(glyphs.dot);
  if (put === 'veto') return row(history.veto);
  return [{ text: `${terms.letter[put.policy]}${put.count}`, weight: 'bold', tone: put.policy }];
}

const tiles = (said: readonly Policy[] | null, { words: { terms } }: Sheet): string =>
  said === null ? '' : said.map((policy) => terms.letter[policy]).join('');

/** What came of a candidacy. Chaos says by itself that the tracker was at its end. */
export function followedWords({ followed }: Government, sheet: Sheet): string {
  const isChaos = followed.some(({ type }) => type === 'chaos');
  const told = followed.filter(({ type }) => !isChaos || (type !== 'rejected' && type !== 'vetoed'));
  return sheet.words.history.listed(told.map((one) => followedWord(one, sheet)));
}

function followedWord(one: Followed, sheet: Sheet): string {
  const { history, terms } = sheet.words;
  switch (one.type) {
    case 'rejected':
      return history.tracker(one.tie, one.tracker);
    case 'vetoed':
      return history.tracker(false, one.tracker);
    case 'chaos':
      return history.chaos(`${terms.letter[one.policy]}${one.count}`);
    case 'not-hitler':
      return history.notHitler(one.seat);
    case 'investigated':
      return history.investigated(one.seat, one.said && terms.roleLetter[one.said]);
    case 'peeked':
      return history.peeked(one.said && tiles(one.said, sheet));
    case 'picked':
      return history.picked(one.seat);
    case 'killed':
      return history.killed(one.seat);
  }
}
