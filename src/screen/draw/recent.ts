import { bold, row, type Line } from '../line.ts';
import { only, type Told } from '../../words/index.ts';
import type { Event, Seat } from '../../game/index.ts';
import type { Sheet } from '../sheet.ts';

/** So many votes are remembered beside the seats. */
const remembered = 7;

type Vote = Told<Extract<Event, { readonly type: 'elected' | 'rejected' }>>;

/** The last votes of a game, the newest last. */
export const recentVotes = (story: readonly Told[]): readonly Vote[] =>
  only(story, 'elected', 'rejected').slice(-remembered);

/** The rounds of some votes; nothing where there were none. */
export function roundsOf(votes: readonly Vote[], { words }: Sheet): string {
  const [first, last] = [votes[0], votes.at(-1)];
  return first && last ? words.board.rounds(first.before.round, last.before.round) : '';
}

/** What a seat voted in each of them, a letter each. */
export const lettersOf = (seat: Seat, votes: readonly Vote[], { words: { terms } }: Sheet): Line =>
  votes.flatMap(({ event }): Line => {
    const ballot = event.ballots[seat] ?? null;
    if (ballot === null) return row(' ');
    return ballot === 'ja' ? bold(terms.ballotSign.ja) : row(terms.ballotSign.nein);
  });
