import { contradict } from '../chronicle.ts';
import { letters } from './letters.ts';
import { only } from '../story.ts';
import { person } from '../phrases/person.ts';
import type { Claim, Policy } from '../../game/index.ts';
import type { ClaimWords, NameOf, Scene } from '../words.ts';
import type { Phrases } from '../phrases/index.ts';
import type { Sentence } from '../span.ts';

/** What the viewer may claim, in an edition's phrases. */
export function claims(phrases: Phrases): ClaimWords {
  const { claims: say, terms } = phrases;
  return {
    head: say.head,
    ask(scene, open) {
      const [about] = open;
      if (about === undefined) return { bar: '', rows: ['', '', say.onRecord] };
      return {
        bar: question(phrases, about, scene),
        rows: ['', othersSaid(phrases, scene, open), onRecord(phrases, about)],
      };
    },
    option: (claim) =>
      claim.about === 'investigation' ? terms.party[claim.party] : letters(terms, claim.policies, ''),
    notNow: say.notNow,
  };
}

/** A claim as log and drawer repeat it. */
export function claimed({ claimed: say, terms }: Phrases, claim: Claim, nameOf: NameOf): string {
  switch (claim.about) {
    case 'president-hand':
      return say.drew(letters(terms, claim.policies));
    case 'chancellor-hand':
      return say.got(letters(terms, claim.policies));
    case 'peek':
      return say.peeked(letters(terms, claim.policies));
    case 'investigation':
      return say.card[claim.party](person(claim.target, nameOf));
  }
}

function question({ claims: { ask } }: Phrases, claim: Claim, { story, view, nameOf }: Scene): Sentence {
  const round = only(story, 'elected').at(-1)?.before.round ?? view.round;
  switch (claim.about) {
    case 'president-hand':
      return ask.drew(round);
    case 'chancellor-hand':
      return ask.got(round);
    case 'peek':
      return ask.peeked(round);
    case 'investigation':
      return ask.card(person(claim.target, nameOf), round);
  }
}

/** What a claim is, and how one of tiles is made without choosing it. */
const onRecord = ({ claims: say, terms }: Phrases, { about }: Claim): Sentence =>
  about === 'investigation'
    ? say.onRecord
    : say.onRecordTyping(letters(terms, typedFor[about], '').toLowerCase());

type TileClaim = Extract<Claim, { policies: unknown }>;

/** A hand that shows how claims are typed. */
const typedFor: Readonly<Record<TileClaim['about'], readonly Policy[]>> = {
  'president-hand': ['liberal', 'fascist', 'fascist'],
  'chancellor-hand': ['liberal', 'fascist'],
  peek: ['liberal', 'fascist', 'fascist'],
};

/** What the other member of the government that is spoken of said last about it, and which claims agree with that. */
function othersSaid(
  { claims: say, terms }: Phrases,
  { story, me, nameOf }: Scene,
  open: readonly Claim[],
): Sentence {
  const about = open[0]?.about;
  if (about !== 'president-hand' && about !== 'chancellor-hand') return '';
  const government = only(story, 'elected').at(-1)?.event.government;
  const said = only(story, 'claimed').findLast(
    ({ event }) => event.government === government && event.seat !== me && event.claim.about.endsWith('hand'),
  )?.event;
  if (said === undefined) return '';
  const word = 'policies' in said.claim ? said.claim.policies : [];
  const those = (clash: boolean): readonly string[] =>
    open.flatMap((mine) =>
      'policies' in mine && clashesWith(mine, word) === clash ? [letters(terms, mine.policies, '')] : [],
    );
  return say.othersSaid(person(said.seat, nameOf), letters(terms, word), those(false), those(true));
}

const clashesWith = (mine: TileClaim, word: readonly Policy[]): boolean =>
  mine.about === 'president-hand' ? contradict(mine.policies, word) : contradict(word, mine.policies);
