import type { BoardPhrases } from '../../phrases/board.ts';
import type { Themed } from '../../theme.ts';

export const board: Themed<BoardPhrases> = {
  round: (round) => `Ronda ${round}`,
  roundShort: (round) => `R${round}`,
  showsMore: ({ columns, rows }) => `más en ${columns}×${rows}`,
  yourMoveAt: (table) => `te toca · ${table}`,
  step: {
    classic: { nominate: 'Nominar', vote: 'Votar', legislate: 'Legislar', power: 'Poder' },
    corporate: { nominate: 'Proponer', vote: 'Votar', legislate: 'Planos', power: 'Poder' },
    cats: { nominate: 'Proponer', vote: 'Votar', legislate: 'Leyes', power: 'Poder' },
  },
  stepNow: {
    classic: { nominate: 'NOMINAR', vote: 'VOTAR', legislate: 'LEGISLAR', power: 'PODER' },
    corporate: { nominate: 'PROPONER', vote: 'VOTAR', legislate: 'PLANOS', power: 'PODER' },
    cats: { nominate: 'PROPONER', vote: 'VOTAR', legislate: 'LEYES', power: 'PODER' },
  },
  stepsEnded: 'ANULADA',
  brokenOff: {
    host: 'El anfitrión ha anulado la partida. No gana nadie.',
    here: 'La partida se ha anulado. No gana nadie.',
    majority: 'Más de la mitad de la gente ha anulado la partida. No gana nadie.',
  },
  you: ({ who }) => `tú: ${who}`,
  youHost: ({ who }) => `anfitrión: ${who}`,
  spectator: 'mirando',
  track: {
    classic: { liberal: 'LIBERALES', fascist: 'FASCISTAS' },
    corporate: { liberal: 'SÓLIDOS', fascist: 'DEFECTUOSOS' },
    cats: { liberal: 'GATUNAS', fascist: 'RATUNAS' },
  },
  trackShort: {
    classic: { liberal: 'LIB', fascist: 'FAS' },
    corporate: { liberal: 'SÓL', fascist: 'DEF' },
    cats: { liberal: 'GAT', fascist: 'RAT' },
  },
  powers: 'poderes',
  laid: (count, squares) => `${count} de ${squares}`,
  win: 'GANAN',
  deck: { classic: 'Mazo', corporate: 'Planos', cats: 'Buzón' },
  discards: {
    classic: (count) => `Desc. ${count}`,
    corporate: (count) => `Trit. ${count}`,
    cats: (count) => `Fuera ${count}`,
  },
  tracker: { classic: 'Contador', corporate: 'Bloqueo', cats: 'Paciencia' },
  chaosNext: { classic: '3.º: caos', corporate: '3.º: huelga', cats: '3.º: pelea' },
  zone: {
    classic: { on: 'EN ZONA HITLER', off: 'Zona Hitler' },
    corporate: { on: 'EN ZONA RATA', off: 'Zona Rata' },
    cats: { on: 'ZONA FUNCIONARIA', off: 'Zona funcionaria' },
  },
  seats: 'Asientos',
  columns: (half, seats) => `1-${half}, ${half + 1}-${seats}`,
  clockwise: 'sentido horario',
  now: 'voto',
  mark: 'marca',
  rounds: (first, last) => `R${first}..${last}`,
  ballotsExplained: {
    one: {
      classic: (round) => `Cada asiento muestra su voto de la ronda ${round}: J o n.`,
      corporate: (round) => `Cada asiento muestra su voto de la ronda ${round}: S o n.`,
      cats: (round) => `Cada asiento muestra su voto de la ronda ${round}: R o b.`,
    },
    several: {
      classic: (first, last) =>
        `Cada asiento muestra sus siete últimos votos, J o n, rondas ${first} a ${last}.`,
      corporate: (first, last) =>
        `Cada asiento muestra sus siete últimos votos, S o n, rondas ${first} a ${last}.`,
      cats: (first, last) => `Cada asiento muestra sus siete últimos votos, R o b, rondas ${first} a ${last}.`,
    },
  },
  placard: {
    classic: {
      stands: { president: '¿PRESIDENTE?', chancellor: '¿CANCILLER?' },
      inOffice: { president: 'PRESIDENTE', chancellor: 'CANCILLER' },
      was: { president: 'fue P', chancellor: 'fue C' },
    },
    corporate: {
      stands: { president: '¿CEO?', chancellor: '¿INGENIERO?' },
      inOffice: { president: 'CEO', chancellor: 'INGENIERO' },
      was: { president: 'fue C', chancellor: 'fue I' },
    },
    cats: {
      stands: { president: '¿ALCALDE?', chancellor: '¿CAZARRATAS?' },
      inOffice: { president: 'ALCALDE', chancellor: 'CAZARRATAS' },
      was: { president: 'fue A', chancellor: 'fue C' },
    },
  },
  next: {
    usual: {
      classic: ({ who }) => `sig. P ${who}`,
      corporate: ({ who }) => `sig. CEO ${who}`,
      cats: ({ who }) => `sig. A ${who}`,
    },
    afterSpecial: {
      classic: ({ who }) => `luego P ${who}`,
      corporate: ({ who }) => `luego CEO ${who}`,
      cats: ({ who }) => `luego A ${who}`,
    },
  },
  nextLong: {
    usual: {
      classic: ({ who }) => `próxima Presidencia ${who}`,
      corporate: ({ who }) => `próximo CEO ${who}`,
      cats: ({ who }) => `próxima alcaldía ${who}`,
    },
    afterSpecial: {
      classic: ({ who }) => `luego Presidencia ${who}`,
      corporate: ({ who }) => `luego CEO ${who}`,
      cats: ({ who }) => `luego alcaldía ${who}`,
    },
  },
  cast: 'votó',
  castLong: 'ha votado',
  log: 'Registro',
  talk: 'Chat',
  figures: {
    classic: ({ liberal, fascist, tracker, deck }) =>
      `L ${liberal}/5  F ${fascist}/6  contador ${tracker}/3  mazo ${deck}`,
    corporate: ({ liberal, fascist, tracker, deck }) => ({
      either: [
        `S ${liberal}/5  D ${fascist}/6  bloqueo ${tracker}/3  planos ${deck}`,
        `S ${liberal}/5  D ${fascist}/6  B ${tracker}/3  planos ${deck}`,
      ],
    }),
    cats: ({ liberal, fascist, tracker, deck }) =>
      `G ${liberal}/5  R ${fascist}/6  paciencia ${tracker}/3  buzón ${deck}`,
  },
  pair: {
    stands: {
      president: {
        classic: (who) => `¿P? ${who}`,
        corporate: (who) => `¿C? ${who}`,
        cats: (who) => `¿A? ${who}`,
      },
      chancellor: {
        classic: (who) => `¿C? ${who}`,
        corporate: (who) => `¿I? ${who}`,
        cats: (who) => `¿C? ${who}`,
      },
    },
    inOffice: {
      president: {
        classic: (who) => `P ${who}`,
        corporate: (who) => `C ${who}`,
        cats: (who) => `A ${who}`,
      },
      chancellor: {
        classic: (who) => `C ${who}`,
        corporate: (who) => `I ${who}`,
        cats: (who) => `C ${who}`,
      },
    },
  },
};
