import { bold, say, type Sentence } from '../span.ts';
import { contradict } from '../chronicle.ts';
import { letters, listed, who } from './grammar.ts';
import { only } from '../story.ts';
import { terms } from './terms.ts';
import type { Claim, Policy } from '../../game/index.ts';
import type { ClaimWords, NameOf, Scene } from '../words.ts';

export const claims: ClaimWords = {
  head: 'CLAIM',
  ask(scene, open) {
    const [about] = open;
    return {
      bar: about ? question(about, scene) : '',
      rows: ['', othersSaid(scene, open), onRecord(about)],
    };
  },
  option: (claim) => (claim.about === 'investigation' ? terms.party[claim.party] : letters(claim.policies, '')),
  notNow: 'not now',
};

/** What a claim is, and how one of tiles is made without choosing it. */
function onRecord(claim: Claim | undefined): Sentence {
  const recorded = 'True or not, it is on record as your word.';
  if (claim === undefined || claim.about === 'investigation') return recorded;
  const letters = claim.about === 'chancellor-hand' ? 'lf' : 'lff';
  return {
    either: [
      `${recorded} Typing ${letters} in chat does the same.`,
      `On record as your word, true or not. Or type ${letters} in chat.`,
      recorded,
    ],
  };
}

/** A claim as the log and the drawer repeat it. */
export function claimed(claim: Claim, nameOf: NameOf): string {
  switch (claim.about) {
    case 'president-hand':
      return `drew ${letters(claim.policies)}`;
    case 'chancellor-hand':
      return `got ${letters(claim.policies)}`;
    case 'peek':
      return `the top three were ${letters(claim.policies)}`;
    case 'investigation':
      return `${nameOf(claim.target)}'s party card is ${terms.party[claim.party]}`;
  }
}

function question(claim: Claim, scene: Scene): Sentence {
  const [first, ...shorter] = questions(claim, scene.nameOf);
  return { either: [`${first}${roundOf(scene)}?`, ...[first, ...shorter].map((short) => `${short}?`)] };
}

function questions(claim: Claim, nameOf: NameOf): readonly [string, ...string[]] {
  switch (claim.about) {
    case 'president-hand':
      return ['What do you say you drew'];
    case 'chancellor-hand':
      return ['What do you say you got'];
    case 'peek':
      return [
        'What do you say the top three were, the first on the left',
        'What do you say the top three were, in order',
        'What were the top three, in order',
        'What were the top three',
      ];
    case 'investigation':
      return [
        `What do you say ${who(claim.target, nameOf)}'s party card showed`,
        `What did ${who(claim.target, nameOf)}'s party card show`,
        `What did seat ${claim.target + 1}'s card show`,
      ];
  }
}

function roundOf({ story }: Scene): string {
  const election = only(story, 'elected').at(-1);
  return election ? ` in round ${election.before.round}` : '';
}

/** What the other member of the government that is spoken of said last about it, and which claims agree with that. */
function othersSaid({ story, me, nameOf }: Scene, open: readonly Claim[]): Sentence {
  const about = open[0]?.about;
  if (about !== 'president-hand' && about !== 'chancellor-hand') return '';
  const government = only(story, 'elected').at(-1)?.event.government;
  const said = only(story, 'claimed').filter(
    ({ event }) => event.government === government && event.seat !== me && event.claim.about.endsWith('hand'),
  );
  const latest = said.at(-1)?.event;
  if (latest === undefined) return '';
  const { seat, claim } = latest;
  const word = 'policies' in claim ? claim.policies : [];
  const those = (clash: boolean): readonly string[] =>
    open.flatMap((mine) =>
      'policies' in mine && clashesWith(mine, word) === clash ? [letters(mine.policies, '')] : [],
    );
  const [fit, clash] = [verb(those(false), 'fit'), verb(those(true), 'conflict')];
  const name = bold(who(seat, nameOf));
  return {
    either: [
      say`${name} says ${letters(word)}: ${fit} that, ${clash} with it.`,
      say`${name} says ${letters(word)}: ${fit} that.`,
      say`${bold(`Seat ${seat + 1}`)} says ${letters(word)}: ${fit} that.`,
    ],
  };
}

function clashesWith(mine: Extract<Claim, { policies: unknown }>, word: readonly Policy[]): boolean {
  return mine.about === 'president-hand' ? contradict(mine.policies, word) : contradict(word, mine.policies);
}

const verb = (words: readonly string[], does: string): string =>
  `${listed(words)} ${does}${words.length === 1 ? 's' : ''}`;
