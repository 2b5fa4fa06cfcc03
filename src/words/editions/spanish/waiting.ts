import { bold, say, type Sentence } from '../../span.ts';
import type { Person } from '../../phrases/person.ts';
import type { Rules } from '../../../game/index.ts';
import type { Themed } from '../../theme.ts';
import type { WaitingPhrases } from '../../phrases/waiting.ts';

export const waiting: Themed<WaitingPhrases> = {
  nominate: {
    bar: {
      classic: ({ who }) => ({ either: [`${who} nomina Canciller`, `${who} nomina`] }),
      corporate: ({ who }) => ({
        either: [`${who} propone Ingeniero Jefe`, `${who} propone ingeniero`, `${who} propone`],
      }),
      cats: ({ who }) => ({ either: [`${who} propone cazarratas`, `${who} propone`] }),
    },
    mayBeNamed: (people) => listedAfter('Posibles: ', people),
    nobodyLimited: {
      classic: {
        either: [
          say`${bold('Nadie tiene límite')}: vale cualquier otra persona con vida.`,
          say`${bold('Nadie tiene límite')}.`,
        ],
      },
      corporate: {
        either: [
          say`${bold('Nadie tiene que rotar')}: vale cualquier otra persona en plantilla.`,
          say`${bold('A nadie le toca')}.`,
        ],
      },
      cats: {
        either: [
          say`${bold('Nadie tiene siesta')}: vale cualquier otro gato del pueblo.`,
          say`${bold('Nadie tiene siesta')}.`,
        ],
      },
    },
    limitedPair: {
      classic: (...pair) => notNow(pair, 'último gobierno elegido', 'últimos'),
      corporate: (...pair) => notNow(pair, 'última dirección nombrada', 'últimos'),
      cats: (...pair) => notNow(pair, 'último ayuntamiento', 'últimos'),
    },
    limited: {
      president: {
        classic: (person) => notNow([person], 'última Presidencia', 'último P'),
        corporate: (person) => notNow([person], 'último CEO nombrado', 'ex-CEO'),
        cats: (person) => notNow([person], 'última alcaldía', 'último A'),
      },
      chancellor: {
        classic: (person) => notNow([person], 'última Cancillería', 'último C'),
        corporate: (person) => notNow([person], 'último Ingeniero Jefe', 'ex-I'),
        cats: (person) => notNow([person], 'último cazarratas', 'último C'),
      },
    },
    tracker: {
      classic: (tracker) => ({
        either: [
          `Contador ${tracker} de 3: al llegar a 3 se aprueba la carta superior, sin su poder.`,
          `Contador ${tracker} de 3: a los 3 se aprueba la superior.`,
          `Contador ${tracker} de 3: a los 3 llega el caos.`,
        ],
      }),
      corporate: (tracker) => ({
        either: [
          `Bloqueo ${tracker} de 3: al llegar a 3 se construye el plano superior, sin su poder.`,
          `Bloqueo ${tracker} de 3: a los 3 se construye el primero.`,
          `Bloqueo ${tracker} de 3: a los 3 hay huelga.`,
        ],
      }),
      cats: (tracker) => ({
        either: [
          `Paciencia ${tracker} de 3: a los 3 se aprueba el primer proyecto, sin su poder.`,
          `Paciencia ${tracker} de 3: a los 3 se aprueba el primero.`,
          `Paciencia ${tracker} de 3: a los 3 hay pelea.`,
        ],
      }),
    },
  },
  vote: {
    majority: {
      classic: (needed, alive) => `Con ${needed} Ja de ${alive} salen.`,
      corporate: (needed, alive) => ({
        either: [`Hacen falta ${needed} de ${alive} a favor.`, `Bastan ${needed} de ${alive} a favor.`],
      }),
      cats: (needed, alive) => ({
        either: [`Con ${needed} ronroneos de ${alive} salen.`, `Bastan ${needed} de ${alive}.`],
      }),
    },
    together: { either: ['Los votos se destapan a la vez.', 'Se destapan a la vez.'] },
  },
  legislate: {
    bar: {
      classic: (silence, ...pair) => inSession(silence, pair, 'están legislando', 'legislan'),
      corporate: (silence, ...pair) => inSession(silence, pair, 'revisan los planos', 'revisan'),
      cats: (silence, ...pair) => inSession(silence, pair, 'están haciendo una ley', 'legislan'),
    },
    whoIsHidden: {
      either: [
        'No se muestra quién está eligiendo: el ritmo no debe delatar la mano.',
        'No se muestra quién elige: el ritmo delataría.',
        'No se muestra quién de los dos elige.',
      ],
    },
  },
  answerVeto: {
    bar: {
      classic: ({ who, number }) => ({
        either: [`${who} responde a una petición de veto`, `El ${number} responde a una petición de veto`],
      }),
      corporate: ({ who, number }) => ({
        either: [
          `${who} decide si se descartan los planos`,
          `El ${number} decide si se descartan los planos`,
          `El ${number} decide sobre los planos`,
        ],
      }),
      cats: ({ who, number }) => ({
        either: [`${who} decide si hay zarpazo`, `El ${number} decide si hay zarpazo`],
      }),
    },
    ifRefused: {
      classic: {
        either: [
          'Si se niega: el Canciller debe aprobar una, sin volver a pedirlo.',
          'Si se niega: C debe aprobar una, y ya está.',
        ],
      },
      corporate: {
        either: [
          'Si se niega: el Ingeniero Jefe debe construir uno, sin volver a pedirlo.',
          'Si se niega: I construye uno, y ya está.',
        ],
      },
      cats: {
        either: [
          'Si se niega: el cazarratas debe aprobar uno, sin más zarpazos.',
          'Si se niega: C debe aprobar uno, y ya está.',
        ],
      },
    },
  },
  power: {
    executesAlone: {
      classic: ({ who }) => `${who} debe ejecutar a alguien, y la decisión es suya`,
      corporate: ({ who }) => `${who} debe despedir a alguien, y la decisión es suya`,
      cats: ({ who }) => `${who} debe desterrar a alguien, y la decisión es suya`,
    },
    comes: {
      peek: {
        classic: {
          either: [
            'No cambian de orden, y las robará el próximo Presidente.',
            'Siguen en su orden; las robará el próximo P.',
          ],
        },
        corporate: {
          either: [
            'No cambian de orden, y los sacará el próximo CEO.',
            'En su orden; los sacará el próximo CEO.',
          ],
        },
        cats: {
          either: [
            'No cambian de orden, y los sacará el próximo alcalde.',
            'Siguen en su orden; los sacará el próximo A.',
          ],
        },
      },
      'special-election': 'Después sigue el orden donde estaba.',
    },
    mustBeUsed: 'Hay que usarlo antes de la próxima ronda.',
  },
};

