import { fascistSquares, liberalSquares, type Role, type Seat } from '../../game/index.ts';
import { inWords, letters, who } from './grammar.ts';
import { only, type Told } from '../story.ts';
import { terms } from './terms.ts';
import { tips } from './tips.ts';
import type { DrawerWords, NameOf, Scene, SecretWords } from '../words.ts';

export const secrets: SecretWords = {
  drew: ({ policies }) => letters(policies),
  passed: ({ discarded, policies }) => `discarded ${letters([discarded])}, gave ${letters(policies)}`,
  received: ({ policies }) => letters(policies),
  'saw-party': ({ target, party }, nameOf) => `${nameOf(target)}'s party card: ${terms.party[party]}`,
  'saw-deck': ({ policies }) => `the top three: ${letters(policies)}`,
};

export const drawer: DrawerWords = {
  head: (seat, nameOf) => `FOR ${who(seat, nameOf)} ALONE`,
  opened: 'open while Space is held',
  close: 'let go to close; any other key closes too',
  label: { role: 'Role', saw: 'Saw', drew: 'Drew', got: 'Got', ballot: 'Ballot', win: 'Win', tips: 'Tips' },
  says: {
    role: ({ nameOf }, { role, party, known }) => {
      const others = known.map((other) => `${who(other.seat, nameOf)} ${terms.role[other.role]}`).join(' · ');
      const knows = known.length === 0 ? "You know nobody's role for certain." : `You know: ${others}`;
      return `${terms.role[role]}. Party card: ${terms.party[party]}. ${knows}`;
    },
    saw: ({ story, nameOf }) =>
      newestFirst(
        only(story, 'saw-party', 'saw-deck').map((told) => sawIn(told, nameOf)),
        'nothing yet',
      ),
    drew: ({ story, nameOf }) => newestFirst(drawn(story, nameOf), "nothing yet: you haven't been President"),
    got: ({ story }) =>
      newestFirst(only(story, 'received').map(gotIn), "nothing yet: you haven't been Chancellor"),
    ballot: ({ story }, { seat, ballot }) => ballots(story, seat, ballot),
    win: ({ view }, { role }) => wins(role, view),
  },
  tips,
};

const inRound = ({ before }: Told, said: string): string => `R${before.round} ${said}`;

const sawIn = (
  told: Told<Extract<Told['event'], { type: 'saw-party' | 'saw-deck' }>>,
  nameOf: NameOf,
): string =>
  inRound(
    told,
    told.event.type === 'saw-party'
      ? secrets['saw-party'](told.event, nameOf)
      : secrets['saw-deck'](told.event, nameOf),
  );

const gotIn = (told: Told<Extract<Told['event'], { type: 'received' }>>): string =>
  inRound(told, secrets.received(told.event, String));

function drawn(story: readonly Told[], nameOf: NameOf): string[] {
  const passed = only(story, 'passed');
  return only(story, 'drew').map((told) => {
    const then = passed.find(({ before }) => before.round === told.before.round);
    const hand = inRound(told, secrets.drew(told.event, nameOf));
    return then ? `${hand}, ${secrets.passed(then.event, nameOf)}` : hand;
  });
}

const newestFirst = (entries: readonly string[], none: string): string =>
  entries.length === 0 ? none : entries.toReversed().join(' · ');

function ballots(story: readonly Told[], me: Seat, open: 'ja' | 'nein' | null): string {
  const before = only(story, 'elected', 'rejected').flatMap((told) => {
    const ballot = told.event.ballots[me];
    return ballot ? [inRound(told, terms.ballot[ballot])] : [];
  });
  const now = open === null ? 'not cast' : terms.ballot[open];
  return before.length === 0 ? `${now}.` : `${now}. Before: ${before.toReversed().join(', ')}`;
}

function wins(role: Role, { liberalPolicies, fascistPolicies }: Scene['view']): string {
  const left = (squares: number, laid: number, party: string): string =>
    `${inWords(squares - laid).toLowerCase()} more ${party} ${squares - laid === 1 ? 'policy' : 'policies'}`;
  if (role === 'liberal') return `${left(liberalSquares, liberalPolicies, 'Liberal')}, or Hitler executed`;
  return `${left(fascistSquares, fascistPolicies, 'Fascist')}, or Hitler elected once three are laid`;
}
