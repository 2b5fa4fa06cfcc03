/**
 * Everything that a letter or a sign stands for on a screen, and which one unless its owner wants another. Digits,
 * arrows, Enter, Esc, Tab and Space are the same for everybody.
 */
export const defaultKeymap = {
  ja: 'j',
  nein: 'n',
  agree: 'y',
  refuse: 'n',
  veto: 'v',
  confirm: 'y',
  talk: 't',
  claim: 'c',
  history: 'h',
  log: 'l',
  board: 'b',
  privacy: 'p',
  advice: 'a',
  table: 'm',
  invite: 'i',
  wayBack: 'w',
  help: '?',
  find: '/',
  leave: 'q',
  theme: ',',
  language: '.',
  ready: 'r',
  start: 's',
  addBot: 'b',
  moveSeat: 'm',
  kick: 'k',
  qr: 'x',
  houseRules: 'h',
  together: 'g',
  goOn: 'g',
  standIn: 'b',
  wait: 'w',
  pause: 'p',
  breakOff: 'x',
  closeTable: 'x',
  again: 'r',
} as const;

export type KeyAction = keyof typeof defaultKeymap;
export const keyActions = Object.keys(defaultKeymap) as readonly KeyAction[];

/** The key of each action, as it is pressed and drawn: a small letter, or a sign. */
export type Keymap = Readonly<Record<KeyAction, string>>;

/** Work nearly always, beside what is asked. */
const general = [
  'talk',
  'claim',
  'history',
  'log',
  'board',
  'table',
  'invite',
  'help',
  'find',
  'leave',
  'theme',
  'language',
] as const;
/** Beside the decisions of a game, too. */
const inPlay = [...general, 'privacy', 'advice'] as const;
/** Where the key of the board may be that of a bot. */
const besideTheBoard = inPlay.filter((action) => action !== 'board');
const betweenGames = ['talk', 'invite', 'help', 'find', 'leave', 'theme', 'language'] as const;

/** The actions that can be wanted at the same moment: no two of a row may share a key. */
const wantedAtOnce: readonly (readonly KeyAction[])[] = [
  ['ja', 'nein', ...inPlay],
  ['agree', 'refuse', ...inPlay],
  ['veto', ...inPlay],
  ['confirm', ...inPlay],
  ['confirm', 'closeTable', 'wayBack', 'leave'],
  ['wayBack', ...inPlay],
  ['ready', 'houseRules', 'board', 'wayBack', ...betweenGames],
  ['start', 'addBot', 'moveSeat', 'kick', 'together', 'qr', 'houseRules', ...betweenGames],
  ['goOn', ...inPlay],
  ['standIn', 'wait', ...besideTheBoard],
  ['pause', ...general],
  ['pause', 'together', 'standIn', 'breakOff', 'wayBack', 'leave'],
  ['again', 'history', 'log', 'board', ...betweenGames],
];

/** Whether a key may stand for an action: a letter from a to z or a sign of ASCII. */
export const isMappable = (key: string): boolean => /^[!-/:-@[-`a-z{-~]$/.test(key);

/** Two actions that can be wanted at the same moment and share a key; null where none do. */
export function clashIn(keymap: Keymap): readonly [KeyAction, KeyAction] | null {
  for (const actions of wantedAtOnce) {
    for (const [index, action] of actions.entries()) {
      const other = actions.slice(index + 1).find((later) => keymap[later] === keymap[action]);
      if (other !== undefined) return [action, other];
    }
  }
  return null;
}