function listedAfter(head: string, people: readonly Person[]): Sentence {
  const list = (said: (person: Person) => string | number, separator: string): string =>
    `${head}${people.map(said).join(separator)}`;
  return {
    either: [list(({ who }) => who, '  '), list(({ who }) => who, ' '), list(({ number }) => number, '  ')],
  };
}

function notNow(people: readonly Person[], long: string, short: string): Sentence {
  const names = people.map(({ who }) => who).join(', ');
  const seats = people.map(({ number }) => `asiento ${number}`).join(', ');
  return {
    either: [
      `No: ${names} (${long})`,
      `No: ${names} (${short})`,
      `No: ${seats} (${long})`,
      `No: ${seats} (${short})`,
    ],
  };
}

const whoIsSilent: Readonly<Record<Rules['silence'], string>> = {
  table: 'SILENCIO  ',
  government: 'AMBOS CALLAN  ',
  off: '',
};

function inSession(silence: Rules['silence'], pair: readonly Person[], long: string, short: string): Sentence {
  const names = pair.map(({ who }) => who);
  return {
    either: [
      `${whoIsSilent[silence]}${names.join(' y ')} ${long}`,
      `${whoIsSilent[silence]}${names.join(' + ')} ${short}`,
      `${whoIsSilent[silence]}El ${pair.map(({ number }) => number).join(' y el ')} ${short}`,
    ],
  };
}
