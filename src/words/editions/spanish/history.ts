import type { HistoryPhrases } from '../../phrases/history.ts';
import type { LogPageWords } from '../../table-words.ts';
import type { Themed } from '../../theme.ts';

export const history: Themed<HistoryPhrases> = {
  head: 'Historial',
  board: {
    classic: (liberal, fascist, tracker, deck) =>
      `L ${liberal}/5  F ${fascist}/6  contador ${tracker}  mazo ${deck}`,
    corporate: (liberal, fascist, tracker, deck) =>
      `S ${liberal}/5  D ${fascist}/6  bloqueo ${tracker}  planos ${deck}`,
    cats: (liberal, fascist, tracker, deck) =>
      `G ${liberal}/5  R ${fascist}/6  paciencia ${tracker}  buzón ${deck}`,
  },
  columns: {
    round: 'R',
    president: { classic: 'Presidente', corporate: 'CEO', cats: 'Alcalde' },
    chancellor: { classic: 'Canciller', corporate: 'Ingeniero Jefe', cats: 'Cazarratas' },
    vote: 'Voto',
    put: { classic: 'Pol', corporate: 'Pl.', cats: 'Ley' },
    presidentSaid: { classic: 'P', corporate: 'C', cats: 'A' },
    chancellorSaid: { classic: 'C', corporate: 'I', cats: 'C' },
    followed: 'Qué pasó después',
  },
  columnsShort: {
    round: 'R',
    pair: { classic: 'P + C', corporate: 'C + I', cats: 'A + C' },
    vote: 'voto',
    put: { classic: 'pol', corporate: 'pl.', cats: 'ley' },
    presidentSaid: { classic: 'P dice', corporate: 'C dice', cats: 'A dice' },
    chancellorSaid: { classic: 'C dice', corporate: 'I dice', cats: 'C dice' },
  },
  governments: { classic: 'Gobiernos', corporate: 'Direcciones', cats: 'Ayuntamientos' },
  noteShort: {
    classic: (history) => `≠ P hundió L, o mienten. ${history}: todo`,
    corporate: (history) => `≠ C hundió S, o mienten. ${history}: todo`,
    cats: (history) => `≠ A hundió G, o mienten. ${history}: todo`,
  },
  nothing: {
    classic: 'Aún no se ha votado ningún gobierno.',
    corporate: 'Aún no se votó ninguna dirección.',
    cats: 'Aún no se votó ningún ayuntamiento.',
  },
  veto: { classic: 'veto', corporate: 'nada', cats: 'zas' },
  tracker: {
    classic: (tracker) => `contador ${tracker}`,
    corporate: (tracker) => `bloqueo ${tracker}`,
    cats: (tracker) => `paciencia ${tracker}`,
  },
  tie: {
    classic: (tracker) => `empate, contador ${tracker}`,
    corporate: (tracker) => `empate, bloqueo ${tracker}`,
    cats: (tracker) => `empate, pac. ${tracker}`,
  },
  chaos: {
    classic: (tile) => `caos: ${tile}`,
    corporate: (tile) => `huelga: ${tile}`,
    cats: (tile) => `pelea: ${tile}`,
  },
  notHitler: {
    classic: (seat) => `${seat} no H`,
    corporate: (seat) => `${seat} no R`,
    cats: (seat) => `${seat} no F`,
  },
  investigated: {
    classic: (seat) => `investiga a ${seat}`,
    corporate: (seat) => `audita a ${seat}`,
    cats: (seat) => `olfatea a ${seat}`,
  },
  investigatedSaid: {
    classic: (seat, said) => `carta de ${seat}: «${said}»`,
    corporate: (seat, said) => `audita a ${seat}: «${said}»`,
    cats: (seat, said) => `olfatea a ${seat}: «${said}»`,
  },
  peeked: { classic: 'echa un vistazo', corporate: 'ojea', cats: 'mira el buzón' },
  peekedSaid: {
    classic: (said) => `vistazo: «${said}»`,
    corporate: (said) => `ojea: «${said}»`,
    cats: (said) => `buzón: «${said}»`,
  },
  listed: (followed) => followed.join(', '),
  picked: (seat) => `elige a ${seat}`,
  killed: {
    classic: (seat) => `mata a ${seat}`,
    corporate: (seat) => `echa a ${seat}`,
    cats: (seat) => `echa a ${seat}`,
  },
  note: {
    classic: '≠ según P y C, P hundió una L, o miente al menos uno.',
    corporate: '≠ según C e I, C hundió un S, o miente al menos uno.',
    cats: '≠ según A y C, A hundió una G, o miente al menos uno.',
  },
  keys: 'Aun sin ≠ cabe mentir. ↑↓ línea · Intro votos · Esc tablero',
  keysOfLine: '↑↓ línea · Intro volver a la lista · Esc tablero',
};

export const logPage: Themed<LogPageWords> = {
  head: 'Registro',
  keys: '↑ antes · Fin último · Esc tablero',
};
