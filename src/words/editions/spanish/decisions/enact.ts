import type { EnactPhrases } from '../../../phrases/decisions/enact.ts';
import type { Themed } from '../../../theme.ts';

export const enact: Themed<EnactPhrases> = {
  lay: {
    classic: {
      either: [
        'Aprueba una; la otra se descarta',
        'Aprueba una y descarta la otra',
        'Aprueba una, descarta otra',
      ],
    },
    corporate: {
      either: ['Construye uno; el otro se tritura', 'Construye uno, tritura el otro', 'Construye un plano'],
    },
    cats: { either: ['Aprueba uno; el otro se tira', 'Aprueba uno, tira el otro'] },
  },
  pick: {
    classic: '1 2: elige la que apruebas en el tablero.',
    corporate: '1 2: elige el plano que construyes.',
    cats: '1 2: elige el que apruebas.',
  },
  pickThenEnter: {
    classic: {
      either: [
        '1 2: elige la que apruebas; Intro la aprueba, boca arriba.',
        '1 2: elige; Intro aprueba, boca arriba.',
      ],
    },
    corporate: {
      either: ['1 2: elige el que construyes; Intro lo construye.', '1 2: elige; Intro construye.'],
    },
    cats: { either: ['1 2: elige el que apruebas; Intro lo aprueba.', '1 2: elige; Intro lo aprueba.'] },
  },
  enterOn: {
    classic: (tile) => `Intro aprueba la carta ${tile}, boca arriba.`,
    corporate: (tile) => `Intro construye el plano ${tile}.`,
    cats: (tile) => `Intro convierte en ley el proyecto ${tile}.`,
  },
  otherIsDiscarded: {
    classic: {
      either: [
        'La otra va a los descartes, boca abajo.',
        'La otra se descarta boca abajo.',
        'La otra se descarta.',
      ],
    },
    corporate: { either: ['El otro va a la trituradora, boca abajo.', 'El otro se tritura.'] },
    cats: { either: ['El otro va a la papelera, boca abajo.', 'El otro se tira.'] },
  },
  vetoRefused: {
    classic: 'Veto rechazado: solo se pide una vez.',
    corporate: 'No se descartan: solo se pide una vez.',
    cats: 'Sin zarpazo: solo se pide una vez.',
  },
  noVetoYet: {
    classic: {
      either: ['Aún no hay veto: llega con cinco fascistas.', 'Aún sin veto: con cinco fascistas.'],
    },
    corporate: {
      either: ['Aún no se descartan: hacen falta cinco defectuosos.', 'Descartarlos, con cinco defectuosos.'],
    },
    cats: {
      either: ['Aún no hay zarpazo: llega con cinco leyes ratunas.', 'Zarpazo, con cinco leyes ratunas.'],
    },
  },
  orVeto: {
    lay: {
      classic: { either: ['Aprueba una o pide el veto', 'Aprueba una o veta'] },
      corporate: { either: ['Construye uno o pide descartarlos', 'Construye o descarta'] },
      cats: { either: ['Aprueba uno o pide un zarpazo', 'Aprueba o zarpazo'] },
    },
    pick: {
      classic: '1 2: elige una.',
      corporate: '1 2: elige uno.',
      cats: '1 2: elige uno.',
    },
    enterOn: {
      classic: (tile) => `Intro aprueba la carta ${tile}.`,
      corporate: (tile) => `Intro construye el ${tile}.`,
      cats: (tile) => `Intro aprueba el ${tile}.`,
    },
    enterAsks: {
      classic: 'Intro pide el veto.',
      corporate: 'Intro pide descartar.',
      cats: 'Intro pide zarpazo.',
    },
    layNeither: {
      classic: (key, { name }) => ({
        either: [`${key}: no aprobar ninguna, si ${name} acepta.`, `${key}: ninguna, si P acepta.`],
      }),
      corporate: (key, { name }) => ({
        either: [`${key}: no construir ninguno, si ${name} acepta.`, `${key}: ninguno, si CEO acepta.`],
      }),
      cats: (key, { name }) => ({
        either: [`${key}: no aprobar ninguno, si ${name} acepta.`, `${key}: ninguno, si A acepta.`],
      }),
    },
    once: {
      classic: 'Solo una vez. Sube el contador.',
      corporate: 'Solo una vez. Sube el bloqueo.',
      cats: 'Solo una vez. Cuesta paciencia.',
    },
  },
};
