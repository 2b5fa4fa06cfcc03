import { fascistSquares, liberalSquares, mastermindWins, type Ballot, type Claim } from '../../game/index.ts';
import { letters } from './letters.ts';
import { only, type Told } from '../story.ts';
import { person } from '../phrases/person.ts';
import { secrets } from './secrets.ts';
import { tips } from './tips.ts';
import type { DrawerWords, SecretRow } from '../words.ts';
import type { Phrases } from '../phrases/index.ts';
import type { Sentence } from '../span.ts';

/** Writes a row of the drawer. */
type Row = DrawerWords['says'][SecretRow];

/** A seat's own secrets in an edition's phrases. */
export function drawer(phrases: Phrases): DrawerWords {
  const { drawer: say } = phrases;
  return {
    head: (seat, nameOf) => say.head(person(seat, nameOf)),
    opened: say.opened,
    close: say.close,
    label: say.label,
    says: {
      role({ nameOf, beforeRitual }, { role, party, known }) {
        if (beforeRitual) return say.beforeRitual({ role, party });
        if (known.length === 0) return say.knowingNobody({ role, party });
        return say.knowing(
          { role, party },
          known.map((other) => ({ person: person(other.seat, nameOf), role: other.role })),
        );
      },
      saw: saw(phrases),
      drew: drew(phrases),
      got: got(phrases),
      ballot: ballot(phrases),
      win: win(phrases),
    },
    tips: tips(phrases),
  };
}

function saw(phrases: Phrases): Row {
  const words = secrets(phrases);
  const told = telling(phrases);
  return ({ story, nameOf }, { seat }) => {
    const seen = only(story, 'saw-party', 'saw-deck').map((one) => {
      const { event, before } = one;
      return event.type === 'saw-party'
        ? told(one, words['saw-party'](event, before, nameOf), 'investigation', seat, story)
        : told(one, words['saw-deck'](event, before, nameOf), 'peek', seat, story);
    });
    return newestFirst(phrases, seen, phrases.drawer.nothingSeen);
  };
}

function drew(phrases: Phrases): Row {
  const { drawer: say, terms } = phrases;
  const told = telling(phrases);
  return ({ story, nameOf }, { seat }) => {
    const passed = only(story, 'passed');
    const drawn = only(story, 'drew').map((one) => {
      const hand = letters(terms, one.event.policies);
      const then = passed.find((later) => later.before.round === one.before.round);
      const seen =
        then === undefined
          ? hand
          : say.drewAndPassed(
              hand,
              letters(terms, [then.event.discarded]),
              letters(terms, then.event.policies),
              person(then.before.chancellor, nameOf),
            );
      return told(one, seen, 'president-hand', seat, story);
    });
    return newestFirst(phrases, drawn, say.neverIn.president);
  };
}

function got(phrases: Phrases): Row {
  const { drawer: say, terms } = phrases;
  const told = telling(phrases);
  return ({ story }, { seat }) => {
    const received = only(story, 'received').map((one) =>
      told(one, letters(terms, one.event.policies), 'chancellor-hand', seat, story),
    );
    return newestFirst(phrases, received, say.neverIn.chancellor);
  };
}

/** Writes what somebody saw beside what they have told the table of it: their newest claim about it, if any. */
function telling({ drawer: say, terms }: Phrases) {
  return (
    { before }: Told,
    what: string,
    about: Claim['about'],
    seat: number,
    story: readonly Told[],
  ): string => {
    const seen = say.inRound(before.round, what);
    const claim = only(story, 'claimed').findLast(
      ({ event }) =>
        event.seat === seat && event.government === before.government?.number && event.claim.about === about,
    )?.event.claim;
    if (claim === undefined) return seen;
    return claim.about === 'investigation'
      ? say.toldParty[claim.party](seen)
      : say.toldHand(seen, letters(terms, claim.policies, ''));
  };
}

const newestFirst = ({ drawer: say }: Phrases, entries: readonly string[], none: Sentence): Sentence =>
  entries.length === 0 ? none : asMany(entries.toReversed(), say.entries);

/** As many of the entries as there is room for, the first of them at least. */
function asMany<T>(entries: readonly T[], write: (kept: readonly T[], more: boolean) => string): Sentence {
  const [all, ...fewer] = entries.map((_, left) => write(entries.slice(0, entries.length - left), left > 0));
  return { either: [all ?? '', ...fewer] };
}

const ballot =
  ({ drawer: say }: Phrases): Row =>
  ({ story }, { seat, ballot: now }) => {
    const before = only(story, 'elected', 'rejected').flatMap((told) => {
      const ballot: Ballot | null | undefined = told.event.ballots[seat];
      return ballot ? [{ round: told.before.round, ballot }] : [];
    });
    if (before.length === 0) return say.ballot(now);
    return asMany(before.toReversed(), (kept, more) => say.ballots(now, kept, more));
  };

const win =
  ({ drawer: say }: Phrases): Row =>
  ({ view: { liberalPolicies, fascistPolicies } }, { role }) => {
    switch (role) {
      case 'liberal':
        return say.win.liberal(liberalSquares - liberalPolicies);
      case 'mastermind':
        return say.mastermindWins[
          fascistPolicies < mastermindWins.fascist ? 'byFifthFascist' : 'byFourthLiberal'
        ];
      default:
        return say.win.fascist(fascistSquares - fascistPolicies);
    }
  };
