import { letters } from './letters.ts';
import { person } from '../phrases/person.ts';
import type { Phrases } from '../phrases/index.ts';
import type { SecretWords } from '../words.ts';

/** What a seat alone learned, as its drawer keeps it. */
export function secrets({ secrets: say, terms }: Phrases): SecretWords {
  return {
    drew: ({ policies }) => letters(terms, policies),
    passed: ({ discarded, policies }, { chancellor }, nameOf) =>
      say.passed(letters(terms, [discarded]), letters(terms, policies), person(chancellor, nameOf)),
    received: ({ policies }) => letters(terms, policies),
    'saw-party': ({ target, party }, _, nameOf) => say.sawParty[party](person(target, nameOf)),
    'saw-deck': ({ policies }) => say.sawDeck(letters(terms, policies)),
  };
}
