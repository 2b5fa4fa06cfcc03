import { bold, joined, say, type Phrase } from '../span.ts';
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
    const said = others(scene, open);
    return {
      bar: `${about ? question(about, scene.nameOf) : ''}${roundOf(scene)}?`,
      rows: ['', joined(said, ' · '), `True or not, it is on record as your word.${typing(about)}`],
    };
  },
  option: (claim) => (claim.about === 'investigation' ? terms.party[claim.party] : letters(claim.policies, '')),
  notNow: 'not now',
};

/** How a claim of tiles is made without choosing it. */
function typing(claim: Claim | undefined): string {
  if (claim === undefined || claim.about === 'investigation') return '';
  return ` Typing ${claim.about === 'chancellor-hand' ? 'lf' : 'lff'} in chat does the same.`;
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

function question(claim: Claim, nameOf: NameOf): string {
  switch (claim.about) {
    case 'president-hand':
      return 'What do you say you drew';
    case 'chancellor-hand':
      return 'What do you say you got';
    case 'peek':
      return 'What do you say the top three were, the first on the left';
    case 'investigation':
      return `What do you say ${who(claim.target, nameOf)}'s party card showed`;
  }
}

function roundOf({ story }: Scene): string {
  const election = only(story, 'elected').at(-1);
  return election ? ` in round ${election.before.round}` : '';
}

/** What others said last about the government that is spoken of, and which claims agree with it. */
function others({ story, me, nameOf }: Scene, open: readonly Claim[]): readonly Phrase[] {
  const about = open[0]?.about;
  if (about !== 'president-hand' && about !== 'chancellor-hand') return [];
  const government = only(story, 'elected').at(-1)?.event.government;
  const said = only(story, 'claimed').filter(
    ({ event }) => event.government === government && event.seat !== me && event.claim.about.endsWith('hand'),
  );
  const latest = new Map(said.map(({ event }) => [event.seat, event.claim]));
  return [...latest].map(([seat, claim]) => {
    const word = 'policies' in claim ? claim.policies : [];
    const [fit, clash] = [false, true].map((clashes) =>
      open.flatMap((mine) =>
        'policies' in mine && clashesWith(mine, word) === clashes ? [letters(mine.policies, '')] : [],
      ),
    );
    return say`${bold(who(seat, nameOf))} says ${letters(word)}: ${agreement(fit ?? [], clash ?? [])}`;
  });
}

function clashesWith(mine: Extract<Claim, { policies: unknown }>, word: readonly Policy[]): boolean {
  return mine.about === 'president-hand' ? contradict(mine.policies, word) : contradict(word, mine.policies);
}

function agreement(fit: readonly string[], clash: readonly string[]): string {
  const many = (words: readonly string[], verb: string): string =>
    `${listed(words)} ${verb}${words.length === 1 ? 's' : ''}`;
  return `${many(fit, 'fit')} that, ${many(clash, 'contradict')} it.`;
}
