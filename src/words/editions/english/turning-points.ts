import type { Either, Sentence } from '../../span.ts';
import type { InEach, Themed } from '../../theme.ts';
import type { LastPolicy, TurningPhrases } from '../../phrases/end.ts';
import type { Pair } from '../../phrases/log.ts';
import type { Person } from '../../phrases/person.ts';

/** Somebody by name and what they did, or by the seat's number where there is no room. */
const did =
  (what: string) =>
  ({ name, number }: Person): Either => ({ either: [`${name} ${what}`, `Seat ${number} ${what}`] });

const bothDid =
  (what: string) =>
  ({ president, chancellor }: Pair): Either => ({
    either: [
      `${president.name} + ${chancellor.name} ${what}`,
      `${president.number} + ${chancellor.number} ${what}`,
    ],
  });

const last: Readonly<Record<LastPolicy, InEach<string>>> = {
  fifthLiberal: { classic: 'the fifth L.', corporate: 'the fifth S.', cats: 'the fifth C.' },
  sixthFascist: { classic: 'the sixth F.', corporate: 'the sixth F.', cats: 'the sixth R.' },
  fourthLiberal: { classic: 'the fourth L.', corporate: 'the fourth S.', cats: 'the fourth C.' },
  fifthFascist: { classic: 'the fifth F.', corporate: 'the fifth F.', cats: 'the fifth R.' },
};

const lastBy = (policy: InEach<string>): InEach<(pair: Pair) => Either> => ({
  classic: bothDid(`laid ${policy.classic}`),
  corporate: bothDid(`built ${policy.corporate}`),
  cats: bothDid(`passed ${policy.cats}`),
});

const lastInChaos = (policy: InEach<string>): InEach<Sentence> => ({
  classic: `Chaos laid ${policy.classic}`,
  corporate: { either: [`A walkout built ${policy.corporate}`, `Walkout: ${policy.corporate}`] },
  cats: { either: [`A catfight passed ${policy.cats}`, `Catfight: ${policy.cats}`] },
});

export const turning: Themed<TurningPhrases> = {
  sunk: {
    classic: (by, liberal, fascist) => did(`sank the L of ${liberal} to ${fascist}.`)(by),
    corporate: (by, sound, faulty) => did(`sank the S of ${sound} to ${faulty}.`)(by),
    cats: (by, cat, rat) => did(`sank the C of ${cat} to ${rat}.`)(by),
  },
  hitlerStood: {
    classic: 'Hitler stood, one Ja short.',
    corporate: 'The Rat ran one vote short.',
    cats: { either: ['The civil rat ran, one purr short.', 'Civil rat, one purr short.'] },
  },
  trusted: {
    classic: (president, seen) => did(`trusted the card of R${seen}.`)(president),
    corporate: (president, seen) => did(`trusted the file of R${seen}.`)(president),
    cats: (president, seen) => did(`trusted R${seen}'s sniff.`)(president),
  },
  hitlerElected: {
    classic: 'Hitler was elected Chancellor.',
    corporate: 'The Rat became Chief Engineer.',
    cats: { either: ['The civil rat became rat-catcher.', 'Civil rat made rat-catcher.'] },
  },
  executedHitler: {
    classic: ({ name }) => `${name} executed Hitler.`,
    corporate: did('dismissed the Rat.'),
    cats: did('banished the civil rat.'),
  },
  sparedMastermind: {
    classic: ({ name }) => `${name} spared the Mastermind.`,
    corporate: did('spared the puppet-master.'),
    cats: did('spared the old tomcat.'),
  },
  chaos: {
    fifthLiberal: lastInChaos(last.fifthLiberal),
    sixthFascist: lastInChaos(last.sixthFascist),
    fourthLiberal: lastInChaos(last.fourthLiberal),
    fifthFascist: lastInChaos(last.fifthFascist),
  },
  laid: {
    fifthLiberal: lastBy(last.fifthLiberal),
    sixthFascist: lastBy(last.sixthFascist),
    fourthLiberal: lastBy(last.fourthLiberal),
    fifthFascist: lastBy(last.fifthFascist),
  },
};
