import {
  completeRules,
  differingRules,
  presetOf,
  ruleNames,
  type RuleName,
  type Rules,
} from '../../game/index.ts';
import type { Chapter } from '../phrases/rules.ts';
import type { ChoicePhrases } from '../phrases/house-rules.ts';
import type { HelpTopic } from '../table-words.ts';
import type { HouseRuleWords } from '../house-rule-words.ts';
import type { Phrases } from '../phrases/index.ts';

/** Where the default of an option is told: in a chapter of the rules, and by help on some topics and of words. */
interface Place {
  readonly chapter: Chapter;
  readonly topics: readonly HelpTopic[];
  readonly inWords?: true;
}

const places: Readonly<Record<RuleName, Place>> = {
  termLimitRelax: { chapter: 'nomination', topics: ['nominate'], inWords: true },
  trackerReset: { chapter: 'chaos', topics: ['nominate', 'vote'] },
  silence: { chapter: 'legislation', topics: ['legislate', 'answer-veto'] },
  reinvestigate: { chapter: 'powers', topics: ['investigate'] },
  hitlerKnows: { chapter: 'dealing', topics: ['roles'] },
  chaosUnlocksVeto: { chapter: 'veto', topics: ['answer-veto'], inWords: true },
  deathReveal: { chapter: 'powers', topics: ['execute'] },
  notHitlerBadge: { chapter: 'zone', topics: ['vote'] },
  mastermind: { chapter: 'dealing', topics: ['roles'] },
  mastermindParty: { chapter: 'dealing', topics: ['roles', 'investigate'] },
  mastermindTiming: { chapter: 'end', topics: ['execute'] },
};

/** The house rules in an edition's phrases. */
export function houseRules(phrases: Pick<Phrases, 'houseRules'>): HouseRuleWords {
  const { houseRules: say } = phrases;
  return {
    head: say.head,
    keys: say.keys,
    readyAnew: say.readyAnew,
    differing(rules, key) {
      const names = differingIn(rules);
      if (names.length === 0) return say.none(key);
      const named = names.map((name) => say.named(say.name[name], valueOf(phrases, name, rules).short));
      return say.differing(named, key);
    },
    preset(rules) {
      const { short, means } = say.preset[presetOf(rules) ?? 'own'];
      return { name: say.name.preset, value: short, means };
    },
    option(name, rules) {
      const { short, means } = valueOf(phrases, name, rules);
      return { name: say.name[name], value: short, means };
    },
    onTopic: (topic, rules) =>
      instead(phrases, rules, ({ topics }) => topic === 'lobby' || topics.includes(topic)),
    onWords: (rules) => instead(phrases, rules, ({ inWords }) => inWords === true),
  };
}

/** What this table plays otherwise than a chapter of the rules says. */
export const insteadOf = (
  chapter: Chapter,
  phrases: Pick<Phrases, 'houseRules'>,
  rules: Partial<Rules>,
): readonly string[] => instead(phrases, rules, (place) => place.chapter === chapter);

function instead(
  phrases: Pick<Phrases, 'houseRules'>,
  rules: Partial<Rules>,
  isThere: (place: Place) => boolean,
): readonly string[] {
  return differingIn(rules)
    .filter((name) => isThere(places[name]))
    .map((name) => phrases.houseRules.instead(valueOf(phrases, name, rules).means));
}

/** The options that differ, in the order of them all. */
function differingIn(rules: Partial<Rules>): readonly RuleName[] {
  const differing = differingRules(rules);
  return ruleNames.filter((name) => differing[name] !== undefined);
}

function valueOf(
  { houseRules: { value } }: Pick<Phrases, 'houseRules'>,
  name: RuleName,
  rules: Partial<Rules>,
): ChoicePhrases {
  const choices: Readonly<Record<string, ChoicePhrases>> = value[name];
  const chosen = choices[String(completeRules(rules)[name])];
  if (chosen === undefined) throw new Error(`${name} has no such value`);
  return chosen;
}
