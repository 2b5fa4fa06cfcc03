import { inWords } from './grammar.ts';
import type { Themed } from '../../theme.ts';
import type { TipPhrases } from '../../phrases/tips.ts';

export const tips: Themed<TipPhrases> = {
  dead: {
    classic: [
      'Los muertos callan: ni una palabra, ni una mirada, hasta el final.',
      'Fíjate en quién vota a quién: al final verás cuánto te acercaste.',
    ],
    corporate: [
      'Tras un despido se calla: ni una palabra, ni una mirada, hasta el final.',
      'Fíjate en quién vota a quién: al final verás cuánto te acercaste.',
    ],
    cats: [
      'En el destierro se calla: ni un maullido, ni una mirada, hasta el final.',
      'Fíjate en quién ronronea a quién: al final verás cuánto te acercaste.',
    ],
  },
  always: {
    liberal: {
      classic: [
        'Di enseguida lo que has visto: la mesa está resolviendo un puzle.',
        'Tómate tu tiempo: votar con prisas ayuda a los Fascistas.',
      ],
      corporate: [
        'Di enseguida lo que has visto: la mesa está resolviendo un puzle.',
        'Tómate tu tiempo: votar con prisas ayuda a los topos.',
      ],
      cats: [
        'Di enseguida lo que has visto: la mesa está resolviendo un puzle.',
        'Tómate tu tiempo: votar con prisas ayuda a las ratas.',
      ],
    },
    fascist: {
      classic: [
        'Para todos, eres Liberal: descubrirte no te da nada.',
        'Decide qué harás con cada mano antes de mirarla: dudar te delata.',
      ],
      corporate: [
        'Para todos, eres un empleado leal: descubrirte no te da nada.',
        'Decide qué harás con cada mano antes de mirarla: dudar te delata.',
      ],
      cats: [
        'Para todos, eres un gato vecino: quitarte el disfraz no te da nada.',
        'Decide qué harás con cada mano antes de mirarla: dudar te delata.',
      ],
    },
    hitler: {
      classic: [
        'Hazte querer como el mejor de los Liberales: necesitas sus votos.',
        'Miente poco y no discutas: que se arriesguen los Fascistas.',
      ],
      corporate: [
        'Hazte querer como quien más ayuda en la empresa: necesitas sus votos.',
        'Miente poco y no discutas: que se arriesguen los topos.',
      ],
      cats: [
        'Hazte querer como el mejor gato del pueblo: necesitas que ronroneen.',
        'Miente poco y no discutas: que se arriesguen las otras ratas.',
      ],
    },
    mastermind: {
      classic: [
        'Mantén igualado el tablero: con cualquiera de los equipos pierdes.',
        'Hazte pasar por Liberal, y que les interese tenerte con vida.',
      ],
      corporate: [
        'Mantén igualado el tablero: con cualquiera de los equipos pierdes.',
        'Hazte pasar por un empleado leal, y que les interese no despedirte.',
      ],
      cats: [
        'Mantén igualado el tablero: con cualquiera de los bandos pierdes.',
        'Hazte pasar por gato vecino, y que les interese tenerte en el pueblo.',
      ],
    },
  },
  liberal: {
    sawLiberal: {
      classic: ({ name }) => `Sabes que ${name} es Liberal: dale tu apoyo y di por qué.`,
      corporate: ({ name }) => `Sabes que ${name} es leal: dale tu apoyo y di por qué.`,
      cats: ({ name }) => `Sabes que ${name} es un gato: dale tu apoyo y di por qué.`,
    },
    sawFascist: {
      classic: ({ name }) => `Viste que ${name} es Fascista: dilo, y espera que lo niegue.`,
      corporate: ({ name }) => `Viste que ${name} es un topo: dilo, y espera que lo niegue.`,
      cats: ({ name }) => `Oliste que ${name} es una rata: dilo, y espera que lo niegue.`,
    },
    zone: {
      classic: 'Puede que ahora elijáis a Hitler: pide razones antes de votar Ja.',
      corporate: 'Puede que ahora nombréis a la Rata: pide razones antes de decir sí.',
      cats: 'Quizá elijáis ahora a la funcionaria: pide razones antes de ronronear.',
    },
    tiles: {
      classic: (laid) => `Solo hay seis cartas liberales; en el tablero ya hay ${inWords(laid, 'una')}.`,
      corporate: (laid) => `Solo hay seis planos sólidos; construidos, ya hay ${inWords(laid, 'uno')}.`,
      cats: (laid) => `Solo hay seis leyes gatunas; en el tablero ya hay ${inWords(laid, 'una')}.`,
    },
  },
  fascist: {
    zone: {
      classic: 'Con Hitler de Canciller ganáis en el acto: defiéndelo sin prisas.',
      corporate: 'Con la Rata de Ingeniero Jefe ganáis en el acto: apóyala sin prisas.',
      cats: 'Con la funcionaria de cazarratas ganáis en el acto: apóyala sin prisas.',
    },
    suspects: {
      classic: 'Una política fascista tiene tres sospechosos: tú, tu pareja y el mazo.',
      corporate: 'Un plano defectuoso tiene tres sospechosos: tú, tu pareja, el azar.',
      cats: 'Una ley ratuna tiene tres sospechosos: tú, tu pareja y el buzón.',
    },
  },
  hitler: {
    zone: {
      classic: 'Si te eligen Canciller, ganas en el acto: que parezca lo más seguro.',
      corporate: 'Si te nombran Ingeniero Jefe, ganas: que parezca lo más seguro.',
      cats: 'Si te eligen cazarratas, ganas en el acto: que parezca lo más seguro.',
    },
    executionNext: {
      classic: 'La próxima política fascista puede matar: tu escudo, jugar limpio.',
      corporate: 'El próximo plano defectuoso puede despedirte: que no te pillen en nada.',
      cats: 'La próxima ley ratuna puede desterrar: tu escudo, jugar limpio.',
    },
  },
  mastermind: {
    zone: {
      classic: 'Sabes quién es Hitler: que no le llegue ni la elección ni la bala.',
      corporate: 'Sabes quién es la Rata: que nadie la nombre ni la despida.',
      cats: 'Sabes quién es la rata funcionaria: que nadie la elija ni la destierre.',
    },
    fourLiberal: {
      classic: 'Hay cuatro políticas liberales: ahora quieres la quinta fascista.',
      corporate: 'Hay cuatro planos sólidos: ahora quieres el quinto defectuoso.',
      cats: 'Hay cuatro leyes gatunas: ahora quieres la quinta ratuna.',
    },
    fiveFascist: {
      classic: 'Sé Canciller cuando se apruebe la cuarta política liberal.',
      corporate: 'Sé Ingeniero Jefe cuando se construya el cuarto plano sólido.',
      cats: 'Sé cazarratas cuando se apruebe la cuarta ley gatuna.',
    },
  },
};
