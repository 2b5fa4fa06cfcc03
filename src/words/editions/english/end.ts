import { turning } from './turning-points.ts';
import type { EndPhrases } from '../../phrases/end.ts';
import type { Either } from '../../span.ts';
import type { Pair } from '../../phrases/log.ts';
import type { Person } from '../../phrases/person.ts';
import type { Themed } from '../../theme.ts';

/** Who won and by what, or at least who won. */
const won = (who: string, by: string): Either => ({ either: [`${who}: ${by}`, who] });

/** The same, with how the last policy came about. */
const wonLaid = (who: string, by: string, laid: string): Either => ({
  either: [`${who}: ${by}, ${laid}`, `${who}: ${by}`, who],
});

/** The same, with the government that laid it. */
const wonLaidBy =
  (who: string, by: string, laidBy: string) =>
  ({ president, chancellor }: Pair): Either => ({
    either: [
      `${who}: ${by}, ${laidBy} ${president.who} + ${chancellor.who}`,
      `${who}: ${by}, ${laidBy} ${president.number} + ${chancellor.number}`,
      `${who}: ${by}`,
      who,
    ],
  });

const names = (people: readonly Person[]): string => people.map(({ name }) => name).join(', ');
const numbers = (people: readonly Person[]): string => people.map(({ number }) => number).join(', ');

/** Somebody who lost beside a team, and how they are named: in full and, where that is long, in little room. */
type Beside = readonly [who: Person, named: string, briefly?: string];

/** A team that lost, and others beside it: by name, or by number where there is no room. */
const lost = (team: readonly Person[], ...others: readonly Beside[]): Either => {
  const named = others.map(([{ name }, named]) => `${named}: ${name}`);
  const numbered = others.map(([{ number }, named, briefly = named]) => `${briefly}: ${number}`);
  return {
    either: [
      `Lost: ${[names(team), ...named].join(', ')}.`,
      `Lost: ${[numbers(team), ...numbered].join(', ')}.`,
    ],
  };
};

const counted = (count: number, one: string, several: string): string =>
  `${count} ${count === 1 ? one : several}`;

