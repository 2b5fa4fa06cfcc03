import type { Sentence } from '../span.ts';
import type { Words } from '../words.ts';

export const unusedKey: Words['unusedKey'] = {
  nominate: () => choosingSeat('names it'),
  vote: ({ ja, nein }) => instead(`${ja} is Ja, ${nein} is Nein.`),
  discard: () => instead('1 2 3 choose a tile, Enter discards it.', '1 2 3, then Enter.'),
  enact: () => instead('1 2 choose a tile, Enter lays it.', '1 2, then Enter.'),
  veto: ({ veto }) =>
    instead(`1 2 choose a tile and ${veto} the veto, Enter takes it.`, `1 2 or ${veto}, then Enter.`),
  'answer-veto': ({ agree, refuse }) =>
    instead(`${agree} or ${refuse} chooses, Enter answers.`, `${agree} or ${refuse}, then Enter.`),
  investigate: () => choosingSeat('investigates'),
  peek: () => instead('hold Space to look, then Enter.', 'Space, then Enter.'),
  'special-election': () => choosingSeat('picks it'),
  execute: () => choosingSeat('goes on'),
  claim: () => instead('a digit claims what stands behind it, Esc says nothing.', 'a digit claims, Esc not.'),
  'confirm-execution': ({ confirm }) => instead(`${confirm} executes, Esc goes back.`),
};

const choosingSeat = (enter: string): Sentence =>
  instead(`↑↓ or a digit chooses a seat, Enter ${enter}.`, '↑↓ or a digit, then Enter.');

function instead(does: string, ...shorter: readonly string[]): Sentence {
  return { either: [`does nothing now: ${does}`, ...[does, ...shorter].map((short) => `no: ${short}`)] };
}
