import type { InEach } from '../../../theme.ts';
import type { ScreenReason, TableReason } from '../../../table-words.ts';
import type { Sentence } from '../../../span.ts';

/** Why the table or the screen takes no such answer, word or command. */
export const tableRefusals: Readonly<Record<TableReason | ScreenReason, Sentence | InEach<Sentence>>> = {
  alone: {
    classic: {
      either: [
        'Ahora tienes tus cartas a la vista. «Privado» las vuelve a tapar.',
        'Tus cartas están a la vista.',
      ],
    },
    corporate: {
      either: [
        'Ahora tienes tus planos a la vista. «Privado» los vuelve a tapar.',
        'Tus planos están a la vista.',
      ],
    },
    cats: {
      either: [
        'Ahora tienes tus proyectos a la vista. «Privado» los vuelve a tapar.',
        'Proyectos, a la vista.',
      ],
    },
  },
  aloud: 'Dilo en voz alta: estáis en la misma sala.',
  'side-by-side': {
    classic: {
      either: [
        'Tus cartas están boca abajo: mantén pulsado Espacio para verlas.',
        'Tus cartas están boca abajo.',
      ],
    },
    corporate: {
      either: [
        'Tus planos están boca abajo: mantén pulsado Espacio para verlos.',
        'Tus planos están boca abajo.',
      ],
    },
    cats: {
      either: [
        'Tus proyectos están boca abajo: mantén pulsado Espacio para verlos.',
        'Tus proyectos están boca abajo.',
      ],
    },
  },
  'goes-on': {
    either: [
      'Aquí sigue la partida sin acabar. Una nueva empieza con --new.',
      'Aquí sigue la partida sin acabar.',
    ],
  },
  'look-first': {
    either: ['Antes mantén Espacio y mira: Intro lo guarda para siempre.', 'Mira antes con Espacio.'],
  },
  cut: {
    either: [
      'El final está cortado: en una línea del chat caben 200 columnas.',
      'Final cortado: en el chat caben 200 columnas.',
    ],
  },
  stale: 'Tarde: la mesa ya va por otra cosa.',
  'not-started': 'No hay partida en juego.',
  'link-lost': {
    either: [
      'Sin conexión: cuando vuelva, el tablero mostrará si esto llegó.',
      'Sin conexión: luego el tablero mostrará si llegó.',
      'Sin conexión: puede que no haya llegado.',
      'Sin conexión.',
    ],
  },
  'host-only': 'Eso solo lo hace el anfitrión.',
  'lobby-only': 'Eso se hace en la sala, antes de jugar.',
  'game-only': 'Eso se hace durante una partida.',
  'over-only': 'Eso se hace tras la partida.',
  spectator: {
    either: [
      'Los espectadores solo hablan en la sala y después del final.',
      'Quien mira habla antes y después de jugar.',
    ],
  },
  paused: 'La partida está en pausa.',
  looking: 'Aún no: se están mirando los roles.',
  'no-such-sitter': 'Ahí no se sienta nadie así.',
  'table-full': 'No quedan asientos.',
  'too-few': {
    either: [
      'Faltan jugadores para empezar: se juega de cinco a diez.',
      'Faltan jugadores: se juega de cinco a diez.',
    ],
  },
  'not-ready': 'Aún falta el sí de alguien.',
  'rules-changed': 'Las reglas de la casa acaban de cambiar: míralas antes.',
  'nothing-said': 'Ahí no hay nada que decir.',
  'too-long': 'Muy largo: en el chat caben 200 columnas.',
  'too-fast': { either: ['Muy rápido: espera un poco y repítelo.', 'Muy rápido: espera un poco.'] },
};
