import { bold, say } from '../../span.ts';
import { uses } from './uses.ts';
import type { ReminderPhrases } from '../../phrases/reminders.ts';
import type { InEach, Themed } from '../../theme.ts';

export const deadAreOut: InEach<string> = {
  classic: 'Quien muere ni habla ni vota ni manda.',
  corporate: 'Tras el despido, ni voz ni voto.',
  cats: 'En el destierro, ni voz ni voto.',
};

export const reminders = {
  chaosForgot: {
    classic: {
      either: [
        say`${bold('Nadie tiene límite')} esta vez: el caos borró los últimos mandatos.`,
        say`${bold('Nadie tiene límite')}: el caos lo borró todo.`,
      ],
    },
    corporate: {
      either: [
        say`${bold('Nadie tiene que rotar')} esta vez: la huelga borró los últimos cargos.`,
        say`${bold('Nadie tiene que rotar')}: la huelga lo borró.`,
      ],
    },
    cats: {
      either: [
        say`${bold('Nadie tiene siesta')} esta vez: la pelea despertó a todo el mundo.`,
        say`${bold('Nadie tiene siesta')}: la pelea lo borró todo.`,
      ],
    },
  },
  electedSoLimited: {
    many: {
      classic: 'Hubo elección: los dos quedan con límite.',
      corporate: 'Hubo nombramiento: a los dos les toca rotar.',
      cats: 'Hubo pleno: a los dos les toca siesta.',
    },
    few: {
      classic: 'Hubo elección; al quedar tan pocos, el límite solo afecta al Canciller.',
      corporate: 'Hubo nombramiento; con tan poca plantilla, solo rota el Ingeniero Jefe.',
      cats: 'Hubo pleno; con tan pocos gatos, solo el cazarratas duerme la siesta.',
    },
  },
  partyOnly: {
    classic: {
      either: [
        'Se ve la afiliación, no el rol: la carta de Hitler dice Fascista.',
        'No el rol: la carta de Hitler dice Fascista.',
      ],
    },
    corporate: {
      either: [
        'Se ve el bando, no el rol: el expediente de la Rata dice Topo.',
        'Bando, no rol: el de la Rata dice Topo.',
      ],
    },
    cats: {
      either: [
        'Se ve el bando, no el rol: la huella de la rata funcionaria es de rata.',
        'Bando, no rol: la funcionaria deja huella de rata.',
        'Bando, no rol: la funcionaria es rata.',
      ],
    },
  },
  fatal: {
    none: {
      classic: {
        either: [
          'Si es Hitler, ganan los Liberales. Si no, rol oculto y la partida sigue.',
          'Si es Hitler, ganan los Liberales. Si no, la partida sigue.',
          'Si es Hitler, ganan Liberales. Si no, se sigue.',
        ],
      },
      corporate: {
        either: [
          'Si es la Rata, gana el personal leal. Si no, rol oculto y se sigue.',
          'Si es la Rata, gana el personal leal. Si no, se sigue.',
          'Si es la Rata, gana el personal. Si no, sigue.',
        ],
      },
      cats: {
        either: [
          'Si es la rata funcionaria, ganan los gatos. Si no, su rol sigue oculto.',
          'Si es la funcionaria, ganan los gatos. Si no, se sigue.',
          'Si es la F, ganan los gatos. Si no, se sigue.',
        ],
      },
    },
    party: {
      classic: {
        either: [
          'Si es Hitler, ganan los Liberales. Si no, enseña su afiliación y se sigue.',
          'Si es Hitler, ganan los Liberales. Si no, se ve su carta.',
          'Si es Hitler, ganan Liberales. Si no, carta.',
        ],
      },
      corporate: {
        either: [
          'Si es la Rata, gana el personal leal. Si no, se ve su expediente y se sigue.',
          'Si es la Rata, gana el personal leal. Si no, expediente.',
          'Si es la Rata, gana el personal. Si no, se ve.',
        ],
      },
      cats: {
        either: [
          'Si es la rata funcionaria, ganan los gatos. Si no, enseña su huella.',
          'Si es la funcionaria, ganan los gatos. Si no, su huella.',
          'Si es la F, ganan los gatos. Si no, huella.',
        ],
      },
    },
  },
  deadAreOut,
  drawAndLay: {
    classic: {
      either: [
        'El Presidente roba tres y descarta una; el Canciller aprueba una de dos.',
        'P roba tres cartas y descarta una; C aprueba una de dos.',
        'P roba 3, descarta 1; C aprueba 1 de 2.',
      ],
    },
    corporate: {
      either: [
        'El CEO saca tres y tritura uno; el Ingeniero Jefe construye uno de los dos.',
        'El CEO saca tres y tritura uno; I construye uno de dos.',
        'CEO saca 3, tritura 1; I hace 1 de 2.',
      ],
    },
    cats: {
      either: [
        'El alcalde saca tres y tira uno; el cazarratas aprueba uno de los dos.',
        'A saca tres proyectos y tira uno; C aprueba uno de dos.',
        'A saca 3, tira 1; C aprueba 1 de 2.',
      ],
    },
  },
  talkLater: {
    table: {
      classic: {
        either: [
          'Se vuelve a hablar y a declarar cuando la política esté en el tablero.',
          'Se vuelve a hablar tras aprobar la política.',
          'Se vuelve a hablar tras la política.',
        ],
      },
      corporate: {
        either: [
          'Se vuelve a hablar y a declarar cuando el plano esté construido.',
          'Se vuelve a hablar tras construir.',
        ],
      },
      cats: {
        either: [
          'Se vuelve a hablar y a declarar cuando la ley esté en el tablero.',
          'Se vuelve a hablar tras aprobar la ley.',
        ],
      },
    },
    government: {
      classic: {
        either: [
          'Los demás podéis hablar; se declara cuando la política esté en el tablero.',
          'Los demás hablan; se declara tras la política.',
          'Los demás hablan; luego se declara.',
        ],
      },
      corporate: {
        either: [
          'Los demás podéis hablar; se declara cuando el plano esté construido.',
          'Los demás hablan; se declara tras construir.',
          'Los demás hablan; luego se declara.',
        ],
      },
      cats: {
        either: [
          'Los demás podéis maullar; se declara cuando la ley esté en el tablero.',
          'Los demás maúllan; se declara tras la ley.',
          'Los demás maúllan; luego se declara.',
        ],
      },
    },
    off: {
      classic: {
        either: [
          'Todos podéis hablar; se declara cuando la política esté en el tablero.',
          'Todos hablan; se declara tras la política.',
          'Todos hablan; luego se declara.',
        ],
      },
      corporate: {
        either: [
          'Todos podéis hablar; se declara cuando el plano esté construido.',
          'Todos hablan; se declara tras construir.',
          'Todos hablan; luego se declara.',
        ],
      },
      cats: {
        either: [
          'Todos podéis maullar; se declara cuando la ley esté en el tablero.',
          'Todos maúllan; se declara tras la ley.',
          'Todos maúllan; luego se declara.',
        ],
      },
    },
  },
  talkIsOpen: {
    again: {
      claim: (key) => `Ya se puede hablar; ${key} declara lo que viste.`,
      ask: 'Ya se puede hablar; preguntad qué vieron.',
    },
    before: {
      claim: (key) => `Ya se puede declarar; ${key} declara lo que viste.`,
      ask: 'Ya se puede declarar; preguntad qué vieron.',
    },
  },
  ifAgreed: {
    classic: (tracker) => ({
      either: [
        `Si acepta: tres cartas fuera, ninguna política y el contador pasa a ${tracker}.`,
        `Si acepta: tres cartas fuera, sin política, contador a ${tracker}.`,
        `Acepta: sin política, contador a ${tracker}.`,
      ],
    }),
    corporate: (tracker) => ({
      either: [
        `Si acepta: tres planos triturados, ninguno construido, bloqueo a ${tracker}.`,
        `Si acepta: tres triturados, ninguno construido, bloqueo a ${tracker}.`,
        `Acepta: ningún plano, bloqueo a ${tracker}.`,
      ],
    }),
    cats: (tracker) => ({
      either: [
        `Si acepta: se tiran tres proyectos, no hay ley y la paciencia pasa a ${tracker}.`,
        `Si acepta: tres proyectos fuera, sin ley, paciencia a ${tracker}.`,
        `Acepta: sin ley, paciencia a ${tracker}.`,
      ],
    }),
  },
  zoneNow: {
    classic: {
      either: [
        say`${bold('ZONA HITLER')}  Desde ahora, si Hitler sale de Canciller, ganan los Fascistas.`,
        say`${bold('ZONA HITLER')}  Si sale Hitler, ganan los Fascistas.`,
        say`${bold('ZONA HITLER')}  Si sale H, ganan Fascistas.`,
      ],
    },
    corporate: {
      either: [
        say`${bold('ZONA RATA')}  Desde ahora, si se nombra a la Rata, ganan los topos.`,
        say`${bold('ZONA RATA')}  Si se nombra a la Rata, ganan los topos.`,
        say`${bold('ZONA RATA')}  Si sale la Rata, ganan topos.`,
      ],
    },
    cats: {
      either: [
        say`${bold('ZONA FUNCIONARIA')}  Desde ahora, si sale la rata funcionaria, ganan las ratas.`,
        say`${bold('ZONA FUNCIONARIA')}  Si sale ella, ganan las ratas.`,
        say`${bold('ZONA FUNCIONARIA')}  Con F ganan ratas.`,
      ],
    },
  },
  uses,
} satisfies Themed<ReminderPhrases>;
