import type { Sentence } from '../../span.ts';
import type { Themed } from '../../theme.ts';
import type { Words } from '../../words.ts';

export const unusedKey: Themed<Words['unusedKey']> = {
  nominate: {
    classic: () => choosingSeat('names it'),
    corporate: () => choosingSeat('proposes it'),
    cats: () => choosingSeat('names it'),
  },
  vote: {
    classic: ({ ja, nein }) => instead(`${ja} is Ja, ${nein} is Nein.`),
    corporate: ({ ja, nein }) => instead(`${ja} approves, ${nein} rejects.`, `${ja} is yes, ${nein} is no.`),
    cats: ({ ja, nein }) => instead(`${ja} purrs, ${nein} hisses.`),
  },
  discard: {
    classic: () => instead('1 2 3 choose a tile, Enter discards it.', '1 2 3, then Enter.'),
    corporate: () => instead('1 2 3 choose a blueprint, Enter shreds it.', '1 2 3, then Enter.'),
    cats: () => instead('1 2 3 choose a bill, Enter bins it.', '1 2 3, then Enter.'),
  },
  enact: {
    classic: () => instead('1 2 choose a tile, Enter lays it.', '1 2, then Enter.'),
    corporate: () => instead('1 2 choose a blueprint, Enter builds it.', '1 2, then Enter.'),
    cats: () => instead('1 2 choose a bill, Enter passes it.', '1 2, then Enter.'),
  },
  veto: {
    classic: ({ veto }) =>
      instead(`1 2 choose a tile and ${veto} the veto, Enter takes it.`, `1 2 or ${veto}, then Enter.`),
    corporate: ({ veto }) =>
      instead(
        `1 2 choose a blueprint and ${veto} to scrap both, Enter takes it.`,
        `1 2 or ${veto}, then Enter.`,
      ),
    cats: ({ veto }) =>
      instead(`1 2 choose a bill and ${veto} to bat both off, Enter takes it.`, `1 2 or ${veto}, then Enter.`),
  },
  'answer-veto': ({ agree, refuse }) =>
    instead(`${agree} or ${refuse} chooses, Enter answers.`, `${agree} or ${refuse}, then Enter.`),
  investigate: {
    classic: () => choosingSeat('investigates'),
    corporate: () => choosingSeat('audits it'),
    cats: () => choosingSeat('sniffs at it'),
  },
  peek: () => instead('hold Space to look, then Enter.', 'Space, then Enter.'),
  'special-election': () => choosingSeat('picks it'),
  execute: () => choosingSeat('goes on'),
  claim: () => instead('a digit claims what stands behind it, Esc says nothing.', 'a digit claims, Esc not.'),
  'confirm-execution': {
    classic: ({ confirm }) => instead(`${confirm} executes, Esc goes back.`),
    corporate: ({ confirm }) =>
      instead(`${confirm} dismisses, Esc goes back.`, `${confirm} fires, Esc goes back.`),
    cats: ({ confirm }) => instead(`${confirm} banishes, Esc goes back.`),
  },
};

const choosingSeat = (enter: string): Sentence =>
  instead(`↑↓ or a digit chooses a seat, Enter ${enter}.`, '↑↓ or a digit, then Enter.');

/** What a key doesn't do, and which keys do: in full, and shorter and shorter. */
function instead(does: string, ...shorter: readonly string[]): Sentence {
  return { either: [`does nothing now: ${does}`, ...[does, ...shorter].map((short) => `no: ${short}`)] };
}
