import { marks, words } from './meanings.ts';
import { now } from './now.ts';
import { tips } from './tips.ts';
import type { HelpPhrases } from '../../../phrases/help.ts';
import type { Themed } from '../../../theme.ts';

export const help: Themed<HelpPhrases> = {
  head: 'Ayuda',
  keys: '↑↓ más · Inicio arriba · Fin abajo',
  now,
  keysNow: 'Teclas de ahora',
  keysAlways: 'Siempre',
  boardHead: {
    classic: (players) => `Casillas fascistas (${players} jug.)`,
    corporate: (players) => `Planos defectuosos (${players} jug.)`,
    cats: (players) => `Leyes ratunas (${players} jug.)`,
  },
  brings: {
    classic: {
      investigate: 'investigar lealtad',
      peek: 'ver las tres superiores',
      'special-election': 'elegir Presidente',
      execute: 'ejecutar a un jugador',
      veto: 'se desbloquea el veto',
      win: 'ganan los Fascistas',
    },
    corporate: {
      investigate: 'auditar un expediente',
      peek: 'ojear tres planos',
      'special-election': 'elegir CEO',
      execute: 'despedir a un jugador',
      veto: 'descartar los planos',
      win: 'ganan los topos',
    },
    cats: {
      investigate: 'olfatear una huella',
      peek: 'mirar tres proyectos',
      'special-election': 'elegir alcalde',
      execute: 'desterrar a un jugador',
      veto: 'se permite el zarpazo',
      win: 'ganan las ratas',
    },
  },
  label: { marks: 'Marcas', tip: 'Consejo', words: 'Léxico' },
  marks,
  tips,
  words,
};
