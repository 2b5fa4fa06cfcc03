import type { Themed } from '../../theme.ts';
import type { Words } from '../../words.ts';

export const firstHints: Themed<Words['firstHints']> = {
  nominate: {
    classic: {
      either: [
        'Nomina a alguien de quien se fíen: debe votar Ja más de la mitad.',
        'Debe votar Ja más de la mitad.',
      ],
    },
    corporate: {
      either: [
        'Propón a alguien de quien se fíen: necesitáis más de la mitad a favor.',
        'Necesitáis más de la mitad a favor.',
      ],
    },
    cats: {
      either: [
        'Propón a alguien de quien se fíen: tiene que ronronear más de la mitad.',
        'Tiene que ronronear más de la mitad.',
      ],
    },
  },
  vote: { either: ['Cuando esté el último voto, se verá quién votó qué.', 'Luego se verá quién votó qué.'] },
  discard: {
    classic: 'Nadie sabrá qué descartas.',
    corporate: 'Nadie sabrá qué trituras.',
    cats: 'Nadie sabrá qué tiras.',
  },
  enact: {
    classic: { either: ['La mesa solo ve lo que apruebas.', 'Solo se ve lo que apruebas.'] },
    corporate: { either: ['Los demás solo ven lo que construyes.', 'Se ve lo que construyes.'] },
    cats: { either: ['El pueblo solo ve lo que apruebas.', 'Solo se ve lo que apruebas.'] },
  },
  veto: {
    classic: { either: ['Se ve que lo pides, no tus cartas.', 'Se ve que lo pides.'] },
    corporate: { either: ['Se ve que lo pides, no tus planos.', 'Se ve que lo pides.'] },
    cats: { either: ['Se ve que lo pides, no tus proyectos.', 'Se ve que lo pides.'] },
  },
  'answer-veto': {
    classic: { either: ['Todos ven tu respuesta, y nadie las cartas.', 'Se ve tu respuesta.'] },
    corporate: { either: ['Todos ven tu respuesta, y nadie los planos.', 'Se ve tu respuesta.'] },
    cats: { either: ['Todos ven tu respuesta, y nadie los proyectos.', 'Se ve tu respuesta.'] },
  },
  investigate: {
    classic: {
      either: [
        'Qué cuentas de la carta es cosa tuya: la verdad, una mentira o nada.',
        'Di de la carta lo que quieras, o nada.',
      ],
    },
    corporate: {
      either: [
        'Qué cuentas del expediente es cosa tuya: la verdad, una mentira o nada.',
        'Di del expediente lo que quieras, o nada.',
      ],
    },
    cats: {
      either: [
        'Qué cuentas de la huella es cosa tuya: la verdad, una mentira o nada.',
        'Di lo que quieras de ella, o nada.',
      ],
    },
  },
  peek: 'Lo que cuentes de esto es cosa tuya.',
  'special-election': {
    classic: {
      either: [
        'Quien elijas nomina Canciller. Luego el turno sigue a tu izquierda.',
        'Quien elijas nomina Canciller.',
      ],
    },
    corporate: {
      either: [
        'Quien elijas propone Ingeniero Jefe. Luego el turno sigue a tu izquierda.',
        'Quien elijas propone ingeniero.',
      ],
    },
    cats: {
      either: [
        'Quien elijas propone cazarratas. Luego el turno sigue a tu izquierda.',
        'Quien elijas propone cazarratas.',
      ],
    },
  },
  execute: {
    classic: { either: ['Escucha antes a la mesa: decides tú, y nadie más.', 'Decides tú, y nadie más.'] },
    corporate: { either: ['Escucha antes a los demás: decides tú, y nadie más.', 'Decides tú, y nadie más.'] },
    cats: { either: ['Escucha antes al pueblo: decides tú, y nadie más.', 'Decides tú, y nadie más.'] },
  },
  silence: {
    either: [
      'El historial muestra mientras tanto quién gobernó y quién votó qué.',
      'El historial muestra quién votó qué.',
    ],
  },
  claim: {
    either: [
      'El registro la guarda, y nadie puede comprobarla antes del final.',
      'Queda en el registro; no se comprueba.',
    ],
  },
  chat: {
    classic: {
      either: [
        'Toda la mesa lee lo que dices, también los muertos y los espectadores.',
        'Toda la mesa lee lo que dices.',
      ],
    },
    corporate: {
      either: [
        'Toda la mesa lee lo que dices, también los despedidos y los espectadores.',
        'Toda la mesa lee lo que dices.',
      ],
    },
    cats: {
      either: [
        'Toda la mesa lee lo que dices, también desde el destierro o de espectador.',
        'Toda la mesa lee lo que dices.',
      ],
    },
  },
  drawer: {
    either: [
      'Con Espacio pulsado ves tu rol y lo que has visto; al soltar, se cierra.',
      'Con Espacio ves tu rol y lo que has visto.',
    ],
  },
};
