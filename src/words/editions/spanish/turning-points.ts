import type { Either, Sentence } from '../../span.ts';
import type { InEach, Themed } from '../../theme.ts';
import type { LastPolicy, TurningPhrases } from '../../phrases/end.ts';
import type { Pair } from '../../phrases/log.ts';
import type { Person } from '../../phrases/person.ts';

/** Somebody by name and what they did, or by the seat's number where there is no room. */
const did =
  (what: string) =>
  ({ name, number }: Person): Either => ({ either: [`${name} ${what}`, `El ${number} ${what}`] });

const bothDid =
  (what: string) =>
  ({ president, chancellor }: Pair): Either => ({
    either: [
      `${president.name} + ${chancellor.name} ${what}`,
      `${president.number} + ${chancellor.number} ${what}`,
    ],
  });

const last: Readonly<Record<LastPolicy, InEach<string>>> = {
  fifthLiberal: { classic: 'la quinta L.', corporate: 'el quinto S.', cats: 'la quinta G.' },
  sixthFascist: { classic: 'la sexta F.', corporate: 'el sexto D.', cats: 'la sexta R.' },
  fourthLiberal: { classic: 'la cuarta L.', corporate: 'el cuarto S.', cats: 'la cuarta G.' },
  fifthFascist: { classic: 'la quinta F.', corporate: 'el quinto D.', cats: 'la quinta R.' },
};

const lastBy = (policy: InEach<string>): InEach<(pair: Pair) => Either> => ({
  classic: bothDid(`aprobaron ${policy.classic}`),
  corporate: bothDid(`hicieron ${policy.corporate}`),
  cats: bothDid(`aprobaron ${policy.cats}`),
});

const lastInChaos = (policy: InEach<string>): InEach<Sentence> => ({
  classic: `El caos trajo ${policy.classic}`,
  corporate: `La huelga trajo ${policy.corporate}`,
  cats: `La pelea trajo ${policy.cats}`,
});

export const turning: Themed<TurningPhrases> = {
  sunk: {
    classic: (by, liberal, fascist) => did(`hundió la L del ${liberal} a ${fascist}.`)(by),
    corporate: (by, sound, faulty) => did(`hundió el S del ${sound} a ${faulty}.`)(by),
    cats: (by, cat, rat) => did(`hundió la G del ${cat} a ${rat}.`)(by),
  },
  hitlerStood: {
    classic: 'A Hitler le faltó un Ja.',
    corporate: 'A la Rata le faltó un voto.',
    cats: { either: ['A la funcionaria le faltó un ronroneo.', 'Funcionaria: faltó un ronroneo.'] },
  },
  trusted: {
    classic: (president, seen) => did(`se fio de la carta de R${seen}.`)(president),
    corporate: (president, seen) => did(`se fio del expediente de R${seen}.`)(president),
    cats: (president, seen) => did(`se fio del olfato de R${seen}.`)(president),
  },
  hitlerElected: {
    classic: 'Hitler salió elegido Canciller.',
    corporate: 'La Rata llegó a Ingeniero Jefe.',
    cats: { either: ['La funcionaria llegó a cazarratas.', 'Funcionaria y cazarratas.'] },
  },
  executedHitler: {
    classic: did('ejecutó a Hitler.'),
    corporate: did('despidió a la Rata.'),
    cats: did('desterró a la funcionaria.'),
  },
  sparedMastermind: {
    classic: did('perdonó a la mente maestra.'),
    corporate: did('perdonó al titiritero.'),
    cats: did('perdonó al gato viejo.'),
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
