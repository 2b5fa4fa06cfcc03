import type { Sentence } from '../span.ts';
import type { TableWords } from '../table-words.ts';

/** What somebody reads while the host can't be reached: true whether its program still runs or has ended. */
export const linkLost: TableWords['linkLost'] = ({ since, tries, lastTry }, me, returnLine, others) => ({
  bar: {
    either: [`LINK LOST. The host can’t be reached since ${since}`, `LINK LOST. No host since ${since}`],
  },
  rows: [
    trying(tries, lastTry),
    me === null
      ? {
          either: [
            "You look on again as soon as the host's program answers. The board is as of then.",
            "You look on again once the host's program answers.",
            'You look on again once the host answers.',
          ],
        }
      : {
          either: [
            "Your seat is kept as long as the host's program runs. The board is as of then.",
            "Your seat is kept as long as the host's program runs.",
            "Your seat is kept while the host's program runs.",
            'The host keeps your seat while it runs.',
          ],
        },
    elsewhere(returnLine, others),
  ],
});

function trying(tries: number, lastTry: string | undefined): Sentence {
  const count = `${tries} ${tries === 1 ? 'try' : 'tries'}`;
  const last = lastTry === undefined ? '' : `, the last at ${lastTry}`;
  return {
    either: [
      `Trying again by itself: ${count} so far${last}.`,
      `Trying again by itself: ${count}${last}.`,
      `Trying again: ${count}${last}.`,
    ],
  };
}

function elsewhere(
  returnLine: string,
  { ssh, browser }: { readonly ssh?: string; readonly browser?: string },
): Sentence {
  const ways = [
    ...(ssh === undefined ? [] : [ssh]),
    ...(browser === undefined ? [] : [ssh ? 'the browser' : browser]),
  ];
  if (ways.length > 0) {
    const line = ways.join(', or ');
    return {
      either: [`Or come back by another door: ${line}.`, `Or by another door: ${line}.`, `Or ${line}.`],
    };
  }
  if (returnLine === '') return '';
  return { either: [`Or come back from another terminal:  ${returnLine}`, `Or:  ${returnLine}`, returnLine] };
}
