import type { LeavingPhrases, PartedPhrases } from '../../phrases/leaving.ts';
import type { Sentence } from '../../span.ts';
import type { Themed } from '../../theme.ts';

export const leaving: Themed<LeavingPhrases> = {
  head: 'SALIR',
  ask: '¿Salir de la mesa?',
  askAwaited: {
    ballot: awaited('tu voto'),
    seat: awaited('tu jugada'),
  },
  askToClose: '¿Cerrar la mesa?',
  openWhileYouStay: {
    either: [
      'No tienes asiento que dejar. La mesa sigue abierta mientras te quedes.',
      'No tienes asiento. La mesa está abierta mientras te quedes.',
      'La mesa está abierta si te quedas.',
    ],
  },
  closing: {
    table: 'Si la cierras, se acaba para todos.',
    game: {
      either: [
        'Si la cierras, se acaba la mesa para todos, y la partida sin ganador.',
        'Si la cierras, acaba para todos, y la partida sin ganador.',
        'Si la cierras, acaba todo, sin ganador.',
      ],
    },
  },
  freed: 'Tu asiento quedará libre para otra persona.',
  freedOrClosed: {
    either: [
      'Si sales, tu asiento queda libre; si cierras, se acaba la mesa para todos.',
      'Salir libera tu asiento; cerrar acaba con la mesa.',
      'Salir libera tu asiento; cerrar acaba todo.',
    ],
  },
  kept: 'Tu asiento se guarda.',
  keptFor: (returnLine) => ({
    either: [`Tu asiento se guarda. Vuelve con:  ${returnLine}`, `Vuelve con:  ${returnLine}`, returnLine],
  }),
  here: {
    ask: '¿Salir de la partida?',
    kept: (line) => ({
      either: [`La partida se guarda. Sigue con:  ${line}`, `Se guarda. Sigue con:  ${line}`, line],
    }),
  },
  buttons: {
    closing: [['Quedarse', 'Cerrar para todos']],
    leaving: [['Quedarse', 'Salir', 'Regreso…']],
    both: [
      ['Quedarse', 'Dejar mi asiento, no la mesa', 'Cerrar para todos', 'Regreso…'],
      ['Quedarse', 'Dejar asiento', 'Cerrar mesa', 'Regreso'],
      ['Seguir', 'Salir', 'Cerrar', 'Regreso'],
    ],
  },
};

function awaited(what: string): Sentence {
  return {
    either: [
      `¿Salir de la mesa? Ahora mismo esperan ${what}`,
      `¿Salir de la mesa? Esperan ${what}`,
      '¿Salir de la mesa?',
    ],
  };
}

export const parted: Themed<PartedPhrases> = {
  seenLast: {
    either: [
      'Arriba está lo último que viste. De esta mesa ya no llega nada más.',
      'Arriba está lo último que viste. No llega nada más.',
      'Arriba está lo último que viste.',
    ],
  },
  hostLeft: {
    bar: { either: ['MESA CERRADA. Se ha ido el anfitrión', 'MESA CERRADA. Sin anfitrión'] },
    why: {
      either: [
        'La mesa dependía del anfitrión: ahora nadie puede seguir jugando.',
        'Dependía del anfitrión: ahora nadie puede seguir.',
        'Sin el anfitrión nadie puede seguir.',
      ],
    },
    next: {
      either: ['Cualquiera puede abrir otra:  npx secret-cli host', 'Abrid otra:  npx secret-cli host'],
    },
  },
  storage: {
    bar: {
      either: ['MESA CERRADA. No se pudo escribir su grabación', 'MESA CERRADA. No se pudo grabar'],
    },
    why: {
      either: [
        'No puede pasar nada que no quede en la grabación de la partida.',
        'No puede pasar nada que no se grabe.',
        'Sin grabar no se puede jugar.',
      ],
    },
    next: {
      either: [
        'Hace falta sitio en su disco para grabar; luego se puede abrir otra mesa.',
        'Hace falta sitio en su disco; luego, otra mesa.',
        'Falta sitio en su disco para grabar.',
      ],
    },
  },
  kicked: {
    bar: {
      either: ['FUERA. El anfitrión ha liberado tu asiento', 'FUERA. El anfitrión liberó tu asiento'],
    },
    next: {
      either: [
        'Puedes entrar de nuevo por la misma dirección, con el código si lo hay.',
        'Puedes entrar otra vez por la misma dirección.',
        'Puedes volver por la misma dirección.',
      ],
    },
  },
  replaced: {
    bar: {
      either: ['EN OTRO SITIO. Tu asiento se usa ahora desde allí', 'EN OTRO SITIO. Tu asiento está allí'],
    },
    next: {
      either: [
        'Sigue jugando allí. Si no fuiste tú, avisa al anfitrión.',
        '¿No fuiste tú? Avisa al anfitrión.',
      ],
    },
  },
  sentAway: {
    bar: {
      either: ['SIN REGRESO. El anfitrión no te ha dejado entrar', 'SIN REGRESO. No te han dejado entrar'],
    },
    why: {
      either: [
        'Entretanto se ocupó tu asiento, o la mesa se abrió de nuevo.',
        'Se ocupó tu asiento, o la mesa se abrió de nuevo.',
        'Ya no está tu asiento o la mesa.',
      ],
    },
    next: {
      either: [
        'Puedes entrar de nuevo, mientras se pueda jugar o mirar una partida.',
        'Puedes entrar otra vez, a jugar o a mirar.',
      ],
    },
  },
  anotherTable: {
    bar: {
      either: ['MESA PERDIDA. En su dirección hay ahora otra abierta', 'MESA PERDIDA. Ahora hay otra allí'],
    },
    why: {
      either: [
        'El programa del anfitrión terminó, y con él los asientos y la partida.',
        'El programa del anfitrión terminó, y la partida con él.',
        'El programa y la partida terminaron.',
      ],
    },
    next: {
      either: ['La línea que te trajo aquí lleva a la otra mesa.', 'La línea que te trajo lleva a la otra.'],
    },
    nextWith: (returnLine) => ({
      either: [`Entra en la otra con:  ${returnLine}`, `Entra:  ${returnLine}`, returnLine],
    }),
  },
  unreadable: {
    bar: {
      either: [
        'CONEXIÓN CORTADA. Este programa no entiende lo que envía el anfitrión',
        'CONEXIÓN CORTADA. Versiones distintas',
      ],
    },
    why: { either: ['Los dos lados necesitan el mismo secret-cli.', 'Hace falta el mismo secret-cli.'] },
    next: {
      either: [
        'Con la versión del anfitrión, ejecuta la misma línea: te trae de vuelta.',
        'Con la versión del anfitrión, la misma línea te trae.',
        'Consigue su versión y repite tu línea.',
      ],
    },
  },
};
