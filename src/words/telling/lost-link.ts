import type { LeadingBack, TableWords } from '../table-words.ts';
import type { OtherDoors } from '../phrases/lost-link.ts';
import type { Phrases } from '../phrases/index.ts';
import type { Sentence } from '../span.ts';

/** What somebody reads while the host can't be reached. */
export function lostLink({ lostLink: say }: Phrases): TableWords['linkLost'] {
  return ({ since, tries, lastTry }, me, back) => ({
    bar: say.bar(since),
    rows: [
      lastTry === undefined ? say.trying(tries) : say.tryingSince(tries, lastTry),
      me === null ? say.lookOnAgain : say.seatIsKept,
      elsewhere(back),
    ],
  });

  function elsewhere({ line, others, key }: LeadingBack): Sentence {
    const doors = doorsAmong(others);
    if (doors === null) return line === '' ? '' : say.otherTerminal(line);
    return key === null
      ? say.otherLines[doors](others.ssh ?? others.browser ?? '')
      : say.otherDoors[doors](key);
  }
}

function doorsAmong({ ssh, browser }: LeadingBack['others']): OtherDoors | null {
  if (ssh !== undefined) return browser === undefined ? 'ssh' : 'both';
  return browser === undefined ? null : 'browser';
}
