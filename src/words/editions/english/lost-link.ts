import type { LostLinkPhrases } from '../../phrases/lost-link.ts';
import type { Sentence } from '../../span.ts';
import type { Themed } from '../../theme.ts';

export const lostLink: Themed<LostLinkPhrases> = {
  bar: (since) => ({
    either: [`LINK LOST. The host can’t be reached since ${since}`, `LINK LOST. No host since ${since}`],
  }),
  seatIsKept: {
    either: [
      "Your seat is kept as long as the host's program runs. The board is as of then.",
      "Your seat is kept as long as the host's program runs.",
      "Your seat is kept while the host's program runs.",
      'The host keeps your seat while it runs.',
    ],
  },
  lookOnAgain: {
    either: [
      "You look on again as soon as the host's program answers. The board is as of then.",
      "You look on again once the host's program answers.",
      'You look on again once the host answers.',
    ],
  },
  trying: (tries) => trying(tries, ''),
  tryingSince: (tries, at) => trying(tries, `, the last at ${at}`),
  otherDoors: {
    ssh: (key) => shownBy(key, 'ssh'),
    browser: (key) => shownBy(key, 'the browser'),
    both: (key) => shownBy(key, 'ssh or the browser'),
  },
  otherLines: {
    ssh: otherLine,
    browser: otherLine,
    both: (line) => otherLine(`${line}, or the browser`),
  },
  otherTerminal: (line) => ({
    either: [`Or come back from another terminal:  ${line}`, `Or:  ${line}`, line],
  }),
};

function trying(tries: number, last: string): Sentence {
  const count = `${tries} ${tries === 1 ? 'try' : 'tries'}`;
  return {
    either: [
      `Trying again by itself: ${count} so far${last}.`,
      `Trying again by itself: ${count}${last}.`,
      `Trying again: ${count}${last}.`,
    ],
  };
}

const shownBy = (key: string, doors: string): Sentence => ({
  either: [
    `Or come back by ${doors}: ${key} shows the lines that lead into your seat.`,
    `Or come back by ${doors}: ${key} shows how.`,
    `Or by ${doors}: ${key} shows how.`,
  ],
});

function otherLine(line: string): Sentence {
  return {
    either: [`Or come back by another door: ${line}.`, `Or by another door: ${line}.`, `Or ${line}.`],
  };
}