export const end: Themed<EndPhrases> = {
  won: {
    classic: { liberal: 'LIBERALS WIN', fascist: 'FASCISTS WIN', mastermind: 'THE MASTERMIND WINS' },
    corporate: { liberal: 'LOYAL STAFF WIN', fascist: 'MOLES WIN', mastermind: 'PUPPET-MASTER WINS' },
    cats: { liberal: 'TOWN CATS WIN', fascist: 'RATS WIN', mastermind: 'THE OLD TOMCAT WINS' },
  },
  count: {
    classic: (rounds, governments) =>
      `${counted(rounds, 'round', 'rounds')} · ${counted(governments, 'government', 'governments')}`,
    corporate: (rounds, managements) =>
      `${counted(rounds, 'round', 'rounds')} · ${counted(managements, 'management', 'managements')}`,
    cats: (rounds, townHalls) =>
      `${counted(rounds, 'round', 'rounds')} · ${counted(townHalls, 'town hall', 'town halls')}`,
  },
  whoHead: 'Who was who',
  governmentsHead: 'What they had, what they said',
  governmentsColumns: {
    classic: ' R P+C   drew gave put P said  C said',
    corporate: ' R C+E   drew gave put C said  E said',
    cats: ' R M+R   drew gave put M said  R said',
  },
  vetoed: { classic: 'veto', corporate: 'scrap', cats: 'bat' },
  lie: 'lie',
  turningHead: 'Turning points',
  killed: {
    classic: (round) => `killed R${round}`,
    corporate: (round) => `fired R${round}`,
    cats: (round) => `gone R${round}`,
  },
  head: 'THE END',
  how: {
    'liberal-policies': {
      classic: won('LIBERALS WIN', 'the fifth Liberal policy'),
      corporate: won('LOYAL STAFF WIN', 'the fifth sound blueprint'),
      cats: won('TOWN CATS WIN', 'the fifth cat law'),
    },
    'hitler-executed': {
      classic: won('LIBERALS WIN', 'Hitler was executed'),
      corporate: won('LOYAL STAFF WIN', 'the Rat was dismissed'),
      cats: won('TOWN CATS WIN', 'the civil rat was banished'),
    },
    'fascist-policies': {
      classic: won('FASCISTS WIN', 'the sixth Fascist policy'),
      corporate: won('MOLES WIN', 'the sixth faulty blueprint'),
      cats: won('RATS WIN', 'the sixth rat law'),
    },
    'hitler-elected': {
      classic: won('FASCISTS WIN', 'Hitler was elected Chancellor'),
      corporate: won('MOLES WIN', 'the Rat was appointed Chief Engineer'),
      cats: won('RATS WIN', 'the civil rat was seated as rat-catcher'),
    },
    mastermind: {
      classic: won('THE MASTERMIND WINS', 'four Liberal and five Fascist policies'),
      corporate: won('PUPPET-MASTER WINS', 'four sound and five faulty blueprints'),
      cats: won('THE OLD TOMCAT WINS', 'four cat and five rat laws'),
    },
  },
  howLaid: {
    'liberal-policies': {
      classic: wonLaidBy('LIBERALS WIN', 'the fifth Liberal policy', 'laid by'),
      corporate: wonLaidBy('LOYAL STAFF WIN', 'the fifth sound blueprint', 'built by'),
      cats: wonLaidBy('TOWN CATS WIN', 'the fifth cat law', 'passed by'),
    },
    'fascist-policies': {
      classic: wonLaidBy('FASCISTS WIN', 'the sixth Fascist policy', 'laid by'),
      corporate: wonLaidBy('MOLES WIN', 'the sixth faulty blueprint', 'built by'),
      cats: wonLaidBy('RATS WIN', 'the sixth rat law', 'passed by'),
    },
    mastermind: {
      classic: wonLaidBy('THE MASTERMIND WINS', 'four Liberal and five Fascist policies', 'laid by'),
      corporate: wonLaidBy('PUPPET-MASTER WINS', 'four sound and five faulty blueprints', 'the last by'),
      cats: wonLaidBy('THE OLD TOMCAT WINS', 'four cat and five rat laws', 'the last by'),
    },
  },
  howChaos: {
    'liberal-policies': {
      classic: wonLaid('LIBERALS WIN', 'the fifth Liberal policy', 'laid by chaos'),
      corporate: wonLaid('LOYAL STAFF WIN', 'the fifth sound blueprint', 'built in a walkout'),
      cats: wonLaid('TOWN CATS WIN', 'the fifth cat law', 'passed in a catfight'),
    },
    'fascist-policies': {
      classic: wonLaid('FASCISTS WIN', 'the sixth Fascist policy', 'laid by chaos'),
      corporate: wonLaid('MOLES WIN', 'the sixth faulty blueprint', 'built in a walkout'),
      cats: wonLaid('RATS WIN', 'the sixth rat law', 'passed in a catfight'),
    },
    mastermind: {
      classic: wonLaid('THE MASTERMIND WINS', 'four Liberal and five Fascist policies', 'laid by chaos'),
      corporate: wonLaid(
        'PUPPET-MASTER WINS',
        'four sound and five faulty blueprints',
        'the last in a walkout',
      ),
      cats: wonLaid('THE OLD TOMCAT WINS', 'four cat and five rat laws', 'the last in a catfight'),
    },
  },
  lost: {
    all: ({ name, number }) => ({
      either: [`Lost: everybody but ${name}.`, `Lost: everybody but ${number}.`],
    }),
    liberals: (team) => lost(team),
    liberalsAndMastermind: {
      classic: (team, mastermind) => lost(team, [mastermind, 'and the Mastermind']),
      corporate: (team, mastermind) => lost(team, [mastermind, 'and the puppet-master', 'puppet-master']),
      cats: (team, mastermind) => lost(team, [mastermind, 'and the old tomcat', 'old tomcat']),
    },
    fascists: {
      classic: (team, hitler) => lost(team, [hitler, 'and Hitler']),
      corporate: (team, rat) => lost(team, [rat, 'and the Rat', 'the Rat']),
      cats: (team, rat) => lost(team, [rat, 'and the civil rat', 'civil rat']),
    },
    fascistsAndMastermind: {
      classic: (team, hitler, mastermind) =>
        lost(team, [hitler, 'and Hitler'], [mastermind, 'and the Mastermind']),
      corporate: (team, rat, mastermind) =>
        lost(team, [rat, 'and the Rat', 'the Rat'], [mastermind, 'and the puppet-master', 'puppet-master']),
      cats: (team, rat, mastermind) =>
        lost(team, [rat, 'and the civil rat', 'civil rat'], [mastermind, 'and the old tomcat', 'old tomcat']),
    },
  },
  mayDealAgain: {
    either: [
      'The host may deal again to the same seats. Thank you for playing.',
      'The host may deal again. Thank you for playing.',
      'The host may deal again.',
    ],
  },
  turning,
};
