import { bold, say } from '../../../span.ts';
import type { OutcomePhrases } from '../../../phrases/outcomes.ts';
import type { Themed } from '../../../theme.ts';

export const powers = {
  investigated: {
    head: { classic: 'INVESTIGATED ', corporate: 'AUDIT DONE ', cats: 'SNIFF TEST ' },
    saw: {
      classic: (president, target) => ({
        either: [
          say`${bold(president.who)} has seen the party card of ${bold(target.who)}.`,
          say`${bold(president.who)} saw ${bold(target.who)}'s party card.`,
          say`${bold(`Seat ${president.number}`)} saw ${bold(`seat ${target.number}`)}'s party card.`,
        ],
      }),
      corporate: (president, target) => ({
        either: [
          say`${bold(president.who)} has read the personnel file of ${bold(target.who)}.`,
          say`${bold(president.who)} read ${bold(target.who)}'s file.`,
          say`${bold(`Seat ${president.number}`)} read ${bold(`seat ${target.number}`)}'s file.`,
        ],
      }),
      cats: (president, target) => ({
        either: [
          say`${bold(president.who)} has sniffed at the paw print of ${bold(target.who)}.`,
          say`${bold(president.who)} sniffed at ${bold(target.who)}'s print.`,
          say`${bold(`Seat ${president.number}`)} sniffed at ${bold(`seat ${target.number}`)}'s.`,
        ],
      }),
    },
    mayTell: {
      classic: ({ name }) => ({
        either: [
          `${name} may tell the truth about it, a lie or nothing.`,
          'The President may tell the truth, a lie or nothing.',
          'P may tell the truth, a lie or nothing.',
        ],
      }),
      corporate: ({ name }) => ({
        either: [
          `${name} may tell the truth about it, a lie or nothing.`,
          'The CEO may tell the truth, a lie or nothing.',
          'CEO may tell truth, a lie or nothing.',
        ],
      }),
      cats: ({ name }) => ({
        either: [
          `${name} may tell the truth about it, a lie or nothing.`,
          'The mayor may tell the truth, a lie or nothing.',
          'M may tell the truth, a lie or nothing.',
        ],
      }),
    },
  },
  peeked: {
    head: { classic: 'PEEKED ', corporate: 'PREVIEWED ', cats: 'PEEKED ' },
    saw: {
      classic: ({ who, number }) => ({
        either: [
          say`${bold(who)} has seen the top three tiles; their order stays.`,
          say`${bold(who)} has seen the top three tiles.`,
          say`${bold(`Seat ${number}`)} has seen the top three tiles.`,
        ],
      }),
      corporate: ({ who, number }) => ({
        either: [
          say`${bold(who)} has previewed the top three blueprints; their order stays.`,
          say`${bold(who)} has previewed the top three.`,
          say`${bold(`Seat ${number}`)} has previewed the top three.`,
        ],
      }),
      cats: ({ who, number }) => ({
        either: [
          say`${bold(who)} has peeked at the top three bills; their order stays.`,
          say`${bold(who)} has peeked at the top three bills.`,
          say`${bold(`Seat ${number}`)} has peeked at the top three.`,
        ],
      }),
    },
    whoDraws: {
      classic: 'The next government draws them.',
      corporate: 'The next management draws them.',
      cats: 'The next town hall draws them.',
    },
    mayTell: {
      classic: ({ name }) => ({
        either: [
          `${name} may tell the truth about them, a lie or nothing.`,
          'The President may tell the truth, a lie or nothing.',
          'P may tell the truth, a lie or nothing.',
        ],
      }),
      corporate: ({ name }) => ({
        either: [
          `${name} may tell the truth about them, a lie or nothing.`,
          'The CEO may tell the truth, a lie or nothing.',
          'CEO may tell truth, a lie or nothing.',
        ],
      }),
      cats: ({ name }) => ({
        either: [
          `${name} may tell the truth about them, a lie or nothing.`,
          'The mayor may tell the truth, a lie or nothing.',
          'M may tell the truth, a lie or nothing.',
        ],
      }),
    },
  },
  specialElection: {
    head: {
      classic: 'SPECIAL ELECTION ',
      corporate: { either: ['EMERGENCY APPOINTMENT ', 'EMERGENCY '] },
      cats: 'EXTRA MEETING ',
    },
    picked: {
      classic: (president, target) => ({
        either: [
          say`${bold(president.who)} picked ${bold(target.who)} as candidate for President.`,
          say`${bold(president.who)} picked ${bold(target.who)} as next P.`,
          say`${bold(`Seat ${president.number}`)} picked ${bold(`seat ${target.number}`)} as next President.`,
        ],
      }),
      corporate: (president, target) => ({
        either: [
          say`${bold(president.who)} picked ${bold(target.who)} as candidate for CEO.`,
          say`${bold(president.who)} picked ${bold(target.who)} for CEO.`,
          say`${bold(`Seat ${president.number}`)} picked ${bold(`seat ${target.number}`)} as next CEO.`,
        ],
      }),
      cats: (president, target) => ({
        either: [
          say`${bold(president.who)} picked ${bold(target.who)} as candidate for mayor.`,
          say`${bold(president.who)} picked ${bold(target.who)} for mayor.`,
          say`${bold(`Seat ${president.number}`)} picked ${bold(`seat ${target.number}`)} as next mayor.`,
        ],
      }),
    },
    resumes: ({ who }) => say`Then order resumes at ${bold(who)}.`,
    termLimits: {
      classic: 'Term limits bar only Chancellors.',
      corporate: 'Rotation bars only engineers.',
      cats: 'The nap rule bars no mayor.',
    },
  },
  executed: {
    head: {
      classic: ({ who, number }) => ({ either: [`EXECUTED  ${who}.`, `EXECUTED  Seat ${number}.`] }),
      corporate: ({ who, number }) => ({ either: [`DISMISSED  ${who}.`, `FIRED  Seat ${number}.`] }),
      cats: ({ who, number }) => ({ either: [`BANISHED  ${who}.`, `BANISHED  Seat ${number}.`] }),
    },
    hitler: {
      classic: (president, target) => ({
        either: [
          say`${bold(president.who)} executed ${bold(target.who)}: Hitler.`,
          say`${bold(`Seat ${president.number}`)} executed ${bold(target.who)}: Hitler.`,
          say`${bold(`Seat ${president.number}`)} executed ${bold(`seat ${target.number}`)}: Hitler.`,
        ],
      }),
      corporate: (president, target) => ({
        either: [
          say`${bold(president.who)} dismissed ${bold(target.who)}: the Rat.`,
          say`${bold(`Seat ${president.number}`)} dismissed ${bold(target.who)}: the Rat.`,
          say`${bold(`Seat ${president.number}`)} fired ${bold(`seat ${target.number}`)}: the Rat.`,
        ],
      }),
      cats: (president, target) => ({
        either: [
          say`${bold(president.who)} banished ${bold(target.who)}: the civil rat.`,
          say`${bold(`Seat ${president.number}`)} banished ${bold(target.who)}: the civil rat.`,
          say`${bold(`Seat ${target.number}`)} banished: the civil rat.`,
        ],
      }),
    },
    notHitler: {
      classic: (president, target) => ({
        either: [
          say`${bold(president.who)} executed ${bold(target.who)}: not Hitler.`,
          say`${bold(`Seat ${president.number}`)} executed ${bold(target.who)}: not Hitler.`,
          say`${bold(`Seat ${president.number}`)} executed ${bold(`seat ${target.number}`)}: not Hitler.`,
        ],
      }),
      corporate: (president, target) => ({
        either: [
          say`${bold(president.who)} dismissed ${bold(target.who)}: not the Rat.`,
          say`${bold(`Seat ${president.number}`)} dismissed ${bold(target.who)}: not the Rat.`,
          say`${bold(`Seat ${president.number}`)} fired ${bold(`seat ${target.number}`)}: not the Rat.`,
        ],
      }),
      cats: (president, target) => ({
        either: [
          say`${bold(president.who)} banished ${bold(target.who)}: not the civil rat.`,
          say`${bold(`Seat ${president.number}`)} banished ${bold(target.who)}: not the civil rat.`,
          say`${bold(`Seat ${target.number}`)} banished: not the civil rat.`,
        ],
      }),
    },
    roleHidden: 'The role stays hidden to the end of the game.',
    cardShown: {
      liberal: {
        classic: say`The party card says ${bold('Liberal')}; the role stays hidden.`,
        corporate: say`The file says ${bold('loyal')}; the role stays hidden.`,
        cats: say`The paw print is ${bold('a cat’s')}; the role stays hidden.`,
      },
      fascist: {
        classic: say`The party card says ${bold('Fascist')}; the role stays hidden.`,
        corporate: say`The file says ${bold('mole')}; the role stays hidden.`,
        cats: say`The paw print is ${bold('a rat’s')}; the role stays hidden.`,
      },
      mastermind: {
        classic: say`The party card says ${bold('Neither')}; the role stays hidden.`,
        corporate: say`The file says ${bold('neither')}; the role stays hidden.`,
        cats: say`The paw print is ${bold('neither')}; the role stays hidden.`,
      },
    },
  },
} satisfies Themed<Pick<OutcomePhrases, 'investigated' | 'peeked' | 'specialElection' | 'executed'>>;
