import type { RitualPhrases } from '../../phrases/handing.ts';
import type { Themed } from '../../theme.ts';

export const ritual: Themed<RitualPhrases> = {
  head: 'READ ALOUD',
  reads: (reader, line, lines) => ({
    either: [
      `${reader} reads to everybody: line ${line} of ${lines}`,
      `${reader}: line ${line} of ${lines}`,
      `Line ${line} of ${lines}`,
    ],
  }),
  yourEyes: {
    either: [
      'You who read are one of them: your eyes stay on this line, unless it calls you.',
      'Your own eyes stay on this line, unless it calls you.',
      'Eyes on this line, unless it calls you.',
    ],
  },
  eyesShut: 'Everyone, close your eyes.',
  eyesShutFistsOut: 'Everyone, close your eyes and hold out a fist.',
  look: {
    withHitler: {
      one: {
        classic: 'Fascist and Hitler, open your eyes and find each other.',
        corporate: 'Mole and Rat, open your eyes and find each other.',
        cats: 'Both rats, open your eyes and find each other.',
      },
      more: {
        classic: 'Fascists and Hitler, open your eyes and find each other.',
        corporate: 'Moles and Rat, open your eyes and find each other.',
        cats: 'All rats, open your eyes and find each other.',
      },
    },
    withoutHitler: {
      one: {
        classic: 'Fascist, open your eyes. Hitler, keep yours closed.',
        corporate: 'Mole, open your eyes. Rat, keep yours closed.',
        cats: 'Rat in disguise, open your eyes. Civil rat, keep yours closed.',
      },
      more: {
        classic: 'Fascists who are not Hitler, open your eyes and find each other.',
        corporate: 'Moles who are not the Rat, open your eyes and find each other.',
        cats: 'Rats who are not the civil rat, open your eyes and find each other.',
      },
    },
  },
  thumb: {
    withHitler: {
      classic: 'Hitler, put your thumb up.',
      corporate: 'Rat, put your thumb up.',
      cats: 'Civil rat, put your thumb up.',
    },
    withoutHitler: {
      classic: 'Hitler, keep your eyes closed and put your thumb up.',
      corporate: 'Rat, keep your eyes closed and put your thumb up.',
      cats: 'Civil rat, keep your eyes closed and put your thumb up.',
    },
  },
  thumbIsHitler: {
    one: {
      classic: "Fascist, the thumb that is up is Hitler's.",
      corporate: "Mole, the thumb that is up is the Rat's.",
      cats: "Rat in disguise, the thumb that is up is the civil rat's.",
    },
    more: {
      classic: "Fascists, the thumb that is up is Hitler's.",
      corporate: "Moles, the thumb that is up is the Rat's.",
      cats: "Rats, the thumb that is up is the civil rat's.",
    },
  },
  pause: '(a long pause: count to ten in silence)',
  eyesShutAgain: 'Everyone, close your eyes again.',
  eyesShutHandsDown: 'Everyone, eyes closed and hands down.',
  handsForMastermind: {
    classic: 'Fascists and Hitler, hold out a fist, Hitler with the thumb up. Everybody else, hands down.',
    corporate: 'Moles and Rat, hold out a fist, the Rat with the thumb up. Everybody else, hands down.',
    cats: 'All rats, hold out a fist, the civil rat with the thumb up. Everybody else, paws down.',
  },
  mastermindLooks: {
    maybe: {
      classic: "Mastermind, if you are among us, open your eyes: fists are Fascists, the thumb is Hitler's.",
      corporate: "Puppet-master, if you are among us, open your eyes: fists are moles, the thumb is the Rat's.",
      cats: "Old tomcat, if you are among us, open your eyes: fists are rats, the thumb is the civil rat's.",
    },
    certain: {
      classic: "Mastermind, open your eyes: fists are Fascists, the thumb is Hitler's.",
      corporate: "Puppet-master, open your eyes: fists are moles, the thumb is the Rat's.",
      cats: "Old tomcat, open your eyes: fists are rats, the thumb is the civil rat's.",
    },
  },
  eyesOpen: 'Everyone, open your eyes.',
  unclear: 'If anything went wrong, or somebody has forgotten their role, say so now.',
};
