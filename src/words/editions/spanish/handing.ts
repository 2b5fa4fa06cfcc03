import { inWords } from './grammar.ts';
import { ritual } from './ritual.ts';
import type { CurtainPhrases, HandingPhrases } from '../../phrases/handing.ts';
import type { NamesWords } from '../../handing-words.ts';
import type { Themed } from '../../theme.ts';

const curtain: Themed<CurtainPhrases> = {
  give: 'Dale el teclado a',
  lookAway: 'y que los demás miren a otro lado. Aquí no queda nada de quien jugó antes.',
  press: (name, key) => ({
    either: [
      `${name}: pulsa ${key} y luego Intro, cuando solo lo veas tú`,
      `${name}: pulsa ${key} y luego Intro`,
      `Pulsa ${key} y luego Intro`,
    ],
  }),
  enter: (name) => ({
    either: [`${name}: ahora Intro, cuando solo lo veas tú`, `${name}: ahora Intro`, 'Ahora Intro'],
  }),
  comes: {
    role: 'Ahora viene tu rol.',
    vote: 'Ahora viene tu voto.',
    nominate: {
      classic: 'Ahora nominas Canciller.',
      corporate: 'Ahora propones Ingeniero Jefe.',
      cats: 'Ahora propones cazarratas.',
    },
    discard: {
      classic: 'Ahora vienen tus tres cartas.',
      corporate: 'Ahora vienen tus tres planos.',
      cats: 'Ahora vienen tus tres proyectos.',
    },
    enact: {
      classic: 'Ahora vienen tus dos cartas.',
      corporate: 'Ahora vienen tus dos planos.',
      cats: 'Ahora vienen tus dos proyectos.',
    },
    'answer-veto': {
      classic: 'Ahora respondes al veto.',
      corporate: 'Ahora decides si se descartan.',
      cats: 'Ahora respondes al zarpazo.',
    },
    investigate: {
      classic: 'Ahora investigas a alguien.',
      corporate: 'Ahora auditas a alguien.',
      cats: 'Ahora olfateas a alguien.',
    },
    peek: {
      classic: 'Ahora ves las tres primeras cartas.',
      corporate: 'Ahora ves los tres primeros planos.',
      cats: 'Ahora ves los tres primeros proyectos.',
    },
    'special-election': {
      classic: 'Ahora eliges Presidente.',
      corporate: 'Ahora eliges CEO.',
      cats: 'Ahora eliges alcalde.',
    },
    execute: {
      classic: 'Ahora ejecutas a alguien.',
      corporate: 'Ahora despides a alguien.',
      cats: 'Ahora destierras a alguien.',
    },
  },
  falls: {
    role: {
      either: ['Cuando lo hayas visto, el telón vuelve a caer solo.', 'Después cae el telón.', ''],
    },
    vote: { either: ['Cuando votes, el telón vuelve a caer solo.', 'Después cae el telón.', ''] },
    decision: { either: ['Cuando acabes, el telón vuelve a caer solo.', 'Después cae el telón.', ''] },
  },
  unasked: {
    either: [
      'Ahora no se te pide nada. Con Esc devuelves el teclado.',
      'Nada se te pide. Esc devuelve el teclado.',
      'Ahora no se te pide nada.',
    ],
  },
  wrongPerson: (board) => ({
    either: [
      `¿No eres tú? Retroceso. El tablero para todos: ${board}.`,
      `¿No eres tú? Retroceso. Tablero: ${board}.`,
    ],
  }),
  notYou: (name, key) => ({
    either: [`Ese número es de otro asiento: ${name} pulsa ${key}.`, `Otro asiento: ${name} pulsa ${key}.`],
  }),
  progress: {
    role: (done, of) => `${done} de ${of} ${done === 1 ? 'ha' : 'han'} mirado su rol.`,
    vote: (done, of) => `${done} de ${of} ${done === 1 ? 'ha' : 'han'} votado.`,
  },
  help: [
    'Una sola terminal va pasando de mano en mano. Entre dos personas cae este telón, que no enseña nada de ninguna.',
    'La persona nombrada coge el teclado sin que nadie mire, pulsa el número de su asiento y luego Intro. El 0 es el asiento 10.',
    'Su propia pantalla le pregunta lo que toque. En cuanto responde, el telón vuelve a caer solo.',
    'El tablero es para todos. Desde ahí, un número da el teclado a quien sea, para mirar lo suyo o para declarar.',
  ],
};

const names: Themed<NamesWords> = {
  where: 'una sola terminal',
  about: [
    '¿Quién juega? Un nombre por línea, en el orden en que os sentáis: se juega desde el asiento 1.',
    'Una sola terminal pasa de mano en mano, y entre dos personas cae un telón.',
  ],
  head: 'NOMBRES',
  ask: (seat) => ({ either: [`¿Quién ocupa el asiento ${seat}?`, `¿Asiento ${seat}?`] }),
  field: 'Nombre',
  all: { either: ['Ya estáis todos: Intro empieza', 'Intro empieza'] },
  missing: (count) =>
    count === 1 ? 'Falta una persona más.' : `Faltan ${inWords(count, 'una')} personas más.`,
  begins: (players, bots) =>
    bots === 0
      ? {
          either: [
            `Intro en una línea vacía empieza con ${players}.`,
            `Intro sin nombre: empezar con ${players}.`,
          ],
        }
      : {
          either: [
            `Intro en una línea vacía empieza con ${players}, ${bots === 1 ? 'uno de ellos un bot' : `${bots} de ellos bots`}.`,
            `Intro en una línea vacía empieza con ${players}.`,
            `Intro sin nombre: empezar con ${players}.`,
          ],
        },
};

export const handing: Themed<HandingPhrases> = {
  oneTerminal: (people) => `Una terminal, ${inWords(people, 'una')} ${people === 1 ? 'persona' : 'personas'}`,
  head: 'PÁSALO',
  curtain,
  next: ({ who }) => ({ either: [`Dale el teclado a ${who}`, `El teclado, a ${who}`, who] }),
  button: ({ who }) => [`Dárselo a ${who}`, who],
  anybody: {
    either: [
      'Un número se lo da a quien sea, para mirar lo suyo o declarar.',
      'Un número se lo da a quien sea.',
      'O un número.',
    ],
  },
  ritual,
  names,
};
