import { usualEdition, wordsIn } from '../../src/words/index.ts';

/** What is said where nobody has settled anything. */
export const english = wordsIn(usualEdition);
