import { bold, say } from '../../../span.ts';
import { feminineOrdinal, inWords, masculineOrdinal } from '../grammar.ts';
import type { OutcomePhrases } from '../../../phrases/outcomes.ts';
import type { Themed } from '../../../theme.ts';

const toGo =
  (one: 'una' | 'uno', won: string) =>
  (left: number): string =>
    left === 0 ? `Ya ${won}.` : `Con ${inWords(left, one)} más ${won}.`;

export const enacted: Themed<OutcomePhrases['enacted']> = {
  head: {
    liberal: {
      classic: (nth) => ({
        either: [
          `${feminineOrdinal(nth).toUpperCase()} POLÍTICA LIBERAL.`,
          `${feminineOrdinal(nth).toUpperCase()} LIBERAL.`,
        ],
      }),
      corporate: (nth) => ({
        either: [`${masculineOrdinal(nth).toUpperCase()} PLANO SÓLIDO.`, `PLANO SÓLIDO ${nth}.`],
      }),
      cats: (nth) => `${feminineOrdinal(nth).toUpperCase()} LEY GATUNA.`,
    },
    fascist: {
      classic: (nth) => ({
        either: [
          `${feminineOrdinal(nth).toUpperCase()} POLÍTICA FASCISTA.`,
          `${feminineOrdinal(nth).toUpperCase()} FASCISTA.`,
        ],
      }),
      corporate: (nth) => ({
        either: [`${masculineOrdinal(nth).toUpperCase()} PLANO DEFECTUOSO.`, `DEFECTUOSO ${nth}.`],
      }),
      cats: (nth) => `${feminineOrdinal(nth).toUpperCase()} LEY RATUNA.`,
    },
  },
  headOfPower: {
    classic: (nth) => `FASCISTA ${nth}.`,
    corporate: (nth) => `DEFECTO ${nth}.`,
    cats: (nth) => `RATUNA ${nth}.`,
  },
  laidBy: ({ president, chancellor }) => ({
    either: [
      `Obra de ${president.who} + ${chancellor.who}.`,
      `Obra de ${president.number} + ${chancellor.number}.`,
    ],
  }),
  toGo: {
    liberal: {
      classic: toGo('una', 'ganan los Liberales'),
      corporate: toGo('uno', 'gana el personal'),
      cats: toGo('una', 'ganan los gatos'),
    },
    fascist: {
      classic: toGo('una', 'ganan los Fascistas'),
      corporate: toGo('uno', 'ganan los topos'),
      cats: toGo('una', 'ganan las ratas'),
    },
  },
  liberal: {
    classic: {
      either: [
        'Una política liberal no da poder, y el contador vuelve a 0.',
        'No da poder, y el contador vuelve a 0.',
        'Sin poder; el contador, a 0.',
      ],
    },
    corporate: {
      either: [
        'Un plano sólido no da poder, y el bloqueo vuelve a 0.',
        'No da poder, y el bloqueo vuelve a 0.',
        'Sin poder; bloqueo a 0.',
      ],
    },
    cats: {
      either: [
        'Una ley gatuna no da poder, y la paciencia vuelve a 0.',
        'No da poder, y la paciencia vuelve a 0.',
        'Sin poder; paciencia a 0.',
      ],
    },
  },
  opensVeto: {
    classic: {
      either: [
        say`${bold('Veto')} desde la próxima ronda: C y P pueden acordar no aprobar ninguna.`,
        say`${bold('Veto')} desde la próxima: C y P pueden no aprobar nada.`,
        say`${bold('Veto')} la próxima ronda.`,
      ],
    },
    corporate: {
      either: [
        say`${bold('Descartar')} los planos: desde la próxima ronda, si los dos lo acuerdan.`,
        say`${bold('Descartar')}: desde la próxima ronda, si los dos quieren.`,
        say`${bold('Descarte')}: próxima ronda.`,
      ],
    },
    cats: {
      either: [
        say`${bold('Zarpazo')} desde la próxima ronda: los dos pueden acordar que no haya ley.`,
        say`${bold('Zarpazo')} desde la próxima ronda, si los dos quieren.`,
        say`${bold('Zarpazo')}: próxima ronda.`,
      ],
    },
  },
  power: {
    investigate: {
      classic: {
        either: [
          'El poder: solo el Presidente ve la carta de afiliación de otro jugador.',
          'El poder: solo el Presidente ve una afiliación.',
          'El poder: solo P ve una afiliación.',
        ],
      },
      corporate: {
        either: [
          'El poder: solo el CEO lee el expediente de otro jugador.',
          'El poder: solo el CEO lee un expediente.',
          'El poder: el CEO lee una ficha.',
        ],
      },
      cats: {
        either: [
          'El poder: solo el alcalde olfatea la huella de otro jugador.',
          'El poder: solo el alcalde olfatea una huella.',
          'El poder: solo A olfatea una huella.',
        ],
      },
    },
    peek: {
      classic: {
        either: [
          'El poder: solo el Presidente ve las tres superiores, que no se mueven.',
          'El poder: solo el Presidente ve las tres superiores.',
          'El poder: solo P ve las tres superiores.',
        ],
      },
      corporate: {
        either: [
          'El poder: solo el CEO ojea los tres planos superiores, que no se mueven.',
          'El poder: solo el CEO ojea los tres superiores.',
          'El poder: el CEO ojea los tres superiores.',
        ],
      },
      cats: {
        either: [
          'El poder: solo el alcalde mira los tres primeros del buzón; no se mueven.',
          'El poder: solo el alcalde mira los tres primeros.',
          'El poder: solo A mira los tres primeros.',
        ],
      },
    },
    'special-election': {
      classic: {
        either: [
          'El poder: el Presidente elige quién opta ahora a la Presidencia.',
          'El poder: el Presidente elige al siguiente.',
          'El poder: P elige al próximo P.',
        ],
      },
      corporate: {
        either: ['El poder: el CEO elige quién será el próximo CEO.', 'El poder: el CEO elige al próximo.'],
      },
      cats: {
        either: [
          'El poder: el alcalde elige quién opta ahora a la alcaldía.',
          'El poder: el alcalde elige al siguiente.',
          'El poder: A elige al próximo A.',
        ],
      },
    },
    execute: {
      classic: {
        either: [
          'El Presidente ejecuta a alguien. Si es Hitler, ganan los Liberales.',
          'El poder: P ejecuta. Si es Hitler, ganan los Liberales.',
          'El poder: ejecución. Con Hitler, Liberales.',
        ],
      },
      corporate: {
        either: [
          'El CEO despide a alguien. Si es la Rata, gana el personal leal.',
          'El poder: despido. Si es la Rata, gana el personal.',
          'El poder: despido. Con la Rata, se gana.',
        ],
      },
      cats: {
        either: [
          'El alcalde destierra a alguien. Si es la funcionaria, ganan los gatos.',
          'El poder: destierro. Si es la F, ganan los gatos.',
          'El poder: destierro. Con F, los gatos.',
        ],
      },
    },
  },
  noPower: (players) => `Con ${players} jugadores, esta casilla no da poder.`,
  decidesAlone: {
    classic: ({ name }) => ({
      either: [`${name} puede preguntar, pero la decisión es suya.`, 'Decide solo el Presidente.'],
    }),
    corporate: ({ name }) => ({
      either: [`${name} puede preguntar, pero la decisión es suya.`, 'Decide solo el CEO.'],
    }),
    cats: ({ name }) => ({
      either: [`${name} puede preguntar, pero la decisión es suya.`, 'Decide solo el alcalde.'],
    }),
  },
};
