import type { Words } from '../words.ts';

export const firstHints: Words['firstHints'] = {
  nominate: {
    either: [
      'Name somebody whom others trust: more than half must say Ja to the two of you.',
      'More than half must say Ja to the two of you.',
    ],
  },
  vote: { either: ['Once all are in, everybody sees who voted how.', 'Later all see who voted how.'] },
  discard: 'Nobody learns what you discard.',
  enact: { either: ['The table sees only what you lay.', 'All see only what you lay.'] },
  veto: { either: ['All see you ask, not your tiles.', 'All see that you ask.'] },
  'answer-veto': {
    either: ['All see your answer, and nobody the tiles.', 'All see your answer.'],
  },
  investigate: {
    either: [
      'What you tell of the card is up to you: the truth, a lie or nothing.',
      'Tell of the card what you like, or nothing.',
    ],
  },
  peek: 'What you tell of it is up to you.',
  'special-election': {
    either: [
      'Whoever you pick names a Chancellor. Then the order goes on left of you.',
      'Whoever you pick names a Chancellor.',
    ],
  },
  execute: { either: ['Hear the table first: you decide, and you alone.', 'You decide, and you alone.'] },
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
    either: [
      'Everybody at the table reads what you say, the dead and spectators as well.',
      'Everybody at the table reads what you say.',
    ],
  },
  drawer: {
    either: [
      'Hold Space for your role and all that you have seen; let go and it closes.',
      'Hold Space for your role and what you saw.',
    ],
  },
};
