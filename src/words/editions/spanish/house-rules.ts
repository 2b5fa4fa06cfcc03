import type { HouseRulePhrases } from '../../phrases/house-rules.ts';
import type { Themed } from '../../theme.ts';

export const houseRules: Themed<HouseRulePhrases> = {
  head: 'Reglas de la casa',
  keys: { change: '↑↓ o un número elige · ←→ cambia · Esc atrás', read: '↑↓ más · Esc atrás' },
  none: (key) => `Reglas de la casa (${key}): ninguna`,
  differing: (named, key) => ({
    either: [
      `Reglas de la casa (${key}): ${named.join('; ')}`,
      `Reglas de la casa (${key}): ${named.length}`,
      `Reglas (${key}): ${named.length}`,
    ],
  }),
  named: (name, value) => `${name}: ${value}`,
  instead: (means) => `Regla de la casa: ${means}`,
  readyAnew: 'Un cambio lo ve toda la mesa, y cada cual tiene que volver a decir que sí.',
  name: {
    preset: 'Todas',
    termLimitRelax: {
      classic: 'Menos límites con',
      corporate: 'Menos rotación con',
      cats: 'Menos siestas con',
    },
    trackerReset: {
      classic: 'Contador a 0 con',
      corporate: 'Bloqueo a 0 con',
      cats: 'Vuelve la paciencia con',
    },
    silence: 'Silencio',
    reinvestigate: {
      classic: 'Investigar otra vez',
      corporate: 'Auditar otra vez',
      cats: 'Olfatear otra vez',
    },
    hitlerKnows: {
      classic: 'Hitler conoce a su bando',
      corporate: 'La Rata ve a los topos',
      cats: 'La funcionaria ve ratas',
    },
    chaosUnlocksVeto: {
      classic: 'El caos abre el veto',
      corporate: 'La huelga deja descartar',
      cats: 'La pelea permite zarpazo',
    },
    deathReveal: {
      classic: 'Al morir se enseña',
      corporate: 'Tras el despido se ve',
      cats: 'Al ir al destierro se ve',
    },
    notHitlerBadge: {
      classic: 'Marca de no ser Hitler',
      corporate: 'Marca de no ser la Rata',
      cats: 'Marca de no funcionaria',
    },
    mastermind: { classic: 'Mente maestra', corporate: 'Titiritero', cats: 'Gato viejo' },
    mastermindParty: {
      classic: 'Carta de la M. maestra',
      corporate: 'Expte. del titiritero',
      cats: 'Huella del gato viejo',
    },
    mastermindTiming: {
      classic: 'La Mente maestra gana',
      corporate: 'El titiritero gana',
      cats: 'El gato viejo gana',
    },
  },
  value: {
    termLimitRelax: {
      'five-alive': {
        short: { classic: 'cinco vivos', corporate: 'cinco en plantilla', cats: 'cinco en el pueblo' },
        means: {
          classic: 'Con cinco vivos o menos, el límite solo afecta al último Canciller.',
          corporate: 'Con cinco o menos en plantilla, solo rota el último Ingeniero Jefe.',
          cats: 'Con cinco o menos en el pueblo, solo duerme la siesta el último cazarratas.',
        },
      },
      'five-seated': {
        short: 'mesa de cinco',
        means: {
          classic: 'Solo en una mesa de cinco se limita únicamente al último Canciller, queden los que queden.',
          corporate:
            'Solo en una mesa de cinco rota únicamente el último Ingeniero Jefe, queden los que queden.',
          cats: 'Solo en una mesa de cinco duerme la siesta únicamente el último cazarratas, queden los que queden.',
        },
      },
    },
    trackerReset: {
      election: {
        short: { classic: 'una elección', corporate: 'un nombramiento', cats: 'un pleno' },
        means: {
          classic: 'Un gobierno elegido devuelve el contador a 0, apruebe o no una política.',
          corporate: 'Una dirección nombrada devuelve el bloqueo a 0, construya o no.',
          cats: 'Un ayuntamiento elegido devuelve la paciencia a 0, apruebe o no una ley.',
        },
      },
      enactment: {
        short: { classic: 'solo una política', corporate: 'solo un plano', cats: 'solo una ley' },
        means: {
          classic: 'Solo una política aprobada devuelve el contador a 0; una elección por sí sola, no.',
          corporate: 'Solo un plano construido devuelve el bloqueo a 0; un nombramiento por sí solo, no.',
          cats: 'Solo una ley aprobada devuelve la paciencia a 0; un pleno por sí solo, no.',
        },
      },
    },
    silence: {
      table: {
        short: 'toda la mesa',
        means: {
          classic: 'Mientras el gobierno legisla, no habla nadie en la mesa.',
          corporate: 'Mientras se revisan los planos, no habla nadie en la mesa.',
          cats: 'Durante la sesión de leyes, no habla nadie en la mesa.',
        },
      },
      government: {
        short: { classic: 'gobierno', corporate: 'dirección', cats: 'ayuntamiento' },
        means: {
          classic: 'Mientras el gobierno legisla, solo callan el Presidente y el Canciller; los demás hablan.',
          corporate:
            'Mientras se revisan los planos, solo callan el CEO y el Ingeniero Jefe; los demás hablan.',
          cats: 'Durante la sesión de leyes, solo callan el alcalde y el cazarratas; los demás hablan.',
        },
      },
      off: {
        short: 'no hay',
        means: {
          classic:
            'Todo el mundo puede hablar mientras el gobierno legisla; para declarar se espera a que salga la política.',
          corporate:
            'Todo el mundo puede hablar mientras se revisan los planos; para declarar se espera al final.',
          cats: 'Todo el mundo puede hablar durante la sesión de leyes; para declarar se espera al final.',
        },
      },
    },
    reinvestigate: {
      false: {
        short: 'no',
        means: {
          classic: 'No se investiga dos veces a nadie.',
          corporate: 'No se audita dos veces a nadie.',
          cats: 'No se olfatea dos veces a nadie.',
        },
      },
      true: {
        short: 'sí',
        means: {
          classic: 'Se puede investigar otra vez a la misma persona.',
          corporate: 'Se puede auditar otra vez a la misma persona.',
          cats: 'Se puede olfatear otra vez a la misma persona.',
        },
      },
    },
    hitlerKnows: {
      'by-count': {
        short: 'con 5 y 6',
        means: {
          classic: 'Con cinco o seis jugadores, Hitler conoce al Fascista; con más no conoce a nadie.',
          corporate: 'Con cinco o seis jugadores, la Rata conoce al topo; con más no conoce a nadie.',
          cats: 'Con cinco o seis jugadores, la rata funcionaria conoce a la otra; con más, a nadie.',
        },
      },
      never: {
        short: 'nunca',
        means: {
          classic: 'Hitler no conoce a nadie, sean cuantos sean los jugadores.',
          corporate: 'La Rata no conoce a nadie, sean cuantos sean los jugadores.',
          cats: 'La rata funcionaria no conoce a nadie, sean cuantos sean los jugadores.',
        },
      },
      always: {
        short: 'siempre',
        means: {
          classic: 'Hitler conoce a todos los Fascistas, sean cuantos sean los jugadores.',
          corporate: 'La Rata conoce a todos los topos, sean cuantos sean los jugadores.',
          cats: 'La rata funcionaria conoce a todas las ratas, sean cuantos sean los jugadores.',
        },
      },
    },
    chaosUnlocksVeto: {
      true: {
        short: 'sí',
        means: {
          classic: 'La quinta política fascista abre el veto, aunque la traiga el caos.',
          corporate: 'El quinto plano defectuoso permite descartar, aunque lo traiga la huelga.',
          cats: 'La quinta ley ratuna permite el zarpazo, aunque la traiga la pelea.',
        },
      },
      false: {
        short: 'no',
        means: {
          classic: 'Si la quinta política fascista la trae el caos, en esta partida no hay veto.',
          corporate: 'Si el quinto plano defectuoso lo trae la huelga, en esta partida no se descarta.',
          cats: 'Si la quinta ley ratuna la trae la pelea, en esta partida no hay zarpazo.',
        },
      },
    },
    deathReveal: {
      none: {
        short: 'nada',
        means: {
          classic: 'Quien muere sin ser Hitler no enseña ninguna carta.',
          corporate: 'Quien pierde el empleo sin ser la Rata no enseña nada.',
          cats: 'Quien va al destierro sin ser la rata funcionaria no enseña nada.',
        },
      },
      party: {
        short: { classic: 'la afiliación', corporate: 'el expediente', cats: 'la huella' },
        means: {
          classic: 'Quien muere enseña a todos su carta de afiliación, pero no su rol.',
          corporate: 'Quien pierde el empleo enseña a todos su expediente, pero no su rol.',
          cats: 'Quien va al destierro enseña a todos su huella, pero no su rol.',
        },
      },
    },
    notHitlerBadge: {
      true: {
        short: 'a la vista',
        means: {
          classic: 'Quien queda probado que no es Hitler lleva su marca en el tablero.',
          corporate: 'Quien queda probado que no es la Rata lleva su marca en el tablero.',
          cats: 'Quien queda probado que no es la funcionaria lleva su marca en el tablero.',
        },
      },
      false: {
        short: 'sin marca',
        means: {
          classic: 'El tablero no marca a quien queda probado que no es Hitler: acordaos vosotros.',
          corporate: 'El tablero no marca a quien queda probado que no es la Rata: acordaos vosotros.',
          cats: 'El tablero no marca a quien queda probado que no es la funcionaria: acordaos vosotros.',
        },
      },
    },
    mastermind: {
      off: {
        short: 'no hay',
        means: {
          classic: 'No hay Mente maestra.',
          corporate: 'No hay titiritero.',
          cats: 'No hay gato viejo.',
        },
      },
      maybe: {
        short: 'quizá',
        means: {
          classic:
            'Puede que un Liberal sea la Mente maestra, que conoce todos los roles y gana en solitario: con la quinta política fascista junto a cuatro liberales o, si la quinta fascista llegó antes, como el Canciller que aprueba la cuarta liberal.',
          corporate:
            'Puede que un empleado leal sea el titiritero, que conoce todos los roles y gana en solitario: con el quinto plano defectuoso junto a cuatro sólidos o, si el quinto defectuoso llegó antes, como el Ingeniero Jefe que construye el cuarto sólido.',
          cats: 'Puede que un gato vecino sea el gato viejo, que conoce todos los roles y gana en solitario: con la quinta ley ratuna junto a cuatro gatunas o, si la quinta ratuna llegó antes, como el cazarratas que aprueba la cuarta gatuna.',
        },
      },
      certain: {
        short: 'seguro',
        means: {
          classic:
            'Un Liberal es la Mente maestra, que conoce todos los roles y gana en solitario: con la quinta política fascista junto a cuatro liberales o, si la quinta fascista llegó antes, como el Canciller que aprueba la cuarta liberal.',
          corporate:
            'Un empleado leal es el titiritero, que conoce todos los roles y gana en solitario: con el quinto plano defectuoso junto a cuatro sólidos o, si el quinto defectuoso llegó antes, como el Ingeniero Jefe que construye el cuarto sólido.',
          cats: 'Un gato vecino es el gato viejo, que conoce todos los roles y gana en solitario: con la quinta ley ratuna junto a cuatro gatunas o, si la quinta ratuna llegó antes, como el cazarratas que aprueba la cuarta gatuna.',
        },
      },
    },
    mastermindParty: {
      liberal: {
        short: { classic: 'Liberal', corporate: 'leal', cats: 'de gato' },
        means: {
          classic: 'La carta de afiliación de la Mente maestra dice Liberal.',
          corporate: 'El expediente del titiritero dice leal.',
          cats: 'La huella del gato viejo es como la de un gato vecino.',
        },
      },
      own: {
        short: 'propia',
        means: {
          classic: 'La carta de afiliación de la Mente maestra dice Neutral.',
          corporate: 'El expediente del titiritero dice Neutral.',
          cats: 'La huella del gato viejo no se parece a ninguna otra.',
        },
      },
    },
    mastermindTiming: {
      immediate: {
        short: 'en el acto',
        means: {
          classic: 'La quinta política fascista hace ganar a la Mente maestra en el acto.',
          corporate: 'El quinto plano defectuoso hace ganar al titiritero en el acto.',
          cats: 'La quinta ley ratuna hace ganar al gato viejo en el acto.',
        },
      },
      'after-execution': {
        short: { classic: 'tras la ejecución', corporate: 'tras el despido', cats: 'tras el destierro' },
        means: {
          classic:
            'Si la quinta política fascista trae una ejecución, la Mente maestra solo gana si sobrevive.',
          corporate: 'Si el quinto plano defectuoso trae un despido, el titiritero solo gana si sigue ahí.',
          cats: 'Si la quinta ley ratuna trae un destierro, el gato viejo solo gana si sigue en el pueblo.',
        },
      },
    },
  },
  preset: {
    standard: { short: 'estándar', means: 'Las reglas como las cuenta la ayuda, sin cambios.' },
    rulebook: {
      short: 'reglamento',
      means: {
        classic:
          'Como en el reglamento impreso: solo una política devuelve el contador a 0, y solo calla el gobierno.',
        corporate:
          'Como en el reglamento impreso: solo un plano devuelve el bloqueo a 0, y solo calla la dirección.',
        cats: 'Como en el reglamento impreso: solo una ley devuelve la paciencia a 0, y solo calla el ayuntamiento.',
      },
    },
    own: { short: 'propias', means: 'Las que se han elegido abajo, una por una.' },
  },
};
