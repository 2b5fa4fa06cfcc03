import { inWords } from './grammar.ts';
import { ritual } from './ritual.ts';
import type { CurtainPhrases, HandingPhrases } from '../../phrases/handing.ts';
import type { NamesWords } from '../../handing-words.ts';
import type { Themed } from '../../theme.ts';

const curtain: Themed<CurtainPhrases> = {
  give: 'Give the keyboard to',
  lookAway: 'and look away, everyone else. Nothing of the last player is left on here.',
  press: (name, key) => ({
    either: [
      `${name}: press ${key}, then Enter, when you alone see this`,
      `${name}: press ${key}, then Enter`,
      `Press ${key}, then Enter`,
    ],
  }),
  enter: (name) => ({
    either: [`${name}: now Enter, when you alone see this`, `${name}: now Enter`, 'Now Enter'],
  }),
  comes: {
    role: 'Your role is next.',
    vote: { classic: 'Your ballot is next.', corporate: 'Your ballot is next.', cats: 'Your paw is next.' },
    nominate: {
      classic: 'You name a Chancellor next.',
      corporate: 'You propose a Chief Engineer next.',
      cats: 'You name a rat-catcher next.',
    },
    discard: {
      classic: 'Your three tiles are next.',
      corporate: 'Your three plans are next.',
      cats: 'Your three bills are next.',
    },
    enact: {
      classic: 'Your two tiles are next.',
      corporate: 'Your two plans are next.',
      cats: 'Your two bills are next.',
    },
    'answer-veto': {
      classic: 'You answer a veto next.',
      corporate: 'You answer on scrapping next.',
      cats: 'You answer on batting off next.',
    },
    investigate: {
      classic: 'You investigate somebody next.',
      corporate: 'You audit somebody next.',
      cats: 'You sniff at somebody next.',
    },
    peek: {
      classic: 'The top three tiles are next.',
      corporate: 'The top three plans are next.',
      cats: 'The top three bills are next.',
    },
    'special-election': {
      classic: 'You pick a President next.',
      corporate: 'You pick a CEO next.',
      cats: 'You pick a mayor next.',
    },
    execute: {
      classic: 'You execute somebody next.',
      corporate: 'You dismiss somebody next.',
      cats: 'You banish somebody next.',
    },
  },
  falls: {
    role: {
      either: ['When you have looked the curtain falls again by itself.', 'Then the curtain falls again.', ''],
    },
    vote: {
      either: ['When it is cast the curtain falls again by itself.', 'Then the curtain falls again.', ''],
    },
    decision: {
      either: ['When that is done the curtain falls again by itself.', 'Then the curtain falls again.', ''],
    },
  },
  unasked: {
    either: [
      'Nothing is asked of you now. Esc gives the keyboard back.',
      'Nothing is asked of you now. Esc gives it back.',
      'Nothing is asked of you now.',
    ],
  },
  wrongPerson: (board) => ({
    either: [
      `Wrong person? Backspace. The board for everybody: ${board}.`,
      `Wrong person? Backspace. Board: ${board}.`,
    ],
  }),
  notYou: (name, key) => ({
    either: [
      `Not you? That digit is another seat's: ${name} presses ${key}.`,
      `Not you? ${name} presses ${key}.`,
    ],
  }),
  progress: {
    role: (done, of) => `${done} of ${of} have looked at their role.`,
    vote: (done, of) => `${done} of ${of} have voted.`,
  },
  help: [
    'One terminal goes round the table. Between two people this curtain hangs, and shows nothing of either.',
    'Whoever is named takes the keyboard, lets nobody look, and presses the digit of their seat, then Enter. 0 is seat 10.',
    'Their own screen asks what they are asked. Once that is answered the curtain falls again by itself.',
    'The board is for all eyes. There a digit gives the keyboard to anybody, to look at what is theirs or to claim.',
  ],
};

const names: Themed<NamesWords> = {
  where: 'one terminal',
  about: [
    'Who plays? A name a line, in the order in which you sit: play goes round from seat 1.',
    'One terminal goes from hand to hand, and between two people a curtain falls.',
  ],
  head: 'NAMES',
  ask: (seat) => `Who sits in seat ${seat}?`,
  field: 'Name',
  all: { either: ['Everybody is there: Enter begins', 'Enter begins'] },
  missing: (count) => (count === 1 ? 'One more is needed.' : `${inWords(count)} more are needed.`),
  begins: (players, bots) =>
    bots === 0
      ? `Enter on an empty line begins with ${players}.`
      : {
          either: [
            `Enter on an empty line begins with ${players}, ${bots === 1 ? 'one of them a bot' : `${bots} of them bots`}.`,
            `Enter on an empty line begins with ${players}.`,
          ],
        },
};

export const handing: Themed<HandingPhrases> = {
  oneTerminal: (people) =>
    `One terminal, ${inWords(people).toLowerCase()} ${people === 1 ? 'person' : 'people'}`,
  head: 'PASS',
  curtain,
  next: ({ who }) => ({ either: [`Give the keyboard to ${who}`, `Keyboard to ${who}`, who] }),
  button: ({ who }) => [`Give it to ${who}`, who],
  anybody: {
    either: [
      'A digit gives it to anybody, to look at their own things or to claim.',
      'A digit gives it to anybody, to look or to claim.',
      'A digit gives it to anybody.',
      'Or a digit.',
    ],
  },
  ritual,
  names,
};
