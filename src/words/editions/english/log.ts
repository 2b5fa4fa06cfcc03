import { inWords, listed, ordinal, purrs } from './grammar.ts';
import type { LogPhrases, Pair } from '../../phrases/log.ts';
import type { Themed } from '../../theme.ts';

const pair = ({ president, chancellor }: Pair): string => `${president.name} + ${chancellor.name}`;

const areDead = (seats: readonly number[]): string =>
  `seat${seats.length === 1 ? '' : 's'} ${listed(seats.map(String))} ${seats.length === 1 ? 'is' : 'are'}`;

export const log: Themed<LogPhrases> = {
  roundBegan: {
    classic: (president, because) => `${president.name} is President: ${because}.`,
    corporate: (president, because) => `${president.name} is CEO: ${because}.`,
    cats: (president, because) => `${president.name} is mayor: ${because}.`,
  },
  because: {
    first: 'drawn by lot',
    next: 'next in order',
    nextAfter: {
      classic: ({ name }) => `next living seat after ${name}`,
      corporate: ({ name }) => `next seat with a job after ${name}`,
      cats: ({ name }) => `next cat in town after ${name}`,
    },
    nextPast: {
      classic: (seats) => `${areDead(seats)} dead`,
      corporate: (seats) => `${areDead(seats)} dismissed`,
      cats: (seats) => `${areDead(seats)} banished`,
    },
    picked: ({ name }) => `picked by ${name}`,
    pickedAndNext: ({ name }) => `picked by ${name}; stands twice, being next as well`,
    resumed: {
      classic: ({ name }) => `order resumes left of ${name}, who called the special election`,
      corporate: ({ name }) => `order resumes left of ${name}, who made the emergency appointment`,
      cats: ({ name }) => `order resumes left of ${name}, who called the extra meeting`,
    },
  },
  nominated: {
    classic: ({ president, chancellor }) => `${president.name} names ${chancellor.name}.`,
    corporate: ({ president, chancellor }) => `${president.name} proposes ${chancellor.name}.`,
    cats: ({ president, chancellor }) => `${president.name} names ${chancellor.name}.`,
  },
  nominatedNotHitler: {
    classic: ({ president, chancellor }) => `${president.name} names ${chancellor.name}, proven not Hitler.`,
    corporate: ({ president, chancellor }) =>
      `${president.name} proposes ${chancellor.name}, proven not the Rat.`,
    cats: ({ president, chancellor }) =>
      `${president.name} names ${chancellor.name}, proven not the civil rat.`,
  },
  nominatedInZone: {
    classic: ({ president, chancellor }, laid) =>
      `${president.name} names ${chancellor.name}. ${inWords(laid)} F are laid, so the Hitler zone is on.`,
    corporate: ({ president, chancellor }, laid) =>
      `${president.name} proposes ${chancellor.name}. ${inWords(laid)} faulty blueprints are built, so the Rat zone is on.`,
    cats: ({ president, chancellor }, laid) =>
      `${president.name} names ${chancellor.name}. ${inWords(laid)} rat laws stand, so the civil-rat zone is on.`,
  },
  elected: {
    classic: (both, { ja, nein }) => `${pair(both)} elected, ${ja} Ja to ${nein}.`,
    corporate: (both, { ja, nein }) => `${pair(both)} appointed: ${ja} approved, ${nein} rejected.`,
    cats: (both, { ja, nein }) => `${pair(both)} seated, ${purrs(ja)} to ${nein}.`,
  },
  trackerReset: {
    classic: 'Tracker back to 0.',
    corporate: 'Deadlock counter back to 0.',
    cats: 'Patience back to 0.',
  },
  rejected: {
    classic: (both, { ja, needed }, tracker) =>
      `${pair(both)} rejected: ${ja} Ja of the ${needed} needed. Tracker ${tracker}.`,
    corporate: (both, { ja, needed }, tracker) =>
      `${pair(both)} turned down: ${ja} approved of the ${needed} needed. Deadlock ${tracker}.`,
    cats: (both, { ja, needed }, tracker) =>
      `${pair(both)} hissed down: ${purrs(ja)} of the ${needed} needed. Patience ${tracker}.`,
  },
  rejectedByTie: {
    classic: (both, { ja, nein }, tracker) =>
      `${pair(both)} rejected, ${ja} to ${nein}: a tie fails. Tracker ${tracker}.`,
    corporate: (both, { ja, nein }, tracker) =>
      `${pair(both)} turned down, ${ja} to ${nein}: a tie fails. Deadlock ${tracker}.`,
    cats: (both, { ja, nein }, tracker) =>
      `${pair(both)} hissed down, ${ja} to ${nein}: a tie fails. Patience ${tracker}.`,
  },
  provedNotHitler: {
    classic: ({ name }) => `${name} took office in the zone and the game goes on: not Hitler.`,
    corporate: ({ name }) => `${name} took office in the zone and the game goes on: not the Rat.`,
    cats: ({ name }) => `${name} took office in the zone and the game goes on: not the civil rat.`,
  },
  enacted: {
    liberal: {
      classic: (nth) => `Liberal policy laid, the ${ordinal(nth)}. No power.`,
      corporate: (nth) => `Sound blueprint built, the ${ordinal(nth)}. No power.`,
      cats: (nth) => `Cat law passed, the ${ordinal(nth)}. No power.`,
    },
    fascist: {
      classic: (nth) => `Fascist policy laid, the ${ordinal(nth)}.`,
      corporate: (nth) => `Faulty blueprint built, the ${ordinal(nth)}.`,
      cats: (nth) => `Rat law passed, the ${ordinal(nth)}.`,
    },
    fascistWithoutPower: {
      classic: (nth, players) =>
        `Fascist policy laid, the ${ordinal(nth)}. No power on this square with ${players} players.`,
      corporate: (nth, players) =>
        `Faulty blueprint built, the ${ordinal(nth)}. No power on this square with ${players} players.`,
      cats: (nth, players) =>
        `Rat law passed, the ${ordinal(nth)}. No power on this square with ${players} players.`,
    },
    opensZone: {
      classic: (nth) => `Fascist policy laid, the ${ordinal(nth)}: the Hitler zone is on from now.`,
      corporate: (nth) => `Faulty blueprint built, the ${ordinal(nth)}: the Rat zone is on from now.`,
      cats: (nth) => `Rat law passed, the ${ordinal(nth)}: the civil-rat zone is on from now.`,
    },
    opensVeto: {
      classic: (nth) => `Fascist policy laid, the ${ordinal(nth)}: the veto opens with the next round.`,
      corporate: (nth) =>
        `Faulty blueprint built, the ${ordinal(nth)}: from the next round on, the plans can be scrapped.`,
      cats: (nth) =>
        `Rat law passed, the ${ordinal(nth)}: from the next round on, bills can be batted off the table.`,
    },
  },
  vetoAsked: {
    classic: ({ name }) => `${name}: “I wish to veto this agenda.”`,
    corporate: ({ name }) => `${name}: “I wish to scrap these plans.”`,
    cats: ({ name }) => `${name}: “I wish to bat these off the table.”`,
  },
  vetoRefused: {
    classic: (president, chancellor) =>
      `${president.name} refused the veto: ${chancellor.name} must lay one of the two.`,
    corporate: (president, chancellor) =>
      `${president.name} kept the plans: ${chancellor.name} must build one of the two.`,
    cats: (president, chancellor) =>
      `${president.name} kept them on the table: ${chancellor.name} must pass one of the two.`,
  },
  vetoAgreed: {
    classic: ({ name }, tracker) =>
      `${name} agreed to the veto: three tiles discarded, no policy, tracker ${tracker}.`,
    corporate: ({ name }, tracker) =>
      `${name} agreed to scrap the plans: three shredded, none built, deadlock ${tracker}.`,
    cats: ({ name }, tracker) =>
      `${name} let them be batted off: three bills binned, no law, patience ${tracker}.`,
  },
  chaos: {
    liberal: {
      classic: (nth) => chaos('a Liberal policy', nth),
      corporate: (nth) => walkout('a sound blueprint', nth),
      cats: (nth) => catfight('a cat law', nth),
    },
    fascist: {
      classic: (nth) => chaos('a Fascist policy', nth),
      corporate: (nth) => walkout('a faulty blueprint', nth),
      cats: (nth) => catfight('a rat law', nth),
    },
  },
  reshuffled: {
    classic: (cards) => `Fewer than three tiles were left: shuffled with the discards, deck ${cards}.`,
    corporate: (cards) =>
      `Fewer than three blueprints were left: shuffled with the shredded ones, cabinet ${cards}.`,
    cats: (cards) => `Fewer than three bills were left: shuffled with the binned ones, box ${cards}.`,
  },
  powerOpened: {
    investigate: {
      classic: ({ name }) => `This square's power: ${name} sees the party card of one player.`,
      corporate: ({ name }) => `This square's power: ${name} audits the personnel file of one player.`,
      cats: ({ name }) => `This square's power: ${name} sniffs at the paw print of one player.`,
    },
    peek: {
      classic: ({ name }) => `This square's power: ${name} looks at the top three tiles.`,
      corporate: ({ name }) => `This square's power: ${name} previews the top three blueprints.`,
      cats: ({ name }) => `This square's power: ${name} peeks at the top three bills.`,
    },
    'special-election': {
      classic: ({ name }) => `This square's power: ${name} picks the next President.`,
      corporate: ({ name }) => `This square's power: ${name} picks the next CEO.`,
      cats: ({ name }) => `This square's power: ${name} picks the next mayor.`,
    },
    execute: {
      classic: ({ name }) => `This square's power: ${name} must execute a player, and decides alone.`,
      corporate: ({ name }) => `This square's power: ${name} must dismiss a player, and decides alone.`,
      cats: ({ name }) => `This square's power: ${name} must banish a player, and decides alone.`,
    },
  },
  investigated: {
    classic: (president, target) => `${president.name}: “I formally investigate ${target.name}.”`,
    corporate: (president, target) => `${president.name}: “I formally audit ${target.name}.”`,
    cats: (president, target) => `${president.name}: “I formally sniff at ${target.name}.”`,
  },
  peeked: {
    classic: ({ name }) => `${name} looked at the top three tiles.`,
    corporate: ({ name }) => `${name} previewed the top three blueprints.`,
    cats: ({ name }) => `${name} peeked at the top three bills.`,
  },
  specialElectionCalled: {
    classic: (president, target) => `${president.name} called a special election for ${target.name}.`,
    corporate: (president, target) => `${president.name} made an emergency appointment: ${target.name}.`,
    cats: (president, target) => `${president.name} called an extra meeting for ${target.name}.`,
  },
  executedHitler: {
    classic: (president, target) => `${president.name} executed ${target.name}: Hitler.`,
    corporate: (president, target) => `${president.name} dismissed ${target.name}: the Rat.`,
    cats: (president, target) => `${president.name} banished ${target.name}: the civil rat.`,
  },
  executed: {
    classic: (president, target) => `${president.name} executed ${target.name}: not Hitler.`,
    corporate: (president, target) => `${president.name} dismissed ${target.name}: not the Rat.`,
    cats: (president, target) => `${president.name} banished ${target.name}: not the civil rat.`,
  },
  cardShown: {
    liberal: {
      classic: 'The party card says Liberal.',
      corporate: 'The personnel file says loyal.',
      cats: 'The paw print is a cat’s.',
    },
    fascist: {
      classic: 'The party card says Fascist.',
      corporate: 'The personnel file says mole.',
      cats: 'The paw print is a rat’s.',
    },
    mastermind: {
      classic: 'The party card says Neither.',
      corporate: 'The personnel file says neither.',
      cats: 'The paw print is neither.',
    },
  },
  fewAreLeft: {
    classic: 'With five alive only the last Chancellor is limited.',
    corporate: 'With five left only the last Chief Engineer rotates out.',
    cats: 'With five left only the last rat-catcher must nap.',
  },
  claimed: ({ name }, claim) => `${name} says: ${claim}.`,
  ended: {
    'liberal-policies': {
      classic: 'The Liberals win: the fifth Liberal policy.',
      corporate: 'The loyal staff win: the fifth sound blueprint.',
      cats: 'The town cats win: the fifth cat law.',
    },
    'hitler-executed': {
      classic: 'The Liberals win: Hitler was executed.',
      corporate: 'The loyal staff win: the Rat was dismissed.',
      cats: 'The town cats win: the civil rat was banished.',
    },
    'fascist-policies': {
      classic: 'The Fascists win: the sixth Fascist policy.',
      corporate: 'The moles win: the sixth faulty blueprint.',
      cats: 'The rats win: the sixth rat law.',
    },
    'hitler-elected': {
      classic: 'The Fascists win: Hitler was elected Chancellor.',
      corporate: 'The moles win: the Rat was appointed Chief Engineer.',
      cats: 'The rats win: the civil rat was seated as rat-catcher.',
    },
    mastermind: {
      classic: 'The Mastermind wins: four Liberal and five Fascist policies.',
      corporate: 'The puppet-master wins: four sound and five faulty blueprints.',
      cats: 'The old tomcat wins: four cat and five rat laws.',
    },
  },
};

const chaos = (policy: string, nth: number): string =>
  `Chaos: three failures in a row laid the top tile, ${policy}, the ${ordinal(nth)}. No power, tracker 0, term limits forgotten.`;

const walkout = (blueprint: string, nth: number): string =>
  `Walkout: three failures in a row built the top blueprint, ${blueprint}, the ${ordinal(nth)}. No power, deadlock 0, rotation forgotten.`;

const catfight = (law: string, nth: number): string =>
  `Catfight: three failures in a row passed the top bill, ${law}, the ${ordinal(nth)}. No power, patience 0, naps forgotten.`;
