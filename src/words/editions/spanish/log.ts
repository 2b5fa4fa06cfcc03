import { feminineOrdinal, inWords, listed, masculineOrdinal, purrs } from './grammar.ts';
import type { LogPhrases, Pair } from '../../phrases/log.ts';
import type { Themed } from '../../theme.ts';

const pair = ({ president, chancellor }: Pair): string => `${president.name} + ${chancellor.name}`;

/** `one`, `several`: what became of whoever sat there. */
const areOut = (seats: readonly number[], one: string, several: string): string =>
  seats.length === 1
    ? `el asiento ${listed(seats.map(String))} ${one}`
    : `los asientos ${listed(seats.map(String))} ${several}`;

export const log: Themed<LogPhrases> = {
  roundBegan: {
    classic: (president, because) => `Preside ${president.name}: ${because}.`,
    corporate: (president, because) => `${president.name} es CEO: ${because}.`,
    cats: (president, because) => `Alcaldía para ${president.name}: ${because}.`,
  },
  because: {
    first: 'por sorteo',
    next: 'le toca por orden',
    nextAfter: {
      classic: ({ name }) => `siguiente asiento vivo tras ${name}`,
      corporate: ({ name }) => `siguiente asiento en plantilla tras ${name}`,
      cats: ({ name }) => `siguiente asiento en el pueblo tras ${name}`,
    },
    nextPast: {
      classic: (seats) => areOut(seats, 'ha muerto', 'han muerto'),
      corporate: (seats) => areOut(seats, 'ya no está en plantilla', 'ya no están en plantilla'),
      cats: (seats) => areOut(seats, 'está en el destierro', 'están en el destierro'),
    },
    picked: ({ name }) => `por decisión de ${name}`,
    pickedAndNext: ({ name }) => `por decisión de ${name}; repetirá, porque además le toca por orden`,
    resumed: {
      classic: ({ name }) => `sigue el orden a la izquierda de ${name}, que convocó la elección especial`,
      corporate: ({ name }) => `sigue el orden a la izquierda de ${name}, que hizo el nombramiento urgente`,
      cats: ({ name }) => `sigue el orden a la izquierda de ${name}, que convocó el pleno extraordinario`,
    },
  },
  nominated: {
    classic: ({ president, chancellor }) => `${president.name} nomina a ${chancellor.name}.`,
    corporate: ({ president, chancellor }) => `${president.name} propone a ${chancellor.name}.`,
    cats: ({ president, chancellor }) => `${president.name} propone a ${chancellor.name}.`,
  },
  nominatedNotHitler: {
    classic: ({ president, chancellor }) =>
      `${president.name} nomina a ${chancellor.name}. Está probado: no es Hitler.`,
    corporate: ({ president, chancellor }) =>
      `${president.name} propone a ${chancellor.name}. Está probado: no es la Rata.`,
    cats: ({ president, chancellor }) =>
      `${president.name} propone a ${chancellor.name}. Está probado: no es la rata funcionaria.`,
  },
  nominatedInZone: {
    classic: ({ president, chancellor }, laid) =>
      `${president.name} nomina a ${chancellor.name}. Hay ${inWords(laid, 'una')} F: rige la zona Hitler.`,
    corporate: ({ president, chancellor }, laid) =>
      `${president.name} propone a ${chancellor.name}. Hay ${inWords(laid, 'un')} planos defectuosos: rige la zona Rata.`,
    cats: ({ president, chancellor }, laid) =>
      `${president.name} propone a ${chancellor.name}. Hay ${inWords(laid, 'una')} leyes ratunas: rige la zona funcionaria.`,
  },
  elected: {
    classic: (both, { ja, nein }) => `Elegido el gobierno ${pair(both)}, ${ja} Ja a ${nein}.`,
    corporate: (both, { ja, nein }) =>
      `Nombrada la dirección ${pair(both)}, ${ja} a favor y ${nein} en contra.`,
    cats: (both, { ja, nein }) => `Elegido el ayuntamiento ${pair(both)}, ${purrs(ja)} a ${nein}.`,
  },
  trackerReset: {
    classic: 'El contador vuelve a 0.',
    corporate: 'El bloqueo vuelve a 0.',
    cats: 'La paciencia vuelve a 0.',
  },
  rejected: {
    classic: (both, { ja, needed }, tracker) =>
      `Rechazado el gobierno ${pair(both)}: ${ja} Ja y hacían falta ${needed}. Contador: ${tracker}.`,
    corporate: (both, { ja, needed }, tracker) =>
      `Rechazada la dirección ${pair(both)}: ${ja} a favor y hacían falta ${needed}. Bloqueo: ${tracker}.`,
    cats: (both, { ja, needed }, tracker) =>
      `Tumbado a bufidos el ayuntamiento ${pair(both)}: ${purrs(ja)} y hacían falta ${needed}. Paciencia: ${tracker}.`,
  },
  rejectedByTie: {
    classic: (both, { ja, nein }, tracker) =>
      `Rechazado el gobierno ${pair(both)}, ${ja} a ${nein}: el empate no basta. Contador: ${tracker}.`,
    corporate: (both, { ja, nein }, tracker) =>
      `Rechazada la dirección ${pair(both)}, ${ja} a ${nein}: el empate no basta. Bloqueo: ${tracker}.`,
    cats: (both, { ja, nein }, tracker) =>
      `Tumbado a bufidos el ayuntamiento ${pair(both)}, ${ja} a ${nein}: el empate no basta. Paciencia: ${tracker}.`,
  },
  provedNotHitler: {
    classic: ({ name }) => `${name} llegó al cargo en plena zona y la partida sigue: no es Hitler.`,
    corporate: ({ name }) => `${name} llegó al cargo en plena zona y la partida sigue: no es la Rata.`,
    cats: ({ name }) => `${name} llegó al cargo en plena zona y la partida sigue: no es la rata funcionaria.`,
  },
  enacted: {
    liberal: {
      classic: (nth) => `Aprobada la ${feminineOrdinal(nth)} política liberal. No da poder.`,
      corporate: (nth) => `Construido el ${masculineOrdinal(nth)} plano sólido. No da poder.`,
      cats: (nth) => `Aprobada la ${feminineOrdinal(nth)} ley gatuna. No da poder.`,
    },
    fascist: {
      classic: (nth) => `Aprobada la ${feminineOrdinal(nth)} política fascista.`,
      corporate: (nth) => `Construido el ${masculineOrdinal(nth)} plano defectuoso.`,
      cats: (nth) => `Aprobada la ${feminineOrdinal(nth)} ley ratuna.`,
    },
    fascistWithoutPower: {
      classic: (nth, players) =>
        `Aprobada la ${feminineOrdinal(nth)} política fascista. Con ${players} jugadores, esta casilla no da poder.`,
      corporate: (nth, players) =>
        `Construido el ${masculineOrdinal(nth)} plano defectuoso. Con ${players} jugadores, esta casilla no da poder.`,
      cats: (nth, players) =>
        `Aprobada la ${feminineOrdinal(nth)} ley ratuna. Con ${players} jugadores, esta casilla no da poder.`,
    },
    opensZone: {
      classic: (nth) =>
        `Aprobada la ${feminineOrdinal(nth)} política fascista: desde ahora rige la zona Hitler.`,
      corporate: (nth) =>
        `Construido el ${masculineOrdinal(nth)} plano defectuoso: desde ahora rige la zona Rata.`,
      cats: (nth) => `Aprobada la ${feminineOrdinal(nth)} ley ratuna: desde ahora rige la zona funcionaria.`,
    },
    opensVeto: {
      classic: (nth) =>
        `Aprobada la ${feminineOrdinal(nth)} política fascista: desde la próxima ronda se puede vetar.`,
      corporate: (nth) =>
        `Construido el ${masculineOrdinal(nth)} plano defectuoso: desde la próxima ronda se pueden descartar los planos.`,
      cats: (nth) =>
        `Aprobada la ${feminineOrdinal(nth)} ley ratuna: desde la próxima ronda se puede dar un zarpazo a los proyectos.`,
    },
  },
  vetoAsked: {
    classic: ({ name }) => `${name}: «Propongo el veto».`,
    corporate: ({ name }) => `${name}: «Propongo descartar los planos».`,
    cats: ({ name }) => `${name}: «Propongo un zarpazo».`,
  },
  vetoRefused: {
    classic: (president, chancellor) =>
      `${president.name} rechazó el veto: ${chancellor.name} debe aprobar una de las dos.`,
    corporate: (president, chancellor) =>
      `${president.name} no quiso descartar los planos: ${chancellor.name} debe construir uno de los dos.`,
    cats: (president, chancellor) =>
      `${president.name} paró el zarpazo: ${chancellor.name} debe aprobar uno de los dos proyectos.`,
  },
  vetoAgreed: {
    classic: ({ name }, tracker) =>
      `${name} aceptó el veto: tres cartas descartadas, ninguna política, contador en ${tracker}.`,
    corporate: ({ name }, tracker) =>
      `${name} aceptó descartar los planos: tres triturados, ninguno construido, bloqueo en ${tracker}.`,
    cats: ({ name }, tracker) =>
      `${name} aceptó el zarpazo: tres proyectos tirados, ninguna ley, paciencia en ${tracker}.`,
  },
  chaos: {
    liberal: {
      classic: (nth) => chaos(`${feminineOrdinal(nth)} política liberal`),
      corporate: (nth) => walkout(`${masculineOrdinal(nth)} plano sólido`),
      cats: (nth) => catfight(`${feminineOrdinal(nth)} ley gatuna`),
    },
    fascist: {
      classic: (nth) => chaos(`${feminineOrdinal(nth)} política fascista`),
      corporate: (nth) => walkout(`${masculineOrdinal(nth)} plano defectuoso`),
      cats: (nth) => catfight(`${feminineOrdinal(nth)} ley ratuna`),
    },
  },
  reshuffled: {
    classic: (cards) => `Quedaban menos de tres cartas: se barajan con los descartes. Mazo: ${cards}.`,
    corporate: (cards) => `Quedaban menos de tres planos: se barajan con los triturados. Planoteca: ${cards}.`,
    cats: (cards) => `Quedaban menos de tres proyectos: se barajan con los tirados. Buzón: ${cards}.`,
  },
  powerOpened: {
    investigate: {
      classic: ({ name }) => `Poder de esta casilla: ${name} ve la carta de afiliación de un jugador.`,
      corporate: ({ name }) => `Poder de esta casilla: ${name} audita el expediente de un jugador.`,
      cats: ({ name }) => `Poder de esta casilla: ${name} olfatea la huella de un jugador.`,
    },
    peek: {
      classic: ({ name }) => `Poder de esta casilla: ${name} mira las tres cartas superiores.`,
      corporate: ({ name }) => `Poder de esta casilla: ${name} ojea los tres planos superiores.`,
      cats: ({ name }) => `Poder de esta casilla: ${name} mira los tres primeros proyectos del buzón.`,
    },
    'special-election': {
      classic: ({ name }) => `Poder de esta casilla: ${name} elige la próxima Presidencia.`,
      corporate: ({ name }) => `Poder de esta casilla: ${name} elige al próximo CEO.`,
      cats: ({ name }) => `Poder de esta casilla: ${name} elige la próxima alcaldía.`,
    },
    execute: {
      classic: ({ name }) =>
        `Poder de esta casilla: ${name} debe ejecutar a un jugador, y la decisión es solo suya.`,
      corporate: ({ name }) =>
        `Poder de esta casilla: ${name} debe despedir a un jugador, y la decisión es solo suya.`,
      cats: ({ name }) =>
        `Poder de esta casilla: ${name} debe desterrar a un jugador, y la decisión es solo suya.`,
    },
  },
  investigated: {
    classic: (president, target) => `${president.name}: «Investigo formalmente a ${target.name}».`,
    corporate: (president, target) => `${president.name}: «Audito formalmente a ${target.name}».`,
    cats: (president, target) => `${president.name}: «Olfateo formalmente a ${target.name}».`,
  },
  peeked: {
    classic: ({ name }) => `${name} miró las tres cartas superiores.`,
    corporate: ({ name }) => `${name} ojeó los tres planos superiores.`,
    cats: ({ name }) => `${name} miró los tres primeros proyectos del buzón.`,
  },
  specialElectionCalled: {
    classic: (president, target) => `${president.name} convocó una elección especial para ${target.name}.`,
    corporate: (president, target) => `${president.name} hizo un nombramiento urgente: ${target.name}.`,
    cats: (president, target) => `${president.name} convocó un pleno extraordinario para ${target.name}.`,
  },
  executedHitler: {
    classic: (president, target) => `${president.name} ejecutó a ${target.name}: era Hitler.`,
    corporate: (president, target) => `${president.name} despidió a ${target.name}: era la Rata.`,
    cats: (president, target) => `${president.name} desterró a ${target.name}: era la rata funcionaria.`,
  },
  executed: {
    classic: (president, target) => `${president.name} ejecutó a ${target.name}: no era Hitler.`,
    corporate: (president, target) => `${president.name} despidió a ${target.name}: no era la Rata.`,
    cats: (president, target) => `${president.name} desterró a ${target.name}: no era la rata funcionaria.`,
  },
  cardShown: {
    liberal: {
      classic: 'Su carta de afiliación dice «Liberal».',
      corporate: 'Su expediente dice «Leal».',
      cats: 'Su huella es de gato.',
    },
    fascist: {
      classic: 'Su carta de afiliación dice «Fascista».',
      corporate: 'Su expediente dice «Topo».',
      cats: 'Su huella es de rata.',
    },
    mastermind: {
      classic: 'Su carta de afiliación dice «Neutral».',
      corporate: 'Su expediente dice «Neutral».',
      cats: 'Su huella no es ni de gato ni de rata.',
    },
  },
  fewAreLeft: {
    classic: 'Quedan cinco con vida: el límite de mandato solo afecta al último Canciller.',
    corporate: 'Quedan cinco en plantilla: la rotación solo afecta al último Ingeniero Jefe.',
    cats: 'Quedan cinco en el pueblo: la siesta solo le toca al último cazarratas.',
  },
  claimed: ({ name }, claim) => `${name} dice ${claim}.`,
  ended: {
    'liberal-policies': {
      classic: 'Ganan los Liberales: quinta política liberal.',
      corporate: 'Gana el personal leal: quinto plano sólido.',
      cats: 'Ganan los gatos vecinos: quinta ley gatuna.',
    },
    'hitler-executed': {
      classic: 'Ganan los Liberales: Hitler ha sido ejecutado.',
      corporate: 'Gana el personal leal: la Rata ha sido despedida.',
      cats: 'Ganan los gatos vecinos: la rata funcionaria ha sido desterrada.',
    },
    'fascist-policies': {
      classic: 'Ganan los Fascistas: sexta política fascista.',
      corporate: 'Ganan los topos: sexto plano defectuoso.',
      cats: 'Ganan las ratas: sexta ley ratuna.',
    },
    'hitler-elected': {
      classic: 'Ganan los Fascistas: Hitler ha llegado a Canciller.',
      corporate: 'Ganan los topos: la Rata ha llegado a Ingeniero Jefe.',
      cats: 'Ganan las ratas: la rata funcionaria ha llegado a cazarratas.',
    },
    mastermind: {
      classic: 'Gana la Mente maestra: cuatro políticas liberales y cinco fascistas.',
      corporate: 'Gana el titiritero: cuatro planos sólidos y cinco defectuosos.',
      cats: 'Gana el gato viejo: cuatro leyes gatunas y cinco ratunas.',
    },
  },
};

const chaos = (policy: string): string =>
  `Caos: tras tres fracasos seguidos se aprueba la carta superior, la ${policy}. Sin poder, contador a 0, mandatos olvidados.`;

const walkout = (blueprint: string): string =>
  `Huelga: tras tres fracasos seguidos se construye lo primero de la planoteca, el ${blueprint}. Sin poder, bloqueo a 0, rotación olvidada.`;

const catfight = (law: string): string =>
  `Pelea: tras tres fracasos seguidos se aprueba lo primero del buzón, la ${law}. Sin poder, paciencia a 0, siestas olvidadas.`;
