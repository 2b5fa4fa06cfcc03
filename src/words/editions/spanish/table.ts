import { listed, numbered, whoAll } from './grammar.ts';
import type { TablePhrases } from '../../phrases/table.ts';
import type { Themed } from '../../theme.ts';

export const table: Themed<TablePhrases> = {
  buttons: {
    ready: 'Ya estoy',
    notReady: 'Aún no',
    start: (seats) => `Empezar con ${seats}`,
    addBot: 'Añadir bot',
    moveSeat: 'Mover…',
    kick: 'Echar…',
    together: 'Juntos',
    apart: 'Separados',
    goOn: 'Seguir sin esperar',
    standIn: (seat) => `Bot en el asiento ${seat}`,
    wait: 'Esperar',
    pause: 'Pausa',
    resume: 'Seguir',
    breakOff: 'Anular…',
    wishBreakOff: 'Quiero anularla',
    playOn: 'Quiero seguir jugando',
    wayBack: 'Regreso…',
    again: 'Otra, mismos asientos',
  },
  haveLooked: (looked, seats) => `${looked} de ${seats} han mirado`,
  waitingToLook: (missing) => {
    const look = missing.length === 1 ? 'mire' : 'miren';
    return {
      either: [
        `Falta que ${whoAll(missing)} ${look} su rol`,
        `Falta que ${numbered(missing)} ${look} su rol`,
        `${missing.length} aún no ${missing.length === 1 ? 'ha' : 'han'} mirado su rol`,
      ],
    };
  },
  beginsWhenLooked: {
    either: [
      'La partida empieza cuando todos miren, o si el anfitrión decide seguir.',
      'La partida empieza cuando todos miren.',
    ],
  },
  lookedWatching: (looked) => ({
    either: [
      `${looked}. Estás mirando: no se enseña ningún rol antes del final.`,
      `${looked}. Los roles se ven al final.`,
      `${looked}.`,
    ],
  }),
  lookedPlaying: (looked) => ({
    either: [`${looked}. Mantén pulsado Espacio para ver tu rol otra vez.`, `${looked}. Espacio: tu rol.`],
  }),
  away: {
    head: 'ANFITRIÓN',
    bar: {
      ballot: ({ who, number }) => isAway(who, number, 'la mesa espera un voto'),
      government: {
        classic: ({ who, number }) => isAway(who, number, 'su gobierno está legislando'),
        corporate: ({ who, number }) => isAway(who, number, 'su dirección revisa los planos'),
        cats: ({ who, number }) => isAway(who, number, 'su ayuntamiento hace una ley'),
      },
      seat: ({ who, number }) => isAway(who, number, 'la mesa espera a ese asiento'),
    },
    bot: ({ name }) => ({
      either: [
        `Un bot ve lo que puede ver ese asiento, y lo deja en cuanto vuelva ${name}.`,
        'Un bot ve lo que puede ver ese asiento, y lo deja cuando vuelva.',
        'Un bot ve lo de ese asiento, y se va cuando vuelva.',
        'Un bot juega hasta que vuelva.',
      ],
    }),
    waiting: {
      noClock: {
        either: [
          'Se avisa a toda la mesa. Esperar no decide nada: no hay reloj.',
          'Se avisa a la mesa. Esperar no decide nada.',
          'Se avisa a la mesa. No hay reloj.',
        ],
      },
      clock: {
        either: [
          'Se avisa a toda la mesa. Si se acaba el tiempo, un bot responde una vez.',
          'Se avisa a la mesa. El reloj sigue corriendo.',
          'Se avisa a la mesa. El reloj corre.',
        ],
      },
    },
  },
  paused: {
    bar: 'PAUSA del anfitrión',
    until: {
      noClock: {
        either: [
          'No se decide nada hasta que el anfitrión reanude la partida. No hay reloj.',
          'No se decide nada hasta que se reanude. No hay reloj.',
          'No se decide nada hasta que se reanude.',
        ],
      },
      clock: {
        either: [
          'No se decide nada hasta que el anfitrión reanude la partida. El reloj está parado.',
          'No se decide nada hasta que se reanude. El reloj está parado.',
          'No se decide nada hasta que se reanude.',
        ],
      },
    },
    meanwhile: 'Puedes leer, y hablar donde se pueda hablar.',
  },
  menu: {
    head: 'MESA',
    bar: '¿Qué hacemos con esta partida?',
    majority: {
      either: [
        'La anula más de la mitad de las personas, o el anfitrión por su cuenta.',
        'La anula más de la mitad de la gente, o el anfitrión.',
        'La anula más de la mitad, o el anfitrión.',
      ],
    },
  },
  nobodyWishes: 'Nadie quiere anularla.',
  wishing: (wishing, people) => {
    const would = `${wishing.length} de ${people} personas ${wishing.length === 1 ? 'quiere' : 'quieren'} anularla`;
    return { either: [`${would}: ${listed(wishing.map(({ who }) => who))}.`, `${would}.`] };
  },
  brokenOff: {
    host: 'ANULADA por el anfitrión. No gana nadie',
    majority: {
      either: ['ANULADA por más de la mitad. No gana nadie', 'ANULADA por más de la mitad'],
    },
    here: 'ANULADA. No gana nadie',
  },
  undecided: {
    either: [
      'La partida acaba sin ganador, y así consta. Los roles siguen ocultos.',
      'La partida acaba sin ganador. Los roles siguen ocultos.',
      'Sin ganador. Los roles siguen ocultos.',
    ],
  },
  talkIsOpenToAll: 'Puede hablar todo el mundo.',
  noMore: 'La mesa está cerrada. Gracias por jugar.',
  breakOff: {
    head: 'ANULAR',
    bar: {
      either: ['¿Anular esta partida para todos, sin ganador?', '¿Anularla para todos, sin ganador?'],
    },
    rows: [
      '',
      {
        either: [
          'La mesa es tuya: basta con que quieras tú, y luego no se puede retomar.',
          'La mesa es tuya: acaba ya, y no se puede retomar.',
          'No se puede retomar.',
        ],
      },
      '',
    ],
    buttons: [['Atrás', 'Anularla']],
  },
  here: {
    paused: 'PAUSA',
    until: {
      either: ['No se decide nada hasta que se reanude la partida.', 'Nada se decide hasta reanudarla.'],
    },
    menu: {
      either: [
        'Si se anula, acaba sin ganador. Si sales, se guarda para seguir otro día.',
        'Si se anula, acaba sin ganador. Si sales, se guarda.',
        'Si sales, la partida se guarda.',
      ],
    },
    breakOff: {
      bar: '¿Anular esta partida, sin ganador?',
      rows: [
        '',
        {
          either: [
            'No se podrá retomar. Si en vez de eso sales, la partida se guarda.',
            'No se podrá retomar; si sales, se guarda.',
            'No se puede retomar.',
          ],
        },
        '',
      ],
    },
  },
  silence: {
    classic: {
      either: [
        'SILENCIO, también de viva voz: ni palabra ni gesto hasta que haya política',
        'SILENCIO, también de viva voz, hasta que haya política',
        'SILENCIO, de viva voz también',
      ],
    },
    corporate: {
      either: [
        'SILENCIO, también de viva voz: ni palabra ni gesto hasta que haya plano',
        'SILENCIO, también de viva voz, hasta que haya plano',
        'SILENCIO, de viva voz también',
      ],
    },
    cats: {
      either: [
        'SILENCIO, también de viva voz: ni miau ni gesto hasta que haya ley',
        'SILENCIO, también de viva voz, hasta que haya ley',
        'SILENCIO: ni miau, ni gesto',
      ],
    },
  },
};

function isAway(who: string, number: number, awaited: string): { either: [string, string, string] } {
  return {
    either: [
      `${who} está ausente; ${awaited}`,
      `Asiento ${number} ausente; ${awaited}`,
      `Asiento ${number} ausente`,
    ],
  };
}
