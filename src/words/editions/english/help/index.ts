import { marks, words } from './meanings.ts';
import { now } from './now.ts';
import { tips } from './tips.ts';
import type { HelpPhrases } from '../../../phrases/help.ts';
import type { Themed } from '../../../theme.ts';

export const help: Themed<HelpPhrases> = {
  head: 'Help',
  keys: '↑↓ more · Home first · End last',
  now,
  keysNow: 'Keys now',
  keysAlways: 'Always',
  boardHead: {
    classic: (players) => `Fascist squares, ${players} players`,
    corporate: (players) => `Faulty squares, ${players} players`,
    cats: (players) => `Rat squares, ${players} players`,
  },
  brings: {
    classic: {
      investigate: 'check a party card',
      peek: 'see the top three tiles',
      'special-election': 'pick the next President',
      execute: 'kill a player',
      veto: 'veto opens',
      win: 'the Fascists win',
    },
    corporate: {
      investigate: 'audit a personnel file',
      peek: 'preview top 3 blueprints',
      'special-election': 'pick the next CEO',
      execute: 'dismiss a player',
      veto: 'scrapping opens',
      win: 'the moles win',
    },
    cats: {
      investigate: 'sniff at a paw print',
      peek: 'see the top three bills',
      'special-election': 'pick the next mayor',
      execute: 'banish a player',
      veto: 'batting off opens',
      win: 'the rats win',
    },
  },
  label: { marks: 'Marks', tip: 'Tip', words: 'Words' },
  marks,
  tips,
  words,
};
