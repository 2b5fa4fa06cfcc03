import type { HistoryWords, LogPageWords } from '../table-words.ts';

export const history: HistoryWords = {
  head: 'History',
  board: (liberal, fascist, tracker, deck) =>
    `L ${liberal}/5  F ${fascist}/6  tracker ${tracker}  deck ${deck}`,
  columns: '  R President          Chancellor         Vote Put P    C   What followed',
  columnsShort: ' R P + C   vote put P says C says',
  governments: 'Governments',
  noteShort: (history) => `≠ P sank an L, or one lies. ${history}: all`,
  nothing: 'No government has been voted on yet.',
  veto: 'veto',
  tracker: (tie, tracker) => `${tie ? 'tie, ' : ''}tracker ${tracker}`,
  chaos: (tile) => `chaos lays ${tile}`,
  notHitler: (seat) => `${seat + 1} not H`,
  investigated: (seat, said) => `checks ${seat + 1}${said === null ? '' : `: “${said}”`}`,
  peeked: (said) => `peeks${said === null ? '' : `: “${said}”`}`,
  picked: (seat) => `picks ${seat + 1}`,
  killed: (seat) => `kills ${seat + 1}`,
  note: '≠ by what P and C say, P sank an L, or at least one of the two lies.',
  keys: 'A line without ≠ can hold lies too.   ↑↓ line · Enter who voted how · Esc board',
  keysOfLine: '↑↓ line · Enter back to the list · Esc board',
};

export const logPage: LogPageWords = {
  head: 'Log',
  keys: '↑ older · End newest · Esc board',
};
