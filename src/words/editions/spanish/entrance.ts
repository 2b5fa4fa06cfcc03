import type { EntranceWords } from '../../entrance-words.ts';
import type { Themed } from '../../theme.ts';

const another = 'Elige otro nombre.';

/** Before somebody sits, and after they have gone. */
export const entrance: Themed<EntranceWords> = {
  title: { classic: 'Secret Hitler', corporate: 'secret-cli', cats: 'secret-cli' },
  where: 'en la puerta',
  about: [
    'Has llegado a una mesa de cinco a diez personas: un juego de roles ocultos, votos y mentiras.',
    'Quien lleva la mesa lo tiene todo en su máquina, y allí se dibuja también lo que ves tú.',
  ],
  ask: {
    code: { either: ['¿Cuál es el código de esta mesa?', '¿Cuál es el código?'] },
    name: '¿Cómo te llamas?',
    'way-back': {
      either: [
        'No quedan asientos: da tu clave de regreso, o mira',
        'Da tu clave de regreso, o mira',
        '¿Tu clave de regreso?',
      ],
    },
  },
  field: { code: 'Código', name: 'Nombre', 'way-back': 'Regreso' },
  codePrompt: (left) =>
    left === null
      ? 'Código de la mesa: '
      : `Ese no es el código; ${left === 1 ? 'queda 1 intento' : `quedan ${left} intentos`}. Código de la mesa: `,
  refused: {
    empty: 'Un nombre tiene al menos una letra.',
    'too-wide': {
      either: ['Ocupa más de 16 columnas. Elige un nombre más corto.', 'Muy ancho: elige un nombre más corto.'],
    },
    'forbidden-character': {
      either: [`Tiene un carácter que no se muestra. ${another}`, 'Un carácter no se muestra. Elige otro.'],
    },
    'stray-marks': {
      either: [`Tiene signos sin letra, o demasiados en una. ${another}`, `Tiene signos sueltos. ${another}`],
    },
    'mixed-scripts': `Mezcla alfabetos. ${another}`,
    'unsteady-width': {
      either: [
        `Tiene un carácter que cada terminal dibuja a su manera. ${another}`,
        'No siempre se dibuja igual. Elige otro.',
      ],
    },
    'no-letter-first': 'Un nombre empieza por letra. Elige otro.',
    'unusual-character': {
      either: [
        "Un nombre lleva letras, cifras, espacios y - ' . y nada más.",
        "Solo letras, cifras, espacios y - ' . por favor.",
        "Solo letras, cifras, espacios y - ' .",
      ],
    },
    'like-a-sign': {
      either: [`Parece un signo del tablero, un cargo o un asiento. ${another}`, `Parece un signo. ${another}`],
    },
    'name-taken': {
      either: [
        `Alguien tiene un nombre así, o parece el de un bot. ${another}`,
        `Alguien tiene ese nombre, o uno muy parecido. ${another}`,
        `Ese nombre está cogido. ${another}`,
      ],
    },
    full: {
      either: [
        'La partida ha empezado, o no quedan asientos. Puedes mirar: pulsa Tab.',
        'No quedan asientos. Para mirar, pulsa Tab.',
      ],
    },
    'bad-code': { either: ['Ese no es el código. Pídelo a quien lleva la mesa.', 'Ese no es el código.'] },
    'cut-way-back': {
      either: [
        'Esa clave de regreso está incompleta: son cinco grupos de cuatro signos.',
        'Son cinco grupos de cuatro signos.',
        'Esa clave está incompleta.',
      ],
    },
    'no-such-seat': {
      either: [
        'El asiento al que vuelves ya no se guarda aquí. Coge otro, o mira.',
        'Ese asiento ya no se guarda. Coge otro.',
        'Ya no hay ese asiento. Coge otro.',
      ],
    },
    closed: 'La mesa está cerrada.',
  },
  farewell: {
    left: 'Has dejado la mesa.',
    closed: 'La mesa está cerrada.',
    kicked: 'El anfitrión te ha echado.',
    replaced: 'Tu asiento se ha ocupado desde otro sitio.',
    'wrong-codes':
      'Has fallado el código demasiadas veces. Pregunta a quien lleva la mesa y vuelve a intentarlo.',
    fault:
      'Tu pantalla ha tenido que cerrarse por un fallo de este programa. Por favor, avisa a quien lleva la mesa.',
  },
  kept: (returnLine) => `Tu asiento se guarda. Vuelve con:\n  ${returnLine}`,
  nothingElse: (line) => `Este servidor solo muestra el juego: conéctate con  ${line}`,
};
