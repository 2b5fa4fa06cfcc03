import type { Themed } from '../../theme.ts';
import type { Words } from '../../words.ts';

export const firstHints: Themed<Words['firstHints']> = {
  nominate: {
    classic: {
      either: [
        'Name somebody whom others trust: more than half must say Ja to the two of you.',
        'More than half must say Ja to the two of you.',
      ],
    },
    corporate: {
      either: [
        'Propose somebody others trust: more than half must approve the two of you.',
        'More than half must approve the two of you.',
      ],
    },
    cats: {
      either: [
        'Name somebody whom others trust: more than half must purr for the two of you.',
        'More than half must purr for the two of you.',
      ],
    },
  },
  vote: { either: ['Once all are in, everybody sees who voted how.', 'Later all see who voted how.'] },
  discard: {
    classic: 'Nobody learns what you discard.',
    corporate: 'Nobody learns what you shred.',
    cats: 'Nobody learns what you bin.',
  },
  enact: {
    classic: { either: ['The table sees only what you lay.', 'All see only what you lay.'] },
    corporate: {
      either: ['The others see only what you build.', 'All see what is built.'],
    },
    cats: { either: ['The town sees only what you pass.', 'All see only what passes.'] },
  },
  veto: {
    classic: { either: ['All see you ask, not your tiles.', 'All see that you ask.'] },
    corporate: { either: ['All see you ask, not the plans.', 'All see that you ask.'] },
    cats: { either: ['All see you ask, not your bills.', 'All see that you ask.'] },
  },
  'answer-veto': {
    classic: { either: ['All see your answer, and nobody the tiles.', 'All see your answer.'] },
    corporate: { either: ['All see your answer, and nobody the plans.', 'All see your answer.'] },
    cats: { either: ['All see your answer, and nobody the bills.', 'All see your answer.'] },
  },
  investigate: {
    classic: {
      either: [
        'What you tell of the card is up to you: the truth, a lie or nothing.',
        'Tell of the card what you like, or nothing.',
      ],
    },
    corporate: {
      either: [
        'What you tell of the file is up to you: the truth, a lie or nothing.',
        'Tell of the file what you like, or nothing.',
      ],
    },
    cats: {
      either: [
        'What you tell of the print is up to you: the truth, a lie or nothing.',
        'Tell of it what you like, or nothing.',
      ],
    },
  },
  peek: 'What you tell of it is up to you.',
  'special-election': {
    classic: {
      either: [
        'Whoever you pick names a Chancellor. Then the order goes on left of you.',
        'Whoever you pick names a Chancellor.',
      ],
    },
    corporate: {
      either: [
        'Whoever you pick proposes an engineer. Then the order goes on left of you.',
        'Your pick proposes an engineer.',
      ],
    },
    cats: {
      either: [
        'Whoever you pick names a rat-catcher. Then the order goes on left of you.',
        'Your pick names a rat-catcher.',
      ],
    },
  },
  execute: {
    classic: { either: ['Hear the table first: you decide, and you alone.', 'You decide, and you alone.'] },
    corporate: { either: ['Hear the others first: you decide, and you alone.', 'You decide, and you alone.'] },
    cats: { either: ['Hear the town first: you decide, and you alone.', 'You decide, and you alone.'] },
  },
  silence: {
    either: [
      'Meanwhile the history shows who governed with whom, and who voted how.',
      'Meanwhile the history shows who voted how.',
    ],
  },
  claim: {
    either: [
      'The log keeps your claim, and nobody can check it before the end.',
      'The log keeps it; nobody can check it.',
    ],
  },
  chat: {
    classic: {
      either: [
        'Everybody at the table reads what you say, the dead and spectators as well.',
        'Everybody at the table reads what you say.',
      ],
    },
    corporate: {
      either: [
        'Everybody at the table reads what you say, the dismissed and spectators too.',
        'Everybody at the table reads what you say.',
      ],
    },
    cats: {
      either: [
        'Everybody at the table reads what you say, the banished and spectators too.',
        'Everybody at the table reads what you say.',
      ],
    },
  },
  drawer: {
    either: [
      'Hold Space for your role and all that you have seen; let go and it closes.',
      'Hold Space for your role and what you saw.',
    ],
  },
};
