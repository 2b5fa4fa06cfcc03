import { fascistSquares, liberalSquares, type Claim, type Role, type Seat } from '../../game/index.ts';
import { inWords, letters, who } from './grammar.ts';
import { only, type Told } from '../story.ts';
import { terms } from './terms.ts';
import { tips } from './tips.ts';
import type { DrawerWords, Scene, SecretWords } from '../words.ts';

export const secrets: SecretWords = {
  drew: ({ policies }) => letters(policies),
  passed: ({ discarded, policies }, { chancellor }, nameOf) => {
    const receiver = chancellor === null ? '' : `${nameOf(chancellor)} `;
    return `discarded ${letters([discarded])}, gave ${receiver}${letters(policies)}`;
  },
  received: ({ policies }) => letters(policies),
  'saw-party': ({ target, party }, _, nameOf) => `${nameOf(target)}'s party card: ${terms.party[party]}`,
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
    saw: (scene, { seat }) => newestFirst(sawIn(scene, seat), 'nothing yet'),
    drew: (scene, { seat }) => newestFirst(drewIn(scene, seat), "nothing yet: you haven't been President"),
    got: (scene, { seat }) => newestFirst(gotIn(scene, seat), "nothing yet: you haven't been Chancellor"),
    ballot: ({ story }, { seat, ballot }) => ballots(story, seat, ballot),
    win: ({ view }, { role }) => wins(role, view),
  },
  tips,
};

const inRound = ({ before }: Told, ...said: readonly string[]): string => `R${before.round} ${said.join('')}`;

function sawIn({ story, nameOf }: Scene, me: Seat): string[] {
  return only(story, 'saw-party', 'saw-deck').map((told) => {
    const { event, before } = told;
    return event.type === 'saw-party'
      ? inRound(told, secrets['saw-party'](event, before, nameOf), toldOf(told, 'investigation', me, story))
      : inRound(told, secrets['saw-deck'](event, before, nameOf), toldOf(told, 'peek', me, story));
  });
}

function drewIn({ story, nameOf }: Scene, me: Seat): string[] {
  const passed = only(story, 'passed');
  return only(story, 'drew').map((told) => {
    const { event, before } = told;
    const then = passed.find((later) => later.before.round === before.round);
    return inRound(
      told,
      secrets.drew(event, before, nameOf),
      then ? `, ${secrets.passed(then.event, then.before, nameOf)}` : '',
      toldOf(told, 'president-hand', me, story),
    );
  });
}

const gotIn = ({ story, nameOf }: Scene, me: Seat): string[] =>
  only(story, 'received').map((told) =>
    inRound(
      told,
      secrets.received(told.event, told.before, nameOf),
      toldOf(told, 'chancellor-hand', me, story),
    ),
  );

/** What the viewer has told the table of what they saw: the newest claim about it, or nothing. */
function toldOf({ before }: Told, about: Claim['about'], me: Seat, story: readonly Told[]): string {
  const claim = only(story, 'claimed').findLast(
    ({ event }) =>
      event.seat === me && event.government === before.government?.number && event.claim.about === about,
  )?.event.claim;
  if (claim === undefined) return '';
  return ` · you told: ${claim.about === 'investigation' ? terms.party[claim.party] : letters(claim.policies, '')}`;
}

const newestFirst = (entries: readonly string[], none: string): string =>
  entries.length === 0 ? none : entries.toReversed().join('; ');

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
