import type { HelpPhrases } from '../../../phrases/help.ts';
import type { Themed } from '../../../theme.ts';

/** What the signs on the board mean. */
export const marks: Themed<HelpPhrases['marks']> = {
  candidates: 'candidatos',
  inOffice: 'en el cargo',
  electedLast: {
    many: {
      classic: 'último gobierno: límite',
      corporate: 'última dirección: rotan',
      cats: 'último ayuntamiento: siesta',
    },
    few: {
      classic: 'último gobierno: límite a c',
      corporate: 'última dirección: rota i',
      cats: 'último ayuntamiento: siesta a c',
    },
  },
  awaited: 'la mesa le espera',
  dead: { classic: 'ha muerto', corporate: 'sin empleo', cats: 'en el destierro' },
  you: 'tú',
  used: 'quién lo usó con quién',
  notHitler: {
    classic: 'fue Canciller en la zona Hitler',
    corporate: 'fue Ingeniero Jefe en la zona Rata',
    cats: 'fue cazarratas en la zona funcionaria',
  },
  probed: { classic: 'se vio su carta', corporate: 'se vio su expediente', cats: 'se olió su huella' },
  nextSquare: {
    classic: 'próxima casilla fascista, o lo elegido',
    corporate: 'próxima casilla defectuosa, o lo elegido',
    cats: 'próxima casilla ratuna, o lo elegido',
  },
  question: 'barra gruesa: una pregunta para ti',
};

/** What words of the rules mean. */
export const words: Themed<HelpPhrases['words']> = {
  classic: [
    'Caos: tres elecciones fallidas seguidas. La carta superior se aprueba sola; no da ningún poder, el contador vuelve a 0 y nadie tiene límite.',
    'Zona Hitler: vale desde la tercera política fascista. A partir de ahí, los Fascistas ganan en el acto si Hitler sale elegido Canciller; si sale otra persona, queda probado que no es Hitler.',
    'Veto: desde la quinta política fascista, el Canciller puede proponer que no se apruebe ninguna carta. Si el Presidente acepta, se descartan las tres y avanza el contador.',
    [
      'Límite: el Presidente y el Canciller del último gobierno elegido no pueden ser nominados.',
      { byDefault: 'termLimitRelax', says: 'Con cinco vivos, solo ese Canciller no puede.' },
    ],
  ],
  corporate: [
    'Huelga: tres nombramientos fallidos seguidos. El plano superior se construye solo; no da ningún poder, el contador de bloqueo vuelve a 0 y nadie tiene que rotar.',
    'Zona Rata: vale desde el tercer plano defectuoso. A partir de ahí, los topos ganan en el acto si se nombra a la Rata Ingeniero Jefe; si se nombra a otra persona, queda probado que no es la Rata.',
    'Descartar: desde el quinto plano defectuoso, el Ingeniero Jefe puede proponer que se descarten los planos. Si el CEO acepta, se trituran los tres y avanza el contador de bloqueo.',
    [
      'Rotación: no se puede proponer al CEO ni al Ingeniero Jefe de la última dirección nombrada.',
      { byDefault: 'termLimitRelax', says: 'Si quedan cinco, solo a ese Ingeniero Jefe.' },
    ],
  ],
  cats: [
    'Pelea: tres plenos fallidos seguidos. El primer proyecto se convierte en ley por sí solo; no da ningún poder, la paciencia vuelve a 0 y nadie tiene que dormir la siesta.',
    'Zona funcionaria: vale desde la tercera ley ratuna. A partir de ahí, las ratas ganan en el acto si la rata funcionaria llega a cazarratas; si llega otro, queda probado que no es la rata funcionaria.',
    'Zarpazo: desde la quinta ley ratuna, el cazarratas puede proponer tirar los dos proyectos de la mesa. Si el alcalde acepta, se tiran los tres y cuesta paciencia.',
    [
      'Siesta: no se puede proponer al alcalde ni al cazarratas del último ayuntamiento elegido.',
      { byDefault: 'termLimitRelax', says: 'Si quedan cinco, solo a ese cazarratas.' },
    ],
  ],
};
