import type { Terms } from '../board-words.ts';

export const terms: Terms = {
  party: { liberal: 'Liberal', fascist: 'Fascist', mastermind: 'Neither' },
  role: { liberal: 'Liberal', fascist: 'Fascist', hitler: 'Hitler', mastermind: 'Mastermind' },
  roleLoud: { liberal: 'Liberal', fascist: 'FASCIST', hitler: 'HITLER', mastermind: 'MASTERMIND' },
  roleLetter: { liberal: 'L', fascist: 'F', hitler: 'H', mastermind: 'M' },
  tileFace: { liberal: 'L', fascist: 'F' },
  ballot: { ja: 'Ja', nein: 'Nein' },
  ballotSign: { ja: 'J', nein: 'n' },
  ballotLoud: { ja: 'Ja!', nein: 'Nein' },
  placard: { president: 'P', chancellor: 'C' },
  power: {
    investigate: ['check', 'party'],
    peek: ['peek', 'top 3'],
    'special-election': ['pick', 'next P'],
    execute: ['kill', 'one'],
  },
  veto: '+ veto',
  topOfDeck: 'top',
  mark: {
    dead: 'dead',
    away: 'away',
    bot: 'bot',
    notHitler: 'not H',
    limit: 'limit',
    probed: 'probed',
    you: 'you',
  },
  notHitlerSign: '¬',
};
