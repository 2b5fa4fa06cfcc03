import type { HistoryPhrases } from '../../phrases/history.ts';
import type { LogPageWords } from '../../table-words.ts';
import type { Themed } from '../../theme.ts';

export const history: Themed<HistoryPhrases> = {
  head: 'History',
  board: {
    classic: (liberal, fascist, tracker, deck) =>
      `L ${liberal}/5  F ${fascist}/6  tracker ${tracker}  deck ${deck}`,
    corporate: (liberal, fascist, tracker, deck) =>
      `S ${liberal}/5  F ${fascist}/6  deadlock ${tracker}  cabinet ${deck}`,
    cats: (liberal, fascist, tracker, deck) =>
      `C ${liberal}/5  R ${fascist}/6  patience ${tracker}  box ${deck}`,
  },
  columns: {
    round: 'R',
    president: { classic: 'President', corporate: 'CEO', cats: 'Mayor' },
    chancellor: { classic: 'Chancellor', corporate: 'Chief Engineer', cats: 'Rat-catcher' },
    vote: 'Vote',
    put: { classic: 'Put', corporate: 'Put', cats: 'Law' },
    presidentSaid: { classic: 'P', corporate: 'C', cats: 'M' },
    chancellorSaid: { classic: 'C', corporate: 'E', cats: 'R' },
    followed: 'What followed',
  },
  columnsShort: {
    round: 'R',
    pair: { classic: 'P + C', corporate: 'C + E', cats: 'M + R' },
    vote: 'vote',
    put: { classic: 'put', corporate: 'put', cats: 'law' },
    presidentSaid: { classic: 'P says', corporate: 'C says', cats: 'M says' },
    chancellorSaid: { classic: 'C says', corporate: 'E says', cats: 'R says' },
  },
  governments: { classic: 'Governments', corporate: 'Managements', cats: 'Town halls' },
  noteShort: {
    classic: (history) => `≠ P sank an L, or one lies. ${history}: all`,
    corporate: (history) => `≠ C sank an S, or one lies. ${history}: all`,
    cats: (history) => `≠ M sank a C, or one lies. ${history}: all`,
  },
  nothing: {
    classic: 'No government has been voted on yet.',
    corporate: 'No management was voted on yet.',
    cats: 'No town hall was voted on yet.',
  },
  veto: { classic: 'veto', corporate: 'none', cats: 'bat' },
  tracker: {
    classic: (tracker) => `tracker ${tracker}`,
    corporate: (tracker) => `deadlock ${tracker}`,
    cats: (tracker) => `patience ${tracker}`,
  },
  tie: {
    classic: (tracker) => `tie, tracker ${tracker}`,
    corporate: (tracker) => `tie, deadlock ${tracker}`,
    cats: (tracker) => `tie, patience ${tracker}`,
  },
  chaos: {
    classic: (tile) => `chaos lays ${tile}`,
    corporate: (tile) => `walkout: ${tile}`,
    cats: (tile) => `catfight: ${tile}`,
  },
  notHitler: {
    classic: (seat) => `${seat} not H`,
    corporate: (seat) => `${seat} not R`,
    cats: (seat) => `${seat} not CR`,
  },
  investigated: {
    classic: (seat) => `checks ${seat}`,
    corporate: (seat) => `audits ${seat}`,
    cats: (seat) => `sniffs ${seat}`,
  },
  investigatedSaid: {
    classic: (seat, said) => `checks ${seat}: “${said}”`,
    corporate: (seat, said) => `audits ${seat}: “${said}”`,
    cats: (seat, said) => `sniffs ${seat}: “${said}”`,
  },
  peeked: { classic: 'peeks', corporate: 'views', cats: 'peeks' },
  peekedSaid: {
    classic: (said) => `peeks: “${said}”`,
    corporate: (said) => `views: “${said}”`,
    cats: (said) => `peeks: “${said}”`,
  },
  listed: (followed) => followed.join(', '),
  picked: (seat) => `picks ${seat}`,
  killed: {
    classic: (seat) => `kills ${seat}`,
    corporate: (seat) => `fires ${seat}`,
    cats: (seat) => `bans ${seat}`,
  },
  note: {
    classic: '≠ by what P and C say, P sank an L, or at least one of the two lies.',
    corporate: '≠ by what C and E say, C sank an S, or at least one of the two lies.',
    cats: '≠ by what M and R say, M sank a C, or at least one of the two lies.',
  },
  keys: 'A line without ≠ can hold lies too.   ↑↓ line · Enter who voted how · Esc board',
  keysOfLine: '↑↓ line · Enter back to the list · Esc board',
};

export const logPage: Themed<LogPageWords> = {
  head: 'Log',
  keys: '↑ older · End newest · Esc board',
};
