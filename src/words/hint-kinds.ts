/** What is met for the first time, and explained once: a decision or a request for a veto, a silence, a word, the drawer. */
export const hintKinds = [
  'nominate',
  'vote',
  'discard',
  'enact',
  'answer-veto',
  'investigate',
  'peek',
  'special-election',
  'execute',
  'veto',
  'silence',
  'claim',
  'chat',
  'drawer',
] as const;
export type HintKind = (typeof hintKinds)[number];
