import type { AccountPhrases } from '../../phrases/account.ts';
import type { Themed } from '../../theme.ts';

export const account: Themed<AccountPhrases> = {
  government: {
    stands: {
      president: {
        classic: ({ who }) => `President candidate: ${who}.`,
        corporate: ({ who }) => `CEO candidate: ${who}.`,
        cats: ({ who }) => `Mayor candidate: ${who}.`,
      },
      chancellor: {
        classic: ({ who }) => `Chancellor candidate: ${who}.`,
        corporate: ({ who }) => `Chief Engineer candidate: ${who}.`,
        cats: ({ who }) => `Rat-catcher candidate: ${who}.`,
      },
    },
    inOffice: {
      president: {
        classic: ({ who }) => `President: ${who}.`,
        corporate: ({ who }) => `CEO: ${who}.`,
        cats: ({ who }) => `Mayor: ${who}.`,
      },
      chancellor: {
        classic: ({ who }) => `Chancellor: ${who}.`,
        corporate: ({ who }) => `Chief Engineer: ${who}.`,
        cats: ({ who }) => `Rat-catcher: ${who}.`,
      },
    },
  },
  laid: {
    liberal: {
      classic: (laid, squares) => `Liberal policies: ${laid} of ${squares}.`,
      corporate: (laid, squares) => `Sound blueprints: ${laid} of ${squares}.`,
      cats: (laid, squares) => `Cat laws: ${laid} of ${squares}.`,
    },
    fascist: {
      classic: (laid, squares) => `Fascist policies: ${laid} of ${squares}.`,
      corporate: (laid, squares) => `Faulty blueprints: ${laid} of ${squares}.`,
      cats: (laid, squares) => `Rat laws: ${laid} of ${squares}.`,
    },
  },
  nextSquare: {
    win: {
      classic: 'The next one wins the game for the Fascists.',
      corporate: 'The next one wins the game for the moles.',
      cats: 'The next one wins the game for the rats.',
    },
    nothing: 'The next one brings no power.',
    investigate: {
      classic: 'With the next one the President looks at a party card.',
      corporate: 'With the next one the CEO audits a personnel file.',
      cats: 'With the next one the mayor sniffs at a paw print.',
    },
    peek: {
      classic: 'With the next one the President sees the top three tiles.',
      corporate: 'With the next one the CEO previews the top three blueprints.',
      cats: 'With the next one the mayor peeks at the top three bills.',
    },
    'special-election': {
      classic: 'With the next one the President picks the next President.',
      corporate: 'With the next one the CEO picks the next CEO.',
      cats: 'With the next one the mayor picks the next mayor.',
    },
    execute: {
      classic: 'With the next one the President executes a player.',
      corporate: 'With the next one the CEO dismisses a player.',
      cats: 'With the next one the mayor banishes a player.',
    },
  },
  zone: {
    classic: 'Hitler zone: if Hitler is elected Chancellor, the Fascists win.',
    corporate: 'Rat zone: if the Rat is appointed Chief Engineer, the moles win.',
    cats: 'Civil-rat zone: if the civil rat is seated as rat-catcher, the rats win.',
  },
  tracker: {
    classic: (tracker, end) => `Tracker: ${tracker} of ${end}. At ${end} the top tile is laid by itself.`,
    corporate: (tracker, end) =>
      `Deadlock counter: ${tracker} of ${end}. At ${end} the top blueprint is built by itself.`,
    cats: (tracker, end) => `Patience: ${tracker} of ${end}. At ${end} the top bill is passed by itself.`,
  },
  piles: {
    classic: (deck, discards) => `Deck: ${deck}. Discarded: ${discards}.`,
    corporate: (deck, discards) => `Cabinet: ${deck}. Shredded: ${discards}.`,
    cats: (deck, discards) => `Box: ${deck}. Binned: ${discards}.`,
  },
  nextPresident: {
    classic: ({ who }) => `${who} is next to be President.`,
    corporate: ({ who }) => `${who} is next to be CEO.`,
    cats: ({ who }) => `${who} is next to be mayor.`,
  },
  about: ({ who }, what) => (what.length === 0 ? who : `${who}: ${what.join(', ')}`),
  placard: {
    stands: {
      president: { classic: 'President candidate', corporate: 'CEO candidate', cats: 'mayor candidate' },
      chancellor: {
        classic: 'Chancellor candidate',
        corporate: 'Chief Engineer candidate',
        cats: 'rat-catcher candidate',
      },
    },
    inOffice: {
      president: { classic: 'President', corporate: 'CEO', cats: 'mayor' },
      chancellor: { classic: 'Chancellor', corporate: 'Chief Engineer', cats: 'rat-catcher' },
    },
    was: {
      president: {
        classic: 'last elected President',
        corporate: 'last appointed CEO',
        cats: 'last seated mayor',
      },
      chancellor: {
        classic: 'last elected Chancellor',
        corporate: 'last appointed Chief Engineer',
        cats: 'last seated rat-catcher',
      },
    },
  },
  ballot: {
    ja: { classic: 'voted Ja', corporate: 'approved', cats: 'purred' },
    nein: { classic: 'voted Nein', corporate: 'rejected', cats: 'hissed' },
    cast: 'has voted',
  },
  mark: {
    dead: { classic: 'dead', corporate: 'dismissed', cats: 'banished' },
    away: 'away',
    bot: 'played by a bot',
    notHitler: {
      classic: 'not Hitler, proven',
      corporate: 'not the Rat, proven',
      cats: 'not the civil rat, proven',
    },
    limit: {
      classic: "can't be Chancellor now",
      corporate: "can't be Chief Engineer now",
      cats: "can't be rat-catcher now",
    },
    probed: {
      classic: 'party card was seen',
      corporate: 'personnel file was seen',
      cats: 'paw print was sniffed at',
    },
    you: 'you',
  },
  awaited: 'the table waits for it',
  guest: {
    you: 'you',
    host: 'the host',
    ready: 'ready',
    notReady: 'not ready yet',
    bot: 'a bot',
    away: 'away',
  },
  tile: { classic: tile('Tile'), corporate: tile('Blueprint'), cats: tile('Bill') },
  tileFace: {
    liberal: {
      classic: tile('Tile', 'Liberal'),
      corporate: tile('Blueprint', 'sound'),
      cats: tile('Bill', 'cat law'),
    },
    fascist: {
      classic: tile('Tile', 'Fascist'),
      corporate: tile('Blueprint', 'faulty'),
      cats: tile('Bill', 'rat law'),
    },
  },
  page: { up: 'Up', down: 'Down', shut: 'Back to the board', chat: 'Chat' },
};

function tile(name: string, face?: string): (place: number) => string {
  return (place) => (face === undefined ? `${name} ${place}` : `${name} ${place}, ${face}`);
}
