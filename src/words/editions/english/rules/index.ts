import { cats } from './cats.ts';
import { classic } from './classic.ts';
import { corporate } from './corporate.ts';
import { short } from './short.ts';
import { terms } from './terms.ts';
import { tips } from './tips.ts';
import type { RulesPhrases } from '../../../phrases/rules.ts';
import type { Themed } from '../../../theme.ts';

export const rules: Themed<RulesPhrases> = {
  title: {
    classic: 'Secret Hitler in ten minutes',
    corporate: 'The game in ten minutes',
    cats: 'The game in ten minutes',
  },
  credit:
    'The game is by Mike Boxleiter, Tommy Maranges and Max Temkin, illustrated by Mackenzie Schubert (secrethitler.com). These rules are told in words of our own; they are no work of theirs, and not endorsed by them.',
  houseRules:
    'These are the standard rules. A table may have house rules: its lobby tells them, and its help under ?.',
  chapters: { classic, corporate, cats },
  rolesHead: 'Who is dealt',
  boardsHead: {
    classic: 'What the Fascist squares bring',
    corporate: 'What the squares of the faulty track bring',
    cats: 'What the squares of the rat-law track bring',
  },
  square: (nth, brings) => `${nth}  ${brings}`,
  tips,
  short,
  termsHead: 'This theme’s words, and the original’s',
  terms,
  originalTerms: terms.classic,
};
