import type { HelpWords } from '../table-words.ts';

export const help: HelpWords = {
  head: 'Help',
  keysHead: 'Keys always',
  keys: [
    ['t talk', 'c claim'],
    ['h history', 'l log'],
    ['Tab chat', 'b board'],
    ['Space mine', 'm table'],
    ['? help', 'q leave'],
  ],
  boardHead: (players) => `This board, ${players} players`,
  square: (number, brings) => `F${number}  ${brings}`,
  brings: {
    investigate: 'check a party card',
    peek: 'see the top three tiles',
    'special-election': 'pick the next President',
    execute: 'kill a player',
  },
  veto: 'and the veto opens',
  win: 'the Fascists win',
  zone: 'Hitler elected from F3 on: the Fascists win.',
  marks: [
    'Marks   (P) (C) candidates   [P] [C] in office   p c  elected last: limited',
    '        » the table waits for it   x dead   * you   10→2  who used it on whom',
    '        not H  was Chancellor in the Hitler zone   probed  card was seen',
  ],
  now: [
    'The bar below asks; the row at the bottom shows every key that works now.',
    'Arrows choose, Enter takes the highlighted, Esc goes back.',
  ],
};
