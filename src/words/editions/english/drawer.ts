import { inWords } from './grammar.ts';
import { beforeRitual, knowing, knowingNobody } from './own-role.ts';
import type { Ballot } from '../../../game/index.ts';
import type { CastIn, DrawerPhrases } from '../../phrases/drawer.ts';
import type { Either } from '../../span.ts';
import type { InEach, Themed } from '../../theme.ts';

const neverIn = (office: string): Either => ({
  either: [`nothing yet: you haven't been ${office}`, 'nothing yet'],
});

const ballots: InEach<Readonly<Record<Ballot, string>>> = {
  classic: { ja: 'Ja', nein: 'Nein' },
  corporate: { ja: 'Yes', nein: 'No' },
  cats: { ja: 'Purr', nein: 'Hiss' },
};

const cast = (names: Readonly<Record<Ballot, string>>, now: Ballot | null): string =>
  `${now === null ? 'not cast' : names[now]}.`;

const castBefore =
  (names: Readonly<Record<Ballot, string>>) =>
  (now: Ballot | null, newestFirst: readonly CastIn[], more: boolean): string => {
    const before = newestFirst.map(({ round, ballot }) => `R${round} ${names[ballot]}`).join(', ');
    return `${cast(names, now)} Before: ${before}${more ? ' …' : ''}`;
  };

/** A count within a sentence. */
const count = (count: number): string => inWords(count).toLowerCase();

export const drawer: Themed<DrawerPhrases> = {
  head: ({ who }) => `FOR ${who} ALONE`,
  opened: { either: ['open while Space is held', 'while Space is held', 'open'] },
  close: 'let go to close; any other key closes too',
  label: { role: 'Role', saw: 'Saw', drew: 'Drew', got: 'Got', ballot: 'Ballot', win: 'Win', tips: 'Tips' },
  beforeRitual,
  knowingNobody,
  knowing,
  nothingSeen: 'nothing yet',
  neverIn: {
    president: {
      classic: neverIn('President'),
      corporate: neverIn('CEO'),
      cats: neverIn('mayor'),
    },
    chancellor: {
      classic: neverIn('Chancellor'),
      corporate: neverIn('Chief Engineer'),
      cats: neverIn('rat-catcher'),
    },
  },
  drewAndPassed: {
    classic: (hand, discarded, given, { name }) => `${hand}, discarded ${discarded}, gave ${name} ${given}`,
    corporate: (hand, discarded, given, { name }) => `${hand}, shredded ${discarded}, gave ${name} ${given}`,
    cats: (hand, discarded, given, { name }) => `${hand}, binned ${discarded}, gave ${name} ${given}`,
  },
  inRound: (round, seen) => `R${round} ${seen}`,
  toldHand: (seen, hand) => `${seen} · you told: ${hand}`,
  toldParty: {
    liberal: {
      classic: (seen) => `${seen} · you told: Liberal`,
      corporate: (seen) => `${seen} · you told: loyal`,
      cats: (seen) => `${seen} · you told: a cat's`,
    },
    fascist: {
      classic: (seen) => `${seen} · you told: Fascist`,
      corporate: (seen) => `${seen} · you told: mole`,
      cats: (seen) => `${seen} · you told: a rat's`,
    },
    mastermind: {
      classic: (seen) => `${seen} · you told: Neither`,
      corporate: (seen) => `${seen} · you told: neither`,
      cats: (seen) => `${seen} · you told: neither`,
    },
  },
  entries: (newestFirst, more) => `${newestFirst.join('; ')}${more ? ' …' : ''}`,
  ballot: {
    classic: (now) => cast(ballots.classic, now),
    corporate: (now) => cast(ballots.corporate, now),
    cats: (now) => cast(ballots.cats, now),
  },
  ballots: {
    classic: castBefore(ballots.classic),
    corporate: castBefore(ballots.corporate),
    cats: castBefore(ballots.cats),
  },
  win: {
    liberal: {
      classic: (missing) => ({
        either: [
          `${count(missing)} more Liberal ${missing === 1 ? 'policy' : 'policies'}, or Hitler executed`,
          `${count(missing)} more L, or Hitler executed`,
        ],
      }),
      corporate: (missing) => ({
        either: [
          `${count(missing)} more sound blueprint${missing === 1 ? '' : 's'}, or the Rat dismissed`,
          `${count(missing)} more S, or the Rat fired`,
        ],
      }),
      cats: (missing) => ({
        either: [
          `${count(missing)} more cat law${missing === 1 ? '' : 's'}, or the civil rat banished`,
          `${count(missing)} more C, or civil rat gone`,
        ],
      }),
    },
    fascist: {
      classic: (missing) => {
        const policies = `${count(missing)} more Fascist ${missing === 1 ? 'policy' : 'policies'}`;
        return {
          either: [
            `${policies}, or Hitler elected once three are laid`,
            `${policies}, or Hitler elected`,
            `${count(missing)} more F, or Hitler elected`,
          ],
        };
      },
      corporate: (missing) => {
        const blueprints = `${count(missing)} more faulty blueprint${missing === 1 ? '' : 's'}`;
        return {
          either: [
            `${blueprints}, or the Rat appointed once three are built`,
            `${blueprints}, or the Rat appointed`,
            `${count(missing)} more F, or Rat appointed`,
          ],
        };
      },
      cats: (missing) => {
        const laws = `${count(missing)} more rat law${missing === 1 ? '' : 's'}`;
        return {
          either: [
            `${laws}, or the civil rat seated once three stand`,
            `${laws}, or the civil rat seated`,
            `${count(missing)} more R, or civil rat in`,
          ],
        };
      },
    },
  },
  mastermindWins: {
    byFifthFascist: {
      classic: {
        either: [
          'the fifth Fascist policy once four Liberal ones are laid, and you alive',
          'four L, then the fifth F, and you alive',
        ],
      },
      corporate: {
        either: [
          'the fifth faulty blueprint once four sound ones are built, and you in',
          'four S, then the fifth F, and you in',
        ],
      },
      cats: {
        either: [
          'the fifth rat law once four cat laws stand, and you in town',
          'four C, then the fifth R, and you in',
        ],
      },
    },
    byFourthLiberal: {
      classic: {
        either: [
          'only as the Chancellor who lays the fourth Liberal policy',
          'as the Chancellor who lays the fourth L',
        ],
      },
      corporate: {
        either: [
          'only as the Chief Engineer who builds the fourth sound blueprint',
          'as the engineer who builds the fourth S',
        ],
      },
      cats: {
        either: [
          'only as the rat-catcher who passes the fourth cat law',
          'as rat-catcher who passes the fourth C',
        ],
      },
    },
  },
};
