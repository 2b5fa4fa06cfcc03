import {
  fascistSquares,
  liberalSquares,
  mastermindWins,
  type Claim,
  type Role,
  type Seat,
} from '../../game/index.ts';
import { inWords, letters, who } from './grammar.ts';
import { only, type Told } from '../story.ts';
import type { Sentence } from '../span.ts';
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
  opened: { either: ['open while Space is held', 'while Space is held', 'open'] },
  close: 'let go to close; any other key closes too',
  label: { role: 'Role', saw: 'Saw', drew: 'Drew', got: 'Got', ballot: 'Ballot', win: 'Win', tips: 'Tips' },
  says: {
    role: ({ nameOf }, { role, party, known }) => {
      const [mine, card] = [terms.role[role], terms.party[party]];
      if (known.length === 0) {
        const nobody = "You know nobody's role for certain.";
        return { either: [`${mine}. Party card: ${card}. ${nobody}`, `${mine}, card ${card}. ${nobody}`] };
      }
      const others = (said: (seat: Seat) => string): string =>
        known.map((other) => `${said(other.seat)} ${terms.role[other.role]}`).join(' · ');
      const named = others((seat) => who(seat, nameOf));
      return {
        either: [
          `${mine}. Party card: ${card}. You know: ${named}`,
          `${mine}, card ${card}. ${named}`,
          `${mine}, card ${card}. ${others((seat) => String(seat + 1))}`,
        ],
      };
    },
    saw: (scene, { seat }) => newestFirst(sawIn(scene, seat), 'nothing yet'),
    drew: (scene, { seat }) => newestFirst(drewIn(scene, seat), notYet('President')),
    got: (scene, { seat }) => newestFirst(gotIn(scene, seat), notYet('Chancellor')),
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

const notYet = (office: string): Sentence => ({
  either: [`nothing yet: you haven't been ${office}`, 'nothing yet'],
});

const newestFirst = (entries: readonly string[], none: Sentence): Sentence =>
  entries.length === 0 ? none : asMany('', entries.toReversed(), '; ');

/** After some words as many of the entries as there is room for, the first of them at least. */
function asMany(before: string, entries: readonly string[], separator: string): Sentence {
  const [all, ...fewer] = entries.map((_, left) => {
    const kept = entries.slice(0, entries.length - left).join(separator);
    return `${before}${kept}${left === 0 ? '' : ' …'}`;
  });
  return { either: [all ?? before, ...fewer] };
}

function ballots(story: readonly Told[], me: Seat, open: 'ja' | 'nein' | null): Sentence {
  const before = only(story, 'elected', 'rejected').flatMap((told) => {
    const ballot = told.event.ballots[me];
    return ballot ? [inRound(told, terms.ballot[ballot])] : [];
  });
  const now = open === null ? 'not cast' : terms.ballot[open];
  return before.length === 0 ? `${now}.` : asMany(`${now}. Before: `, before.toReversed(), ', ');
}

function wins(role: Role, { liberalPolicies, fascistPolicies }: Scene['view']): Sentence {
  const left = (squares: number, laid: number, party: string): string =>
    `${inWords(squares - laid).toLowerCase()} more ${party} ${squares - laid === 1 ? 'policy' : 'policies'}`;
  if (role === 'liberal')
    return {
      either: [
        `${left(liberalSquares, liberalPolicies, 'Liberal')}, or Hitler executed`,
        `${inWords(liberalSquares - liberalPolicies).toLowerCase()} more L, or Hitler executed`,
      ],
    };
  if (role === 'mastermind') return mastermindWinsBy(fascistPolicies);
  const policies = left(fascistSquares, fascistPolicies, 'Fascist');
  return {
    either: [
      `${policies}, or Hitler elected once three are laid`,
      `${policies}, or Hitler elected`,
      `${inWords(fascistSquares - fascistPolicies).toLowerCase()} more F, or Hitler elected`,
    ],
  };
}

const mastermindWinsBy = (fascistPolicies: number): Sentence =>
  fascistPolicies < mastermindWins.fascist
    ? {
        either: [
          'the fifth Fascist policy once four Liberal ones are laid, and you alive',
          'four L, then the fifth F, and you alive',
        ],
      }
    : {
        either: [
          'only as the Chancellor who lays the fourth Liberal policy',
          'as the Chancellor who lays the fourth L',
        ],
      };
